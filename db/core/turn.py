"""Who writes to SQLite: one after another, and nobody waits for others' waits.

While another process holds the database a write waits for it, for some seconds. Those that asked
meanwhile have waited too: they are tried once and not waited for again, so that all of them hear
of it together.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, AbstractContextManager, asynccontextmanager
from typing import Any

from db.core.errors import BusyError


class Turn:
    """The turn to write."""

    def __init__(
        self, lock: AbstractAsyncContextManager[Any], translating: AbstractContextManager[None]
    ) -> None:
        """``lock``: lets as many write at once as the database can.

        ``translating``: turns the driver's errors into :class:`db.core.errors.StoreError`.
        """
        self._lock = lock
        self._translating = translating
        self.waits = 0
        """How many writes have waited for another process in vain."""

    @asynccontextmanager
    async def taken(self, asked: int | None = None) -> AsyncIterator[bool]:
        """Write within this. Gives whether another process is to be waited for.

        ``asked``: :attr:`waits` when the write was asked for; by default that is now.
        """
        asked = self.waits if asked is None else asked
        async with self._lock:
            patient = asked == self.waits
            try:
                with self._translating:
                    yield patient
            except BusyError:
                if patient:
                    self.waits += 1
                raise
