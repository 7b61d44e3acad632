"""Fuzzed text, presses and files of each game: accepted, or refused with a reason."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamekit.api.game import Game
from gamekit.api.record import Played
from games import registry
from i18n import LANGUAGES
from tests.fuzzing import changed, fuzz, texts
from tools.conformance.walks import walk

GAMES = registry.games()
EVERY = pytest.mark.parametrize("name", GAMES)
CARDS = ("Ah", "Tc", "7s", "as coeur", "Herz-Ass", "dieci di fiori", "queen of trumps", "♥", "10")


@cache
def states(name: str) -> tuple[Any, ...]:
    """Some states of two random matches."""
    rules = GAMES[name].rules
    found = [state for seed in (1, 2) for state in walk(rules, seed).states]
    return tuple(found[:: max(1, len(found) // 24)])


@cache
def actions(name: str) -> tuple[str, ...]:
    """Actions as journals have them."""
    rules = GAMES[name].rules
    return tuple(sorted({rules.encode(one.action) for one in walk(rules, 3).moments}))


def refused(work: Callable[[], object]) -> str | None:
    """Text of a ``ValueError``, the only allowed error."""
    try:
        work()
    except ValueError as error:
        return str(error)
    return None


def commands(game: Game) -> st.SearchStrategy[str]:
    return st.sampled_from(["play", *(one.name for one in game.face.commands)])


@EVERY
def test_typed_words_mean_actions_or_nothing(name: str, patient: bool) -> None:
    game = GAMES[name]
    words = texts(*CARDS, *actions(name)[:20])
    seen = st.tuples(st.sampled_from(states(name)), st.sampled_from(game.rules.seats))

    @fuzz(patient)
    @given(commands(game), words, seen, st.sampled_from(LANGUAGES))
    def check(command: str, text: str, at: tuple[Any, str], language: str) -> None:
        view = game.rules.view(*at)
        for action in game.face.typed(command, text, view, language):
            assert game.rules.actor(game.rules.decode(action)) == at[1]
            assert game.face.label(action, language, view)
        proposed = game.face.proposals(command, text, view, language)
        assert len(proposed) <= 25
        assert all(one.label for one in proposed)

    check()


@EVERY
def test_a_text_is_an_action_or_refused_and_no_state_changes(name: str, patient: bool) -> None:
    rules = GAMES[name].rules
    known = st.sampled_from(actions(name))

    @fuzz(patient, light=80)
    @given(texts(*actions(name)[:20]) | changed(known) | known, st.sampled_from(states(name)))
    def check(text: str, state: Any) -> None:
        try:
            action = rules.decode(text)
        except ValueError:
            return
        assert rules.decode(rules.encode(action)) == action
        before = repr(rules.view(state, None))
        reason = rules.violation(state, action)
        assert reason is None or (reason.code and reason.rule)
        assert repr(rules.view(state, None)) == before

    check()


@EVERY
def test_rules_are_begun_or_refused(name: str, patient: bool) -> None:
    rules = GAMES[name].rules
    offered = [option for preset in rules.presets for option in rules.options(preset)]
    names = st.sampled_from([option.name for option in offered] or ["x"]) | texts(most=2)
    values = st.sampled_from([one for option in offered for one in option.values] or ["x"])

    @fuzz(patient)
    @given(
        st.sampled_from(rules.presets) | texts(most=2),
        st.dictionaries(names, values | texts(most=2), max_size=3),
        st.integers(-3, 9),
    )
    def check(preset: str, options: dict[str, str], version: int) -> None:
        started = []
        said = refused(lambda: started.append(rules.start(preset, options, version)))
        assert said or rules.next(started[0])

    check()


@EVERY
def test_a_record_is_a_match_or_refused_with_its_line(name: str, patient: bool) -> None:
    records, found = GAMES[name].records, walk(GAMES[name].rules, 1)
    assert records is not None
    encode = GAMES[name].rules.encode
    whole = tuple(encode(one.action) for one in found.moments)
    played = Played(found.preset, found.options, GAMES[name].rules.rules_version, whole[:40])
    good = records.write(played)

    @fuzz(patient)
    @given(changed(st.just(good)) | texts(*good.split()[:30]))
    def check(text: str) -> None:
        said = refused(lambda: records.read(text))
        assert said is None or (said.startswith("line ") and said.isprintable())

    check()
