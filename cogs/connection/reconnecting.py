"""Reconnection after an outage: within half a minute, and to the same session.

discord.py's shards wait up to 1,024 s between two tries (Rapptz/discord.py#6074), and request a new
session (IDENTIFY, 1,000 a day) where they could resume the old one. :class:`Shard` takes the place
of ``discord.shard.Shard``, the only part of the library that is changed.
``tests/cogs/test_reconnecting.py`` fails if an update moves it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import aiohttp
import discord
from discord import shard
from discord.gateway import ReconnectWebSocket

log = logging.getLogger(__name__)

DOUBLINGS: Final = 5
"""Doublings of the library's random wait of up to a second between two tries."""
LONGEST: Final = 2.0**DOUBLINGS
"""Seconds between two tries, at most."""
FRESH_EVERY: Final = 5
"""One in this many consecutive tries requests a new session, in case the old one's address is gone.
"""
RESERVE: Final = 100
"""Remaining session starts of the day at which waits grow, so that they last."""


class Shard(shard.Shard):
    """A connection that resumes its session as long as it has one."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._backoff._max = DOUBLINGS
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
    shard.Shard = Shard  # type: ignore[misc]


async def wait_for_start(connected: Any) -> int:
    """Wait before a new session as long as the remaining starts of the day demand.

    Returns the recommended number of shards; 0 if Discord does not answer.
    """
    try:
        shards, _, left = await connected.http.get_bot_gateway()
    except (discord.DiscordException, aiohttp.ClientError, OSError):
        return 0  # A session cannot be started either; the try will show it.
    limits = discord.SessionStartLimits(**left)
    wait = start_wait(limits.remaining, limits.reset_after)
    if wait > 0:
        log.warning(
            "only %d session starts are left for %d s: the next one waits %d s",
            limits.remaining,
            limits.reset_after // 1000,
            wait,
        )
        await asyncio.sleep(wait)
    return int(shards)


def start_wait(remaining: int, reset_after: int) -> float:
    """Seconds before the next session start; ``reset_after``: ms until the count is reset."""
    if remaining > RESERVE:
        return 0.0
    return reset_after / 1000 / max(remaining, 1)
