"""Rows of the store: entries of a table, and its head."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import db
from tables.journal.entries import Stored, decode
from tables.journal.state import TableState


def decoded(rows: Iterable[db.Entry]) -> Iterator[Stored]:
    """Decode a table's entries; raises ``ValueError`` as :func:`tables.journal.entries.decode`."""
    for row in rows:
        yield Stored(row.seq, row.at, decode(row.kind, row.payload))


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
