"""Downtime: tables get the time in which their people could not reach the bot.

One rule, at a start and at each reconnect: a live table whose newest entry is older than the
connection gets one ``Resumed`` entry with the time since people last could play; until then its
timers rest. A requested table is resumed at once, the others one after the other. The store keeps
until when *all* people could play, not advanced before every table is resumed: a crash in between
takes nothing from anybody. A missing game is an outage for its tables. The same holds for every
other kind of journal whose scheduler is added.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from db import Store, StoreError
from tables.decisions.outcomes import Decision, Reason, Refused
from tables.journal.state import JournalState, Status
from tables.runtime.journal_store import JournalStore
from tables.runtime.monotonic_clock import MonotonicClock
from tables.runtime.scheduler import RETRY, Scheduler

log = logging.getLogger(__name__)

HEARTBEAT: Final = "tables.alive"
"""Key of the time (UTC ms) until which all people could play, and of the missing games of live
tables, each as ``game:since``.
"""
EACH_S: Final = 0.035
"""Seconds between two tables that nobody has requested."""
SHOWN_MS: Final = 120_000
"""Time within which a table's result is posted."""


class Connectivity:
    """People's connections to the bot, numbered from 0; here a single one, always open."""

    downtime: Downtime
    """Notified of lost and new connections."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now

    @property
    def connections(self) -> int:
        """Number of connections; 0 before it is known."""
        return 1

    def of(self, guild: int | None) -> int:
        """The connection of a server; ``None``: of direct messages."""
        return 0

    def alive(self, connection: int) -> int:
        """UTC ms when an open connection was last known to be alive."""
        return self._now()

    async def answers(self, connection: int) -> bool:
        """Whether it is alive now: checked, unless data arrived just before."""
        return True


@dataclass(slots=True)
class _Outage:
    """The last outage of a connection."""

    since: int
    back: int | None = None
    """Its end, in UTC ms like its beginning; ``None``: the connection is closed."""
    task: asyncio.Task[None] | None = None
    """Resumes the tables."""
    resumed: bool = False
    """Whether all of them are resumed."""


class Downtime:
    """Resting tables, and the time they are to be given."""

    def __init__(
        self,
        store: Store,
        connectivity: Connectivity,
        now: Callable[[], int],
        sleep: Callable[[float], Awaitable[None]],
        refresh: Callable[[int], None],
    ) -> None:
        """``refresh``: called after the start for every table that is resumed for the first time,
        or has ended so shortly before that its result may not be posted.
        """
        self._store, self._connectivity = store, connectivity
        self._now, self._sleep, self._refresh = now, sleep, refresh
        self._schedulers: list[Scheduler[Any, Any, Any]] = []
        self._begun = False
        self._before = 0
        """Time (UTC ms) until which all people could play before this start."""
        self._ended: list[int] = []
        self._absent: dict[str, int] = {}
        """Game → UTC ms since when it is missing, or was before this start."""
        self._outages: dict[int, _Outage] = {}
        self.all_resumed = True
        """Whether people reach all tables, and every table has its time."""
        connectivity.downtime = self

    def add(self, scheduler: Scheduler[Any, Any, Any]) -> None:
        """Resume the journals of a scheduler too, and each before a request to it."""
        self._schedulers.append(scheduler)
        scheduler.journals.first = partial(self.resume, scheduler.journals)

    async def begin(self) -> int:
        """Begin before people connect; return the number of live journals, or raise
        :class:`db.StoreError`.
        """
        value = await self._store.values.get(HEARTBEAT) or ""
        self._before = last_reached(value)
        pairs = (word.rpartition(":") for word in value.split() if ":" in word)
        self._absent = {game: int(at) for game, _, at in pairs}
        live: list[int] = []
        for journals in (scheduler.journals for scheduler in self._schedulers):
            games, heads = journals.subject.games, await journals.live()
            for game in sorted({head.game for head in heads if head.game not in games}):
                log.warning("the game %r is missing: its tables rest", game)
                self._absent.setdefault(game, self._before)
            # Without a heartbeat the process before lived for seconds: all that ended in its
            # time ended just now.
            self._ended += await journals.ended(self._before - SHOWN_MS)
            live += (head.head.updated_at for head in heads if head.game in games)
        if isinstance(self._now, MonotonicClock):
            self._now.not_before(max(live, default=0))
        self._begun, self._outages, self.all_resumed = True, {}, False
        return len(live)

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """The tasks that resume tables, to be cancelled at the end."""
        return [one.task for one in self._outages.values() if one.task is not None]

    def lost(self, connection: int, alive: int) -> None:
        """Suspend the tables of a closed connection, alive until ``alive`` (UTC ms)."""
        last = self._outage(connection)
        if last.task is not None and last.back is not None:
            last.task.cancel()
            self.all_resumed = False
            self._outages[connection] = _Outage(alive if last.resumed else last.since)
            log.warning("connection %d lost: its tables rest", connection)
            for scheduler in self._schedulers:
                scheduler.rest()

    def found(self, connection: int) -> None:
        """Resume the tables of an opened connection, with the time they are to be given."""
        outage = self._outage(connection)
        if outage.back is None and self._begun:
            outage.back = self._now()
            outage.task = asyncio.ensure_future(self._resume_all(connection, outage))

    def resting(self, state: JournalState) -> bool:
        """Whether people cannot reach the table, or it lacks its time: its timers rest."""
        if self.all_resumed:
            return False
        return self._of(state).back is None or self._since(state) is not None

    async def answers(self, state: JournalState) -> bool:
        """Whether the connection of the table's people is alive now."""
        return await self._connectivity.answers(self._connectivity.of(state.opened.guild))

    async def resume(
        self, journals: JournalStore[Any, Any], number: int, *, only_read: bool = False
    ) -> bool:
        """Give a journal its time before a request; ``False`` if the store cannot do it now.

        A click may come earlier than its connection: repeated by Discord, or by another one.
        ``only_read``: before reading the state, which waits for the connection.
        """
        if self.all_resumed:
            return True
        now = self._now()
        try:
            state: JournalState | None = await journals.state(number)
            if state is None or self._since(state) is None:
                return True
            if only_read and self._of(state).back is None:
                return True
            cause, decide = f"resumed:{number}:{state.seq}", partial(self._resumed, journals, now)
            outcome = await journals.request(number, cause, decide, at=now, first=False)
        except StoreError:
            return False
        except Exception as error:
            # The others go on.
            log.error("%s %d cannot be resumed: %s", journals.subject.name, number, error)
            return True
        return not (isinstance(outcome, Refused) and outcome.reason is Reason.BUSY)

    def _since(self, state: JournalState) -> int | None:
        """Since when a journal's people could not play; ``None`` if it has been given the time."""
        outage = self._of(state)
        since = min(outage.since, self._absent.get(state.opened.game, outage.since))
        given = outage.back is not None and max(since, state.at) >= outage.back
        return None if given or outage.resumed else since

    def _resumed(
        self, journals: JournalStore[Any, Any], now: int, state: JournalState
    ) -> Decision[Any]:
        return journals.subject.resumed(state, self._since(state), now)

    async def _resume_all(self, connection: int, outage: _Outage) -> None:
        """Resume the tables of a connection: those in play first, the last active ones first."""
        of, playing = self._connectivity.of, Status.PLAYING.value
        while self._ended:
            self._refresh(self._ended.pop())
        done: set[int] = set()
        while not outage.resumed:
            try:
                own = [
                    (head, scheduler)
                    for scheduler in self._schedulers
                    for head in await scheduler.journals.live()
                    if head.game in scheduler.journals.subject.games
                    and of(head.head.guild_id) == connection
                ]
            except StoreError as error:
                log.warning("tables rest: %s", error)
                await self._sleep(RETRY)
                continue
            own.sort(key=lambda one: (one[0].head.status != playing, -one[0].head.updated_at))
            outage.resumed = done >= {head.table for head, _ in own}
            for number, scheduler in ((one.table, by) for one, by in own if one.table not in done):
                if done:
                    await self._sleep(EACH_S)
                while not await self.resume(scheduler.journals, number):
                    await self._sleep(RETRY)
                done.add(number)
                scheduler.wake(number)
                if outage.since == self._before:
                    self._refresh(number)
        log.info("connection %d: %d tables resumed", connection, len(done))
        every = range(self._connectivity.connections)
        self.all_resumed = bool(every) and all(self._outage(one).resumed for one in every)
        if self.all_resumed:
            installed = [one.journals.subject.games for one in self._schedulers]
            self._absent = {
                game: at
                for game, at in self._absent.items()
                if not any(game in games for games in installed)
            }

    async def beat(self) -> None:
        """Store until when people could reach the bot; raises :class:`db.StoreError`.

        A leap of the host's clock, or a pause of this process, is treated as an outage.
        """
        if isinstance(self._now, MonotonicClock):
            alive, leap = self._now(), self._now.tick()
            for connection, outage in tuple(self._outages.items()) if leap else ():
                if outage.back is not None:
                    log.warning("the clock leapt by %d s: counted as downtime", leap // 1000)
                    self.lost(connection, alive)
                    self.found(connection)
        every, last = range(self._connectivity.connections), self._connectivity.alive
        outages = [(self._outage(connection), connection) for connection in every]
        if outages:
            moment = min(last(one) if out.resumed else out.since for out, one in outages)
            absent = (f"{game}:{at}" for game, at in sorted(self._absent.items()))
            await self._store.values.set(HEARTBEAT, " ".join((str(moment), *absent)))

    def _of(self, state: JournalState) -> _Outage:
        return self._outage(self._connectivity.of(state.opened.guild))

    def _outage(self, connection: int) -> _Outage:
        return self._outages.setdefault(connection, _Outage(self._before))


def last_reached(heartbeat: str | None) -> int:
    """The time in a stored :data:`HEARTBEAT`, in UTC ms; 0 without one."""
    return int((heartbeat or "0").partition(" ")[0])
