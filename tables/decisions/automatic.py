"""Decisions of the table and its computer players: like :mod:`tables.decisions.decide`, but without
a person's request.

Each function takes the position it was planned for and returns
:class:`tables.decisions.outcomes.Outdated` if the table has moved on, so that no slow thought
acts twice.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tables.decisions.decide import booked, deal, giving_up, stopped
from tables.decisions.outcomes import Decision, Outdated, Reason, Refused
from tables.decisions.timers import (
    TimerKind,
    book_at,
    cut_at,
    expires_at,
    idle_at,
    last_at,
    last_move,
    secret_at,
    stop_at,
)
from tables.journal.documents import UNSET
from tables.journal.entries import (
    Acted,
    By,
    Closed,
    Entry,
    Expired,
    Kind,
    Missed,
    Resigned,
    Resumed,
    Secret,
    TakenOver,
    Why,
)
from tables.journal.state import Status, TableState
from tables.runtime.maintenance import NO_RESTS, Rest, Rests
from tables.runtime.pauses import Pauses

MISSES = 2
"""Number of turns missed in a row before a stand-in takes over the seat."""


@dataclass(frozen=True, slots=True)
class Position:
    """The position that a computer player thought about."""

    number: int
    turn_seq: int
    actions: int

    @staticmethod
    def of(state: TableState) -> Position:
        """The state's position: any game action makes another."""
        return Position(state.number, state.turn_seq, len(state.actions))


def expire(state: TableState, now: int, rests: Rests = NO_RESTS) -> Decision:
    """Close a lobby whose time is over."""
    at = expires_at(state, rests)
    if at is None or now < at:
        return Outdated()
    return (Expired(),)


def close(state: TableState, why: Why) -> Decision:
    """Close the table from outside."""
    return Outdated() if state.status.final else (Closed(why),)


def close_idle(state: TableState, pauses: Pauses, now: int) -> Decision:
    """Close a table where nobody plays: a rated match is lost for the team to move."""
    at = idle_at(state, pauses)
    if at is None or now < at:
        return Outdated()
    seats = giving_up(state)
    return (Resigned(seats),) if seats else close(state, Why.IDLE)


def draw_secret(
    state: TableState, pauses: Pauses, now: int, secret: bytes, rests: Rests = NO_RESTS
) -> Decision:
    """Draw the next deal's secret, 32 random bytes; a repeated deal is dealt at once."""
    at = secret_at(state, pauses, rests)
    if at is None or now < at:
        return Outdated()
    if state.same is not None and state.number == 1 and state.next.deal == 1:
        return (Acted(None, state.same.action, By.TABLE, None),)
    return (Secret(state.next.deal, secret.hex()),)


def cut_pack(state: TableState, pauses: Pauses, now: int, position: int) -> Decision:
    """Cut the pack for a person who has not: by the seat's computer player or a stand-in."""
    at = cut_at(state, pauses)
    if at is None or now < at:
        return Outdated()
    seat = state.next.seat
    computer = seat is not None and state.seats[seat].occupant.kind is Kind.COMPUTER
    return deal(state, position, By.COMPUTER if computer else By.STAND_IN, None)


def unless_resting(decision: Decision, rest: Rest | None) -> Decision:
    """Refuse, during a maintenance, a decision that begins something."""
    if rest is None or not isinstance(decision, tuple):
        return decision
    return Refused(Reason.MAINTENANCE, facts=rest.facts)


def book(state: TableState, pauses: Pauses, now: int) -> Decision:
    """Book a deal when the time for calls is over."""
    at = book_at(state, pauses)
    return Outdated() if at is None or now < at else (booked(state),)


def play_last(state: TableState, pauses: Pauses, now: int) -> Decision:
    """Play a person's last card when no choice is left; it counts as theirs."""
    at, move, seat = last_at(state, pauses), last_move(state), state.turn
    if at is None or now < at or seat is None:
        return Outdated()
    return (Acted(seat, state.game.encode(move), By.TABLE, state.seats[seat].person),)


def stop(state: TableState, pauses: Pauses, now: int, rests: Rests = NO_RESTS) -> Decision:
    """Stop the match when nobody has refused."""
    at = stop_at(state, pauses, rests)
    return Outdated() if at is None or now < at else (stopped(state),)


BY_CLOCK: Final = {
    TimerKind.LAST: play_last,
    TimerKind.IDLE: close_idle,
    TimerKind.BOOK: book,
}
"""Timers that need no input but the time."""


def late(
    state: TableState, position: Position, now: int, action: Any, level: str | None = None
) -> Decision:
    """Play one turn by a stand-in for a person whose time is over; ``level``: see :func:`computed`.

    If several could have made the move, all of them have missed it.
    """
    seat, deadline = state.turn, state.deadline
    if seat is None or deadline is None or now < deadline or Position.of(state) != position:
        return Outdated()
    entries: list[Entry] = []
    for name in state.asked:
        held = state.seats[name]
        assert held.person is not None, "only a person's clock runs"
        entries.append(Missed(name, held.person))
        if held.misses + 1 >= MISSES:
            entries.append(TakenOver(name, held.person))
    acted = computed(state, position, seat, action, By.STAND_IN, level)
    return (*entries, *acted) if isinstance(acted, tuple) else acted


def computed(
    state: TableState,
    position: Position,
    seat: str,
    action: Any,
    by: By | None = None,
    level: str | None = None,
) -> Decision:
    """Store a computer player's move or call for the position it was computed for.

    ``level``: the one that answered, if lower than the seat's.
    """
    if state.status is not Status.PLAYING or Position.of(state) != position:
        return Outdated()
    if by is None and state.level_of(seat) is None:
        return Outdated()
    if state.game.actor(action) != seat or state.game.violation(state.match, action) is not None:
        return Outdated()
    person = state.seats[seat].person
    by = by or (By.COMPUTER if person is None else By.STAND_IN)
    return (Acted(seat, state.game.encode(action), by, person, level or UNSET),)


def resumed(state: TableState, since: int | None, now: int) -> Decision:
    """Extend clocks by the time since people could not play, or since the table's last entry if
    later; ``None``: they could.
    """
    outage = now - max(now if since is None else since, state.at)
    if state.status.final or outage <= 0:
        return Outdated()
    return (Resumed(outage),)
