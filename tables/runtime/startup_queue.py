"""Queue of reachable tables that have not been resumed yet: one after the other.

A start with a thousand live tables must not delay anybody. So a requested table is resumed at once,
and the others follow in the background at a bounded pace: those in play before lobbies, and the
most recently active before those where people have time.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Final

from db import TableHead
from tables.decisions import automatic
from tables.decisions.outcomes import Decision, Outdated, Reason, Refused
from tables.journal.entries import UnreadableError
from tables.journal.state import Status, TableState
from tables.journal.table_store import TableStore

log = logging.getLogger(__name__)

AT_ONCE: Final = 20
"""Number of tables resumed without a pause."""
EACH_S: Final = 0.035
"""Seconds between the others: a thousand take 35."""
RETRY: Final = 1.0
"""Seconds before a failed one is tried again."""


def in_order(heads: Iterable[TableHead]) -> list[TableHead]:
    """Sort the tables, the most urgent first."""
    return sorted(
        heads, key=lambda head: (head.head.status != Status.PLAYING.value, -head.head.updated_at)
    )


class StartupQueue:
    """Gives each table the time due to it, and resumes it."""

    def __init__(
        self,
        table_store: TableStore,
        since: Callable[[TableState], int | None],
        may_go_on: Callable[[int], bool],
        done: Callable[[int, int], Awaitable[None]],
        now: Callable[[], int],
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        """``since``: beginning of the time due to a table (UTC ms). ``may_go_on``: whether a
        connection is open.

        ``done``: called for every resumed table, with its connection.
        """
        self._table_store = table_store
        self._since = since
        self._may_go_on = may_go_on
        self._done = done
        self._now = now
        self._sleep = sleep
        self._waiting: dict[int, int] = {}
        """The waiting tables and their connections, in order."""
        self._task: asyncio.Task[None] | None = None
        self._asleep = False
        self._start = secrets.token_hex(6)

    def add(self, connection: int, tables: Iterable[int]) -> None:
        """Add waiting tables."""
        for table in tables:
            self._waiting[table] = connection
        if self._task is None and self._waiting:
            self._task = asyncio.ensure_future(self._run())

    def waits(self, table: int) -> bool:
        """Whether the table has not been resumed yet."""
        return table in self._waiting

    def left(self, connection: int) -> bool:
        """Whether any table of a connection is waiting."""
        return connection in self._waiting.values()

    @property
    def idle(self) -> bool:
        """Whether no table is being resumed at the moment."""
        return self._task is None or self._asleep

    async def resume(self, table: int) -> bool:
        """Resume a table now, if it is waiting; ``False`` if the store cannot do it."""
        connection = self._waiting.get(table)
        if connection is None:
            return True
        if not await self.give(table, self._since):
            return False
        if self._waiting.pop(table, None) is not None:
            await self._done(table, connection)
        return True

    async def close(self) -> None:
        """Stop the queue."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        try:
            while order := [t for t, line in self._waiting.items() if self._may_go_on(line)]:
                begun = self._now()
                for number, table in enumerate(order):
                    if number >= AT_ONCE:
                        due = begun / 1000 + (number - AT_ONCE) * EACH_S
                        await self._rest(due - self._now() / 1000)
                    await self.resume(table)
                if any(table in self._waiting for table in order):
                    await self._rest(RETRY)
        finally:
            self._task = None

    async def _rest(self, seconds: float) -> None:
        if seconds > 0:
            self._asleep = True
            try:
                await self._sleep(seconds)
            finally:
                self._asleep = False

    async def give(self, table: int, since: Callable[[TableState], int | None]) -> bool:
        """Give a table the time due to it; ``False`` if the store cannot do it.

        ``since``: its beginning (UTC ms); ``None``: nothing is due.
        """
        now = self._now()
        try:
            outcome = await self._table_store.request(
                table,
                f"resumed:{table}:{now}:{self._start}",
                partial(_decided, since=since, now=now),
                at=now,
                first=False,
            )
        except Exception as error:
            # An unreadable journal must not stop the other tables. The text of its error is for the
            # operator; of other errors only the kind is safe.
            what = error if isinstance(error, UnreadableError) else type(error).__name__
            log.error("table %d cannot be resumed: %s", table, what)
            return True
        return not (isinstance(outcome, Refused) and outcome.reason is Reason.BUSY)


def _decided(state: TableState, since: Callable[[TableState], int | None], now: int) -> Decision:
    alive = since(state)
    return Outdated() if alive is None else automatic.resumed(state, alive, now)
