"""Monitoring port: ``/healthz``, ``/readyz`` and ``/metrics`` of the running bot."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import select

from base import metrics
from base.metrics import MATCHES, MOVES
from base.workers.pool import WorkerPool
from cogs.client import BroucBot
from cogs.view.drawers import Drawers
from db import Store, StoreError
from host.health import Address
from tables.decisions.outcomes import Change, Nudge
from tables.journal.entries import Acted
from tables.journal.state import Status

log = logging.getLogger(__name__)

PATIENCE: Final = 2.0
"""Seconds until the store must answer."""

T = TypeVar("T")
Problems = Callable[[], Awaitable[Sequence[str]]]
"""Obstacles to play, a line each; empty if all is well."""
Export = Callable[[], Awaitable[bytes]]
"""All metrics in Prometheus's text format."""


class PortTakenError(Exception):
    """Port that cannot be opened; ``str()`` is one sentence for the operator."""


class Monitor:
    """Health and gauges of the bot, across its restarts in this process."""

    def __init__(self, thinkers: Sequence[WorkerPool], drawers: Drawers) -> None:
        self._store: Store | None = None
        self._standby = False
        self._thinkers = thinkers
        self._drawers = drawers
        self._bot: BroucBot | None = None

    def stand_by(self) -> None:
        """Note and log that another process is active on the database."""
        self._standby = True
        log.warning("standby: another process is active on the database")

    def begin(self, store: Store) -> None:
        """Monitor the store of this process, which is active from now on."""
        self._store, self._standby = store, False
        log.info("active on the database")

    def attach(self, bot: BroucBot) -> BroucBot:
        """Monitor this bot, and count its matches and moves, from now on."""
        self._bot = bot
        bot.tables.on_change.append(count)
        return bot

    @asynccontextmanager
    async def serving(self, address: Address | None) -> AsyncIterator[None]:
        """Serve the port within a block; ``None``: no port.

        Raises :class:`PortTakenError`.
        """
        if address is None:
            yield
            return
        async with serving(address, self.problems, self.export):
            yield

    async def problems(self) -> tuple[str, ...]:
        """Obstacles to play, a line each."""
        if self._standby:
            return ("standby",)
        return (*await self._store_problems(), *self._connection_problems())

    async def export(self) -> bytes:
        """All metrics in Prometheus's text format."""
        await self.update()
        return generate_latest(metrics.REGISTRY)

    async def update(self) -> None:
        """Set all gauges."""
        metrics.READY.set(0 if await self.problems() else 1)
        for worker, waiting in self._queues().items():
            metrics.QUEUES.labels(worker).set(waiting)
        if self._bot is not None:
            stale, oldest = self._bot.outbox.behind()
            metrics.STALE.set(stale)
            metrics.STALE_AGE.set(oldest)
            there, open_now = self._connections(self._bot)
            metrics.CONNECTIONS.labels("open").set(open_now)
            metrics.CONNECTIONS.labels("closed").set(there - open_now)
        if self._store is None:
            return
        try:
            live = await soon(self._store.journals.counted())
        except (StoreError, TimeoutError):
            return  # ``brouc_ready`` shows it; the tables keep their last numbers.
        metrics.TABLES.clear()
        for game, status, number in live:
            metrics.TABLES.labels(game, status).set(number)

    def _queues(self) -> dict[str, int]:
        found = {
            "thinkers": sum(pool.waiting for pool in self._thinkers),
            "pictures": self._drawers.waiting - self._drawers.films_waiting,
            "films": self._drawers.films_waiting,
            "store": self._store.engines.waiting if self._store is not None else 0,
        }
        return found if self._bot is None else found | self._bot.quota.waiting

    async def _store_problems(self) -> tuple[str, ...]:
        if self._store is None:
            return ("The database is not open yet.",)
        try:
            await soon(self._store.engines.read(lambda connection: connection.execute(select(1))))
        except StoreError as error:
            return (str(error),)
        except TimeoutError:
            return (f"The database has not answered in {PATIENCE:.0f} s.",)
        failed = self._store.engines.failed  # A full disk is read, and nobody can play.
        return () if failed is None else (str(failed),)

    def _connection_problems(self) -> tuple[str, ...]:
        if self._bot is None:
            return ("The bot is not running.",)
        there, open_now = self._connections(self._bot)
        if not there:
            return ("Discord has not been reached yet.",)
        if open_now < there:
            return (f"{there - open_now} of {there} connections to Discord are closed.",)
        return ()

    @staticmethod
    def _connections(bot: BroucBot) -> tuple[int, int]:
        way = bot.gateway
        return way.connections, sum(way.open(one) for one in range(way.connections))


async def soon(work: Coroutine[Any, Any, T]) -> T:
    """Result of work; ``TimeoutError`` after :data:`PATIENCE`, without waiting for its end, as a
    cancelled transaction would.
    """
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    async with asyncio.timeout(PATIENCE):
        return await asyncio.shield(task)


@asynccontextmanager
async def serving(
    address: Address, problems: Problems, export: Export
) -> AsyncIterator[web.TCPSite]:
    """Serve a port within a block; raise :class:`PortTakenError` if it cannot be opened."""

    async def alive(_: web.Request) -> web.Response:
        return web.Response(text="alive\n")  # The event loop has just answered.

    async def ready(_: web.Request) -> web.Response:
        lines = await problems()
        return web.Response(
            text="\n".join(lines or ("ready",)) + "\n", status=503 if lines else 200
        )

    async def exported(_: web.Request) -> web.Response:
        return web.Response(body=await export(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    application = web.Application(client_max_size=1024)
    application.router.add_get("/healthz", alive)
    application.router.add_get("/readyz", ready)
    application.router.add_get("/metrics", exported)
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    try:
        site = web.TCPSite(runner, address.host, address.port)
        try:
            await site.start()
        except OSError as error:
            raise PortTakenError(
                f"BROUC_HEALTH: the port {address.port} of {address.host} cannot be opened"
                f" ({error.strerror or type(error).__name__})."
            ) from None
        log.info("health and metrics at %s", address.url)
        yield site
    finally:
        await runner.cleanup()


def count(news: Change | Nudge) -> None:
    """Count matches and moves by game; entries that are read again, as after a start, do not."""
    if isinstance(news, Nudge) or news.before is None:
        return
    game, before, now = news.state.opened.game, news.before.status, news.state.status
    done = (stored.entry for stored in news.entries)
    moves = sum(isinstance(entry, Acted) and entry.seat is not None for entry in done)
    if moves:
        MOVES.labels(game).inc(moves)
    if before is now:
        return
    if now is Status.PLAYING:
        MATCHES.labels(game, "began").inc()
    elif before is Status.PLAYING:
        MATCHES.labels(game, now.value).inc()
