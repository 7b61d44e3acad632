"""Finished tables whose result may not be posted yet: after a kill the next process posts it.

A process that has lived for :data:`SHOWN_MS` has posted every earlier result. Until then the store
keeps the time from which results may be missing, so that a further kill loses none of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from db import Store

SINCE: Final = "tables.ended"
"""Key of the time (UTC ms) from which results may be missing."""
SHOWN_MS: Final = 120_000
"""Time within which a table's result is posted."""


class UnshownResults:
    """The time from which results may be missing, and how long it is kept."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._until: int | None = None
        """When everything missing at the start has been posted (UTC ms)."""

    async def missing(self, alive: int) -> tuple[tuple[int, str, int | None], ...]:
        """Number, game and server of each table whose result may be missing, after a start.

        ``alive``: until when people could reach the bot before (UTC ms). Raises
        :class:`db.StoreError`.
        """
        kept = await self._store.values.get(SINCE)
        since = min(alive - SHOWN_MS, int(kept) if kept else alive)
        found = await self._store.journals.ended(since)
        if found and kept != str(since):
            await self._store.values.set(SINCE, str(since))
        if found or kept:
            self._until = self._now() + SHOWN_MS
        return found

    async def beat(self) -> None:
        """At each heartbeat, check whether the missing results have been posted by now."""
        if self._until is not None and self._now() >= self._until:
            await self._store.values.set(SINCE, None)
            self._until = None
