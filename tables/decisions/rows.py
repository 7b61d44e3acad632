"""Rows of the store: folding of journals, long ones never on the event loop, and new entries.

A table that is not in memory is folded from its first entry. That may take a second, which would
block every other table; so a thread does it and returns an immutable result.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import db
from tables.decisions.decide import consequences
from tables.journal.documents import persons
from tables.journal.entries import Entry, Stored, decode, encode
from tables.journal.fold import after, states
from tables.journal.state import RulesByGame, TableState

AT_ONCE: Final = 32
"""Largest number of entries folded on the event loop: they cost less than a thread (2 ms)."""

Read = tuple[TableState, tuple[Stored, ...]]
"""The state, and the entries that led to it."""


def decoded(rows: Iterable[db.Entry]) -> Iterator[Stored]:
    """Decode entries; raises ``ValueError`` as :func:`tables.journal.entries.decode`."""
    for row in rows:
        yield Stored(row.seq, row.at, decode(row.kind, row.payload))


def read_on(
    table: int, games: RulesByGame, state: TableState | None, rows: Sequence[db.Entry]
) -> Read:
    """Return the state after more entries, at least one; ``state=None`` before the first.

    Raises ``ValueError`` as :func:`decoded` and :func:`tables.journal.fold.fold`.
    """
    entries = tuple(decoded(rows))
    (last,) = deque(states(table, games, entries, state), maxlen=1)
    return last, entries


async def read_on_aside(
    table: int, games: RulesByGame, state: TableState | None, rows: Sequence[db.Entry]
) -> Read:
    """Do the same, in a thread if it would take long."""
    if len(rows) <= AT_ONCE:
        return read_on(table, games, state, rows)
    return await asyncio.to_thread(read_on, table, games, state, rows)


def folded(
    state: TableState, decision: Sequence[Entry], at: int
) -> tuple[TableState, tuple[Stored, ...]]:
    """Return the state after the decision and its consequences, and all entries as stored."""
    entries: list[Stored] = []
    waiting = list(decision)
    while waiting:
        stored = Stored(state.seq + 1, at, waiting.pop(0))
        state = after(state, stored)
        entries.append(stored)
        if not waiting:
            waiting.extend(consequences(state))
    return state, tuple(entries)


def new_entry(stored: Stored) -> db.NewEntry:
    """Convert an entry for the store."""
    kind, payload = encode(stored.entry)
    return db.NewEntry(kind, payload, stored.at, persons(stored.entry))


def head_of(state: TableState) -> db.Head:
    """Return the table's own row, stored with the journal."""
    people = [
        (seat.occupant.person, name)
        for name, seat in state.seats.items()
        if seat.occupant.person is not None
    ]
    people += [(invited.person, invited.seat) for invited in state.invitations]
    return db.Head(
        status=state.status.value,
        guild_id=state.opened.guild,
        channel_id=state.opened.channel,
        place_id=state.place,
        owner_id=state.opened.owner,
        people=tuple(people),
        updated_at=state.at,
    )
