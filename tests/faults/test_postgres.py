"""PostgreSQL stops, hangs, is locked, read-only or cut off: people get a message, and play
continues afterwards.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from db.maintenance.upkeep import check
from tests.db.postgres import NoServerError, Server, own
from tests.faults.bots import Bot
from tests.faults.cable import Cable
from tests.faults.crowd import PATIENCE_S, Crowd
from tests.faults.journals import read_server, told
from tests.faults.trouble import goes_on, playing, pressed_in_vain, speak
from tools.fake_discord.server import FakeDiscord

UNREACHED = "cannot be reached", "is lost", "is stopping or starting"


@contextmanager
def server_here() -> Iterator[Server]:
    try:
        with own() as server:
            yield server
    except NoServerError as error:
        pytest.skip(str(error))


@pytest.mark.patient
async def test_people_are_told_and_play_goes_on_by_itself(tmp_path: Path) -> None:
    with server_here() as server:
        async with FakeDiscord() as fake_discord, Cable(server.port) as cable:
            crowd = Crowd(fake_discord, games=("brouc",))
            speak(crowd)
            database = server.url_at(cable.port)
            await crowd.read(database)
            with Bot(fake_discord.address, database, tmp_path) as bot:
                await crowd.sit_down(bot)
                await Faults(server, cable, crowd, bot).happen()
        told(await read_server(server.url), crowd)
        assert (await check(server.url)).faults == ()


@pytest.mark.waits
async def test_restarts_under_play_lose_and_double_nothing(tmp_path: Path, patient: bool) -> None:
    """The server is stopped while people press, by its host and by a crash, and started again."""
    rng, restarts = Random(1), 40 if patient else 2
    with server_here() as server, ExitStack() as bots:
        async with FakeDiscord() as fake_discord:
            crowd = Crowd(fake_discord, games=("brouc", "briscon"))
            await crowd.read(server.url)
            bot = bots.enter_context(Bot(fake_discord.address, server.url, tmp_path))
            await crowd.sit_down(bot)
            for number in range(restarts):
                pressing = asyncio.create_task(crowd.play())
                await asyncio.sleep(rng.uniform(0.2, 1.0))
                before = len(bot.said())
                await asyncio.to_thread(server.stop, ("immediate", "fast")[number % 2])
                await unreached(bot, before)
                await asyncio.to_thread(server.start)
                pressing.cancel()
                await asyncio.gather(pressing, return_exceptions=True)
                await goes_on(crowd)
                told(await read_server(server.url), crowd)
            assert bot.end() == 0
        told(await read_server(server.url), crowd)
        assert (await check(server.url)).faults == ()
    assert "Traceback" not in bot.said()


async def unreached(bot: Bot, before: int) -> None:
    """Wait until its log, past this length, says that there is no database."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            if any(word in bot.said()[before:] for word in UNREACHED):
                return
            await asyncio.sleep(0.02)


class Faults:
    """Faults, one after the other, in one evening."""

    def __init__(self, server: Server, cable: Cable, crowd: Crowd, bot: Bot) -> None:
        self._server, self._cable, self._crowd, self._bot = server, cable, crowd, bot

    async def happen(self) -> None:
        faults = self.locked, self.stopped, self.cut, self.read_only, self.frozen, self.swallowed
        for fault in faults:
            await playing(self._crowd)
            before = len(self._bot.said())
            words = await fault()
            new = self._bot.said()[before:]
            assert any(word in new for word in words), f"{fault.__name__}: {new[-3000:]}"
            await goes_on(self._crowd)
            assert "Traceback" not in self._bot.said()

    async def locked(self) -> tuple[str, ...]:
        """Another program locks the journals."""
        other: Any = await asyncpg.connect(self._server.url.replace("+asyncpg", ""))
        async with other.transaction():
            await other.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
            await pressed_in_vain(self._crowd)
        await other.close()
        return ("is locked by another process",)

    async def read_only(self) -> tuple[str, ...]:
        """A replica has taken over, or a host has forbidden writing."""
        await self._change("ALTER DATABASE postgres SET default_transaction_read_only = on")
        await pressed_in_vain(self._crowd, "read-only")
        await self._change(
            "SET default_transaction_read_only = off",
            "ALTER DATABASE postgres RESET default_transaction_read_only",
        )
        return ("is read-only",)

    async def _change(self, *statements: str) -> None:
        other: Any = await asyncpg.connect(self._server.url.replace("+asyncpg", ""))
        for statement in statements:
            await other.execute(statement)
        await other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await other.close()

    async def stopped(self) -> tuple[str, ...]:
        """The server crashes and is restarted."""
        await asyncio.to_thread(self._server.stop)
        await pressed_in_vain(self._crowd)
        await asyncio.to_thread(self._server.start)
        return UNREACHED

    async def cut(self) -> tuple[str, ...]:
        """The network closes every connection."""
        self._cable.cut()
        await pressed_in_vain(self._crowd)
        self._cable.mend()
        return UNREACHED

    async def frozen(self) -> tuple[str, ...]:
        """The server's machine hangs: nothing is refused or answered."""
        self._server.freeze()
        try:
            await pressed_in_vain(self._crowd)
        finally:
            self._server.thaw()
        return UNREACHED

    async def swallowed(self) -> tuple[str, ...]:
        """The network drops all traffic silently."""
        self._cable.swallow()
        await pressed_in_vain(self._crowd)
        self._cable.mend()
        return UNREACHED
