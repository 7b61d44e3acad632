"""discord.py on a real connection to a test server: no waits below the bot."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any
from unittest.mock import patch

import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from base.metrics import REGISTRY
from cogs.messages import wire
from cogs.messages.client import MessageClient, MessageRef
from cogs.messages.errors import Trouble, trouble
from cogs.outbox.pace import Pace
from cogs.outbox.quota import RequestQuota

ME = {"id": "1", "username": "brouc", "discriminator": "0", "avatar": None}
PLACE = MessageRef(2, 3)
Handler = Callable[[web.Request], Any]


def said(body: Any, status: int = 200, **headers: str) -> web.Response:
    """An answer in Discord's format: discord.py recognises JSON only by this type."""
    text = json.dumps(body).encode()
    return web.Response(
        body=text, status=status, content_type="application/json", headers=headers or None
    )


@asynccontextmanager
async def connected(
    delete: Handler, quota: RequestQuota | None = None
) -> AsyncIterator[tuple[MessageClient, list[float]]]:
    """A client whose deletions are answered so; the durations slept by discord.py."""

    async def me(request: web.Request) -> web.Response:
        return said(ME)

    application = web.Application()
    application.router.add_get("/users/@me", me)
    application.router.add_delete("/channels/2/messages/3", delete)
    slept: list[float] = []

    class Sleeping:
        """The asyncio seen by discord.py: sleeps are recorded and pass at once."""

        def __getattr__(self, name: str) -> Any:
            return getattr(asyncio, name)

        async def sleep(self, seconds: float) -> None:
            if seconds:  # A turn of the loop is no wait.
                slept.append(seconds)
            await asyncio.sleep(0)

    async with TestServer(application) as server:
        client = discord.Client(intents=discord.Intents.none(), http_trace=wire.trace(quota))
        with (
            patch.object(discord.http.Route, "BASE", str(server.make_url("")).rstrip("/")),
            patch.object(discord.http, "asyncio", Sleeping()),
        ):
            async with client:
                await client.http.static_login("token")
                yield MessageClient(client), slept


async def test_what_fails_on_discords_side_comes_back_at_once() -> None:
    """Not after 1 + 3 + 5 + 7 + 9 seconds."""
    asked = 0

    async def delete(request: web.Request) -> web.Response:
        nonlocal asked
        asked += 1
        return said({}, 500) if asked == 1 else web.Response(status=204)

    async with connected(delete) as (courier, slept):
        with pytest.raises(discord.DiscordServerError) as caught:
            await courier.delete(PLACE)
        assert trouble(caught.value) is Trouble.BUSY
        assert (asked, slept) == (1, [])
        await courier.delete(PLACE)
        assert asked == 2


async def test_others_are_retried_by_discord_py_as_ever() -> None:
    answers = [500, 502, 204]

    async def delete(request: web.Request) -> web.Response:
        return web.Response(status=answers.pop(0))

    async with connected(delete) as (courier, slept):
        await courier._client.http.delete_message(2, 3)
        assert slept == [1, 3]


async def test_a_connection_that_says_nothing_is_given_up() -> None:
    silent = [True]

    async def delete(request: web.Request) -> web.Response:
        if silent.pop():
            silent.append(False)
            await asyncio.Event().wait()
        return web.Response(status=204)

    async with connected(delete) as (courier, _):
        with pytest.raises(TimeoutError) as caught:
            async with wire.watched(0.01):
                await courier._client.http.delete_message(2, 3)
        assert trouble(caught.value) is Trouble.LOST
        await courier.delete(PLACE)


async def test_a_rate_limit_is_waited_for_whatever_it_takes() -> None:
    """discord.py holds a lock meanwhile, which would never be released."""
    limits = [True]

    async def delete(request: web.Request) -> web.Response:
        if not limits:
            return web.Response(status=204)
        limits.pop()
        body = {"message": "slow down", "retry_after": 1000.0, "global": True}
        return said(body, 429, Via="1.1 discord")

    async with connected(delete) as (courier, slept):
        await courier.delete(PLACE)
        assert slept == [1000.0]
        await courier.delete(PLACE)


async def test_what_the_bots_token_asks_for_is_counted_once_and_a_global_limit_heeded() -> None:
    answers = [204, 204, 429, 204]

    async def delete(request: web.Request) -> web.Response:
        status = answers.pop(0)
        if status == 204:
            return web.Response(status=204)
        body = {"message": "slow down", "retry_after": 7.0, "global": True}
        limited = {"X-RateLimit-Global": "true", "Retry-After": "7"}
        return said(body, 429, Via="1.1 discord", **limited)

    quota = RequestQuota(Pace(clock=lambda: 100.0))
    async with connected(delete, quota) as (courier, _):
        await courier.delete(PLACE)
        await courier._client.http.delete_message(2, 3)
        assert quota._left == 1, "the log-in and two, of four"
        assert not quota.short
        await courier.delete(PLACE)
        assert quota.short, "for seven seconds"


async def test_rate_limits_are_counted_by_whose_they_are() -> None:
    answers = [
        said(
            {"retry_after": 2.0},
            429,
            **{"Retry-After": "2", "X-RateLimit-Scope": scope, "Via": "1.1"},
        )
        for scope in ("user", "shared")
    ]
    names = ("brouc_rate_limits_total", "brouc_rate_limit_wait_seconds_total")
    counts = {
        (name, scope): REGISTRY.get_sample_value(name, {"scope": scope}) or 0.0
        for name in names
        for scope in ("user", "shared")
    }

    async def delete(request: web.Request) -> web.Response:
        return answers.pop() if answers else web.Response(status=204)

    async with connected(delete, RequestQuota()) as (courier, _):
        await courier.delete(PLACE)
    for scope in ("user", "shared"):
        for name, more in zip(names, (1.0, 2.0), strict=True):
            now = REGISTRY.get_sample_value(name, {"scope": scope}) or 0.0
            assert now - counts[name, scope] == more
