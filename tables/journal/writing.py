"""Conversion of a decision for the store: entries, and the row beside the journal."""

from __future__ import annotations

from collections.abc import Sequence

import db
from db.core.documents import persons
from tables.decisions.decide import consequences
from tables.journal.entries import Entry, Stored, encode
from tables.journal.fold import after
from tables.journal.state import TableState


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
    """Return the row beside the journal."""
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
        owner_id=state.owner,
        people=tuple(people),
        updated_at=state.at,
    )
