"""Whether people reach the bot: the library's connections, one a shard, as tables see them.

A shard lives as long as Discord says something on it, if only the acknowledgement of a heartbeat.
The library notices a dead line after up to a minute. So before somebody's time is declared over the
line is asked: an own heartbeat, which Discord acknowledges at once.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import discord

log = logging.getLogger(__name__)

FRESH: Final = 1.0
"""Seconds: who was heard since then need not be asked."""
PATIENCE: Final = 5.0
"""Seconds after which a line that does not answer is taken for dead."""
LOOK: Final = 0.05
"""Seconds between two looks for an answer."""


class Served(Protocol):
    """Who has to know; :class:`tables.runtime.service.Tables` does."""

    def lost(self, connection: int, alive: int) -> None:
        """Nobody reaches the bot by this connection since ``alive`` (UTC ms)."""

    async def found(self, connection: int) -> None:
        """People reach the bot by this connection."""


class Gateway:
    """A :class:`tables.runtime.connectivity.Way`: the shards of one client."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        now: Callable[[], int],
        *,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        counter: Callable[[], float] = time.perf_counter,
    ) -> None:
        """``now``: UTC ms. ``counter``: the seconds by which the library dates what it hears."""
        self._client = client
        self._now = now
        self._sleep = sleep
        self._counter = counter
        self._served: Served | None = None
        self._open: set[int] = set()
        self._ears: dict[int, Any] = {}
        """The library's keeper of each shard's heartbeat: it notes when something was heard."""
        self._asking: dict[int, asyncio.Task[bool]] = {}
        self._listening: dict[int, asyncio.Task[None]] = {}

    def serve(self, served: Served) -> None:
        """Tell this one what happens."""
        self._served = served

    # -- what tables ask ---------------------------------------------------------------------------

    @property
    def connections(self) -> int:
        """How many shards there are; 0 before Discord has told."""
        return self._client.shard_count or 0

    def of(self, guild: int | None, connections: int) -> int:
        """The shard of a server, as Discord distributes them; direct messages come by the first."""
        return ((guild or 0) >> 22) % connections

    def open(self, connection: int) -> bool:
        """Whether the shard is connected, as far as is known."""
        return connection in self._open

    def alive(self, connection: int) -> int:
        """UTC ms when something was heard last on the shard."""
        ear = self._ear(connection)
        if ear is None:
            return self._now()
        silent: float = self._counter() - ear._last_recv
        return self._now() - round(silent * 1000)

    async def answers(self, connection: int) -> bool:
        """Whether Discord answers on the shard now; if not, it counts as lost until it does."""
        if connection not in self._open:
            return False
        ear = self._ear(connection)
        if ear is None or self._counter() - ear._last_recv < FRESH:
            return True
        asking = self._asking.get(connection)
        if asking is None:
            asking = asyncio.ensure_future(self._ask(connection, ear))
            self._asking[connection] = asking
            asking.add_done_callback(lambda _: self._asking.pop(connection, None))
        answered = await asyncio.shield(asking)
        if not answered:
            self._unheard(connection)
        return answered and connection in self._open

    # -- what the library tells --------------------------------------------------------------------

    def closed(self, shard: int) -> None:
        """The shard is disconnected."""
        self._stop_listening(shard)
        self._lose(shard)

    async def opened(self, shard: int) -> None:
        """The shard is connected, by a new session or by resuming."""
        self._stop_listening(shard)
        self._ears.pop(shard, None)
        self._ear(shard)
        await self._find(shard)

    async def close(self) -> None:
        """Ask and listen no more."""
        tasks = [*self._asking.values(), *self._listening.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- one shard ---------------------------------------------------------------------------------

    def _lose(self, shard: int) -> None:
        if shard in self._open:
            alive = self.alive(shard)
            self._open.discard(shard)
            if self._served is not None:
                self._served.lost(shard, alive)

    async def _find(self, shard: int) -> None:
        self._open.add(shard)
        if self._served is not None:
            await self._served.found(shard)

    def _ear(self, shard: int) -> Any:
        """Who hears on the shard, or heard last; ``None`` without a wire, in a virtual Discord.

        The library drops it as soon as a line is dead, when it is wanted most.
        """
        held = self._client.get_shard(shard)
        ear = getattr(held._parent.ws, "_keep_alive", None) if held is not None else None
        if ear is not None:
            self._ears[shard] = ear
        return self._ears.get(shard)

    async def _ask(self, shard: int, ear: Any) -> bool:
        asked = self._counter()
        try:
            await ear.ws.send_heartbeat(ear.beat())
        except (OSError, discord.DiscordException) as error:
            log.info("shard %d: no heartbeat: %s", shard, type(error).__name__)
            return False
        while ear._last_recv < asked:
            if self._counter() - asked > PATIENCE:
                return False
            await self._sleep(LOOK)
        return True

    def _unheard(self, shard: int) -> None:
        """Not disconnected, and not heard: wait for either."""
        if shard in self._open:
            log.warning("shard %d does not answer", shard)
            self._lose(shard)
            self._listening[shard] = asyncio.ensure_future(self._listen(shard, self._ears[shard]))

    async def _listen(self, shard: int, ear: Any) -> None:
        heard = ear._last_recv
        while ear._last_recv == heard:
            await self._sleep(FRESH)
        self._listening.pop(shard, None)
        await self._find(shard)

    def _stop_listening(self, shard: int) -> None:
        task = self._listening.pop(shard, None)
        if task is not None:
            task.cancel()
