"""Outages are nobody's fault: what people could not use is added to their time.

The bot may have been away, its host may have slept, or the connection to people was cut: each live
table concerned rests meanwhile and gets one ``Resumed`` entry afterwards. Until when people could
reach the bot is kept in the store, for each connection, so that a crash in the middle of an outage
loses no part of it. A game that is not here is an outage for its tables.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from functools import partial
from typing import Final

from db import LIVE, Store, StoreError, TableHead
from tables import duties
from tables.journal_format import UnreadableError
from tables.ledger import Ledger
from tables.outcomes import Reason, Refused
from tables.pauses import Pauses
from tables.reach import Way
from tables.scheduler import Scheduler
from tables.state import TableState
from tables.steady import SteadyClock

log = logging.getLogger(__name__)

HEARTBEAT: Final = "tables.alive"
"""The store's value that says when people could reach the bot last: UTC ms, one a connection."""
ABSENT: Final = "tables.absent"
"""The store's value that says since when (UTC ms) which game is absent whose tables are live."""
RETRY: Final = 1.0
"""Seconds between two tries while the store fails."""


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
    ) -> None:
        """``beside``: what else is done in the store at each heartbeat."""
        self._beside = beside
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
        self._owed: dict[str, int] = {}
        """Games that were absent and are here again, and since when they were (UTC ms)."""
        self._paid: set[int] = set()
        """The connections whose tables got that time."""
        self._back = {one for one in range(way.connections) if way.open(one)}
        """The connections whose tables go on."""
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
        everything = await self._store.journals.heads(status=LIVE)
        absent = await self._absences({head.game for head in everything})
        heads = self._playable(everything)
        if isinstance(self._now, SteadyClock) and heads:
            newest = max(head.head.updated_at for head in heads)
            if newest > self._now():
                log.warning("the host's clock was set back: tables go on from their last moment")
            self._now.not_before(newest)
        for connection in range(self._way.connections):
            if self._way.open(connection):
                self._back.discard(connection)
                await self.regain(connection)
        await self._store_absences(absent)
        await self._store_beat()
        if self._beating is None:
            self._beating = asyncio.ensure_future(self._beat())
        return len(heads)

    async def close(self) -> None:
        """No heartbeat any more."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)

    @property
    def quiet(self) -> bool:
        """Whether nothing is being stored or taken up, unless the store fails."""
        return self._waiting or not (self._beats or self._lock.locked())

    def resting(self, state: TableState) -> bool:
        """Whether nobody can reach the table, so that nothing may happen at it."""
        return self._way.of(state.opened.guild, self._way.connections or 1) not in self._back

    async def answers(self, state: TableState) -> bool:
        """Whether the table's people could act until this moment."""
        connection = self._way.of(state.opened.guild, self._way.connections or 1)
        return await self._way.answers(connection) and not self.resting(state)

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
            scheduler = self._scheduler
            if scheduler is None or connection in self._back:
                return
            alive = self._away.setdefault(connection, self._lived(connection))
            tables = await self._tables_of(connection)
            await self._excuse(tables, alive, {} if connection in self._paid else self._owed)
            self._paid.add(connection)
            if not self._way.open(connection):
                return  # Lost again: what was added counts, the rest follows.
            del self._away[connection]
            self._back.add(connection)
            if tables:
                log.info("connection %d: %d tables go on", connection, len(tables))
            for table in tables:
                scheduler.wake(table)

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
        since = _absences(await self._store.values.get(ABSENT))
        self._owed = {game: at for game, at in since.items() if self._ledger.plays(game)}
        for game in sorted(game for game in games if not self._ledger.plays(game)):
            log.warning("the game %r is not here: its tables rest", game)
            since.setdefault(game, min(self._before, default=0))
        return {game: at for game, at in since.items() if game not in self._owed}

    async def _store_absences(self, since: Mapping[str, int]) -> None:
        text = " ".join(f"{game}:{at}" for game, at in sorted(since.items()))
        if text != (await self._store.values.get(ABSENT) or ""):
            await self._store.values.set(ABSENT, text or None)

    async def _tables_of(self, connection: int) -> dict[int, str]:
        """The live tables of a connection, and their games."""
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
        return {
            head.table: head.game
            for head in heads
            if way.of(head.head.guild_id, way.connections) == connection
        }

    async def _excuse(self, tables: Mapping[int, str], alive: int, owed: Mapping[str, int]) -> None:
        """Give each table the time since ``alive``, or since its last entry if that is later.

        ``owed``: since when its game was absent, which is longer.
        """
        start = f"{self._now()}:{secrets.token_hex(4)}"
        since = {table: min(alive, owed.get(game, alive)) for table, game in tables.items()}
        waiting = tuple(tables)
        while waiting:
            waiting = tuple(
                [table for table in waiting if not await self._excused(table, since[table], start)]
            )
            if waiting:
                await self._wait()

    async def _wait(self) -> None:
        self._waiting = True
        try:
            await self._sleep(RETRY)
        finally:
            self._waiting = False

    async def _excused(self, table: int, alive: int, start: str) -> bool:
        now = self._now()
        try:
            outcome = await self._ledger.request(
                table,
                f"resumed:{table}:{start}",
                partial(duties.resumed, alive=alive, now=now),
                at=now,
            )
        except Exception as error:
            # One journal that cannot be read must not keep the other tables from playing.
            # An unreadable entry's text is for the operator; of others only the kind is safe.
            what = error if isinstance(error, UnreadableError) else type(error).__name__
            log.error("table %d cannot be taken up: %s", table, what)
            return True
        return not (isinstance(outcome, Refused) and outcome.reason is Reason.BUSY)

    # -- heartbeat ---------------------------------------------------------------------------------

    async def _beat(self) -> None:
        while True:
            await self._sleep(self._pauses.heartbeat / 1000)
            self._beats = True
            try:
                if isinstance(self._now, SteadyClock):
                    await self._tick(self._now)
                await self._store_beat()
                await self._beside()
            except StoreError as error:
                log.warning("no heartbeat: %s", error)
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


def _absences(value: str | None) -> dict[str, int]:
    pairs = (word.rpartition(":") for word in (value or "").split())
    return {game: int(at) for game, _, at in pairs if game and at.isdecimal()}


def _moments(value: str | None) -> tuple[int, ...]:
    words = (value or "").split()
    return tuple(map(int, words)) if all(word.isdecimal() for word in words) else ()
