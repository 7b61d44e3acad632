"""Moves of a table stored in one request, as if another process had stored them."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from tables.decisions.decide import booked, consequences, deal
from tables.decisions.outcomes import Decision, Outdated, Refused
from tables.journal.entries import Acted, By, Cut, Entry, Ready, Secret, Stored
from tables.journal.fold import after
from tables.journal.state import Status, TableState

LAST: Final = 6
"""Entries of a match that are left to people."""


def to_the_end(state: TableState, at: int, rng: Random) -> Decision:
    """The rest of a match but its last moves; ``at``: time of all entries, UTC ms."""
    going = Advance(state, at, rng)
    while going.state.status is Status.PLAYING and going.step():
        pass
    entries = going.entries[:-LAST]
    while entries and isinstance(entries[-1], (Ready, Secret, Cut)):
        entries.pop()  # A pack is cut and dealt in one request.
    return tuple(entries) or Outdated()


class Advance:
    """New entries and the state after them."""

    def __init__(self, state: TableState, at: int, rng: Random) -> None:
        """``at``: time of all entries, UTC ms."""
        self.state, self.entries, self.rng = state, list[Entry](), rng
        self._at = at

    def add(self, *entries: Entry) -> None:
        """Add entries."""
        for entry in entries:
            self.state = after(self.state, Stored(self.state.seq + 1, self._at, entry))
            self.entries.append(entry)
        if self.state.goes_on:
            self.add(*consequences(self.state))

    def step(self, calls: float = 0.0) -> bool:
        """Add the next entries; return whether there are any.

        ``calls``: probability of a call instead of a move.
        """
        match self.state.next.awaits:
            case "deal":
                return self._deal()
            case "turn":
                return self._turn(calls)
            case "booking":
                self.add(booked(self.state))
                return True
        return False

    def _deal(self) -> bool:
        state = self.state
        if not state.pack_ready:
            here = [(name, seat.here) for name, seat in state.seats.items()]
            waiting = [Ready(name, who) for name, who in here if who is not None]
            if not waiting:
                return False
            # The next deal begins at once if everybody has asked for it.
            self.add(*(one for one in waiting if one.seat not in state.ready))
            self.add(Secret(state.next.deal, self.rng.randbytes(32).hex()))
        cuts = state.game.cuts
        position = self.rng.choice(cuts) if cuts else 0
        dealt = deal(self.state, position, By.STAND_IN, None)
        if isinstance(dealt, Refused):
            return False
        self.add(*dealt)
        return True

    def _turn(self, share: float) -> bool:
        state = self.state
        seat = state.turn
        assert seat is not None, "a turn is somebody's"
        legal = state.game.legal_actions(state.match, seat)
        moves = [one for one in legal if state.game.is_move(one)]
        calls = [one for one in legal if not state.game.is_move(one)]
        chosen: Any = self.rng.choice(calls if calls and self.rng.random() < share else moves)
        person, computer = state.seats[seat].person, state.level_of(seat) is not None
        stands_in = By.STAND_IN if person is not None else By.COMPUTER
        by = stands_in if computer else By.PERSON
        self.add(Acted(seat, state.game.encode(chosen), by, person))
        return True
