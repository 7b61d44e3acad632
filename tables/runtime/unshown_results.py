"""Tables that have ended and may not show it yet: who was killed then leaves that to the next.

A process that has lived for :data:`SHOWN_MS` has shown every end before that. Until it has, the
moment from which ends may be missing stays in the store, so that one that is killed in its turn
takes nothing from them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from db import Store

SINCE: Final = "tables.ended"
"""The store's value that says from when on (UTC ms) a table's end may not be shown."""
SHOWN_MS: Final = 120_000
"""How long it may take until a table's end is shown."""


class Endings:
    """From when on ends may be missing, and for how long that is remembered."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._until: int | None = None
        """When everything that was missing at the start has been shown (UTC ms)."""

    async def missing(self, alive: int) -> tuple[tuple[int, str, int | None], ...]:
        """The number, game and server of each table whose end may not be shown, after a start.

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
        """At each heartbeat: what was missing is shown by now, or it is not yet."""
        if self._until is not None and self._now() >= self._until:
            await self._store.values.set(SINCE, None)
            self._until = None
