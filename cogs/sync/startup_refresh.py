"""Refresh of every table's messages after a start, with the lowest priority.

A few tables at a time: if all look different, as after a change of the drawing, a thousand would
fill the renderers' queue.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from cogs.sync.message_keys import Kind, MessageKey
from cogs.sync.projector import Projector
from cogs.sync.request_quota import Urgency
from db import Store, StoreError
from tables.journal.state import TableState
from tables.runtime.service import Tables

log: Final = logging.getLogger(__name__)

AT_ONCE: Final = 16
"""Tables refreshed concurrently."""
PATIENCE_S: Final = 5.0
"""Seconds before the next table starts, even if this one is not finished."""
SETTLED_S: Final = 10.0
"""Seconds after the last refresh at which the start counts as complete."""


class StartupRefresh:
    """Refreshes tables, with one task per table."""

    def __init__(
        self,
        projector: Projector,
        tables: Tables,
        store: Store,
        prepare: Callable[[TableState], Awaitable[None]],
        settled: Callable[[], None] | None = None,
    ) -> None:
        """``prepare``: fetches the data for a table's messages, with low priority.

        ``settled``: called once, when all tables of the start are refreshed.
        """
        self._projector = projector
        self._tables = tables
        self._store = store
        self._prepare = prepare
        self._settled = settled
        self._settling: asyncio.TimerHandle | None = None
        self._looking: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Semaphore(AT_ONCE)

    def begin(self, table: int) -> None:
        """Schedule a table's refresh after a start."""
        task = asyncio.create_task(self._look(table), name=f"look through {table}")
        self._looking.add(task)
        task.add_done_callback(self._looked)
        self._wait_no_more()

    async def close(self) -> None:
        """Cancel all refreshes."""
        self._settled = None
        self._wait_no_more()
        for task in self._looking:
            task.cancel()
        await asyncio.gather(*self._looking, return_exceptions=True)

    def _looked(self, task: asyncio.Task[None]) -> None:
        self._looking.discard(task)
        if not self._looking and self._settled is not None:
            self._wait_no_more()
            self._settling = asyncio.get_running_loop().call_later(SETTLED_S, self._settle)

    def _wait_no_more(self) -> None:
        if self._settling is not None:
            self._settling.cancel()
            self._settling = None

    def _settle(self) -> None:
        settled, self._settled = self._settled, None
        if settled is not None:
            settled()

    async def _look(self, table: int) -> None:
        try:
            state = await self._tables.state(table)
            if state is not None:
                await self._prepare(state)
            async with self._turn:
                await self._refresh(table)
                await self._projector.brought(table, PATIENCE_S)
        except StoreError as error:
            # Its next change will refresh it.
            log.warning("table %s: not looked through: %s", table, error)

    async def _refresh(self, table: int) -> None:
        await self._projector.refresh(table, Urgency.LATER)
        for message in await self._store.messages.find(table=table):
            key = MessageKey.parse(message.role)
            if key.kind is Kind.PRIVATE:
                # Posted once, to have the hand opened again: its token went with the last process,
                # so that message cannot be edited until it is pressed.
                recall = MessageKey(Kind.RECALL, person=key.person)
                self._projector.mark_stale(table, recall, urgency=Urgency.LATER)
