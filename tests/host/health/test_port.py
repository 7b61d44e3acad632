"""Health port and the command that requests it, over a real socket with a real bot."""

from __future__ import annotations

import asyncio
import re
import socket
import threading
import time
from functools import partial
from pathlib import Path

import aiohttp
import pytest
from sqlalchemy import Connection, text

from base.workers.pool import ThreadWorker, WorkerPool
from cogs.view.drawers import Drawers
from db import DiskFullError, Store
from db.core.sqlite import READERS
from games.brouc.game import GAME
from host.health import Address
from host.health import __main__ as command
from host.health.monitor import Monitor, PortTakenError, serving
from tables.runtime.downtime import HEARTBEAT
from tools.conformance.evening import evening


def free() -> Address:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return Address("127.0.0.1", one.getsockname()[1])


@pytest.mark.parametrize("text", ["brouc", "0", "65536", "localhost:", "1.5", "²"])
def test_what_is_no_address_is_said(text: str) -> None:
    with pytest.raises(ValueError, match="BROUC_HEALTH is a port"):
        Address.read(text)


def test_addresses_are_reached_from_the_same_machine() -> None:
    found = [Address.read(text) for text in ("9464", "0.0.0.0:80", "[::]:80", "10.0.0.7:80")]
    assert [one.url for one in found if one is not None] == [
        "http://127.0.0.1:9464",
        "http://127.0.0.1:80",
        "http://[::1]:80",
        "http://10.0.0.7:80",
    ]
    assert Address.read("  ") is None


async def test_a_port_that_is_taken_is_one_sentence() -> None:
    async def nothing() -> tuple[str, ...]:
        return ()

    async def empty() -> bytes:
        return b""

    address = free()
    async with serving(address, nothing, empty):
        with pytest.raises(PortTakenError, match=f"the port {address.port} of 127.0.0.1 cannot"):
            async with serving(address, nothing, empty):
                pass


async def test_a_bot_is_alive_then_ready_then_in_metrics(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick_pictures: None
) -> None:
    address = free()
    monkeypatch.setenv("BROUC_HEALTH", f"{address.host}:{address.port}")
    async with evening(GAME, tmp_path, 1) as world:
        pool = WorkerPool(ThreadWorker)
        monitor = Monitor((pool,), Drawers())
        assert (await monitor.problems())[0] == "The database is not open yet."
        monitor.begin(world.store)
        async with monitor.serving(address), aiohttp.ClientSession() as session:

            async def asked(path: str) -> tuple[int, str]:
                async with session.get(address.url + path) as answer:
                    return answer.status, await answer.text()

            assert await asked("/healthz") == (200, "alive\n")
            assert await asked("/readyz") == (503, "The bot is not running.\n")
            assert await asyncio.to_thread(command.main, ["ready"]) == 1
            monitor.attach(world.bot)
            assert await asked("/readyz") == (200, "ready\n")
            assert await asyncio.to_thread(command.main, ["ready"]) == 0

            def limit(connection: Connection, most: int) -> None:
                connection.execute(text(f"PRAGMA max_page_count = {most}"))

            values = world.store.values
            await world.store.engines.write(partial(limit, most=1))
            with pytest.raises(DiskFullError):
                await values.set("x", "x" * 100_000)
            status, told = await asked("/readyz")
            assert (status, told[-9:]) == (503, "is full.\n")
            await world.store.engines.write(partial(limit, most=10_000))
            await values.set("x", None)
            assert await asked("/readyz") == (200, "ready\n")
            thaws = threading.Event()
            frozen = [
                asyncio.ensure_future(world.store.engines.read(lambda _: thaws.wait()))
                for _ in range(READERS)
            ]
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr("host.health.monitor.PATIENCE", 0.01)
                asyncio.get_running_loop().call_later(30, thaws.set)
                status, told = await asked("/readyz")
            assert (status, "has not answered" in told, thaws.is_set()) == (503, True, False)
            thaws.set()
            await asyncio.gather(*frozen)
            world.bot.gateway.closed(0)
            status, told = await asked("/readyz")
            assert (status, "connections to Discord are closed" in told) == (503, True)
            world.bot.gateway.opened(0)
            await world.open()
            status, told = await asked("/metrics")
            assert status == 200
            assert 'brouc_tables{game="brouc",status="playing"} 1.0' in told
            assert "brouc_ready 1.0" in told
            assert (await asked("/anything"))[0] == 404
        await pool.close()
    assert command.main(["alive"]) == 1  # The port is closed.


async def test_without_a_port_the_store_says_when_people_reached_the_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/brouc.sqlite"
    monkeypatch.delenv("BROUC_HEALTH", raising=False)
    monkeypatch.setenv("BROUC_DATABASE", url)
    assert await asyncio.to_thread(command.main, []) == 1  # There is no database.
    now = int(time.time() * 1000)
    async with await Store.open(url) as store:
        for written, status in (
            (None, 1),
            (f"{now} brus:{now - 3_600_000}", 0),
            (f"{now - 3_600_000}", 1),
        ):
            await store.values.set(HEARTBEAT, written)
            assert await asyncio.to_thread(command.main, []) == status
    told = capsys.readouterr()
    assert re.search(r"People reached the bot 3\d{3} s ago\.", told.err)
    assert "The database has no heartbeat: no bot has connected to Discord on it yet." in told.err
