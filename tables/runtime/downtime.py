"""Outages are nobody's fault: what people could not use is added to their time.

The bot may have been away, its host may have slept, or the connection to people was cut: each live
table concerned rests meanwhile and gets one ``Resumed`` entry when it is taken up afterwards
(:mod:`tables.runtime.startup_queue`). Until when people could reach the bot is kept in the store,
for each
connection, and an outage that is over stays there until every table has had its time, so that no
crash loses any part of it. A game that is not here is an outage for its tables.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from typing import Final

from db import LIVE, Store, StoreError, TableHead
from tables.journal.state import TableState
from tables.journal.table_store import Ledger
from tables.runtime import downtime_credit as owed
from tables.runtime.connectivity import Way
from tables.runtime.downtime_credit import Outage
from tables.runtime.monotonic_clock import SteadyClock
from tables.runtime.pauses import Pauses
from tables.runtime.scheduler import Scheduler
from tables.runtime.startup_queue import RETRY, TakingUp, in_order
from tables.runtime.unshown_results import Endings
from tables.safe_log import without_text

log = logging.getLogger(__name__)

HEARTBEAT: Final = "tables.alive"
"""The store's value that says when people could reach the bot last: UTC ms, one a connection."""
ABSENT: Final = "tables.absent"
"""The store's value that says since when (UTC ms) which game is absent whose tables are live."""
OWED: Final = "tables.runtime.downtime_credit"
"""The store's value with the outages that are over and whose tables have not all had the time."""


