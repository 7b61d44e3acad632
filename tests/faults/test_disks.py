"""SQLite's file is locked, its disk fails or fills up while people play.

People get a message, nothing is lost, and play continues afterwards.
"""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final

import pytest

from db.maintenance.upkeep import check
from tests.db.test_disks import Disk, disk
from tests.faults.bots import Bot
from tests.faults.crowd import Crowd
from tests.faults.journals import read, told, whole
from tests.faults.trouble import goes_on, playing, pressed_in_vain, speak
from tools.fake_discord.server import FakeDiscord

__all__ = ["disk"]

PAGE: Final = 4096
"""Bytes of a page: less than the smallest write with its header."""


@asynccontextmanager
async def evening(folder: Path, log: Path) -> AsyncIterator[tuple[Crowd, Bot, Path]]:
    """Let people play; afterwards everything shown is stored."""
    file = folder / "brouc.sqlite"
    database = f"sqlite+aiosqlite:///{file}"
    async with FakeDiscord() as fake_discord:
        crowd = Crowd(fake_discord, games=("briscon",))
        speak(crowd)
        await crowd.read(database)
        with Bot(fake_discord.address, database, log) as bot:
            await crowd.sit_down(bot)
            await playing(crowd)
            yield crowd, bot, file
            assert bot.end() == 0
    told(read(file), crowd)
    whole(file)
    assert (await check(database)).faults == ()
    assert "Traceback" not in bot.said()


@pytest.mark.waits
async def test_a_lock_and_a_disk_that_fails(tmp_path: Path) -> None:
    async with evening(tmp_path, tmp_path / "log") as (crowd, bot, file):
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await pressed_in_vain(crowd)
            other.execute("ROLLBACK")
        assert "is locked by another process" in bot.said()
        await goes_on(crowd)
        await playing(crowd)
        # No file may grow beyond a page, wherever in its log the database writes next; the bot's
        # own log has room.
        bot.hush()
        before = resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, (PAGE, resource.RLIM_INFINITY))
        await pressed_in_vain(crowd)
        resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, before)
        assert "The disk failed while using the database" in bot.said()
        await goes_on(crowd)


@pytest.mark.patient
async def test_a_disk_that_is_full(disk: Disk, tmp_path: Path) -> None:
    async with evening(disk.folder, tmp_path / "log") as (crowd, bot, _):
        disk.fill()
        await pressed_in_vain(crowd, "disk-full")
        assert "brouc.sqlite is full" in bot.said()
        disk.clear()
        await goes_on(crowd)
