"""Reconnection after an outage: within half a minute, and to the same session.

discord.py 2.7 waits up to 1,024 s between two tries, and requests a new session (IDENTIFY, 1,000 a
day) where it could resume the old one. Both are decided in ``discord.shard``; only this module
changes it. ``tests/cogs/test_reconnecting.py`` fails if an update moves these parts.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, Literal

import aiohttp
import discord
from discord import client, http, shard
from discord.backoff import ExponentialBackoff
from discord.gateway import ReconnectWebSocket

log = logging.getLogger(__name__)

LONGEST: Final = 30.0
"""Seconds between two tries, at most."""
DOUBLINGS: Final = 5
"""The waits are up to 2, 4, 8, 16 and 32 s before :data:`LONGEST` cuts them."""
FRESH_EVERY: Final = 5
"""One in this many consecutive tries requests a new session, in case the old one's address is gone.
"""
RESERVE: Final = 100
"""Session starts left of the day's at which waits are stretched so that they last."""

SAID_S: Final = 5.0
"""Seconds for which Discord's count of session starts is valid."""


class Requests(http.HTTPClient):
    """The library's requests, with a cache of the session starts left.

    The library requests the count before the first shard. A second request at once would exceed
    Discord's limit of two in five seconds, and discord.py would wait for it.
    """

    said: tuple[float, dict[str, Any]] | None = None
    """Time (the loop's clock) and result of the last request."""

    async def get_bot_gateway(self) -> tuple[int, str, Any]:
        """The recommended shards, the gateway's address, and the remaining session starts."""
        found = await super().get_bot_gateway()
        self.said = asyncio.get_running_loop().time(), dict(found[2])
        return found


class Backoff(ExponentialBackoff[Literal[False]]):
    """The library's exponential backoff with an upper limit."""

    def __init__(self, base: int = 1) -> None:
        super().__init__(base)
        self._max = DOUBLINGS

    def delay(self) -> float:
        """Seconds to wait before the next try."""
        return min(super().delay(), LONGEST)


class Shard(shard.Shard):
    """A connection that resumes its session as long as it has one."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._tries = 0

    def launch(self) -> None:
        """Return a connected shard."""
        self._tries = 0
        super().launch()

    async def reconnect(self) -> None:
        """Try once: resume, or start a session if there is none to resume."""
        self._tries += 1
        if self.ws.session_id is None or self._tries % FRESH_EVERY == 0:
            await wait_for_start(self._client)
            await super().reconnect()
        else:
            await self.reidentify(ReconnectWebSocket(self.id, resume=True))

    async def reidentify(self, exc: ReconnectWebSocket) -> None:
        """Resume, or start a session because Discord demands it."""
        if not exc.resume:
            await wait_for_start(self._client)
        await super().reidentify(exc)


def install() -> None:
    """Replace the library's reconnection in the whole process."""
    modules: tuple[Any, ...] = (shard, client)
    for module in modules:
        module.ExponentialBackoff = Backoff
    modules[0].Shard = Shard
    modules[1].HTTPClient = Requests


async def wait_for_start(connected: Any) -> None:
    """Wait before a new session as long as the remaining starts of the day demand."""
    said = getattr(connected.http, "said", None)
    try:
        if said is not None and asyncio.get_running_loop().time() - said[0] < SAID_S:
            limits = discord.SessionStartLimits(**said[1])
        else:
            limits = await connected.fetch_session_start_limits()
    except (discord.DiscordException, aiohttp.ClientError, OSError):
        return  # A session cannot be started either; the try will show it.
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
    """Seconds before the next session start; ``reset_after``: ms until the count is reset."""
    if remaining > RESERVE:
        return 0.0
    return reset_after / 1000 / max(remaining, 1)
