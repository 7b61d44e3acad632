"""discord.py on a real connection to a test server: no waits below the bot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import product
from typing import Any
from unittest.mock import patch

import discord
import pytest

from base.metrics import REGISTRY
from cogs.messages import wire
from cogs.messages.client import MessageClient
from cogs.messages.errors import Failure, classify
from cogs.outbox.pace import Pace
from cogs.outbox.quota import RequestQuota
from db import MessageAt
from tools.fake_discord.launch import redirected
from tools.fake_discord.requests import Body, Call, Fault
from tools.fake_discord.server import TOKEN, FakeDiscord

NEVER = Fault(seconds=1e6)


def limited(seconds: float, **headers: str) -> Fault:
    body = {"message": "slow down", "retry_after": seconds, "global": True}
    return Fault(429, headers={"Via": "1.1 discord", **headers}, body=body)


class Wire:
    """A client of a server, and the durations slept by discord.py."""

    def __init__(self, fake: FakeDiscord, client: discord.Client, faults: list[Fault]) -> None:
        self.fake, self.client, self.faults = fake, client, faults
        self.courier = MessageClient(client)
        self.slept: list[float] = []
        self.timers: list[float | None] = []
        """Ends of the timers that run while it sleeps."""
        self.channel = fake.world.channel(fake.world.guild("Server"), "cards")
        fake.rest.limits.on, fake.rest.faults = False, self._fault

    def _fault(self, call: Call) -> Fault | None:
        asked = call.route.startswith("DELETE") and self.faults
        return self.faults.pop(0) if asked else None

    def message(self) -> MessageAt:
        """A message to delete."""
        posted = self.fake.discord.post(self.channel, Body(None, {}), {"content": "hello"})
        return MessageAt(self.channel.id, posted.id)

    async def delete(self) -> None:
        await self.courier.delete(self.message())

    async def delete_as_others(self) -> None:
        """Delete it by discord.py alone."""
        place = self.message()
        await self.client.http.delete_message(place.channel_id, place.message_id)


@asynccontextmanager
async def connected(*faults: Fault, quota: RequestQuota | None = None) -> AsyncIterator[Wire]:
    """A client whose first deletions fail so."""

    class Sleeping:
        """The asyncio seen by discord.py: sleeps are recorded and pass at once."""

        def __getattr__(self, name: str) -> Any:
            return getattr(asyncio, name)

        async def sleep(self, seconds: float) -> None:
            if seconds:  # A turn of the loop is no wait.
                found.slept.append(seconds)
                found.timers += [watch[0].when()] if (watch := wire._WATCHED.get()) else []
            await asyncio.sleep(0)

    async with FakeDiscord() as fake:
        with redirected(fake.address), patch.object(discord.http, "asyncio", Sleeping()):
            quota = quota or RequestQuota()
            trace = wire.trace(quota.seen, quota.shut)
            async with discord.Client(intents=discord.Intents.none(), http_trace=trace) as client:
                found = Wire(fake, client, list(faults))
                await client.http.static_login(TOKEN)
                yield found


async def test_what_fails_on_discords_side_comes_back_at_once() -> None:
    """Not after 1 + 3 + 5 + 7 + 9 seconds."""
    async with connected(Fault(500), Fault(500)) as line:
        with pytest.raises(discord.DiscordServerError) as caught:
            await line.delete()
        assert classify(caught.value) is Failure.BUSY
        assert (line.faults, line.slept) == ([Fault(500)], [])


async def test_a_thread_is_made_before_its_server_is_received() -> None:
    """A start resumes its tables before Discord has sent the servers."""
    async with connected() as line:
        assert not line.client.guilds
        place = line.message()
        for _ in range(2):
            assert await line.courier.thread(place, "Table 1") == place.message_id


async def test_others_are_retried_by_discord_py_as_ever() -> None:
    async with connected(Fault(500), Fault(502)) as line:
        await line.delete_as_others()
        assert line.slept == [1, 3]


async def test_a_connection_that_says_nothing_is_given_up() -> None:
    async with connected(NEVER) as line:
        with pytest.raises(TimeoutError) as caught:
            async with wire.watched(0.01):
                await line.delete_as_others()
        assert classify(caught.value) is Failure.LOST
        await line.delete()


async def test_a_rate_limit_is_waited_for_whatever_it_takes() -> None:
    """discord.py holds a lock meanwhile, which would never be released."""
    async with connected(limited(1000.0)) as line:
        await line.delete()
        assert (line.slept, line.timers) == ([1000.0], [None])
        await line.delete()


async def test_what_the_bots_token_asks_for_is_counted_once_and_a_global_limit_heeded() -> None:
    refused = limited(7.0, **{"X-RateLimit-Global": "true", "Retry-After": "7"})
    quota = RequestQuota(Pace(clock=lambda: 100.0))
    async with connected(quota=quota) as line:
        await line.delete()
        await line.delete_as_others()
        assert quota._left == 1, "the log-in and two, of four"
        assert not quota.short
        line.faults.append(refused)
        await line.delete()
        assert quota.short, "for seven seconds"


async def test_rate_limits_are_counted_by_whose_they_are() -> None:
    names = ("brouc_rate_limits_total", "brouc_rate_limit_wait_seconds_total")
    scopes = ("user", "shared")

    def counts() -> list[float]:
        every = product((*scopes, "address"), names)
        return [REGISTRY.get_sample_value(n, {"scope": scope}) or 0.0 for scope, n in every]

    before = counts()
    told = [{"Retry-After": "2", "X-RateLimit-Scope": one, "Via": "1.1"} for one in scopes]
    refusals = [Fault(429, headers=one, body={"retry_after": 2.0}) for one in told]
    async with connected(*refusals, quota=RequestQuota()) as line:
        await line.delete()
    assert [now - then for now, then in zip(counts(), before, strict=True)] == [1.0, 2.0] * 2 + [
        0.0
    ] * 2
