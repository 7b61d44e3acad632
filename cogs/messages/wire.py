"""The wire under discord.py: no request of ours hangs, and no failure is waited out down there.

discord.py answers a 5xx with waits of its own, up to 9 seconds, and gives a connection that has
died without a word five minutes. While people wait for a message that is too long: the projector
tries again by its own measure. discord.py lets a bot listen to its requests (``http_trace``), and
what listens runs in the task that asks. The same ear counts what the bot's token asks for.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from typing import Any, Final, Protocol

import aiohttp
import discord
from yarl import URL

from base.metrics import RATE_LIMIT_WAITS, RATE_LIMITS

SCOPES: Final = frozenset({"user", "global", "shared"})
"""Whose limit a 429 is about, as Discord names it; without a name it is the address's."""
SILENCE_S: Final = 10.0
"""How long nothing may be heard of a request."""

_MORE: Final = 1.1

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


class Counter(Protocol):
    """Counts requests; :class:`cogs.sync.request_quota.Budget` does."""

    def seen(self) -> None:
        """A request with the bot's token goes out."""

    def shut(self, seconds: float) -> None:
        """Discord takes none for so long."""


def trace(counter: Counter | None = None) -> aiohttp.TraceConfig:
    """What :class:`discord.Client` takes as ``http_trace``."""
    found = aiohttp.TraceConfig()
    if counter is not None:
        found.on_request_start.append(_counting(counter))
        found.on_request_end.append(_heeding(counter))
    found.on_request_start.append(_alive)
    found.on_request_chunk_sent.append(_alive)
    found.on_request_end.append(_answered)
    found.on_response_chunk_received.append(_over)
    found.on_request_exception.append(_over)
    return found


def _counting(counter: Counter) -> Any:
    async def count(
        session: aiohttp.ClientSession, context: Any, params: aiohttp.TraceRequestStartParams
    ) -> None:
        if _by_bot(params.url):
            counter.seen()

    return count


def _heeding(counter: Counter) -> Any:
    async def heed(
        session: aiohttp.ClientSession, context: Any, params: aiohttp.TraceRequestEndParams
    ) -> None:
        if params.response.status != 429:
            return
        headers = params.response.headers
        named, seconds = headers.get("X-RateLimit-Scope", ""), headers.get("Retry-After", 1)
        scope = "global" if "X-RateLimit-Global" in headers else named
        if scope == "global":
            counter.shut(float(seconds))
        scope = scope if scope in SCOPES else "address"
        RATE_LIMITS.labels(scope).inc()
        with suppress(ValueError):  # A proxy may name a date.
            RATE_LIMIT_WAITS.labels(scope).inc(float(seconds))

    return heed


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
    # A picture goes out in ten pieces at once: a little more time spares setting a timer for each.
    if ends is None or ends < now + silence:
        limit.reschedule(now + silence * _MORE)


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
