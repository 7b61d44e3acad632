"""The wire under discord.py: no request of ours hangs, and no failure is waited out down there.

discord.py answers a 5xx with waits of its own, up to 9 seconds, and gives a connection that has
died without a word five minutes. While people wait for a message that is too long: the projector
tries again by its own measure. discord.py lets a bot listen to its requests (``http_trace``), and
what listens runs in the task that asks.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Any, Final

import aiohttp
import discord

SILENCE_S: Final = 10.0
"""How long nothing may be heard of a request."""

_WATCHED: ContextVar[tuple[asyncio.Timeout, float] | None] = ContextVar("watched", default=None)


@asynccontextmanager
async def watched(silence: float = SILENCE_S) -> AsyncIterator[None]:
    """Requests made within end as soon as Discord's side fails, or after a silence.

    Raises ``discord.DiscordServerError`` or ``TimeoutError``. Time counts only while a request is
    on the wire: a wait for a rate limit is never cut off, for discord.py holds a lock meanwhile.
    """
    async with asyncio.timeout(None) as limit:
        before = _WATCHED.set((limit, silence))
        try:
            yield
        finally:
            _WATCHED.reset(before)


def trace() -> aiohttp.TraceConfig:
    """What :class:`discord.Client` takes as ``http_trace``."""
    found = aiohttp.TraceConfig()
    found.on_request_start.append(_alive)
    found.on_request_chunk_sent.append(_alive)
    found.on_request_end.append(_answered)
    found.on_response_chunk_received.append(_over)
    found.on_request_exception.append(_over)
    return found


async def _alive(session: aiohttp.ClientSession, context: Any, params: Any) -> None:
    if (watch := _WATCHED.get()) is not None:
        limit, silence = watch
        limit.reschedule(asyncio.get_running_loop().time() + silence)


async def _answered(
    session: aiohttp.ClientSession, context: Any, params: aiohttp.TraceRequestEndParams
) -> None:
    if _WATCHED.get() is not None and params.response.status >= 500:
        params.response.close()
        raise discord.DiscordServerError(params.response, None)
    await _alive(session, context, params)  # Its body is still to come.


async def _over(session: aiohttp.ClientSession, context: Any, params: Any) -> None:
    if (watch := _WATCHED.get()) is not None and not watch[0].expired():
        watch[0].reschedule(None)
