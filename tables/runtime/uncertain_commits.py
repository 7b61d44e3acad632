"""What the store may have stored although it failed: a connection breaks between a commit and its
answer, or the disk does right after it. It is looked for again, without anybody's asking.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable

from db import Store
from tables.journal.state import TableState


class Doubts:
    """Requests whose end is not known. ``read``: reads a table on, so that listeners hear of it."""

    def __init__(self, store: Store, read: Callable[[int], Awaitable[TableState | None]]) -> None:
        self._store, self._read = store, read
        self._tables: set[int] = set()
        self._openings: set[str] = set()

    def at(self, table: int) -> None:
        """Something at a table may be stored or not."""
        self._tables.add(table)

    def opening(self, cause: str) -> None:
        """A table may have been opened for this cause or not."""
        self._openings.add(cause)

    async def settled(self) -> AsyncIterator[int]:
        """Find out; yields the tables that were opened, of which nobody has been told.

        Raises :class:`db.StoreError`; what is not known by then is asked again.
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
