"""What lies in SQLite's write-ahead log is torn, altered or deleted after a kill.

The database opens with what is whole, in order, or the bot says in one sentence what to do.
"""

from __future__ import annotations

import asyncio
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

from db import Store
from db.core.errors import LostLogError
from db.maintenance.restoring import accept_loss
from db.maintenance.upkeep import check
from tests.faults.crowd import Crowd, connected
from tests.faults.forks import Forks
from tests.faults.journals import Journals, read, whole
from tests.faults.trouble import PATIENCE_S, goes_on, playing
from tools.fake_discord.server import FakeDiscord

NAME: Final = "bot.sqlite"
WAL, SHM, MARKER = f"{NAME}-wal", f"{NAME}-shm", f"{NAME}-open"


def url(folder: Path) -> str:
    """The database of a folder."""
    return f"sqlite+aiosqlite:///{folder / NAME}"


async def opened(folder: Path) -> str:
    """Open and close the database; what was said instead, if it could not be done."""
    try:
        async with await Store.open(url(folder)):
            return ""
    except LostLogError as error:
        return str(error)


async def outlived(folder: Path) -> Journals | None:
    """What is left in a database that is opened; ``None`` where it says that something is lost."""
    found, said = None, await opened(folder)
    if said:
        assert "python -m db accept-loss" in said
        assert "\n" not in said
        assert await opened(folder), "said again, until somebody has decided"
        accept_loss(url(folder))
        assert await opened(folder) == ""
    else:
        found = read(folder / NAME).journals
    whole(folder / NAME)
    assert (await check(url(folder))).faults == ()
    return found


async def test_whatever_happens_to_the_log_the_beginning_is_left_or_a_sentence_says_what_to_do(
    forks: Forks, tmp_path: Path, patient: bool
) -> None:
    rng = random.Random(3)
    async with FakeDiscord() as fake_discord:
        crowd = Crowd(fake_discord)
        killed = tmp_path / "killed"
        killed.mkdir()
        await crowd.read(url(killed))
        bot = forks.start(fake_discord.address, url(killed), tmp_path / "bot.log")
        async with asyncio.timeout(PATIENCE_S):
            await connected(fake_discord, lambda: bot.running)
            await crowd.sit_down()
            await playing(crowd)
            await goes_on(crowd)
        bot.kill()
        bot.wait()
        await fake_discord.gateway.forget()
        everything = read(killed / NAME).journals
        size = (killed / WAL).stat().st_size

        async def after(damage: Callable[[Path], None]) -> Journals | None:
            folder = tmp_path / "damaged"
            shutil.copytree(killed, folder)
            try:
                damage(folder)
                return await outlived(folder)
            finally:
                shutil.rmtree(folder)

        # The index alone is made anew: nothing is lost by it.
        for damage in (_gone(SHM), _flipped(SHM, 200), _cut(SHM, 5_000)):
            assert await after(damage) == everything
        # Without the log, or its head, it is known that something is missing.
        for damage in (_gone(WAL), _cut(WAL, 0), _cut(WAL, 20), _flipped(WAL, 10)):
            assert await after(damage) is None
        # Torn further on, it counts up to there, as SQLite promises.
        left = []
        for _ in range(60 if patient else 4):
            place = rng.randrange(32, size)
            for damage in (_cut(WAL, place), _flipped(WAL, place)):
                found = await after(damage)
                if found is not None:
                    left.append(sum(map(len, found.values())))
                    for table, journal in found.items():
                        assert everything[table][: len(journal)] == journal
        assert min(left) < sum(map(len, everything.values())), "something was torn"

        # Discord shows more than the tables know; people go on all the same.
        _cut(WAL, size * 9 // 10)(killed)
        bot = forks.start(fake_discord.address, url(killed), tmp_path / "bot.log")
        async with asyncio.timeout(PATIENCE_S):
            await connected(fake_discord, lambda: bot.running)
            await goes_on(crowd)
        assert bot.stop() == 0
        assert "Traceback" not in bot.said()


def _gone(name: str) -> Callable[[Path], None]:
    return lambda folder: (folder / name).unlink()


def _cut(name: str, size: int) -> Callable[[Path], None]:
    def cut(folder: Path) -> None:
        with (folder / name).open("r+b") as file:
            file.truncate(size)

    return cut


def _flipped(name: str, place: int) -> Callable[[Path], None]:
    def flip(folder: Path) -> None:
        with (folder / name).open("r+b") as file:
            file.seek(place)
            (byte,) = file.read(1)
            file.seek(place)
            file.write(bytes((byte ^ 0x5A,)))

    return flip
