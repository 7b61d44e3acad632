"""Decisions of the table and its computer players: like :mod:`tables.decisions.decide`, but without
a person's request.

A timer's decision is made when it is due. One that was thought out takes the position it was
planned for and is :class:`tables.decisions.outcomes.Outdated` if the table has moved on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tables.decisions.decide import booked, deal, giving_up, stopped
from tables.decisions.outcomes import Decision, Outdated, Reason, Refused
from tables.decisions.rests import Rest
from tables.decisions.timers import TimerKind, awaited_first, last_move
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


def close(state: TableState, why: Why) -> Decision:
    """Close the table from outside."""
    return Outdated() if state.status.final else (Closed(why),)


def close_idle(state: TableState) -> Decision:
    """Close a table where nobody plays: a rated match is lost for the team to move."""
    seats = giving_up(state)
    return (Resigned(seats),) if seats else close(state, Why.IDLE)


def draw_secret(state: TableState, secret: bytes) -> Decision:
    """Draw the next deal's secret, 32 random bytes; a repeated deal is dealt at once.

    Who has not come to their table of a tournament gets a stand-in.
    """
    if state.same is not None and state.number == 1 and state.next.deal == 1:
        return (Acted(None, state.same.action, By.TABLE, None),)
    late = awaited_first(state)
    silent = (
        TakenOver(name, seat.here)
        for name, seat in state.seats.items()
        if late and seat.here is not None and name not in state.ready
    )
    return (*silent, Secret(state.next.deal, secret.hex()))


def cut_pack(state: TableState, position: int) -> Decision:
    """Cut the pack for a person who has not: by the seat's computer player or a stand-in."""
    seat = state.next.seat
    computer = seat is not None and state.seats[seat].occupant.kind is Kind.COMPUTER
    return deal(state, position, By.COMPUTER if computer else By.STAND_IN, None)


def unless_resting(decision: Decision, rest: Rest | None) -> Decision:
    """Refuse, during a maintenance, a decision that begins something."""
    if rest is None or not isinstance(decision, tuple):
        return decision
    return Refused(Reason.MAINTENANCE, facts=rest.facts)


def play_last(state: TableState) -> Decision:
    """Play a person's last card when no choice is left; it counts as theirs."""
    seat = state.turn
    assert seat is not None, "it has the last card"
    move = last_move(state, seat)
    return (Acted(seat, state.game.encode(move), By.TABLE, state.seats[seat].person),)


BY_CLOCK: Final[Mapping[TimerKind, Callable[[TableState], Decision]]] = {
    TimerKind.EXPIRE: lambda state: (Expired(),),
    TimerKind.LAST: play_last,
    TimerKind.IDLE: close_idle,
    TimerKind.BOOK: lambda state: (booked(state),),
    TimerKind.STOP: lambda state: (stopped(state),),
}
"""Decisions of timers that are due and need no input."""


def late(state: TableState, position: Position, action: Any, level: str | None = None) -> Decision:
    """Play one turn by a stand-in for a person whose time is over; ``level``: see :func:`computed`.

    If several could have made the move, all of them have missed it.
    """
    seat = state.turn
    if seat is None or Position.of(state) != position:
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
    """Extend clocks by the time since ``since``, when people last could play (``None``: they can),
    or since the table's last entry if that is later.
    """
    outage = now - max(now if since is None else since, state.at)
    if state.status.final or outage <= 0:
        return Outdated()
    return (Resumed(outage),)
