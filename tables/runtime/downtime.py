"""Downtime: time in which people could not play is added to their clocks.

The bot may have been away, its host may have slept, or the connection may have been cut: each live
table concerned is suspended meanwhile and gets one ``Resumed`` entry when it is resumed
(:mod:`tables.runtime.startup_queue`). The store keeps, for each connection, until when people could
reach the bot; a finished outage stays there until every table has been given its time, so that no
crash loses any of it. A missing game is an outage for its tables.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from typing import Final

from db import LIVE, Store, StoreError, TableHead
from tables.journal.state import TableState
from tables.journal.table_store import TableStore
from tables.runtime import downtime_credit as owed
from tables.runtime.connectivity import Connectivity
from tables.runtime.downtime_credit import Outage
from tables.runtime.monotonic_clock import MonotonicClock
from tables.runtime.pauses import Pauses
from tables.runtime.scheduler import Scheduler
from tables.runtime.startup_queue import RETRY, StartupQueue, in_order
from tables.runtime.unshown_results import UnshownResults
from tables.safe_log import without_text

log = logging.getLogger(__name__)

HEARTBEAT: Final = "tables.alive"
"""Key of the time until which people could reach the bot: UTC ms, one per connection."""
ABSENT: Final = "tables.absent"
"""Key of the times (UTC ms) since when games with live tables are missing."""
OWED: Final = "tables.runtime.downtime_credit"
"""Key of the finished outages whose tables have not all been given the time."""


class Downtime:
    """Suspended tables, and the time they are to be given."""

    def __init__(
        self,
        table_store: TableStore,
        store: Store,
        pauses: Pauses,
        connectivity: Connectivity,
        now: Callable[[], int],
        sleep: Callable[[float], Awaitable[None]],
        beside: Callable[[], Awaitable[None]],
        resumed: Callable[[int], None],
    ) -> None:
        """``beside``: other work in the store at each heartbeat.

        ``resumed``: called for every table that is resumed for the first time after the start.
        """
        self._beside = beside
        self._resumed = resumed
        self._table_store = table_store
        self._store = store
        self._pauses = pauses
        self._connectivity = connectivity
        self._now = now
        self._sleep = sleep
        self._scheduler: Scheduler | None = None
        self._before: tuple[int, ...] = ()
        """Until when each connection was alive before this start."""
        self._away: dict[int, int] = {}
        """The closed connections, and until when they were alive (UTC ms)."""
        self._owed: tuple[Outage, ...] = ()
        """Finished outages for which some tables have to be given time."""
        self._begun: set[int] = set()
        """The connections opened since the start."""
        self._new: set[int] = set()
        """The tables not resumed since the start."""
        self._queue = StartupQueue(
            table_store, self._since, lambda line: line in self._back, self._went_on, now, sleep
        )
        table_store.first = self._first
        self._back = {one for one in range(connectivity.connections) if connectivity.open(one)}
        """The connections whose tables are to be resumed."""
        self._endings = UnshownResults(store, now)
        self._lock = asyncio.Lock()
        self._beating: asyncio.Task[None] | None = None
        self._beats = False
        self._waiting = False
        """Waiting for a store that fails."""

    async def begin(self, scheduler: Scheduler) -> int:
        """Resume the reachable tables after a start; return the number of live tables.

        Raises :class:`db.StoreError` if the store cannot be read.
        """
        self._scheduler = scheduler
        self._before = _moments(await self._store.values.get(HEARTBEAT))
        self._owed = owed.read(await self._store.values.get(OWED))
        everything = await self._store.journals.heads(status=LIVE)
        absent = await self._absences({head.game for head in everything})
        heads = self._playable(everything)
        if isinstance(self._now, MonotonicClock) and heads:
            newest = max(head.head.updated_at for head in heads)
            if newest > self._now():
                log.warning(
                    "the host's clock was set back: tables continue from their newest entry"
                )
            self._now.not_before(newest)
        # Time due to tables of a returned game is stored before the absence is forgotten.
        await self._store.values.set(OWED, owed.written(self._owed))
        await self._store_absences(absent)
        for connection in range(self._connectivity.connections):
            if self._connectivity.open(connection):
                self._back.discard(connection)
                await self.regain(connection)
        await self._store_beat()
        if self._beating is None:
            self._beating = asyncio.ensure_future(self._beat())
        return len(heads)

    async def close(self) -> None:
        """Stop the heartbeat."""
        await self._queue.close()
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)

    @property
    def idle(self) -> bool:
        """Whether nothing is being stored or resumed, unless the store fails."""
        return self._waiting or (self._queue.idle and not self._beats and not self._lock.locked())

    def resting(self, state: TableState) -> bool:
        """Whether the table is unreachable; its timers are paused then."""
        away = (
            self._connectivity.of(state.opened.guild, self._connectivity.connections or 1)
            not in self._back
        )
        return away or self._queue.waits(state.id)

    async def answers(self, state: TableState) -> bool:
        """Whether the table's people could act until now."""
        connection = self._connectivity.of(state.opened.guild, self._connectivity.connections or 1)
        return await self._connectivity.answers(connection) and not self.resting(state)

    async def resume(self, table: int) -> None:
        """Resume the table now if that has not happened: somebody wants to see it."""
        await self._queue.resume(table)

    def lose(self, connection: int, alive: int) -> None:
        """Suspend the tables of a closed connection, alive until ``alive`` (UTC ms)."""
        if connection in self._back:
            self._back.discard(connection)
            self._away[connection] = alive
            log.warning("connection %d lost: its tables are suspended", connection)
            if self._scheduler is not None:
                self._scheduler.rest()

    async def regain(self, connection: int) -> None:
        """Resume the tables of an opened connection, with the time they are to be given."""
        async with self._lock:
            if self._scheduler is None or connection in self._back:
                return
            alive = self._away.setdefault(connection, self._lived(connection))
            tables = await self._tables_of(connection)
            if tables:
                outage = Outage(alive, self._now(), connection, self._connectivity.connections)
                await self._owe((*self._owed, outage))
            if not self._connectivity.open(connection):
                # Lost again: the outage counts, the rest follows. A click that came before is still
                # decided, and its table is given its time first.
                self._queue.add(connection, tables)
                return
            del self._away[connection]
            self._back.add(connection)
            if connection not in self._begun:
                self._begun.add(connection)
                self._new.update(tables)
                await self._look_back(connection, alive)
            if tables:
                log.info("connection %d: %d tables resume", connection, len(tables))
            self._queue.add(connection, tables)

    async def _look_back(self, connection: int, alive: int) -> None:
        """A process killed as a table ended may not have posted the result; refresh it too."""
        try:
            ended = await self._endings.missing(alive)
        except StoreError as error:
            log.warning("finished tables are not refreshed: %s", error)
            return
        for table, game, guild in ended:
            if (
                self._table_store.plays(game)
                and self._connectivity.of(guild, self._connectivity.connections) == connection
            ):
                self._resumed(table)

    async def _first(self, table: int) -> bool:
        """Give the table its time before any request; ``False`` if that is impossible now.

        A click may arrive with the connection itself, before the waiting tables have been read; or
        earlier, by another connection or repeated by Discord when the old session is resumed.
        Whatever that click adds to the journal, the time until then was an outage for everybody at
        the table.
        """
        if self._lock.locked():
            if self._waiting:
                return False
            async with self._lock:
                pass
        if not await self._queue.resume(table):
            return False
        if self._scheduler is None or len(self._back) >= self._connectivity.connections:
            return True
        try:
            state = await self._table_store.state(table)
        except StoreError:
            return False
        if state is None or self._cut_off(state) is None:
            return True
        return await self._queue.give(table, self._cut_off)

    def _cut_off(self, state: TableState) -> int | None:
        """Until when a connection was alive that is closed now; ``None`` if it is open."""
        connection = self._connectivity.of(state.opened.guild, self._connectivity.connections or 1)
        if connection in self._back:
            return None
        return self._away.get(connection, self._lived(connection))

    def _since(self, state: TableState) -> int | None:
        opened = state.opened
        return owed.since(self._owed, state.at, opened.guild, opened.game, self._connectivity.of)

    async def _went_on(self, table: int, connection: int) -> None:
        """Note that a table was given its time."""
        assert self._scheduler is not None, "it was taken up"
        self._scheduler.wake(table)
        if table in self._new:
            self._new.discard(table)
            self._resumed(table)
        if self._queue.left(connection):
            return
        async with self._lock:
            await self._forget(connection)

    async def _forget(self, connection: int) -> None:
        """Forget a connection whose tables have all been given their time."""
        if self._queue.left(connection):
            return  # Others are still waiting.
        kept = tuple(
            one
            for one in self._owed
            if (one.connection, one.connections) != (connection, self._connectivity.connections)
        )
        nobody_waits = not any(map(self._queue.left, self._begun))
        if nobody_waits and len(self._begun) == self._connectivity.connections:
            kept = ()
        try:
            await self._store.values.set(OWED, owed.written(kept))
        except StoreError as error:
            # Harmless: the time is given only once.
            log.warning("a finished outage stays stored: %s", error)
        else:
            self._owed = kept

    async def _owe(self, outages: tuple[Outage, ...]) -> None:
        """Store the time due to tables; the heartbeat may go on afterwards."""
        while True:
            try:
                await self._store.values.set(OWED, owed.written(outages))
                break
            except StoreError as error:
                if self._beating is None:
                    raise  # At the start the caller tries again.
                log.warning("tables stay suspended: %s", error)
                await self._wait()
        self._owed = outages

    def _lived(self, connection: int) -> int:
        """Until when a connection was alive before this start; 0 if unknown."""
        if len(self._before) == self._connectivity.connections:
            return self._before[connection]
        return min(self._before, default=0)

    def _playable(self, heads: Iterable[TableHead]) -> tuple[TableHead, ...]:
        """The tables whose game is installed."""
        return tuple(head for head in heads if self._table_store.plays(head.game))

    async def _absences(self, games: Collection[str]) -> dict[str, int]:
        """Return since when each of these games is missing; note the time due for games that are
        back.
        """
        since, now = _absences(await self._store.values.get(ABSENT)), self._now()
        back = [game for game in since if self._table_store.plays(game)]
        self._owed += tuple(Outage(since.pop(game), now, game=game) for game in back)
        for game in sorted(game for game in games if not self._table_store.plays(game)):
            log.warning("the game %r is missing: its tables are suspended", game)
            since.setdefault(game, min(self._before, default=0))
        return since

    async def _store_absences(self, since: Mapping[str, int]) -> None:
        text = " ".join(f"{game}:{at}" for game, at in sorted(since.items()))
        if text != (await self._store.values.get(ABSENT) or ""):
            await self._store.values.set(ABSENT, text or None)

    async def _tables_of(self, connection: int) -> list[int]:
        """The live tables of a connection, most urgent first."""
        while True:
            try:
                heads = self._playable(await self._store.journals.heads(status=LIVE))
                break
            except StoreError as error:
                if self._beating is None:
                    raise  # At the start the caller tries again.
                log.warning("tables stay suspended: %s", error)
                await self._wait()
        connectivity = self._connectivity
        return [
            head.table
            for head in in_order(heads)
            if connectivity.of(head.head.guild_id, connectivity.connections) == connection
        ]

    async def _wait(self) -> None:
        self._waiting = True
        try:
            await self._sleep(RETRY)
        finally:
            self._waiting = False

    # -- heartbeat ---------------------------------------------------------------------------------

    async def _beat(self) -> None:
        while True:
            await self._sleep(self._pauses.heartbeat / 1000)
            self._beats = True
            try:
                if isinstance(self._now, MonotonicClock):
                    await self._tick(self._now)
                await self._store_beat()
                await self._endings.beat()
                await self._beside()
            except StoreError as error:
                log.warning("no heartbeat: %s", error)
            except Exception as error:
                # Other work must not end the heartbeat: the outage would be counted endlessly.
                kind = type(error).__name__
                log.error("at a heartbeat: %s", kind, exc_info=without_text(error))
            finally:
                self._beats = False

    async def _tick(self, clock: MonotonicClock) -> None:
        """Treat a leap of the host's clock, or a pause of this process, as an outage."""
        if not clock.behind():
            clock.tick()
            return
        alive, open_now = clock(), tuple(self._back)
        for connection in open_now:
            self.lose(connection, alive)
        log.warning("the clock leapt by %d s: counted as downtime", clock.tick() // 1000)
        for connection in open_now:
            if self._connectivity.open(connection):
                await self.regain(connection)

    async def _store_beat(self) -> None:
        moments = [
            self._connectivity.alive(connection)
            if connection in self._back
            else self._away.get(connection, self._lived(connection))
            for connection in range(self._connectivity.connections)
        ]
        if moments:
            await self._store.values.set(HEARTBEAT, " ".join(map(str, moments)))


def newest_moment(value: str | None) -> int | None:
    """Latest time at which people could reach the bot, parsed from :data:`HEARTBEAT` (UTC ms).

    >>> newest_moment("1000 3000 2000"), newest_moment(None)
    (3000, None)
    """
    return max(_moments(value), default=None)


def _absences(value: str | None) -> dict[str, int]:
    pairs = (word.rpartition(":") for word in (value or "").split())
    return {game: int(at) for game, _, at in pairs if game and at.isdecimal()}


def _moments(value: str | None) -> tuple[int, ...]:
    words = (value or "").split()
    return tuple(map(int, words)) if all(word.isdecimal() for word in words) else ()
