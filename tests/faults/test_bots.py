"""Kills of ``bot.py`` while people play, and two bots at once: nothing is lost or done twice.

Ten kills in every run; two hundred with ``--patient`` (``python -m tests.faults.kills``).
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from db.maintenance.upkeep import check
from tests.faults.crowd import Crowd, connected
from tests.faults.forks import Forks
from tests.faults.journals import read, told, whole
from tests.faults.kills import kill
from tests.faults.trouble import PATIENCE_S, goes_on
from tools.fake_discord.server import FakeDiscord


@pytest.mark.waits
async def test_kills_lose_nothing_that_was_told(
    forks: Forks, tmp_path: Path, patient: bool
) -> None:
    kills = 200 if patient else 10
    witness = await kill(forks, kills, 1, tmp_path, lambda line: None)
    assert witness.clocks() > kills // 20, "outages were added to running clocks"
    assert len(witness.crowd.accepted()) > kills // 20, "people got on with it"


@pytest.mark.patient
async def test_both_hear_every_click_and_one_acts(forks: Forks, tmp_path: Path) -> None:
    file = tmp_path / "bot.sqlite"
    database = f"sqlite+aiosqlite:///{file}"
    async with FakeDiscord() as fake_discord, asyncio.timeout(PATIENCE_S):
        crowd = Crowd(fake_discord)
        await crowd.read(database)
        first = forks.start(fake_discord.address, database, tmp_path / "first.log")
        await connected(fake_discord, lambda: first.running)
        await crowd.sit_down()
        second = forks.start(fake_discord.address, database, tmp_path / "second.log")
        while len(fake_discord.gateway.sessions) < 2:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        for _ in range(3):
            await goes_on(crowd)
        assert first.stop() == 0
        await goes_on(crowd)
        assert second.stop() == 0
        told(read(file).journals, crowd)
    whole(file)
    assert (await check(database)).faults == ()
    assert "Traceback" not in first.said() + second.said()
