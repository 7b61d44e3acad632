"""SQLite's write-ahead log is deleted after an unclean end: noticed, and noticed only then."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from db import Store
from db.core.engine import WRITES
from db.core.errors import LostLogError
from db.maintenance.copying import copy
from db.maintenance.upkeep import backup, check
from tests.db.test_errors import is_a_sentence

DYING = Path(__file__).with_name("dying.py")
NAME = "brouc.sqlite"


class Mortal:
    """Processes that use a database and die."""

    def __init__(self, process: subprocess.Popen[str], url: str) -> None:
        self._process = process
        self._url = url

    def _say(self, step: int) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{self._url} {step}\n")
        self._process.stdin.flush()

    def _read(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().rstrip("\n")

    def killed_in_use(self, *, long: bool = False) -> None:
        """A life that ends with SIGKILL while the database is open; ``long``: with many writes."""
        self._say(-1 if long else 0)
        child = int(self._read())
        assert self._read() == "open"
        os.kill(child, signal.SIGKILL)
        assert self._read() == f"gone {signal.SIGKILL.value}"

    def killed_at(self, step: int) -> bool:
        """A life that ends at that step of opening or closing; ``False`` if there is none."""
        self._say(step)
        while not (answer := self._read()).startswith("gone"):
            pass
        return answer == f"gone {signal.SIGKILL.value}"


def contents(folder: Path) -> dict[str, bytes]:
    """The files of a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


@pytest.fixture(scope="module")
def parent() -> Iterator[subprocess.Popen[str]]:
    """The process that bears them: starting one takes a second."""
    environment = {**os.environ, "PYTHONPATH": str(DYING.parents[2])}
    pipe = subprocess.PIPE
    command = [sys.executable, str(DYING)]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment) as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()


@pytest.fixture
def mortal(parent: subprocess.Popen[str], sqlite_url: str) -> Mortal:
    """Makes them, for the test's database."""
    return Mortal(parent, sqlite_url)


@pytest.mark.parametrize("long", [False, True], ids=["at first", "after it was emptied"])
async def test_a_deleted_log_is_noticed_and_nothing_is_touched(
    long: bool, mortal: Mortal, sqlite_url: str, tmp_path: Path
) -> None:
    mortal.killed_in_use(long=long)
    assert (tmp_path / f"{NAME}-open").exists()
    (tmp_path / f"{NAME}-wal").unlink()
    (tmp_path / f"{NAME}-shm").unlink()
    before = contents(tmp_path)
    with pytest.raises(LostLogError, match=r"brouc\.sqlite-wal is missing") as error:
        await Store.open(sqlite_url)
    is_a_sentence(error)
    assert "accept-loss" in str(error.value)
    with pytest.raises(LostLogError):
        await check(sqlite_url)
    with pytest.raises(LostLogError):
        await backup(sqlite_url, tmp_path / "copy.sqlite")
    with pytest.raises(LostLogError):
        await copy(sqlite_url, f"sqlite+aiosqlite:///{tmp_path}/other/copy.sqlite")
    shutil.rmtree(tmp_path / "other", ignore_errors=True)
    assert contents(tmp_path) == before


async def test_a_deleted_database_is_noticed_before_its_log_is_dropped(
    mortal: Mortal, sqlite_url: str, tmp_path: Path
) -> None:
    mortal.killed_in_use()
    kept = (tmp_path / NAME).rename(tmp_path / "elsewhere")
    with pytest.raises(LostLogError, match=r"brouc\.sqlite is missing"):
        await Store.open(sqlite_url)
    kept.rename(tmp_path / NAME)
    async with await Store.open(sqlite_url) as store:
        assert await store.values.get("life") == "0"


@pytest.mark.parametrize("long", [False, True], ids=["at first", "after it was emptied"])
async def test_another_program_that_moves_the_log_to_the_file_loses_nothing(
    long: bool, mortal: Mortal, sqlite_url: str, tmp_path: Path
) -> None:
    """Who looks into the file after a crash is the last to close it."""
    mortal.killed_in_use(long=long)
    with closing(sqlite3.connect(tmp_path / NAME)) as stranger:
        assert stranger.execute("SELECT count(*) FROM app_values").fetchone()[0]
    assert not (tmp_path / f"{NAME}-wal").exists()
    async with await Store.open(sqlite_url) as store:
        assert await store.values.get("life") == ("-1" if long else "0")
    assert os.listdir(tmp_path) == [NAME]


