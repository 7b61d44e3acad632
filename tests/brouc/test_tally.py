"""Counts for statistics; whole matches are compared in tests/db/test_results.py."""

from __future__ import annotations

import random

import pytest

from brouc.actions import Action, Announce, Announcement, Declare, Dehors, Play
from brouc.cards import Card, Suit
from brouc.match import MatchState, apply
from brouc.result import Ending
from brouc.ruleset import ruleset
from brouc.seats import Seat
from brouc.tally import tally
from games.brouc.rules import BROUC
from tests.brouc.matches import ALMOST, ALMOST_TRICKS, LAST, LAST_TRICKS, begun, plays, standing


def counted(state: MatchState, action: Action) -> tuple[MatchState, list[tuple[str, str, int]]]:
    """The state after an action, and what it adds to the counts."""
    after = apply(state, action)
    return after, [(seat.value, name, n) for seat, name, n in tally(state, action, after)]


def test_3_2_a_raised_marriage_is_one_marriage() -> None:
    raised = standing(ruleset("brouc", {"raise": "allowed"}))
    twenty, thirty = (Declare(Seat.SOUTH, Suit.CLUBS, extended) for extended in (False, True))
    state, counts = counted(begun(LAST, LAST_TRICKS[:2], raised), twenty)
    assert counts == [("S", "marriages", 1)]
    assert counted(state, thirty)[1] == []


def test_6_6_who_announces_and_fails_has_failed() -> None:
    demand = Announce(Seat.NORTH, Announcement.CAPE_ET_DEHORS)
    state = plays(apply(begun(LAST, (), standing(ns=19)), demand), "8d Ad Ac")
    after, counts = counted(state, Play(Seat.EAST, Card.parse("Jd")))
    assert after.results[-1].ending is Ending.DEMAND_FAILED
    assert [count for count in counts if count[1] == "capes_failed"] == [("N", "capes_failed", 1)]
    given = {seat: n for seat, name, n in counts if name == "coches_given"}
    assert given == {"W": 3, "E": 3}


@pytest.mark.parametrize("beyond", [-1, 0, 1])
def test_5_1_a_right_call_at_exactly_301_is_counted_too(beyond: int) -> None:
    """With points won, declared before, and lost by the others on the table."""
    won = begun(ALMOST, ALMOST_TRICKS[:2], standing(ns=20, carried=(49 + beyond, 0)))
    lost = begun(LAST, LAST_TRICKS, standing(ew=28, carried=(0, 27 + beyond)))
    for state, caller in ((won, Seat.NORTH), (lost, Seat.WEST)):
        after, counts = counted(state, Dehors(caller))
        right = Ending.WRONG_DEHORS if beyond < 0 else Ending.DEHORS
        assert after.results[-1].ending is right
        assert ("dehors_exact" in {name for _, name, _ in counts}) == (beyond == 0)


@pytest.mark.parametrize(("callers", "turned"), [("NNEEE", "NS"), ("EENNN", "WE"), ("NENEE", "")])
def test_7_1_a_match_won_from_four_coches_to_none_is_counted(callers: str, turned: str) -> None:
    state, counts = MatchState(ruleset("brouc")), list[str]()
    for caller in callers:
        assert state.winner is None
        state = apply(state, BROUC.deal(state, random.Random(7).randbytes(32), 7))
        call = Dehors(Seat(caller))  # Wrong: two coches.
        state, told = counted(state, call)
        counts = [seat for seat, name, _ in told if name == "matches_turned"]
    assert state.winner is not None
    assert set(counts) == set(turned)
