"""A kill of ``bot.py`` while people play, and a second one that takes over: nothing is lost or
done twice.
"""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, nullcontext
from pathlib import Path
from signal import SIGKILL, SIGTERM, Signals

import pytest

from db.maintenance.upkeep import check
from tests.faults.bots import Bot
from tests.faults.crowd import PATIENCE_S, Crowd
from tests.faults.journals import read, read_server, told
from tests.faults.test_postgres import server_here
from tests.faults.trouble import goes_on
from tools.fake_discord.server import FakeDiscord


@pytest.mark.waits
@pytest.mark.parametrize(
    ("kind", "number"),
    [
        ("sqlite", SIGKILL),
        ("postgresql", SIGKILL),
        pytest.param("sqlite", SIGTERM, marks=pytest.mark.patient),
        pytest.param("postgresql", SIGTERM, marks=pytest.mark.patient),
    ],
)
async def test_a_standby_takes_over(tmp_path: Path, kind: str, number: Signals) -> None:
    """Clicks are accepted again by themselves, and everything shown is stored."""
    with server_here() if kind == "postgresql" else nullcontext() as server, ExitStack() as bots:
        file = tmp_path / "bot.sqlite"
        database = f"sqlite+aiosqlite:///{file}" if server is None else server.url
        async with FakeDiscord() as fake_discord, asyncio.timeout(PATIENCE_S):
            crowd = Crowd(fake_discord, games=("brouc", "briscon"))
            await crowd.read(database)
            first = bots.enter_context(Bot(fake_discord.address, database, tmp_path / "first"))
            await crowd.sit_down(first)
            await goes_on(crowd)
            second = bots.enter_context(Bot(fake_discord.address, database, tmp_path / "second"))
            while "standby" not in second.said():  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            await goes_on(crowd)
            assert len(fake_discord.gateway.sessions) == 1, "it has no connection"
            pressing, clicks = asyncio.create_task(crowd.play()), fake_discord.discord.interactions
            several = len(clicks) + 5
            while len(clicks) < several:  # noqa: ASYNC110
                await asyncio.sleep(0.005)
            first.signal(number)
            pressing.cancel()
            await asyncio.gather(pressing, return_exceptions=True)
            await goes_on(crowd)
            status = await asyncio.to_thread(first.wait, PATIENCE_S)
            assert status == (0 if number is SIGTERM else -SIGKILL)
            assert second.end() == 0
            told(read(file) if server is None else await read_server(database), crowd)
        assert (await check(database)).faults == ()
    assert "Traceback" not in first.said() + second.said()
