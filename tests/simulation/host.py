"""The bot's machine: starts processes, kills them between any two steps."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import Context
from pathlib import Path
from random import Random
from typing import Any, Final

from discord.webhook.async_ import AsyncWebhookAdapter, async_context
from yarl import URL

from base.workers.pool import WorkerPool
from bot import keep_running
from cogs.client import BroucBot
from cogs.connection.stopping import LAST_S
from cogs.outbox.pace import Pace
from cogs.view.drawers import Drawers
from db import Store, StoreError
from db.core.lock import LOOK_S
from gamekit.api.game import Games
from tables.decisions.outcomes import Change, Nudge
from tables.decisions.pauses import Pauses
from tables.runtime.monotonic_clock import MonotonicClock
from tests.simulation.work import Sketching, minds
from tests.virtual.clocks import Clocks
from tests.virtual.disk import Connections, Disk
from tests.virtual.files import Files
from tests.virtual.gateway_transport import Line
from tests.virtual.loop import PROCESS, Process, VirtualLoop
from tests.virtual.rest_transport import Network
from tools.fake_discord.server import TOKEN, FakeDiscord

RESTART_S: Final = 5.0
"""Seconds between two starts of a service manager."""
PAUSES: Final = Pauses(lobby=90_000)
"""Usual pauses, but with short-lived lobbies."""


class Simulated(BroucBot):
    """The bot; its commands' JSON is made once for all runs."""

    _payload: list[dict[str, Any]] | None = None

    async def _commands_payload(self) -> list[dict[str, Any]]:
        if Simulated._payload is None:
            Simulated._payload = await super()._commands_payload()
        return Simulated._payload


class Running:
    """One process of the bot."""

    def __init__(self, process: Process, connections: Connections) -> None:
        self.process = process
        self.connections = connections
        self.lines: list[Line] = []
        self.bot: BroucBot | None = None
        self.pool: WorkerPool | None = None
        self.task: asyncio.Task[None]

    @property
    def reachable(self) -> bool:
        """Whether people can reach it: its connection is up."""
        return self.alive and any(line.up for line in self.lines)

    @property
    def goes_on(self) -> bool:
        """Whether its tables run: it has noticed that its connection is up."""
        return self.reachable and self.bot is not None and self.bot.gateway.open(0)

    @property
    def alive(self) -> bool:
        """Whether it has neither ended nor been killed."""
        return not self.process.dead and not self.task.done()


class Host:
    """Starts processes of the bot on one database."""

    def __init__(
        self,
        loop: VirtualLoop,
        rng: Random,
        clocks: Clocks,
        fake_discord: FakeDiscord,
        network: Network,
        file: Path,
        games: Games,
        *,
        drawn: bool,
    ) -> None:
        """``drawn``: whether pictures are drawn."""
        self._drawn = drawn
        self._loop, self._rng, self._clocks = loop, rng, clocks
        self._fake_discord, self._network = fake_discord, network
        self._games = games
        self._url = f"sqlite+aiosqlite:///{file}"
        self.disk = Disk(loop, rng, file)
        self.files = Files()
        self.running: list[Running] = []
        self.starts = 0
        self.active: Running | None = None
        """The process that holds the lock of the database; others stand by."""
        self.ended: Callable[[Exception], None] = lambda _: None
        """Called with the error that ended a process."""
        self.heard: Callable[[Process, Change | Nudge], None] = lambda *_: None
        """Listener of every process's tables."""
        self.killed: Callable[[], None] = lambda: None
        """Called after a kill."""
        network.connect = self._connect

    def start(self) -> Running:
        """Start a process; connecting may take a while."""
        self.starts += 1
        process = Process(f"process {self.starts}")
        found = Running(process, Connections(self.disk))
        context = Context()
        context.run(PROCESS.set, process)
        # The library keeps its token locks in one object, which two processes never share.
        adapter = AsyncWebhookAdapter()  # type: ignore[no-untyped-call]
        context.run(async_context.set, adapter)
        found.task = self._loop.create_task(self._run(found), context=context)
        self.running.append(found)
        return found

    async def within(self, running: Running, work: Coroutine[Any, Any, Any]) -> Any:
        """Run a coroutine in a process; return ``None`` if it is killed meanwhile."""
        context = Context()
        context.run(PROCESS.set, running.process)
        task = self._loop.create_task(work, context=context)
        while running.alive and not task.done():
            await asyncio.wait((task,), timeout=0.5)
        return task.result() if task.done() else None

    def kill(self, running: Running) -> None:
        running.process.dead = True
        running.connections.cut()
        for line in running.lines:
            line.cut()
        self.files.cut(running.process)
        self.running.remove(running)
        self.killed()

    async def stop(self, running: Running) -> None:
        """Stop it as by SIGTERM: in order, or by force after a while."""
        running.task.cancel()
        try:
            await asyncio.wait((running.task,), timeout=LAST_S)
        finally:
            if running in self.running:
                self.kill(running)

    async def _run(self, running: Running) -> None:
        clock = MonotonicClock(self._clocks.wall_ms, self._clocks.steady_ns)
        loop, pool = self._loop, minds(self._rng)
        while self.active is not None and self.active.alive:  # noqa: ASYNC110  as the lock does
            await asyncio.sleep(LOOK_S)
        self.active = running
        async with await self._opened(running) as store:

            def make() -> BroucBot:
                running.bot = Simulated(
                    store,
                    self._games,
                    now=clock,
                    pace=Pace(clock=loop.time, sleep=asyncio.sleep),
                    rng=self._rng,
                    workers=pool,
                    drawers=Drawers() if self._drawn else Sketching(self._rng),
                    pauses=PAUSES,
                    counter=self._clocks.steady,
                )
                running.bot.tables.on_change.append(lambda news: self.heard(running.process, news))
                return running.bot

            try:
                await keep_running(make, TOKEN)
            except Exception as error:
                self.ended(error)
                raise
            finally:
                await pool.close()

    async def _opened(self, running: Running) -> Store:
        """Open the store; a start that fails is repeated, as by a service manager."""
        while True:
            try:
                store = await Store.open(self._url, running.connections.connect, locked=True)
                try:
                    await store.activate()
                except StoreError:
                    await store.close()
                    raise
                return store
            except StoreError:
                await asyncio.sleep(RESTART_S)

    async def _connect(self, url: URL) -> Any:
        process = PROCESS.get()
        running = next(one for one in self.running if one.process is process)
        line = Line(self._loop, self._rng, self._fake_discord.gateway, self._network.outside)
        running.lines = [one for one in running.lines if not one.bot.closed]
        running.lines.append(line)
        return line.bot
