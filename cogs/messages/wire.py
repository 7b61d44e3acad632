"""Timeouts and counting of HTTP requests below discord.py.

discord.py retries a 5xx with waits of up to 9 seconds, and gives a dead connection five minutes.
That is too long for waiting players; the message workers retry with delays of their own. discord.py
lets a bot listen to its requests (``http_trace``), and the listener runs in the requesting task. It
also counts requests with the bot's token.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from typing import Any, Final

import aiohttp
import discord
from yarl import URL

from base.metrics import RATE_LIMIT_WAITS, RATE_LIMITS

SCOPES: Final = frozenset({"user", "global", "shared"})
"""Scope of a 429 by its header; the address's own limit has none."""
SILENCE_S: Final = 10.0
"""Seconds without any sign of progress before a request is cancelled."""

_MORE: Final = 1.1

_WATCHED: ContextVar[tuple[asyncio.Timeout, float] | None] = ContextVar("watched", default=None)


@asynccontextmanager
async def watched(silence: float = SILENCE_S) -> AsyncIterator[None]:
    """Fail requests within as soon as Discord's side fails, or after a silence.

    Raises ``discord.DiscordServerError`` or ``TimeoutError``. Time counts only while a request is
    on the wire: waits for a rate limit are never cut off, because discord.py holds a lock
    meanwhile.
    """
    async with asyncio.timeout(None) as limit:
        before = _WATCHED.set((limit, silence))
        try:
            yield
        finally:
            _WATCHED.reset(before)


def trace(seen: Callable[[], None], shut: Callable[[float], None]) -> aiohttp.TraceConfig:
    """The trace configuration for :class:`discord.Client`'s ``http_trace``.

    ``seen``: counts a request with the bot's token. ``shut``: stops requests for so many seconds.
    """

    async def begun(
        session: aiohttp.ClientSession, context: Any, params: aiohttp.TraceRequestStartParams
    ) -> None:
        if _by_bot(params.url):
            seen()
        await _alive(session, context, params)

    async def answered(
        session: aiohttp.ClientSession, context: Any, params: aiohttp.TraceRequestEndParams
    ) -> None:
        response = params.response
        if response.status == 429:
            _limited(response.headers, shut)
        if response.status >= 500 and _WATCHED.get() is not None:
            response.close()
            raise discord.DiscordServerError(response, None)
        await _alive(session, context, params)  # Its body is still to come.

    found = aiohttp.TraceConfig()
    found.on_request_start.append(begun)
    found.on_request_chunk_sent.append(_alive)
    found.on_request_end.append(answered)
    found.on_response_chunk_received.append(_over)
    found.on_request_exception.append(_over)
    return found


def _limited(headers: Mapping[str, str], shut: Callable[[float], None]) -> None:
    """Count a rate limit; a global one stops all requests."""
    named, seconds = headers.get("X-RateLimit-Scope", ""), headers.get("Retry-After", "1")
    scope = "global" if "X-RateLimit-Global" in headers else named
    if scope == "global":
        shut(float(seconds))
    scope = scope if scope in SCOPES else "address"
    RATE_LIMITS.labels(scope).inc()
    with suppress(ValueError):  # A proxy may send a date.
        RATE_LIMIT_WAITS.labels(scope).inc(float(seconds))


def _by_bot(url: URL) -> bool:
    """Whether a request counts against the bot's own limit.

    >>> _by_bot(URL("https://discord.com/api/v10/channels/1/messages/2"))
    True
    >>> _by_bot(URL("https://discord.com/api/v10/webhooks/1/token/messages/@original"))
    False
    """
    return not {"webhooks", "interactions"} & set(url.parts[:5])


async def _alive(session: aiohttp.ClientSession, context: Any, params: Any) -> None:
    if (watch := _WATCHED.get()) is None:
        return
    limit, silence = watch
    now, ends = asyncio.get_running_loop().time(), limit.when()
    # A picture is sent in ten pieces: with this tolerance the timer is not reset for each.
    if ends is None or ends < now + silence:
        limit.reschedule(now + silence * _MORE)


async def _over(session: aiohttp.ClientSession, context: Any, params: Any) -> None:
    if (watch := _WATCHED.get()) is not None and not watch[0].expired():
        watch[0].reschedule(None)
