"""Random matches end with a winner."""

from __future__ import annotations

from typing import Any, Final

from gamekit.api.rules import Next
from tools.conformance.report import Check
from tools.conformance.subject import Subject
from tools.conformance.walks import Walk


def run(subject: Subject) -> str:
    """Check every position of every match."""
    rules = subject.rules
    for one in subject.walks:
        deals = 0
        for state in one.states:
            awaited = rules.next(state)
            _next(subject, one, awaited)
            _others(subject, one, state, awaited)
            if awaited.awaits == "deal" and awaited.deal != deals + 1:
                raise subject.fail(one, f"deal {deals + 1} is due, not {awaited.deal}")
            deals = max(deals, awaited.deal if awaited.awaits != "deal" else deals)
            if (rules.result(state) is None) is (awaited.awaits == "nothing"):
                raise subject.fail(one, "there is a result exactly when nothing is awaited")
            for seat in rules.seats:
                for action in rules.legal_actions(state, seat):
                    if rules.actor(action) != seat:
                        raise subject.fail(one, f"{subject.text(action)!r} is not {seat}'s action")
                    if awaited.awaits in ("deal", "nothing") and rules.is_move(action):
                        raise subject.fail(one, f"{subject.text(action)!r} is a move out of a deal")
        _result(subject, one)
    return f"{len(subject.walks)} matches, {sum(len(w.moments) for w in subject.walks)} actions"


def _next(subject: Subject, one: Walk, awaited: Next) -> None:
    seats = subject.rules.seats
    if awaited.awaits == "turn" and awaited.seat not in seats:
        raise subject.fail(one, f"a turn is a seat's, not {awaited.seat!r}'s")
    if awaited.seat is not None and awaited.seat not in seats:
        raise subject.fail(one, f"{awaited.seat!r} is no seat")
    if awaited.lead is not None and awaited.lead not in seats:
        raise subject.fail(one, f"{awaited.lead!r} leads and is no seat")


def _others(subject: Subject, one: Walk, state: Any, awaited: Next) -> None:
    """Check that a substitute mover has a move, and that a caller has a seat."""
    seats, rules = subject.rules.seats, subject.rules
    for name in (*awaited.others, *awaited.calls):
        if awaited.awaits != "turn" or name not in seats:
            raise subject.fail(one, f"{name!r} is heard where no turn waits for that seat")
    able = (awaited.seat, *awaited.others)
    if len(set(able)) < len(able):
        raise subject.fail(one, f"{awaited.seat!r} is told twice who may move")
    for name in awaited.others:
        if not any(rules.is_move(action) for action in rules.legal_actions(state, name)):
            raise subject.fail(one, f"{name} may move in another's place and has no move")


def _result(subject: Subject, one: Walk) -> None:
    rules = subject.rules
    result = rules.result(one.states[-1])
    assert result is not None
    if not result.winners or sorted((*result.winners, *result.losers)) != sorted(rules.seats):
        raise subject.fail(one, f"every seat wins or loses, and one wins: {result}")
    for side in rules.partners:
        if len({seat in result.winners for seat in side}) > 1:
            raise subject.fail(one, f"partners win together: {result}")
        if result.score and len({result.score.get(seat) for seat in side}) > 1:
            raise subject.fail(one, f"partners have the same score: {result}")
    if result.score and set(result.score) != set(rules.seats):
        raise subject.fail(one, f"every seat has a score or none: {result}")


CHECK: Final = Check("playthroughs", "random matches end, and every seat wins or loses", run)
