"""Starting and coming back, with the real library on a real socket."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
from yarl import URL

import bot as program
from cogs.client import BroucBot
from cogs.connection import reconnecting
from cogs.connection.gateway import Gateway
from cogs.connection.reconnecting import FRESH_EVERY, LONGEST, RESERVE, start_wait
from db import Store
from games.brouc.game import GAME
from tools.fake_discord.gateway import STARTS
from tools.fake_discord.launch import redirected
from tools.fake_discord.requests import Call, Fault
from tools.fake_discord.server import TOKEN, FakeDiscord

really_sleep = asyncio.sleep

STEPS = (
    "GET /users/@me",
    "GET /oauth2/applications/@me",
    "PUT /applications/{}/commands",
    "GET /gateway/bot",
)
"""Requests of a start, in order."""


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Waits take no time; gives how long they would have been."""
    found: list[float] = []

    async def noted(seconds: float, result: Any = None) -> Any:
        found.append(seconds)
        return await really_sleep(min(seconds, 0.01), result)

    monkeypatch.setattr(asyncio, "sleep", noted)
    return found


class Server(FakeDiscord):
    """A fake Discord at which any step of a start can fail, with the bot running against it."""

    def __init__(self) -> None:
        super().__init__()
        self.broken: set[str] = set()
        """Routes whose connections break."""
        self.rest.faults = self._fault
        self.running: asyncio.Task[None] | None = None

    def _fault(self, call: Call) -> Fault | None:
        return Fault(dropped=True) if call.route in self.broken else None

    def asked(self, route: str) -> int:
        return sum(one.route == route for one in self.rest.done)

    async def until(self, reached: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not reached():
                if self.running is not None and self.running.done():
                    self.running.result()
                await really_sleep(0.01)


@asynccontextmanager
async def connected(store: Store) -> AsyncIterator[tuple[Server, list[BroucBot]]]:
    """The real bot, kept running against a server; the last in the list is the present client."""
    made: list[BroucBot] = []

    def make() -> BroucBot:
        bot = BroucBot(store, {GAME.name: GAME})
        bot._connection.guild_ready_timeout = 0.01  # Its servers come at once: there are none.
        made.append(bot)
        return bot

    async with Server() as server:
        with redirected(server.address):
            server.running = asyncio.create_task(program.keep_running(make, TOKEN))
            try:
                yield server, made
            finally:
                server.running.cancel()
                await asyncio.gather(server.running, return_exceptions=True)


async def ready(server: Server, made: list[BroucBot], sessions: int = 1) -> None:
    await server.until(lambda: server.gateway.started >= sessions)
    await made[-1].wait_until_ready()


async def test_a_start_that_failed_at_any_step_succeeds_afterwards(
    store: Store, hasty: list[float]
) -> None:
    """Each retry starts clean: no command is registered twice."""
    async with connected(store) as (server, made):
        server.broken, server.gateway.refuses = set(STEPS), True
        for step in STEPS:
            before = server.asked(step)
            await server.until(lambda: server.asked(step) >= before + 2)  # noqa: B023
            server.broken.discard(step)
        await server.until(lambda: server.gateway.refused >= 2)
        server.gateway.refuses = False
        await ready(server, made)
        assert server.gateway.started == 1
        assert not server.wrong


async def test_a_lost_session_is_resumed_or_begun_again(store: Store, hasty: list[float]) -> None:
    async with connected(store) as (server, made):
        await ready(server, made)
        server.gateway.refuses = True
        await server.gateway.drop()
        await server.until(lambda: server.gateway.refused >= 3)
        assert not made[-1].gateway.open(0)
        server.gateway.refuses = False
        await server.until(lambda: server.gateway.resumed > 0)
        await server.until(lambda: made[-1].gateway.open(0))
        assert server.gateway.started == 1, "a session start was saved"
        assert max(hasty) <= LONGEST
        shard: Any = made[-1].get_shard(0)
        shard._parent.ws.gateway = URL("ws://127.0.0.1:9/gone/")
        await server.gateway.drop()
        await ready(server, made, sessions=2)
    assert len(made) == 1


async def test_the_line_is_asked_and_its_last_sign_is_known(store: Store) -> None:
    async with connected(store) as (server, made):
        await ready(server, made)
        gateway, now = made[-1].gateway, 1_000_000
        shard: Any = made[-1].get_shard(0)
        ear = shard._parent.ws._keep_alive
        quiet = Gateway(made[-1], lambda: now, counter=lambda: ear._last_recv + ahead)
        quiet._open.add(0)
        ahead = 30.0
        assert quiet.alive(0) == now - 30_000
        ahead = 0.0
        before = server.gateway.heartbeats
        assert await quiet.answers(0)
        assert server.gateway.heartbeats == before, "an event came just now"
        ear._last_recv -= 2.0
        assert await gateway.answers(0)
        assert server.gateway.heartbeats == before + 1
        assert gateway.open(0)


async def test_a_dumb_line_counts_as_lost_and_is_resumed(store: Store, hasty: list[float]) -> None:
    async with connected(store) as (server, made):
        await ready(server, made)
        gateway = made[-1].gateway
        shard: Any = made[-1].get_shard(0)
        ear = shard._parent.ws._keep_alive
        server.gateway.dumb = True
        ticks = iter(range(1_000_000))
        gateway._counter = lambda: ear._last_recv + 2.0 + next(ticks)
        assert not await gateway.answers(0)
        assert not gateway.open(0)
        server.gateway.dumb = False
        await server.until(lambda: gateway.open(0))
        assert (server.gateway.started, server.gateway.resumed) == (1, 1)


@pytest.mark.parametrize(
    ("remaining", "wait"),
    [(1000, 0.0), (RESERVE + 1, 0.0), (RESERVE, 36.0), (1, 3600.0), (0, 3600.0)],
)
def test_few_session_starts_are_made_to_last(remaining: int, wait: float) -> None:
    assert start_wait(remaining, 3_600_000) == wait


async def test_the_limit_of_session_starts_is_respected(
    store: Store, hasty: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    async with connected(store) as (server, made):
        server.gateway.started = STARTS - 10
        await ready(server, made, sessions=STARTS - 9)
    assert 8640.0 in hasty, "a tenth of a day"
    assert "only 10 session starts are left" in caplog.text


def test_every_wait_of_a_shard_is_bounded() -> None:
    reconnecting.install()
    library: Any = discord.shard
    assert library.Shard is reconnecting.Shard
    client: Any = discord.AutoShardedClient(intents=discord.Intents.none())
    client._reconnect = True
    made = library.Shard(None, client, lambda item: None)
    delays = [made._backoff.delay() for _ in range(2_000)]
    assert LONGEST / 2 < max(delays) <= LONGEST, "it grows, up to a limit"


def test_the_library_is_as_it_was_when_this_was_written() -> None:
    """An update that moves these parts has to be looked at: docs/dependencies.md."""
    library: Any = discord.shard
    parent = reconnecting.Shard.__mro__[1]
    assert parent.__module__ == "discord.shard"
    text = inspect.getsource(parent)
    assert "self._backoff: ExponentialBackoff = ExponentialBackoff()" in text
    assert "retry = self._backoff.delay()" in text
    assert "await asyncio.sleep(retry)" in text
    assert "ret = Shard(ws, self, self.__queue.put_nowait)" in inspect.getsource(
        library.AutoShardedClient.launch_shard
    )
    original: Any = discord.backoff.ExponentialBackoff()
    assert (original._exp, original._max, original._base) == (0, 10, 1)
    keeper = inspect.getsource(discord.gateway.KeepAliveHandler)
    assert "self._last_recv = time.perf_counter()" in keeper
    assert "def beat(self)" in keeper
    socket = inspect.getsource(discord.gateway.DiscordWebSocket)
    assert "self._keep_alive.tick()" in socket
    assert "async def send_heartbeat(self, data" in socket
    assert FRESH_EVERY > 1
