"""Le Brouc's words: whole, in four languages, all used, within Discord's limits."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import games.brouc.face
from brouc.actions import Announcement
from brouc.result import Ending
from brouc.ruleset import Preset
from brouc.seats import SEATS, Team
from brouc.violations import Violation
from games.brouc.game import GAME
from games.brouc.speech import say
from i18n.typed import plain
from tests.games.brouc.face.walking import LANGUAGES
from tests.i18n.sentences import glued, keys_said, messages, texts, trees
from tools.conformance.checks.display import _promised
from tools.conformance.subject import Subject

WORDS = Path(games.brouc.face.__file__).with_name("words")
CODE = trees(Path(games.brouc.face.__file__).parent.glob("*.py"))
MINE = ("cards", "game", "refusals", "table")
"""The files of what is said at a table; others of this folder have their own tests."""


def promised() -> set[str]:
    """Required sentences of a face (:mod:`gamekit.api`), and those of commands and refusals."""
    keys = {key for key, _ in _promised(Subject(GAME))} | {"daily-points"}
    keys |= {
        f"cmd-play-{end}" for end in ("description", "argument", "argument-description", "done")
    }
    keys |= {f"cmd-{name}-unknown" for name in ("play", "marriage", "cape")}
    keys |= {f"cmd-{name}-which" for name in ("play", "marriage")}
    return keys | {violation.code for violation in Violation}


MADE = {
    *(f"team-{team.value}" for team in Team),
    *(f"said-{announcement.value}" for announcement in Announcement),
    *(
        f"{kind}{announcement.value}{end}"
        for announcement in Announcement
        for kind, end in (("button-", ""), ("button-", "-sure"), ("hand-", ""), ("about-", ""))
    ),
    *(f"button-dehors{end}" for end in ("", "-sure")),
    *(f"ending-{ending.value}" for ending in Ending),
    *(f"{where}-counting" for where in ("board", "hand")),
    "hand-dehors",
}
"""Keys that code puts together."""


def test_no_sentence_is_dead() -> None:
    alive = promised() | MADE | texts(CODE)
    dead = [
        key for key, (file, _) in messages(WORDS, "en").items() if file in MINE and key not in alive
    ]
    assert not dead


def test_every_sentence_that_is_asked_for_is_there_and_none_is_glued_together() -> None:
    missing = [f"{file}: {key}" for file, key in keys_said(CODE) if not say.has("en", key)]
    assert not missing
    assert not glued(CODE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_names_its_rule_and_rules_in_a_line_their_own_unit(language: str) -> None:
    for violation in Violation:
        assert violation.rule in say(language, violation.code, rule=violation.rule)
    for preset in Preset:
        old = preset is Preset.HOMME_DE_BROU
        unit = ("game" if language == "en" else "parti") if old else "coche"
        told: list[str] = []
        for target in (1, 5):
            values = {"option_target": target, "option_marking": "automatic"}
            line = say(language, "rules-line", preset=preset.value, **values)
            choice = say(language, "option-target-value", preset=preset.value, value=target)
            assert line.startswith(say(language, f"preset-{preset.value}"))
            told += [line.replace(str(target), "?"), choice.replace(str(target), "?")]
            for text in (line, choice):
                assert f" {target} " in text
                assert unit in text.lower()
                assert "  " not in text
                assert "\n" not in text
        assert len(set(told)) == len(told), "one has its own form"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_own_words_stay_and_words_to_type_do_not_mean_two_things(language: str) -> None:
    for key in ("button-dehors", "said-dehors"):
        assert "Dehors" in say(language, key, person="x")
    assert re.search("mar|matr", say(language, "hand-marriage"), re.I)
    for seat in SEATS:
        side = say(language, f"side-{seat}", one="Anna", two="Beat")
        assert side.startswith("Anna")
        assert side.endswith("Beat")
    sizes = [
        {plain(word) for word in say(language, key).split()}
        for key in ("typed-simple", "typed-extended", "typed-mark")
    ]
    assert sum(map(len, sizes)) == len(set.union(*sizes))
