"""The operator's commands on real files."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from db import Appended, NewEntry, NewTable, Store, StoreError, UnreachableError
from db.__main__ import main
from db.core.engine import parsed
from db.maintenance.copying import copy
from db.maintenance.upkeep import backup, check
from db.migrations.migrate import newest
from tables.__main__ import main as tables_main
from tests.db.conftest import AT, HeadMaker
from tests.db.played import Players, store_table

OF_NO_TABLE = """
    INSERT INTO messages (table_id, role, channel_id, message_id, shown_seq)
    VALUES (99, 'lobby', 1, 2, 3)
"""


async def test_backup_while_writing(sqlite_url: str, tmp_path: Path, head: HeadMaker) -> None:
    async with await Store.open(sqlite_url) as store:
        opened = [NewEntry("opened", "{}", AT)]
        table = await store.journals.create_table(NewTable("brouc", head(), AT), opened)
        seq, stop, grown = 1, False, asyncio.Event()

        async def write() -> None:
            nonlocal seq
            while not stop:
                new = [NewEntry("acted", "x" * 500, AT)] * 3
                outcome = await store.journals.append(
                    table, seq, new, f"c{seq}", head(updated_at=seq)
                )
                assert isinstance(outcome, Appended)
                seq = outcome.seq
                grown.set()

        writing = asyncio.create_task(write())
        known: list[tuple[int, int]] = []
        for number in range(8):
            grown.clear()
            await grown.wait()
            before = seq
            target = tmp_path / f"copy{number}.sqlite"
            assert await backup(sqlite_url, target) == target.stat().st_size
            known.append((before, seq))
        stop = True
        await writing
    assert known[-1][1] > known[0][0]
    for number, (before, after) in enumerate(known):
        url = f"sqlite+aiosqlite:///{tmp_path}/copy{number}.sqlite"
        assert (await check(url)).faults == ()
        async with await Store.open(url) as copy:
            journal = await copy.journals.entries(table)
            # All accepted before the backup began, whole appends only, the head in step.
            assert before <= len(journal) <= after + 3
            assert len(journal) % 3 == 1
            (found,) = await copy.journals.heads()
            assert found.seq == len(journal)


LOOKS = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
print(connection.execute("SELECT value FROM app_values WHERE key = 'life'").fetchone())
connection.close()
"""


@pytest.mark.skipif(os.name != "posix", reason="a file's locks end with any of its closings")
async def test_a_backup_keeps_the_locks_of_the_process_that_plays(
    sqlite_url: str, tmp_path: Path
) -> None:
    """Otherwise the next command takes the bot's log away, and all that the bot writes then."""
    file = tmp_path / (parsed(sqlite_url).database or "")
    async with await Store.open(sqlite_url) as store:
        await store.values.set("life", "1")
        await backup(sqlite_url, tmp_path / "nightly.sqlite")
        await store.values.set("life", "2")
        log = os.stat(f"{file}-wal").st_ino
        looked = (sys.executable, "-c", LOOKS, str(file))
        for life in ("2", "3"):
            await store.values.set("life", life)
            said = await asyncio.to_thread(subprocess.check_output, looked, text=True)
            assert said == f"('{life}',)\n"
            assert os.stat(f"{file}-wal").st_ino == log


async def test_a_backup_never_overwrites(sqlite_url: str, tmp_path: Path) -> None:
    async with await Store.open(sqlite_url):
        pass
    target = tmp_path / "copy.sqlite"
    target.write_text("precious")
    with pytest.raises(StoreError, match="exists already"):
        await backup(sqlite_url, target)
    assert target.read_text() == "precious"
    with pytest.raises(StoreError, match="cannot be written"):
        await backup(sqlite_url, tmp_path / "nowhere" / "copy.sqlite")
    with pytest.raises(UnreachableError, match="no database"):
        await backup(f"sqlite+aiosqlite:///{tmp_path}/other.sqlite", tmp_path / "new.sqlite")
    with pytest.raises(StoreError, match="pg_dump"):
        await backup("postgresql+asyncpg://localhost/brouc", tmp_path / "new.sqlite")
    assert sorted(os.listdir(tmp_path)) == ["brouc.sqlite", "copy.sqlite"]


async def test_check_counts(url: str, head: HeadMaker) -> None:
    async with await Store.open(url) as store:
        for which in (head(), head("playing"), head("over")):
            entries = [NewEntry("opened", "{}", AT)] * 2
            await store.journals.create_table(NewTable("brouc", which, AT), entries)
    health = await check(url)
    assert (health.schema, health.tables, health.live, health.entries) == (newest(), 3, 2, 6)
    assert health.faults == ()


