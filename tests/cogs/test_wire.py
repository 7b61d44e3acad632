"""discord.py on a real connection to a test server: no waits below the bot."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import product
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


def said(body: Any, status: int = 200, **headers: str) -> web.Response:
    """An answer in Discord's format: discord.py recognises JSON only by this type."""
    text = json.dumps(body).encode()
    return web.Response(
        body=text, status=status, content_type="application/json", headers=headers or None
    )


def limited(seconds: float, **headers: str) -> web.Response:
    body = {"message": "slow down", "retry_after": seconds, "global": True}
    return said(body, 429, Via="1.1 discord", **headers)


class Wire:
    """A client of a server, and the durations slept by discord.py."""

    def __init__(self, client: discord.Client, left: list[web.Response | int | None]) -> None:
        self.client, self.courier, self.left = client, MessageClient(client), left
        self.slept: list[float] = []

    async def delete(self) -> None:
        await self.courier.delete(PLACE)

    async def delete_as_others(self) -> None:
        """Delete it by discord.py alone."""
        await self.client.http.delete_message(PLACE.channel, PLACE.message)


@asynccontextmanager
async def connected(
    *answers: web.Response | int | None, quota: RequestQuota | None = None
) -> AsyncIterator[Wire]:
    """A client whose deletions and threads are answered so; ``None``: never."""
    left = list(answers)

    async def me(request: web.Request) -> web.Response:
        return said(ME)

    async def answered(request: web.Request) -> web.Response:
        answer = left.pop(0)
        while answer is None:
            await asyncio.Event().wait()
        return web.Response(status=answer) if isinstance(answer, int) else answer

    application = web.Application()
    application.router.add_get("/users/@me", me)
    application.router.add_delete("/channels/2/messages/3", answered)
    application.router.add_post("/channels/2/messages/3/threads", answered)
    client = discord.Client(intents=discord.Intents.none(), http_trace=wire.trace(quota))
    found = Wire(client, left)

    class Sleeping:
        """The asyncio seen by discord.py: sleeps are recorded and pass at once."""

        def __getattr__(self, name: str) -> Any:
            return getattr(asyncio, name)

        async def sleep(self, seconds: float) -> None:
            if seconds:  # A turn of the loop is no wait.
                found.slept.append(seconds)
            await asyncio.sleep(0)

    async with TestServer(application) as server:
        with (
            patch.object(discord.http.Route, "BASE", str(server.make_url("")).rstrip("/")),
            patch.object(discord.http, "asyncio", Sleeping()),
        ):
            async with client:
                await client.http.static_login("token")
                yield found


async def test_what_fails_on_discords_side_comes_back_at_once() -> None:
    """Not after 1 + 3 + 5 + 7 + 9 seconds."""
    async with connected(said({}, 500), 204) as line:
        with pytest.raises(discord.DiscordServerError) as caught:
            await line.delete()
        assert trouble(caught.value) is Trouble.BUSY
        assert (line.left, line.slept) == ([204], [])
        await line.delete()


async def test_a_thread_is_made_before_its_server_is_received() -> None:
    """A start resumes its tables before Discord has sent the servers."""
    there = said({"message": "a thread exists", "code": 160004}, 400)
    async with connected(said({"id": "3"}), there) as line:
        assert not line.client.guilds
        for _ in range(2):
            assert await line.courier.thread(PLACE, "Table 1") == PLACE.message
        assert line.left == []


async def test_others_are_retried_by_discord_py_as_ever() -> None:
    async with connected(500, 502, 204) as line:
        await line.delete_as_others()
        assert line.slept == [1, 3]


async def test_a_connection_that_says_nothing_is_given_up() -> None:
    async with connected(None, 204) as line:
        with pytest.raises(TimeoutError) as caught:
            async with wire.watched(0.01):
                await line.delete_as_others()
        assert trouble(caught.value) is Trouble.LOST
        await line.delete()


async def test_a_rate_limit_is_waited_for_whatever_it_takes() -> None:
    """discord.py holds a lock meanwhile, which would never be released."""
    async with connected(limited(1000.0), 204, 204) as line:
        await line.delete()
        assert line.slept == [1000.0]
        await line.delete()


async def test_what_the_bots_token_asks_for_is_counted_once_and_a_global_limit_heeded() -> None:
    refused = limited(7.0, **{"X-RateLimit-Global": "true", "Retry-After": "7"})
    quota = RequestQuota(Pace(clock=lambda: 100.0))
    async with connected(204, 204, refused, 204, quota=quota) as line:
        await line.delete()
        await line.delete_as_others()
        assert quota._left == 1, "the log-in and two, of four"
        assert not quota.short
        await line.delete()
        assert quota.short, "for seven seconds"


async def test_rate_limits_are_counted_by_whose_they_are() -> None:
    names = ("brouc_rate_limits_total", "brouc_rate_limit_wait_seconds_total")
    scopes = ("user", "shared")

    def counts() -> list[float]:
        every = product(scopes, names)
        return [REGISTRY.get_sample_value(n, {"scope": scope}) or 0.0 for scope, n in every]

    before = counts()
    told = [{"Retry-After": "2", "X-RateLimit-Scope": one, "Via": "1.1"} for one in scopes]
    refusals = [said({"retry_after": 2.0}, 429, **headers) for headers in told]
    async with connected(*refusals, 204, quota=RequestQuota()) as line:
        await line.delete()
    assert [now - then for now, then in zip(counts(), before, strict=True)] == [1.0, 2.0] * 2