async def test_the_log_is_emptied_now_and_then(sqlite_url: str, tmp_path: Path) -> None:
    async with await Store.open(sqlite_url) as store:
        wal, sizes = tmp_path / f"{NAME}-wal", []
        for number in range(5 * WRITES):
            await store.values.set("key", f"{number:04d}" * 1_000)
            sizes.append(wal.stat().st_size)
        # Written again from its beginning, it grows no more.
        assert max(sizes) <= 1.2 * max(sizes[: WRITES + 5])
        assert await store.values.get("key") == f"{5 * WRITES - 1:04d}" * 1_000


async def test_after_a_kill_the_log_is_taken_up(
    mortal: Mortal, sqlite_url: str, tmp_path: Path
) -> None:
    mortal.killed_in_use()
    async with await Store.open(sqlite_url) as store:
        assert await store.values.get("life") == "0"
    assert os.listdir(tmp_path) == [NAME]


@pytest.mark.parametrize("command", ["check", "backup", "copy"])
async def test_what_an_operator_does_after_a_kill_loses_nothing(
    command: str, mortal: Mortal, sqlite_url: str, tmp_path: Path
) -> None:
    """These are the last to close the database: SQLite moves the log to it and deletes it."""
    mortal.killed_in_use()
    match command:
        case "check":
            assert (await check(sqlite_url)).faults == ()
        case "backup":
            await backup(sqlite_url, tmp_path / "copy.sqlite")
        case _:
            await copy(sqlite_url, f"sqlite+aiosqlite:///{tmp_path}/copy.sqlite")
    async with await Store.open(sqlite_url) as store:
        assert await store.values.get("life") == "0"


@pytest.mark.waits
async def test_killed_at_every_step_of_opening_and_closing(
    mortal: Mortal, sqlite_url: str, tmp_path: Path
) -> None:
    async with await Store.open(sqlite_url):
        pass
    step = 1
    while mortal.killed_at(step):
        # Nothing was deleted, so nothing is missed.
        async with await Store.open(sqlite_url) as store:
            life = await store.values.get("life")
            assert life is None or int(life) <= step
        assert os.listdir(tmp_path) == [NAME], f"step {step}"
        step += 1
    assert step > 40, "a whole life has many steps"


async def test_the_marker_stays_until_the_last_user_has_closed(
    sqlite_url: str, tmp_path: Path
) -> None:
    mark = tmp_path / f"{NAME}-open"
    one, two = await Store.open(sqlite_url), await Store.open(sqlite_url)
    await check(sqlite_url)
    await backup(sqlite_url, tmp_path / "copy.sqlite")
    assert mark.exists()
    await one.close()
    assert mark.exists()
    await two.values.set("key", "1")
    await two.close()
    assert sorted(os.listdir(tmp_path)) == [NAME, "copy.sqlite"]


async def test_what_an_orderly_close_leaves_may_be_carried_away(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with await Store.open(sqlite_url) as store:
        await store.values.set("key", "1")
    (tmp_path / "there").mkdir()
    shutil.copy(tmp_path / NAME, tmp_path / "there")
    async with await Store.open(f"sqlite+aiosqlite:///{tmp_path}/there/{NAME}") as store:
        assert await store.values.get("key") == "1"


async def test_through_a_link_the_same_files_are_looked_at(
    mortal: Mortal, sqlite_url: str, tmp_path: Path
) -> None:
    mortal.killed_in_use()
    (tmp_path / f"{NAME}-wal").unlink()
    (tmp_path / "links").mkdir()
    (tmp_path / "links" / "other.sqlite").symlink_to(tmp_path / NAME)
    with pytest.raises(LostLogError):
        await Store.open(f"sqlite+aiosqlite:///{tmp_path}/links/other.sqlite")
