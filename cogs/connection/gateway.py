"""Reachability of the bot: the library's gateway connections, one per shard, as tables see them.

A shard is alive as long as Discord sends anything on it, if only a heartbeat's acknowledgement. The
library detects a dead connection after up to a minute. So before somebody's time is declared over,
an extra heartbeat is sent, which Discord acknowledges at once; without an answer the connection is
closed, and the library connects again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord

from base.tasks import cancelled
from tables.runtime.downtime import Connectivity

log = logging.getLogger(__name__)

FRESH: Final = 1.0
"""Seconds during which a shard that has received something need not be probed."""
PATIENCE: Final = 5.0
"""Seconds without an answer after which a connection counts as dead."""
LOOK: Final = 0.05
"""Seconds between two checks for an answer."""
ZOMBIE: Final = 4000
"""Close code after which a session can be resumed."""


class Gateway(Connectivity):
    """The shards of one client."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        now: Callable[[], int],
        *,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        counter: Callable[[], float] = time.perf_counter,
    ) -> None:
        """``now``: UTC ms. ``counter``: the library's clock (s) of received events."""
        super().__init__(now)
        self._client = client
        self._sleep = sleep
        self._counter = counter
        self._open: set[int] = set()
        self._heartbeats: dict[int, Any] = {}
        """The library's heartbeat thread of each shard, which records when something was received.
        """
        self._asking: dict[int, asyncio.Task[bool]] = {}

    @property
    def connections(self) -> int:
        """The number of shards; 0 before Discord has sent it."""
        return self._client.shard_count or 0

    def of(self, guild: int | None) -> int:
        """The shard of a server, by Discord's formula; direct messages use the first."""
        return ((guild or 0) >> 22) % (self.connections or 1)

    def open(self, connection: int) -> bool:
        """Whether the shard is connected, as far as is known."""
        return connection in self._open

    def alive(self, connection: int) -> int:
        """UTC ms of the last data received on the shard."""
        heartbeat = self._heartbeat(connection)
        if heartbeat is None:
            return self._now()
        silent: float = self._counter() - heartbeat._last_recv
        return self._now() - round(silent * 1000)

    async def answers(self, connection: int) -> bool:
        """Whether Discord answers on the shard now; if not, it counts as lost and is closed."""
        if connection not in self._open:
            return False
        heartbeat = self._heartbeat(connection)
        if heartbeat is None or self._counter() - heartbeat._last_recv < FRESH:
            return True
        asking = self._asking.get(connection)
        if asking is None:
            asking = asyncio.ensure_future(self._ask(connection, heartbeat))
            self._asking[connection] = asking
            asking.add_done_callback(lambda _: self._asking.pop(connection, None))
        return await asyncio.shield(asking) and connection in self._open

    def closed(self, shard: int) -> None:
        """Note that a shard is disconnected."""
        if shard in self._open:
            alive = self.alive(shard)
            self._open.discard(shard)
            self.downtime.lost(shard, alive)

    def opened(self, shard: int) -> None:
        """The shard is connected, by a new session or by resuming."""
        self._heartbeats.pop(shard, None)
        self._heartbeat(shard)
        self._open.add(shard)
        self.downtime.found(shard)

    async def close(self) -> None:
        """Stop probing."""
        await cancelled(*self._asking.values())

    def _heartbeat(self, shard: int) -> Any:
        """The shard's current or last heartbeat thread; ``None`` in a virtual Discord.

        The library drops it as soon as a connection is dead, when it is needed most.
        """
        held = self._client.get_shard(shard)
        heartbeat = getattr(held._parent.ws, "_keep_alive", None) if held is not None else None
        if heartbeat is not None:
            self._heartbeats[shard] = heartbeat
        return self._heartbeats.get(shard)

    async def _ask(self, shard: int, heartbeat: Any) -> bool:
        """Send a heartbeat and wait for anything; without an answer, close the connection."""
        asked = self._counter()
        try:
            await heartbeat.ws.send_heartbeat(heartbeat.beat())
            while heartbeat._last_recv < asked:
                if self._counter() - asked > PATIENCE:
                    log.warning("shard %d does not answer", shard)
                    self.closed(shard)
                    await heartbeat.ws.close(ZOMBIE)
                    return False
                await self._sleep(LOOK)
        except (OSError, discord.DiscordException) as error:
            log.info("shard %d: no heartbeat: %s", shard, type(error).__name__)
            self.closed(shard)
            return False
        return True
