"""What the instruments ask the running bot: its levels, and what is missing for people to play."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from base import metrics as counted
from base.workers.pool import Crew
from cogs.client import BroucBot
from cogs.view.drawers import Drawers
from db import Store, StoreError
from host.health import exporter
from host.health.address import Address
from host.health.lag import lag_measured
from host.health.port import opened

PATIENCE: Final = 2.0
"""Seconds that the store has for its answer."""


class Instruments:
    """The bot of this process, whichever try to start it is running."""

    def __init__(self, store: Store, thinkers: Crew, drawers: Drawers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._drawers = drawers
        self._bot: BroucBot | None = None

    def attend(self, bot: BroucBot) -> BroucBot:
        """This is the bot from now on."""
        self._bot = bot
        return bot

    @asynccontextmanager
    async def shown(self, address: Address | None) -> AsyncIterator[None]:
        """Answer at the address meanwhile; without one nothing is done.

        Raises :class:`host.health.port.PortTakenError`.
        """
        if address is None:
            yield
            return
        metrics = self.metrics if exporter.installed() else None
        async with lag_measured(), opened(address, self.missing, metrics):
            yield

    async def missing(self) -> tuple[str, ...]:
        """What is missing for people to play, a line each."""
        return (*await self._store_trouble(), *self._connection_trouble())

    async def metrics(self) -> tuple[bytes, str]:
        """All figures as Prometheus reads them, with their content type."""
        await self.look()
        return exporter.text()

    async def look(self) -> None:
        """Set every level to what is so now."""
        counted.READY.set(0.0 if await self.missing() else 1.0)
        for worker, waiting in self._queues().items():
            counted.QUEUES.set(float(waiting), worker)
        if self._bot is not None:
            stale, oldest = self._bot.projector.behind()
            counted.STALE.set(float(stale))
            counted.STALE_AGE.set(oldest)
            there, open_now = self._connections(self._bot)
            counted.CONNECTIONS.set(float(open_now), "open")
            counted.CONNECTIONS.set(float(there - open_now), "closed")
        try:
            async with asyncio.timeout(PATIENCE):
                live = await self._store.journals.counted()
        except (StoreError, TimeoutError):
            return  # What is ready says so; the tables are as they were.
        counted.TABLES.values.clear()
        for game, status, number in live:
            counted.TABLES.set(float(number), game, status)

    def _queues(self) -> dict[str, int]:
        found = {
            "thinkers": self._thinkers.waiting,
            "pictures": self._drawers.waiting - self._drawers.films_waiting,
            "films": self._drawers.films_waiting,
            "store": self._store.engines.waiting,
        }
        return found if self._bot is None else found | self._bot.budget.waiting

    async def _store_trouble(self) -> tuple[str, ...]:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.engines.ask("SELECT 1")
        except StoreError as error:
            return (str(error),)
        except TimeoutError:
            return (f"The database has not answered in {PATIENCE:.0f} s.",)
        return ()

    def _connection_trouble(self) -> tuple[str, ...]:
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
