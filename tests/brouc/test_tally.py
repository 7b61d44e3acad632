"""Counts for statistics; whole matches are compared in tests/db/test_results.py."""

from __future__ import annotations

import random

import pytest

from brouc.actions import Action, Announce, Declare, Dehors, Play
from brouc.match import MatchState, apply, legal_actions
from brouc.ruleset import ruleset
from brouc.seats import SEATS, PerTeam, Seat
from brouc.slate import SlatePoints, net
from brouc.tally import tally
from games.brouc.rules import BROUC


def _raised(dice: random.Random) -> tuple[MatchState, Declare, Declare] | None:
    """A state in which somebody may declare a twenty and then raise it."""
    state = MatchState(ruleset("brouc", {"raise": "allowed"}))
    state = apply(state, BROUC.deal(state, dice.randbytes(32), 7))
    while state.deal is not None and state.deal.turn is not None and state.running:
        for seat in SEATS:
            calls = [c for c in legal_actions(state, seat) if isinstance(c, Declare)]
            for suit in {call.suit for call in calls}:
                same = sorted((c for c in calls if c.suit is suit), key=lambda c: c.extended)
                if len(same) == 2:
                    return state, same[0], same[1]
        plays = [a for a in legal_actions(state, state.deal.turn) if isinstance(a, Play)]
        state = apply(state, dice.choice(plays))
    return None


def test_3_2_a_raised_marriage_is_one_marriage() -> None:
    dice = random.Random(4)
    found = next(filter(None, (_raised(dice) for _ in range(2_000))))
    state, twenty, thirty = found
    after = apply(state, twenty)
    assert list(tally(state, twenty, after)) == [(twenty.seat, "marriages", 1)]
    raised = apply(after, thirty)
    assert list(tally(after, thirty, raised)) == []


def test_6_6_who_announces_and_fails_has_failed() -> None:
    dice = random.Random(5)
    for _ in range(20_000):
        state = MatchState(ruleset())
        while state.winner is None:
            action = _bold(state, dice)
            after = apply(state, action)
            counts = list(tally(state, action, after))
            if any(name == "capes_failed" for _, name, _ in counts):
                announced = after.deal.announced if after.deal else None
                assert announced is not None
                failed = [count for count in counts if count[1] == "capes_failed"]
                assert failed == [(announced.seat, "capes_failed", 1)]
                given = {seat: n for seat, name, n in counts if name == "coches_given"}
                assert given == dict.fromkeys(announced.seat.team.other.seats, 3)
                return
            state = after
    raise AssertionError("nobody failed")


def test_5_1_a_right_call_at_exactly_301_is_counted_besides() -> None:
    dice, found = random.Random(6), set()
    for _ in range(400):
        slate = PerTeam(SlatePoints(dice.randint(22, 28)), SlatePoints(dice.randint(22, 28)))
        state = MatchState(ruleset(), slate)
        state = apply(state, BROUC.deal(state, dice.randbytes(32), 7))
        while state.running and state.deal is not None and state.deal.turn is not None:
            for call in legal_actions(state, state.deal.turn):
                if isinstance(call, Dehors):
                    after = apply(state, call)
                    counts = {name for seat, name, _ in tally(state, call, after)}
                    team = call.seat.team
                    own = state.deal.points_called(team)
                    points = 10 * slate[team] + net(own, state.deal.points_of(team.other))
                    assert ("dehors_exact" in counts) == (points == 301)
                    found.add(points)
            plays = [a for a in legal_actions(state, state.deal.turn) if isinstance(a, Play)]
            state = apply(state, dice.choice(plays))
    assert {300, 301, 302} <= found


@pytest.mark.parametrize(("callers", "turned"), [("NNEEE", "NS"), ("EENNN", "WE"), ("NENEE", "")])
def test_7_1_a_match_won_from_four_coches_to_none_is_counted(callers: str, turned: str) -> None:
    state, counts = MatchState(ruleset()), list[str]()
    for caller in callers:
        assert state.winner is None
        state = apply(state, BROUC.deal(state, random.Random(7).randbytes(32), 7))
        call = Dehors(Seat(caller))  # Wrong: two coches.
        after = apply(state, call)
        told = tally(state, call, after)
        state, counts = after, [seat.value for seat, name, _ in told if name == "matches_turned"]
    assert state.winner is not None
    assert set(counts) == set(turned)


def _bold(state: MatchState, dice: random.Random) -> Action:
    deal = state.deal
    if deal is None or not state.running:
        return BROUC.deal(state, dice.randbytes(32), 7)
    if deal.turn is None:
        return BROUC.book(state)
    legal = legal_actions(state, deal.turn)
    for action in legal:
        if isinstance(action, Announce):
            return action
    return dice.choice([a for a in legal if not isinstance(a, (Dehors, Announce))])
