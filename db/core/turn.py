"""Turns to write to SQLite, one after another, without waiting twice.

While another process holds the database a write waits for it, for some seconds. Writes requested
meanwhile have waited too: they are tried once without another wait, so that all fail together.
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
        """``lock``: admits as many writers as the database can.

        ``translating``: translates the driver's errors to :class:`db.core.errors.StoreError`.
        """
        self._lock = lock
        self._translating = translating
        self.waits = 0
        """Number of writes that timed out waiting for another process."""

    @asynccontextmanager
    async def taken(self, asked: int | None = None) -> AsyncIterator[bool]:
        """Write within this. Yields whether to wait for another process.

        ``asked``: :attr:`waits` when the write was requested; by default that is now.
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
