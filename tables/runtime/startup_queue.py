"""Tables that people can reach again and that have not been looked at yet: one after the other.

A start with a thousand live tables must not keep anybody waiting. So a table goes on when somebody
wants something of it, and the others follow in the background, at a bounded pace: those in play
before lobbies, and where something happened last before those where people have time.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Final

from db import TableHead
from tables.decisions import automatic as duties
from tables.decisions.decision import Decision, Old
from tables.decisions.outcomes import Reason, Refused
from tables.journal.format import UnreadableError
from tables.journal.state import Status, TableState
from tables.journal.table_store import Ledger

log = logging.getLogger(__name__)

AT_ONCE: Final = 20
"""So many tables are taken up without a pause."""
EACH_S: Final = 0.035
"""Seconds from one of the others to the next: a thousand take 35."""
RETRY: Final = 1.0
"""Seconds before what failed is tried again."""


def in_order(heads: Iterable[TableHead]) -> list[TableHead]:
    """The tables whose people wait first."""
    return sorted(
        heads, key=lambda head: (head.head.status != Status.PLAYING.value, -head.head.updated_at)
    )


class TakingUp:
    """Gives each table what it is owed, and lets it go on."""

    def __init__(
        self,
        ledger: Ledger,
        since: Callable[[TableState], int | None],
        may_go_on: Callable[[int], bool],
        done: Callable[[int, int], Awaitable[None]],
        now: Callable[[], int],
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        """``since``: from when on a table is owed time (UTC ms). ``may_go_on``: a connection.

        ``done``: told of every table that goes on, with its connection.
        """
        self._ledger = ledger
        self._since = since
        self._may_go_on = may_go_on
        self._done = done
        self._now = now
        self._sleep = sleep
        self._waiting: dict[int, int] = {}
        """The tables that wait, and their connections, in their order."""
        self._task: asyncio.Task[None] | None = None
        self._asleep = False
        self._start = secrets.token_hex(6)

    def add(self, connection: int, tables: Iterable[int]) -> None:
        """These wait from now on."""
        for table in tables:
            self._waiting[table] = connection
        if self._task is None and self._waiting:
            self._task = asyncio.ensure_future(self._run())

    def waits(self, table: int) -> bool:
        """Whether the table has not been taken up yet."""
        return table in self._waiting

    def left(self, connection: int) -> bool:
        """Whether any table of a connection waits."""
        return connection in self._waiting.values()

    @property
    def quiet(self) -> bool:
        """Whether nothing is being taken up at the moment."""
        return self._task is None or self._asleep

    async def take_up(self, table: int) -> bool:
        """Let a table go on now, if it still waits; ``False`` where the store cannot do it."""
        connection = self._waiting.get(table)
        if connection is None:
            return True
        if not await self.give(table, self._since):
            return False
        if self._waiting.pop(table, None) is not None:
            await self._done(table, connection)
        return True

    async def close(self) -> None:
        """Take up nothing more."""
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
                    await self.take_up(table)
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
        """Give a table the time that it is owed; ``False`` where the store cannot do it.

        ``since``: from when on (UTC ms); ``None``: nothing is owed.
        """
        now = self._now()
        try:
            outcome = await self._ledger.request(
                table,
                f"resumed:{table}:{now}:{self._start}",
                partial(_decided, since=since, now=now),
                at=now,
                first=False,
            )
        except Exception as error:
            # One journal that cannot be read must not keep the other tables from playing.
            # An unreadable entry's text is for the operator; of others only the kind is safe.
            what = error if isinstance(error, UnreadableError) else type(error).__name__
            log.error("table %d cannot be taken up: %s", table, what)
            return True
        return not (isinstance(outcome, Refused) and outcome.reason is Reason.BUSY)


def _decided(state: TableState, since: Callable[[TableState], int | None], now: int) -> Decision:
    alive = since(state)
    return Old() if alive is None else duties.resumed(state, alive, now)
