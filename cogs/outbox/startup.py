"""Comparison of every table's messages after a start, when nobody waits.

A few tables at a time: if all look different, as after a change of the drawing, a thousand would
fill the renderers' queue.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from base.tasks import Tasks, cancelled
from cogs.outbox.outbox import Outbox
from cogs.outbox.quota import Urgency
from db import StoreError

log: Final = logging.getLogger(__name__)

AT_ONCE: Final = 16
"""Tables compared concurrently."""
PATIENCE_S: Final = 5.0
"""Seconds before the next table starts, even if this one is not finished, and before a comparison
that the store refused is repeated.
"""
SETTLED_S: Final = 10.0
"""Seconds without a comparison after which the start counts as complete."""


class StartupRefresh:
    """Compares tables, with one task per table."""

    def __init__(
        self,
        outbox: Outbox,
        prepare: Callable[[int], Awaitable[None]],
        settled: Callable[[], None] | None = None,
    ) -> None:
        """``prepare``: fetches the data for a table's messages, with low priority.

        ``settled``: called once, when all tables of the start are compared.
        """
        self._outbox = outbox
        self._prepare = prepare
        self._settled = settled
        self._settling: asyncio.Task[None] | None = None
        self._running = Tasks()
        self._turn = asyncio.Semaphore(AT_ONCE)

    def begin(self, table: int) -> None:
        """Schedule a table's comparison after a start."""
        self._running.start(self._compare(table), f"compare {table}")
        if self._settled is not None and self._settling is None:
            self._settling = asyncio.create_task(self._settle(self._settled), name="settle")

    async def close(self) -> None:
        """Cancel all comparisons."""
        await cancelled(self._settling)
        await self._running.close()

    async def _settle(self, settled: Callable[[], None]) -> None:
        while self._running:
            await asyncio.wait(self._running)
            await asyncio.sleep(SETTLED_S)
        settled()

    async def _compare(self, table: int) -> None:
        while True:
            try:
                await self._prepare(table)
                async with self._turn:
                    await self._outbox.compare(table, Urgency.LATER)
                    await self._outbox.settle(table, PATIENCE_S)
                return
            except StoreError as error:
                log.warning("table %s: not compared: %s", table, error)
                await asyncio.sleep(PATIENCE_S)
