"""A stop is asked often, changes nothing until it comes, and then is obeyed at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from brouc.match import MatchState
from brouc.ruleset import RuleSet
from brouc.view import view
from games.brouc.computers import COMPUTERS
from games.brouc.judging import review
from games.brouc.players.core import COMPILED
from games.brouc.players.hints import REASONS
from games.brouc.players.open_hands import analyse
from games.brouc.players.thinker import EFFORTS, outlook, policy
from tests.games.brouc.players.helpers import cape_in_sight, dealt, random_walk
from tests.games.test_computers import LONGEST, Steps

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
def test_announcements_ask_at_least_every_10_ms(patient: bool) -> None:
    state, seat = cape_in_sight()
    seen = view(state, seat)
    assert type(COMPUTERS.choose(seen, "master", 1)).__name__ == "Announce"
    asked_often(lambda stop: COMPUTERS.choose(seen, "master", 1, stop), patient)


@pytest.mark.patient
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


def test_a_hint_without_a_thought_claims_nothing_of_the_trick() -> None:
    for state in random_walk(rng := Random(67), dealt(rng, RuleSet())):
        if state.deal is not None and state.deal.turn is not None and rng.random() < 0.2:
            hint = COMPUTERS.hint(view(state, state.deal.turn), 2, Steps(0))
            assert hint is not None
            assert hint.key.removeprefix("hint-") in {*REASONS} - {"gives-least"}


def test_no_announcement_is_made_in_a_hurry() -> None:
    state, seat = cape_in_sight()
    for comes in (0, 10, 600):
        action = COMPUTERS.choose(view(state, seat), "master", 1, Steps(comes))
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
