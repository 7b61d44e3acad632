"""Le Brouc's words: refusals, rules in a line, its own names."""

from __future__ import annotations

import re

import pytest

from brouc.ruleset import Preset
from brouc.seats import SEATS
from brouc.violations import Violation
from games.brouc.speech import say
from i18n.typed import plain
from tests.games.brouc.face.walking import LANGUAGES


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