async def test_check_finds_what_is_missing(
    sqlite_url: str, tmp_path: Path, head: HeadMaker
) -> None:
    async with await Store.open(sqlite_url) as store:
        for _ in range(2):
            entries = [NewEntry("opened", "{}", AT)] * 3
            await store.journals.create_table(NewTable("brouc", head(), AT), entries)
    with closing(sqlite3.connect(tmp_path / "brouc.sqlite")) as raw, raw:
        raw.execute("DELETE FROM entries WHERE table_id = 1 AND seq = 2")
        raw.execute(OF_NO_TABLE)
    faults = (await check(sqlite_url)).faults
    assert len(faults) == 2
    assert any("messages" in fault for fault in faults)
    assert any("Table 1 should have 3 entries; it has 2" in fault for fault in faults)


def _run(monkeypatch: pytest.MonkeyPatch, where: str, *arguments: str) -> int:
    monkeypatch.setenv("BROUC_DATABASE", where)
    return main(list(arguments))


def test_the_commands(
    sqlite_url: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert _run(monkeypatch, sqlite_url, "check") == 1
    assert "There is no database" in capsys.readouterr().err
    assert _run(monkeypatch, sqlite_url, "upgrade") == 0
    assert newest() in capsys.readouterr().out
    assert _run(monkeypatch, sqlite_url, "check") == 0
    assert "Sound." in capsys.readouterr().out
    assert _run(monkeypatch, sqlite_url, "backup", str(tmp_path / "copy.sqlite")) == 0
    assert _run(monkeypatch, sqlite_url, "backup", str(tmp_path / "copy.sqlite")) == 1
    assert "exists already" in capsys.readouterr().err
    with closing(sqlite3.connect(tmp_path / "brouc.sqlite")) as raw, raw:
        raw.execute("UPDATE tables SET seq = 9")
        raw.execute("PRAGMA foreign_keys = OFF")
        raw.execute(OF_NO_TABLE)
    assert _run(monkeypatch, sqlite_url, "check") == 1
    assert "belongs to nothing" in capsys.readouterr().err


@pytest.fixture(params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of another database of either kind in which no store was opened."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/other.sqlite"
    found: str = request.getfixturevalue("postgres_url")
    return found


async def test_copied_to_another_database(url: str, target: str, head: HeadMaker) -> None:
    """Between all kinds; the copy continues the numbers, even that of a deleted table."""
    entries = [NewEntry("opened", "{}", AT)]
    async with await Store.open(url) as store:
        made = [
            await store.journals.create_table(NewTable("brouc", head(), AT), entries)
            for _ in range(3)
        ]
        gone = text(f"DELETE FROM tables WHERE id = {made[-1]}")
        await store.engines.write(lambda connection: connection.execute(gone))
        await store.values.set("key", "1")
        heads = await store.journals.heads()
    assert await copy(url, target) > 6
    with pytest.raises(StoreError, match="not empty"):
        await copy(url, target)
    async with await Store.open(target) as store:
        assert await store.journals.heads() == heads
        assert await store.values.get("key") == "1"
        again = await store.journals.create_table(NewTable("brouc", head(), AT), entries)
        assert again == made[-1] + 1


async def _one_match(url: str) -> None:
    async with await Store.open(url) as store:
        await store_table(store, Players(2).table(AT, plain=True))
        gone = text("DELETE FROM standings")
        await store.engines.write(lambda connection: connection.execute(gone))


def test_rebuild_from_the_command_line(
    sqlite_url: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    asyncio.run(_one_match(sqlite_url))
    monkeypatch.setenv("BROUC_DATABASE", sqlite_url)
    assert _run(monkeypatch, sqlite_url, "rebuild") == 2
    assert "python -m tables rebuild" in capsys.readouterr().err
    assert tables_main(["rebuild"]) == 0
    assert "1 match." in capsys.readouterr().out
    with closing(sqlite3.connect(tmp_path / "brouc.sqlite")) as raw, raw:
        assert raw.execute("SELECT count(*) FROM standings").fetchone() != (0,)
        raw.execute("UPDATE entries SET kind = 'strange' WHERE seq = 9")
    assert tables_main(["rebuild"]) == 1
    assert "The journal of table 1 cannot be read" in capsys.readouterr().err
    with closing(sqlite3.connect(tmp_path / "brouc.sqlite")) as raw:
        assert raw.execute("SELECT count(*) FROM matches").fetchone() == (1,)
