"""Folding of stored journals; long ones never on the event loop.

A table that is not in memory is folded from its first entry. That may take a second, which would
block every other table; so a thread does it and returns an immutable result.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import db
from tables.journal.entries import Stored, decode
from tables.journal.fold import after, first
from tables.journal.state import RulesByGame, TableState

AT_ONCE: Final = 32
"""Largest number of entries folded on the event loop: they cost less than a thread (2 ms)."""

Read = tuple[TableState, tuple[Stored, ...]]
"""The state, and the entries that led to it."""


def read_on(
    table: int, games: RulesByGame, state: TableState | None, rows: Sequence[db.Entry]
) -> Read:
    """Return the state after more entries, at least one; ``state=None`` before the first.

    Raises ``ValueError`` as :func:`tables.journal.fold.fold` and
    :func:`tables.journal.entries.decode`.
    """
    entries = tuple(Stored(row.seq, row.at, decode(row.kind, row.payload)) for row in rows)
    for stored in entries:
        state = first(table, games, stored) if state is None else after(state, stored)
    if state is None:
        raise ValueError(f"table {table}: the journal is empty")
    return state, entries


async def read_on_aside(
    table: int, games: RulesByGame, state: TableState | None, rows: Sequence[db.Entry]
) -> Read:
    """Do the same, in a thread if it would take long."""
    if len(rows) <= AT_ONCE:
        return read_on(table, games, state, rows)
    return await asyncio.to_thread(read_on, table, games, state, rows)
