"""The sentences: whole, in four languages, all used, within Discord's limits."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import cogs
from brouc.actions import Announcement
from brouc.cards import Suit
from brouc.events import Ending
from brouc.seats import SEATS, Team
from brouc.violations import Violation
from cogs.account.my_data import PARTS
from cogs.account.preferences import SWITCHES
from cogs.i18n.sentences import say
from cogs.learning.help import TOPICS as HELP_TOPICS
from cogs.server.diagnosis import PERMISSIONS
from cogs.server.settings import _CHOICES, AUTO, FIELDS
from games.brouc.course.booklet import TOPICS
from games.brouc.course.lessons import COURSE
from games.brouc.players.play.hints import REASONS
from i18n import LANGUAGES
from tables.options import Clock, Help, Level
from tables.outcomes import Reason

ROOT = Path(cogs.__file__).parent
CODE = (*ROOT.glob("*.py"), *(ROOT.parent / "sandbox").glob("*.py"), ROOT.parent / "bot.py")

GENERATED: dict[str, tuple[str, ...]] = {
    "seat-": tuple(seat.value for seat in SEATS),
    "suit-": tuple(suit.value for suit in Suit),
    "team-": tuple(team.value for team in Team),
    "level-": tuple(level.value for level in Level),
    "clock-": tuple(clock.value for clock in Clock),
    "help-": (*(help.value for help in Help), *(f"{name}-title" for name in HELP_TOPICS)),
    "preset-": ("brouc", "homme-de-brou"),
    "permission-": PERMISSIONS,
    "button-": tuple(announcement.value for announcement in Announcement),
    "said-": tuple(announcement.value for announcement in Announcement),
    "ending-": tuple(ending.value for ending in Ending),
    "hint-": REASONS,
    "lesson-": tuple(lesson.name for lesson in COURSE.lessons),
    "booklet-": tuple(f"{one.name}-{what}" for one in TOPICS for what in ("title", "text")),
    "mydata-": tuple(part.replace("_", "-") for part in PARTS),
    "preferences-": (
        *("place", "pack", "language", "switches"),
        *(f"place-{place}" for place in ("dm", "channel")),
        *(f"pack-{pack}" for pack in ("classic", "four-colour")),
        *SWITCHES,
        *(f"{name}-description" for name in SWITCHES),
    ),
    "settings-": (
        *FIELDS,
        *(f"{name}-none" for name in ("opener-role", "ping-role")),
        f"language-{AUTO}",
        *(
            f"{name}-{value}"
            for name in ("place", "computers", "limits")
            for value in _CHOICES[name]
        ),
    ),
}
"""Keys that code makes from an enumeration: what they begin with, and all their ends."""
NAMED: frozenset[str] = frozenset(
    {
        *(violation.code for violation in Violation),
        *(reason.value for reason in Reason if reason is not Reason.GAME),
        *COURSE.sentences(),
        *(f"help-{name}-text" for name in HELP_TOPICS if name != "play"),
        *(prefix + end for prefix, ends in GENERATED.items() for end in ends),
    }
)
"""Every sentence whose key does not stand in the code as it is."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, tuple[str, frozenset[str]]]:
    """Key → its file and what it takes."""
    found: dict[str, tuple[str, frozenset[str]]] = {}
    for path in sorted((ROOT / "locales" / language).glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, Junk), f"{path.name} ({language}): {entry.content!r}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = (path.name, frozenset(variables.names))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_keys_in_the_same_files_take_the_same(language: str) -> None:
    assert messages(language) == messages("en")


def trees() -> Iterator[tuple[str, ast.Module]]:
    for path in CODE:
        yield path.name, ast.parse(path.read_text(encoding="utf-8"))


def _is_call(node: ast.AST, *names: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names


def _keys_said() -> Iterator[tuple[str, str]]:
    """File and key, where a sentence is asked for by a text or by one of two."""
    for name, tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not _is_call(node, "say", "words"):
                continue
            at = 1 if _is_call(node, "say") else 0
            asked = [node.args[at]] if len(node.args) > at else []
            while asked:
                key = asked.pop()
                if isinstance(key, ast.IfExp):
                    asked += [key.body, key.orelse]
                elif isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield name, key.value


def test_every_sentence_that_is_asked_for_is_there() -> None:
    known = messages("en")
    missing = [f"{name}: {key}" for name, key in _keys_said() if key not in known]
    assert not missing
    assert not NAMED - known.keys()


def _patterns() -> Iterator[str]:
    """Regular expressions of the keys that code puts together: ``help-.*-title``."""
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                yield "".join(
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                    for part in node.values
                )


def test_no_sentence_is_dead() -> None:
    """Each stands in the code, is named above, or matches a key that new code puts together."""
    texts = {
        node.value
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    unlisted = [
        pattern for pattern in _patterns() if not any(re.fullmatch(pattern, n) for n in NAMED)
    ]
    alive = texts | NAMED
    dead = [
        key
        for key in messages("en")
        if key not in alive and not any(re.fullmatch(pattern, key) for pattern in unlisted)
    ]
    assert not dead


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_violation_and_reason_has_a_sentence(language: str) -> None:
    for violation in Violation:
        assert violation.rule in say(language, violation.code, rule=violation.rule)
    for reason in Reason:
        for scope in ("person", "server", "channel", "guest"):
            values = {"scope": scope, "when": "<t:1:R>", "most": "5"}
            assert reason is Reason.GAME or say(language, reason.value, **values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_own_words_stay(language: str) -> None:
    for key in ("button-dehors", "said-dehors", "lesson-dehors", "booklet-dehors-title"):
        values = {"person": "x"} if key.startswith("said") else {}
        assert "Dehors" in say(language, key, **values)
    for count in (1, 2):
        assert say(language, "unit-coches", count=count).lower().startswith("coche")
    assert "cape" in say(language, "lesson-cape").lower()
    assert re.search("mar|matr", say(language, "hand-marriage"), re.I)


# -- no glue ---------------------------------------------------------------------------------------


def _worded(node: ast.AST) -> bool:
    """A text with letters in it."""
    text = node.value if isinstance(node, ast.Constant) else None
    return isinstance(text, str) and any(letter.isalpha() for letter in text)


def test_no_sentence_is_glued_together() -> None:
    """Letters stand beside a sentence, or two sentences beside each other, nowhere in the code."""
    glued = []
    for name, tree in trees():
        for node in ast.walk(tree):
            parts: list[ast.AST] = []
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
                parts = [node.left, node.right]
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    part.value if isinstance(part, ast.FormattedValue) else part
                    for part in node.values
                ]
            said = [part for part in parts if _is_call(part, "say")]
            if said and (len(said) > 1 or any(map(_worded, parts))):
                glued.append(f"{name}:{node.lineno}")  # type: ignore[attr-defined]
    assert not glued


def test_the_lint_sees_glue() -> None:
    for text in ("say(a, 'x') + ' und so'", "f'Hello {say(a, b)}'", "say(a, b) + say(a, c)"):
        node: Any = ast.parse(text, mode="eval").body
        parts = (
            [node.left, node.right]
            if isinstance(node, ast.BinOp)
            else [
                getattr(part, "value", part) if isinstance(part, ast.FormattedValue) else part
                for part in node.values
            ]
        )
        said = [part for part in parts if _is_call(part, "say")]
        assert said
        assert len(said) > 1 or any(map(_worded, parts))


def test_an_unknown_key_or_missing_value_is_an_error() -> None:
    assert not say.has("en", "no-such-sentence")
    with pytest.raises(KeyError):
        say("en", "no-such-sentence")
    with pytest.raises(KeyError):
        say("en", "lobby-title")
