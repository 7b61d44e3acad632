"""Kinds of journals: how entries become states, and what the store keeps beside them.

A journal that is not in memory is folded from its first entry. That may take a second, which would
block every other one; so a thread does it and returns an immutable result.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Generic

import db
from tables.decisions.outcomes import Decision, Reason
from tables.journal.documents import persons
from tables.journal.entries import EntryT, Format, Stored
from tables.journal.state import StateT

AT_ONCE: Final = 32
"""Largest number of entries folded on the event loop: they cost less than a thread (2 ms)."""


@dataclass(frozen=True, slots=True)
class Subject(Generic[StateT, EntryT]):
    """A kind of journal, for the runtime; all of its functions are pure."""

    name: str
    """In the store and the log."""
    missing: Reason
    """Reason of a refusal where there is no such journal."""
    games: Container[str]
    """The installed games; a journal of another game is suspended."""
    format: Format[EntryT]
    opening: str
    """The first entry's kind; a journal that begins otherwise is of another kind."""
    first: Callable[[int, Stored[EntryT]], StateT]
    """The state after the opening of a journal with this number; raises ``ValueError``, and
    :class:`tables.journal.fold.UnknownGameError`.
    """
    after: Callable[[StateT, Stored[EntryT]], StateT]
    """The state after one more entry."""
    consequences: Callable[[StateT], tuple[EntryT, ...]]
    """Entries that follow from a state, stored with those that led to it."""
    resumed: Callable[[StateT, int | None, int], Decision[EntryT]]
    """Give back the time since people last could act (UTC ms; ``None``: they can), as of now."""
    head: Callable[[StateT], db.Head]
    """The journal's own row."""
    results: Callable[[StateT, StateT], db.MatchFacts | db.DailyFacts | None]
    """Results to store with a change, from the states before and after it."""

    def states(
        self, number: int, entries: Iterable[Stored[EntryT]], state: StateT | None = None
    ) -> Iterator[StateT]:
        """The state after each entry, from the opening on or from a state."""
        for stored in entries:
            state = self.first(number, stored) if state is None else self.after(state, stored)
            yield state

    def folded(
        self, state: StateT, decision: Sequence[EntryT], at: int
    ) -> tuple[StateT, tuple[Stored[EntryT], ...]]:
        """The state after a decision and its consequences, and all entries as stored."""
        entries: list[Stored[EntryT]] = []
        waiting = list(decision)
        while waiting:
            stored = Stored(state.seq + 1, at, waiting.pop(0))
            state = self.after(state, stored)
            entries.append(stored)
            if not waiting:
                waiting.extend(self.consequences(state))
        return state, tuple(entries)

    def new_entry(self, stored: Stored[EntryT]) -> db.NewEntry:
        """Convert an entry for the store."""
        kind, payload = self.format.encode(stored.entry)
        return db.NewEntry(kind, payload, stored.at, persons(stored.entry))

    async def read_on(
        self, number: int, state: StateT | None, rows: Sequence[db.Entry]
    ) -> tuple[StateT, tuple[Stored[EntryT], ...]]:
        """The state after more entries, at least one, and these; ``state=None`` before the first.

        Raises ``ValueError`` as :attr:`first` and :meth:`tables.journal.entries.Format.decode`.
        """
        if len(rows) <= AT_ONCE:
            return self._read_on(number, state, rows)
        return await asyncio.to_thread(self._read_on, number, state, rows)

    def decoded(self, rows: Iterable[db.Entry]) -> Iterator[Stored[EntryT]]:
        """Decode entries; raises ``ValueError`` as :meth:`Format.decode`."""
        for row in rows:
            yield Stored(row.seq, row.at, self.format.decode(row.kind, row.payload))

    def _read_on(
        self, number: int, state: StateT | None, rows: Sequence[db.Entry]
    ) -> tuple[StateT, tuple[Stored[EntryT], ...]]:
        entries = tuple(self.decoded(rows))
        (last,) = deque(self.states(number, entries, state), maxlen=1)
        return last, entries
