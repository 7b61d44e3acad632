"""A stop is asked often, changes nothing until it comes, and then is obeyed at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from brouc.match import MatchState, violation
from brouc.ruleset import PRESETS, Preset, RuleSet
from brouc.view import View, view
from games.brouc import computers as players
from games.brouc.players.core import COMPILED
from games.brouc.players.hints import REASONS
from games.brouc.players.judging import review
from games.brouc.players.open_hands import analyse
from games.brouc.players.thinker import EFFORTS, outlook, policy
from tests.games.brouc.players.helpers import cape_in_sight, dealt, random_walk
from tests.games.stops import LONGEST, Steps


def turns(seed: int, rules: RuleSet, share: float) -> Iterator[tuple[MatchState, View]]:
    """Some turns of a deal played at random."""
    rng = Random(seed)
    for state in random_walk(rng, dealt(rng, rules)):
        if state.deal is not None and state.deal.turn is not None and rng.random() < share:
            yield state, view(state, state.deal.turn)


SMALL = replace(EFFORTS["master"], worlds=40, iterations=20)
"""A master in a hurry: what is asked between two worlds or two descents is the same."""


def asked_often(think: Callable[[Steps], object], patient: bool) -> None:
    """Whether it comes or not, nobody waits long for the next question or the answer."""
    policy()
    outlook(5)
    whole = Steps()
    whole.watch(think)
    assert whole.longest < LONGEST
    for comes in {0, 1, whole.asked // 3, whole.asked // 2} if patient else {0, whole.asked // 2}:
        early = Steps(comes)
        early.watch(think)
        assert early.longest < LONGEST
        assert early.asked <= min(whole.asked, comes + 12), "a stop is obeyed"


@pytest.mark.skipif(COMPILED, reason="the steps of compiled code cannot be counted")
@pytest.mark.parametrize("level", players.LEVELS)
def test_every_level_asks_at_least_every_10_ms(level: str, patient: bool) -> None:
    share = 0.05 if level == "master" else 0.15
    for number, preset in enumerate(PRESETS.values()):
        for _, seen in turns(61 + number, preset, share):
            asked_often(lambda stop, seen=seen: players.choose(seen, level, 1, stop), patient)  # type: ignore[misc]
            asked_often(lambda _, seen=seen: players.speak(seen, level, 1), patient)  # type: ignore[misc]


@pytest.mark.skipif(COMPILED, reason="the steps of compiled code cannot be counted")
def test_hints_and_announcements_ask_at_least_every_10_ms(patient: bool) -> None:
    some = turns(63, PRESETS[Preset.BROUC], 0.05)
    for _, seen in islice(some, None if patient else 2):
        asked_often(lambda stop, seen=seen: players.reasoned(seen, 1, stop), patient)  # type: ignore[misc]
    state, seat = cape_in_sight()
    seen = view(state, seat)
    assert type(players.choose(seen, "master", 1)).__name__ == "Announce"
    asked_often(lambda stop: players.choose(seen, "master", 1, stop), patient)


@pytest.mark.skipif(COMPILED, reason="the steps of compiled code cannot be counted")
def test_the_review_asks_at_least_every_10_ms(patient: bool) -> None:
    state = played(64)
    assert state.deal is not None
    deal = state.deal

    def judge(stop: Steps) -> None:
        try:
            review(deal, effort=SMALL, stop=stop, limit=3_000)
        except TimeoutError:
            assert stop.comes is not None

    asked_often(judge, patient)


def played(seed: int) -> MatchState:
    """A deal played to its end, not yet booked."""
    rng = Random(seed)
    *_, last = random_walk(rng, dealt(rng, RuleSet()))
    return last


@pytest.mark.parametrize("level", players.LEVELS)
def test_a_stop_that_does_not_come_changes_nothing(level: str, patient: bool) -> None:
    stop = Steps()
    for _, seen in turns(65, RuleSet(), 0.2 if patient else 0.1):
        assert players.choose(seen, level, 4, stop) == players.choose(seen, level, 4)
    assert stop.asked or level not in ("expert", "master")


@pytest.mark.parametrize("level", players.LEVELS)
@pytest.mark.parametrize("comes", [0, 1, 3, 50, 520])
def test_whenever_it_comes_the_answer_is_legal(level: str, comes: int) -> None:
    for preset in PRESETS.values():
        for state, seen in turns(66, preset, 0.2):
            action = players.choose(seen, level, 2, Steps(comes))
            assert action is not None
            assert violation(state, action) is None


@pytest.mark.parametrize("comes", [0, 1, 400, 1500])
def test_a_hint_that_is_stopped_has_an_action_and_a_reason(comes: int) -> None:
    for state, seen in turns(67, RuleSet(), 0.2):
        action, code, _figures = players.reasoned(seen, 2, Steps(comes))
        assert violation(state, action) is None
        assert code in REASONS
        if comes == 0:
            assert code != "gives-least", "nothing is known of the trick"


def test_no_announcement_is_made_in_a_hurry() -> None:
    state, seat = cape_in_sight()
    for comes in (0, 10, 600):
        action = players.choose(view(state, seat), "master", 1, Steps(comes))
        assert type(action).__name__ == "Play"


def test_a_stopped_analysis_leaves_the_first_cards_out() -> None:
    deal = played(68).deal
    assert deal is not None
    whole, stop = analyse(deal, 20_000), Steps()
    assert analyse(deal, 20_000, stop=stop) == whole
    part = analyse(deal, 20_000, stop=Steps(stop.asked // 2))
    assert whole.unsolved < part.unsolved < 32
    assert part.par is None
    assert part.plays == whole.plays[part.unsolved - whole.unsolved :]
    assert part.declarations == whole.declarations
    assert part.dehors == whole.dehors
    with pytest.raises(TimeoutError):
        review(deal, stop=Steps(5))
