"""How the library comes back after an outage: within half a minute, and to the same session.

discord.py 2.7 waits up to 1,024 s between two tries, and asks for a new session (IDENTIFY, 1,000 a
day) where it could resume the old one. Both are decided in ``discord.shard``; this is the one place
that changes it. ``tests/cogs/test_reconnecting.py`` fails where an update moves these parts.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, Literal

import aiohttp
import discord
from discord import client, shard
from discord.backoff import ExponentialBackoff
from discord.gateway import ReconnectWebSocket

log = logging.getLogger(__name__)

LONGEST: Final = 30.0
"""Seconds between two tries, at most."""
DOUBLINGS: Final = 5
"""The waits are up to 2, 4, 8, 16 and 32 s before :data:`LONGEST` cuts them."""
FRESH_EVERY: Final = 5
"""Every so many tries in a row ask for a new session, lest the old one's address is gone."""
RESERVE: Final = 100
"""With so few session starts left of the day's, each waits so long that they last."""


class Backoff(ExponentialBackoff[Literal[False]]):
    """The library's growing wait, bounded."""

    def __init__(self, base: int = 1) -> None:
        super().__init__(base)
        self._max = DOUBLINGS

    def delay(self) -> float:
        """Seconds to wait before the next try."""
        return min(super().delay(), LONGEST)


class Shard(shard.Shard):
    """A connection that goes back to its session as long as it has one."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._tries = 0

    def launch(self) -> None:
        """It is connected."""
        self._tries = 0
        super().launch()

    async def reconnect(self) -> None:
        """Try once: resume, or begin a session where there is none to resume."""
        self._tries += 1
        if self.ws.session_id is None or self._tries % FRESH_EVERY == 0:
            await wait_for_start(self._client)
            await super().reconnect()
        else:
            await self.reidentify(ReconnectWebSocket(self.id, resume=True))

    async def reidentify(self, exc: ReconnectWebSocket) -> None:
        """Resume, or begin a session because Discord wants that."""
        if not exc.resume:
            await wait_for_start(self._client)
        await super().reidentify(exc)


def install() -> None:
    """From now on the library reconnects like this."""
    modules: tuple[Any, ...] = (shard, client)
    for module in modules:
        module.ExponentialBackoff = Backoff
    modules[0].Shard = Shard


async def wait_for_start(connected: Any) -> None:
    """Wait before a new session as long as the day's remaining starts demand."""
    try:
        limits = await connected.fetch_session_start_limits()
    except (discord.DiscordException, aiohttp.ClientError, OSError):
        return  # Then a session cannot be begun either; the try will show it.
    wait = start_wait(limits.remaining, limits.reset_after)
    if wait > 0:
        log.warning(
            "only %d session starts are left for %d s: the next one waits %d s",
            limits.remaining,
            limits.reset_after // 1000,
            wait,
        )
        await asyncio.sleep(wait)


def start_wait(remaining: int, reset_after: int) -> float:
    """Seconds before the next session start; ``reset_after``: ms until the count begins again."""
    if remaining > RESERVE:
        return 0.0
    return reset_after / 1000 / max(remaining, 1)
