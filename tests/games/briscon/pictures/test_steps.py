"""A finished deal is taken apart into exactly the actions that made it."""

from __future__ import annotations

from random import Random

import pytest

from games.briscon.melds import meld_of
from games.briscon.replay import REPLAY
from games.briscon.rules import Meld, RuleSet, view
from games.cardgame.actions import Action, Book, Dealing, Play
from tests.games.briscon.pictures.states import first
from tests.games.briscon.rules.matches import (
    apply,
    new,
    random_action,
    results,
    standing,
    winner,
)


def plain(action: Action) -> Action:
    meld = meld_of(action.cards) if isinstance(action, Meld) else None
    return Meld(action.seat, meld.cards) if isinstance(action, Meld) and meld else action


@pytest.mark.parametrize("seed", range(6))
def test_steps_are_the_deals_actions_and_its_states_return(seed: int) -> None:
    rng, state = Random(seed), new(RuleSet(games=3))
    done: list[Action] = []
    deals, robbed, before = [state.deal], 0, state
    while winner(state) is None and len(results(state)) < 12:
        action = random_action(state, rng, 0.004)
        if isinstance(action, Dealing):
            done, deals, before = [], [], state
        state = apply(state, action)
        if not isinstance(action, Dealing | Book):
            done.append(plain(action))
        if not isinstance(action, Book):
            deals.append(state.deal)
        if state.closed:
            shown = view(state, None)
            assert shown.deal is not None
            assert list(shown.deal.past) == done
            assert shown.deal.score == standing(before).score
            for number in range(0, len(done), 7):
                assert REPLAY.matches(shown)[number].deal == deals[number]
                assert REPLAY.matches(shown)[number].scores == before.scores
            robbed += state.deal is not None and state.deal.robbed is not None
    assert robbed


def test_a_replay_stops_before_each_trick() -> None:
    state = first(lambda s: bool(s.closed and s.deal and len(s.deal.tricks) == 16))
    shown = view(state, None)
    assert shown.deal is not None
    found = REPLAY.stops(shown)
    deals = [match.deal for match in REPLAY.matches(shown) if match.deal is not None]
    assert [len(deals[step].tricks) for step in found] == [*range(16)]
    assert sum(isinstance(step, Play) for step in shown.deal.past[: found[1]]) == 2
    assert all(isinstance(shown.deal.past[step - 1], Play) for step in found[1:])
    pauses = zip(REPLAY.pauses(shown), deals, strict=False)
    assert [pause for pause, deal in pauses if deal.lying] == [900] * 16
