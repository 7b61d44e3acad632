"""Nightly backups: a damaged database is restored and checked deeply."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from db import CorruptError, Store
from db.maintenance.deep import look_deep
from db.maintenance.nightly import AGAIN_S, LOOK_S, Backups, keep_backing_up
from db.maintenance.restoring import restore
from db.maintenance.upkeep import check
from games.registry import games
from tables.runtime.results import reader
from tests.db.played import FIRST, Players, store_table


class Night:
    """Clock that a sleep moves on; it stops the task after ``sleeps`` of them."""

    def __init__(self, sleeps: int, start: str = "2026-11-20 01:00") -> None:
        self.moment = datetime.fromisoformat(start).replace(tzinfo=UTC)
        self.left = sleeps
        self.slept: list[float] = []

    def now(self) -> datetime:
        return self.moment

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.moment += timedelta(seconds=seconds)
        self.left -= 1
        if not self.left:
            raise asyncio.CancelledError


async def pass_time(url: str, backups: Backups, night: Night) -> None:
    with pytest.raises(asyncio.CancelledError):
        await keep_backing_up(url, backups, night.now, night.sleep)


async def test_damaged_and_restored(sqlite_url: str, tmp_path: Path) -> None:
    """Data accepted before the night are restored; later ones are not."""
    backups = Backups(tmp_path / "far" / "backups")
    async with await Store.open(sqlite_url) as store:  # The bot, which runs on.
        await store_table(store, Players(1).table(FIRST, plain=True))
        await pass_time(sqlite_url, backups, Night(24))
        await store_table(store, Players(2).table(FIRST, plain=True))
    (file,) = backups.folder.iterdir()
    assert file.name == "brouc-2026-11-20.sqlite"
    assert (file.stat().st_mode & 0o777, backups.folder.stat().st_mode & 0o777) == (0o600, 0o700)
    assert (await check(sqlite_url)).tables == 2
    (tmp_path / "brouc.sqlite").write_bytes(b"SQLite format 3\0" + b"\xff" * 8_000)
    with pytest.raises(CorruptError):
        await check(sqlite_url)
    restore(sqlite_url, file)
    assert ((await check(sqlite_url)).tables, (await check(sqlite_url)).faults) == (1, ())
    deep = await look_deep(sqlite_url, reader(games()))
    assert (deep.journals, deep.matches, deep.faults) == (1, 1, ())


async def test_one_a_night_and_the_newest_stay(sqlite_url: str, tmp_path: Path) -> None:
    async with await Store.open(sqlite_url):
        pass
    backups = Backups(tmp_path / "backups", keep=3)
    backups.folder.mkdir()
    others = {"mine.sqlite", "brouc-of-old.sqlite", "brouc-2026-11-01.sqlite.gz"}
    for name in others | {"brouc-2026-01-01.sqlite", "brouc-2026-01-02.sqlite.part"}:
        (backups.folder / name).touch()
    days = int(timedelta(days=4) / timedelta(seconds=LOOK_S))
    await pass_time(sqlite_url, backups, Night(days))
    newest = {f"brouc-2026-11-{day}.sqlite" for day in (21, 22, 23)}
    assert {file.name for file in backups.folder.iterdir()} == newest | others
    before = {name: (backups.folder / name).stat().st_mtime_ns for name in newest}
    await pass_time(sqlite_url, backups, Night(2, "2026-11-23 23:00"))  # It starts again.
    assert {name: (backups.folder / name).stat().st_mtime_ns for name in newest} == before


async def test_what_fails_is_told_and_tried_again(
    sqlite_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    backups = Backups(tmp_path / "backups")
    night = Night(2, "2026-11-20 05:00")
    await pass_time(sqlite_url, backups, night)
    assert night.slept == [AGAIN_S] * 2
    assert [record.getMessage()[:22] for record in caplog.records] == ["no backup: There is no"] * 2
    (tmp_path / "file").touch()
    await pass_time(sqlite_url, Backups(tmp_path / "file" / "in"), Night(1, "2026-11-20 05:00"))
    assert f"no backup: The folder of backups {tmp_path}" in caplog.text
    unreadable = Backups(tmp_path / ("x" * 300))  # Not even a look at it succeeds.
    night = Night(1, "2026-11-20 05:00")
    await pass_time(sqlite_url, unreadable, night)
    assert night.slept == [AGAIN_S]


SQLITE = "sqlite+aiosqlite:///a"


def test_the_settings() -> None:
    assert Backups.read({}, SQLITE) is None
    assert Backups.read({"BROUC_BACKUPS": " /b "}, SQLITE) == Backups(Path("/b"))
    given = {"BROUC_BACKUPS": "b", "BROUC_BACKUPS_KEEP": "3"}
    assert Backups.read(given, SQLITE) == Backups(Path("b"), 3)
    for keep in ("0", "-1", "many", "1001", "³"):
        with pytest.raises(ValueError, match="BROUC_BACKUPS_KEEP is a number"):
            Backups.read({"BROUC_BACKUPS_KEEP": keep}, SQLITE)
    with pytest.raises(ValueError, match="pg_dump"):
        Backups.read(given, "postgresql+asyncpg://u@h/d")
