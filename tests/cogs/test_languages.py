"""The bot's own sentences: complete in four languages, all used, never concatenated."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cogs
from cogs.account.my_data import PARTS
from cogs.account.preferences import CALLS, SWITCHES
from cogs.i18n.sentences import say
from cogs.learning.help import TOPICS as HELP_TOPICS
from cogs.server.diagnosis import PERMISSIONS
from cogs.server.settings import AUTO, CHOICES, FIELDS
from i18n import COMMON, LANGUAGES
from tables.decisions.outcomes import Reason
from tables.journal.options import Clock, Help, Level
from tables.runtime.rate_limiter import UNSTORED
from tests.i18n.sentences import glued, keys_said, messages, patterns, referred, texts, trees

ROOT = Path(cogs.__file__).parent
LOCALES = ROOT / "i18n" / "locales"
CODE = trees((*ROOT.rglob("*.py"), *(ROOT.parent / "play").glob("*.py"), ROOT.parent / "bot.py"))

GENERATED: dict[str, tuple[str, ...]] = {
    "export-": ("match", "statistics"),
    "maintenance-do-": ("show", "on", "off"),
    "level-": tuple(level.value for level in Level),
    "clock-": tuple(clock.value for clock in Clock),
    "help-": (*(help.value for help in Help), *(f"{name}-title" for name in HELP_TOPICS)),
    "permission-": PERMISSIONS,
    "mydata-": tuple(part.replace("_", "-") for part in PARTS),
    "preferences-": (
        *("place", "pack", "language", "switches"),
        *(f"place-{place}" for place in ("dm", "channel")),
        *(f"calls-{calls}" for calls in CALLS),
        *("calls", "quiet", "clock"),
        *("language-auto", "quiet-none"),
        *(f"pack-{pack}" for pack in ("classic", "four-colour")),
        *SWITCHES,
        *(f"{name}-description" for name in SWITCHES),
    ),
    "settings-": (
        *FIELDS,
        *(f"{name}-none" for name in ("opener-role", "ping-role", "evening-role")),
        f"language-{AUTO}",
        *(
            f"{name}-{value}"
            for name in ("place", "computers", "limits")
            for value in CHOICES[name]
        ),
    ),
}
"""Keys derived from an enumeration: prefix and all endings."""
NAMED: frozenset[str] = frozenset(
    {
        *(reason.value for reason in Reason if reason is not Reason.GAME),
        *UNSTORED.values(),
        *(f"help-{name}-text" for name in HELP_TOPICS if name not in ("play", "calls", "words")),
        *(prefix + end for prefix, ends in GENERATED.items() for end in ends),
    }
)
"""Every sentence whose key is not literally in the code."""


def known() -> dict[str, tuple[str, frozenset[str]]]:
    return messages(COMMON, "en") | messages(LOCALES, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_keys_in_the_same_files_take_the_same(language: str) -> None:
    """Except for a number, which some languages need for their verb."""
    own, english = messages(LOCALES, language), messages(LOCALES, "en")
    assert own.keys() == english.keys()
    for key, (file, takes) in own.items():
        assert file == english[key][0], key
        assert takes ^ english[key][1] <= {"count"}, key


def test_every_sentence_that_is_asked_for_is_there() -> None:
    missing = [f"{name}: {key}" for name, key in keys_said(CODE) if key not in known()]
    assert not missing
    assert not NAMED - known().keys()


def test_no_sentence_is_dead() -> None:
    """Each key is in the code, listed above, or matches a generated key."""
    unlisted = [
        pattern for pattern in patterns(CODE) if not any(re.fullmatch(pattern, n) for n in NAMED)
    ]
    alive = texts(CODE) | NAMED | referred(LOCALES, "en")
    dead = [
        key
        for key in messages(LOCALES, "en")
        if key not in alive and not any(re.fullmatch(pattern, key) for pattern in unlisted)
    ]
    assert not dead


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    for reason in Reason:
        for scope in ("person", "server", "channel", "guest"):
            numbers = dict.fromkeys(("most", "least", "total", "takes"), "5")
            values = {"scope": scope, "when": "<t:1:R>", **numbers}
            assert reason is Reason.GAME or say(language, reason.value, **values)


def test_no_sentence_is_glued_together() -> None:
    assert not glued(CODE)


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(KeyError):
        say("en", "lobby-title")