class Outages:
    """Which tables rest, and what they are owed when they go on."""

    def __init__(
        self,
        ledger: Ledger,
        store: Store,
        pauses: Pauses,
        way: Way,
        now: Callable[[], int],
        sleep: Callable[[float], Awaitable[None]],
        beside: Callable[[], Awaitable[None]],
        taken_up: Callable[[int], None],
    ) -> None:
        """``beside``: what else is done in the store at each heartbeat.

        ``taken_up``: told of every table that is taken up for the first time after the start.
        """
        self._beside = beside
        self._taken_up = taken_up
        self._ledger = ledger
        self._store = store
        self._pauses = pauses
        self._way = way
        self._now = now
        self._sleep = sleep
        self._scheduler: Scheduler | None = None
        self._before: tuple[int, ...] = ()
        """Until when each connection lived before this start."""
        self._away: dict[int, int] = {}
        """The connections that are closed, and until when they lived (UTC ms)."""
        self._owed: tuple[Outage, ...] = ()
        """What is over, and some tables are owed."""
        self._begun: set[int] = set()
        """The connections that have been there since the start."""
        self._new: set[int] = set()
        """The tables that have not been taken up since the start."""
        self._taking = TakingUp(
            ledger, self._since, lambda line: line in self._back, self._went_on, now, sleep
        )
        ledger.first = self._first
        self._back = {one for one in range(way.connections) if way.open(one)}
        """The connections whose tables go on."""
        self._endings = Endings(store, now)
        self._lock = asyncio.Lock()
        self._beating: asyncio.Task[None] | None = None
        self._beats = False
        self._waiting = False
        """For a store that fails."""

    async def begin(self, scheduler: Scheduler) -> int:
        """Take up what can be reached, after a start; gives the number of live tables.

        Raises :class:`db.StoreError` if the store cannot be read.
        """
        self._scheduler = scheduler
        self._before = _moments(await self._store.values.get(HEARTBEAT))
        self._owed = owed.read(await self._store.values.get(OWED))
        everything = await self._store.journals.heads(status=LIVE)
        absent = await self._absences({head.game for head in everything})
        heads = self._playable(everything)
        if isinstance(self._now, SteadyClock) and heads:
            newest = max(head.head.updated_at for head in heads)
            if newest > self._now():
                log.warning("the host's clock was set back: tables go on from their last moment")
            self._now.not_before(newest)
        # What the tables of a game are owed that is here again is stored before it is forgotten.
        await self._store.values.set(OWED, owed.written(self._owed))
        await self._store_absences(absent)
        for connection in range(self._way.connections):
            if self._way.open(connection):
                self._back.discard(connection)
                await self.regain(connection)
        await self._store_beat()
        if self._beating is None:
            self._beating = asyncio.ensure_future(self._beat())
        return len(heads)

    async def close(self) -> None:
        """No heartbeat any more."""
        await self._taking.close()
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)

    @property
    def quiet(self) -> bool:
        """Whether nothing is being stored or taken up, unless the store fails."""
        return self._waiting or (self._taking.quiet and not self._beats and not self._lock.locked())

    def resting(self, state: TableState) -> bool:
        """Whether nobody can reach the table, so that nothing may happen at it of itself."""
        away = self._way.of(state.opened.guild, self._way.connections or 1) not in self._back
        return away or self._taking.waits(state.id)

    async def answers(self, state: TableState) -> bool:
        """Whether the table's people could act until this moment."""
        connection = self._way.of(state.opened.guild, self._way.connections or 1)
        return await self._way.answers(connection) and not self.resting(state)

    async def take_up(self, table: int) -> None:
        """Somebody wants to see the table: it goes on now, if it has not yet."""
        await self._taking.take_up(table)

    def lose(self, connection: int, alive: int) -> None:
        """A connection has been closed; it lived until ``alive`` (UTC ms). Its tables rest."""
        if connection in self._back:
            self._back.discard(connection)
            self._away[connection] = alive
            log.warning("connection %d is lost: its tables rest", connection)
            if self._scheduler is not None:
                self._scheduler.rest()

    async def regain(self, connection: int) -> None:
        """A connection is there (again): its tables go on, with the time they are owed."""
        async with self._lock:
            if self._scheduler is None or connection in self._back:
                return
            alive = self._away.setdefault(connection, self._lived(connection))
            tables = await self._tables_of(connection)
            if tables:
                outage = Outage(alive, self._now(), connection, self._way.connections)
                await self._owe((*self._owed, outage))
            if not self._way.open(connection):
                # Lost again: what is owed counts, the rest follows. A click that came before is
                # still decided, and its table has its time first.
                self._taking.add(connection, tables)
                return
            del self._away[connection]
            self._back.add(connection)
            if connection not in self._begun:
                self._begun.add(connection)
                self._new.update(tables)
                await self._look_back(connection, alive)
            if tables:
                log.info("connection %d: %d tables go on", connection, len(tables))
            self._taking.add(connection, tables)

    async def _look_back(self, connection: int, alive: int) -> None:
        """Who has died as a table ended may not have shown its end: it is looked through too."""
        try:
            ended = await self._endings.missing(alive)
        except StoreError as error:
            log.warning("tables that have ended are not looked through: %s", error)
            return
        for table, game, guild in ended:
            if (
                self._ledger.plays(game)
                and self._way.of(guild, self._way.connections) == connection
            ):
                self._taken_up(table)

    async def _first(self, table: int) -> bool:
        """Before any request: the table has what it is owed; ``False`` where that cannot be now.

        A click may come with the connection itself, before the tables that wait have been read; and
        before it, by another one, or repeated by Discord as the old session is resumed. Whatever
        that click adds to the journal, the time until then was an outage for all who sit there.
        """
        if self._lock.locked():
            if self._waiting:
                return False
            async with self._lock:
                pass
        if not await self._taking.take_up(table):
            return False
        if self._scheduler is None or len(self._back) >= self._way.connections:
            return True
        try:
            state = await self._ledger.state(table)
        except StoreError:
            return False
        if state is None or self._cut_off(state) is None:
            return True
        return await self._taking.give(table, self._cut_off)

    def _cut_off(self, state: TableState) -> int | None:
        """Until when a connection lived that is not there now; ``None`` where it is."""
        connection = self._way.of(state.opened.guild, self._way.connections or 1)
        if connection in self._back:
            return None
        return self._away.get(connection, self._lived(connection))

    def _since(self, state: TableState) -> int | None:
        opened = state.opened
        return owed.since(self._owed, state.at, opened.guild, opened.game, self._way.of)

    async def _went_on(self, table: int, connection: int) -> None:
        """A table was given what it was owed."""
        assert self._scheduler is not None, "it was taken up"
        self._scheduler.wake(table)
        if table in self._new:
            self._new.discard(table)
            self._taken_up(table)
        if self._taking.left(connection):
            return
        async with self._lock:
            await self._forget(connection)

    async def _forget(self, connection: int) -> None:
        """Every table of a connection has had its time."""
        if self._taking.left(connection):
            return  # Others wait again.
        kept = tuple(
            one
            for one in self._owed
            if (one.connection, one.connections) != (connection, self._way.connections)
        )
        nobody_waits = not any(map(self._taking.left, self._begun))
        if nobody_waits and len(self._begun) == self._way.connections:
            kept = ()
        try:
            await self._store.values.set(OWED, owed.written(kept))
        except StoreError as error:
            log.warning("an outage stays noted: %s", error)  # It does no harm.
        else:
            self._owed = kept

    async def _owe(self, outages: tuple[Outage, ...]) -> None:
        """Store what tables are owed: from then on the heartbeat may go on."""
        while True:
            try:
                await self._store.values.set(OWED, owed.written(outages))
                break
            except StoreError as error:
                if self._beating is None:
                    raise  # At the start: who starts tries again.
                log.warning("tables wait: %s", error)
                await self._wait()
        self._owed = outages

    def _lived(self, connection: int) -> int:
        """Until when a connection lived before this start; 0 if that is not known."""
        if len(self._before) == self._way.connections:
            return self._before[connection]
        return min(self._before, default=0)

    def _playable(self, heads: Iterable[TableHead]) -> tuple[TableHead, ...]:
        """The tables whose game is here."""
        return tuple(head for head in heads if self._ledger.plays(head.game))

    async def _absences(self, games: Collection[str]) -> dict[str, int]:
        """Since when which of these games is absent; notes what those are owed that are back."""
        since, now = _absences(await self._store.values.get(ABSENT)), self._now()
        back = [game for game in since if self._ledger.plays(game)]
        self._owed += tuple(Outage(since.pop(game), now, game=game) for game in back)
        for game in sorted(game for game in games if not self._ledger.plays(game)):
            log.warning("the game %r is not here: its tables rest", game)
            since.setdefault(game, min(self._before, default=0))
        return since

    async def _store_absences(self, since: Mapping[str, int]) -> None:
        text = " ".join(f"{game}:{at}" for game, at in sorted(since.items()))
        if text != (await self._store.values.get(ABSENT) or ""):
            await self._store.values.set(ABSENT, text or None)

    async def _tables_of(self, connection: int) -> list[int]:
        """The live tables of a connection, those first whose people wait."""
        while True:
            try:
                heads = self._playable(await self._store.journals.heads(status=LIVE))
                break
            except StoreError as error:
                if self._beating is None:
                    raise  # At the start: who starts tries again.
                log.warning("tables wait: %s", error)
                await self._wait()
        way = self._way
        return [
            head.table
            for head in in_order(heads)
            if way.of(head.head.guild_id, way.connections) == connection
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
                if isinstance(self._now, SteadyClock):
                    await self._tick(self._now)
                await self._store_beat()
                await self._endings.beat()
                await self._beside()
            except StoreError as error:
                log.warning("no heartbeat: %s", error)
            except Exception as error:
                # What is done beside it must not end it: an outage would be counted without end.
                kind = type(error).__name__
                log.error("at a heartbeat: %s", kind, exc_info=without_text(error))
            finally:
                self._beats = False

    async def _tick(self, clock: SteadyClock) -> None:
        """The host's clock has leapt, or this process stood still: that is an outage too."""
        if not clock.behind():
            clock.tick()
            return
        alive, open_now = clock(), tuple(self._back)
        for connection in open_now:
            self.lose(connection, alive)
        log.warning("the clock leaps by %d s: counted as an outage", clock.tick() // 1000)
        for connection in open_now:
            if self._way.open(connection):
                await self.regain(connection)

    async def _store_beat(self) -> None:
        moments = [
            self._way.alive(connection)
            if connection in self._back
            else self._away.get(connection, self._lived(connection))
            for connection in range(self._way.connections)
        ]
        if moments:
            await self._store.values.set(HEARTBEAT, " ".join(map(str, moments)))


def newest_moment(value: str | None) -> int | None:
    """When people could reach the bot last, as :data:`HEARTBEAT` says (UTC ms).

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
