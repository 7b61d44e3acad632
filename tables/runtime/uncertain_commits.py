"""Entries that may be stored although the store reported a failure.

A connection breaks between a commit and its answer, or the disk fails right after it. They are
looked up again without anybody's request.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable

from db import Store
from tables.journal.state import TableState


class UncertainCommits:
    """Requests with an unknown outcome. ``read``: reloads a table and notifies listeners."""

    def __init__(self, store: Store, read: Callable[[int], Awaitable[TableState | None]]) -> None:
        self._store, self._read = store, read
        self._tables: set[int] = set()
        self._openings: set[str] = set()

    def at(self, table: int) -> None:
        """Note that an entry of a table may be stored."""
        self._tables.add(table)

    def opening(self, cause: str) -> None:
        """Note that a table may have been opened for this cause."""
        self._openings.add(cause)

    async def settled(self) -> AsyncIterator[int]:
        """Look them up; yield the opened tables of which listeners have not been notified.

        Raises :class:`db.StoreError`; the remaining ones are looked up again later.
        """
        for cause in tuple(self._openings):
            found = await self._store.journals.recorded(cause)
            if found is not None:
                await self._read(found.table)
                yield found.table
            self._openings.discard(cause)
        for table in tuple(self._tables):
            await self._read(table)
            self._tables.discard(table)
