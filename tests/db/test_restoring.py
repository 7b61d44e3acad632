"""``python -m db restore`` on real files."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db import CorruptError, Store, StoreError, UnknownSchemaError, UnreachableError
from db.__main__ import main
from db.core.engine import sqlite_url as sqlite_url_of
from db.core.errors import BusyError
from db.maintenance import restoring as restorings
from db.maintenance.copying import copy
from db.maintenance.restoring import restore
from db.maintenance.upkeep import backup, check, to_disk
from db.migrations.migrate import VERSION_TABLE
from tests.db.test_errors import told

NAME = "brouc.sqlite"


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


async def killed(url: str, folder: Path) -> None:
    """Make the folder's database and log those of a bot killed after it stored its life."""
    async with await Store.open(url) as store:
        await store.values.set("life", "0")
        files = contents(folder)
    for name in (NAME, f"{NAME}-wal"):
        (folder / name).write_bytes(files[name])


def address(path: Path) -> str:
    return sqlite_url_of(path)


@pytest.fixture
async def saved(sqlite_url: str, tmp_path: Path) -> Path:
    """A backup in which the key is "before"; in the database it is "after"."""
    target = tmp_path / "backups" / "saved.sqlite"
    target.parent.mkdir()
    async with await Store.open(sqlite_url) as store:
        await store.values.set("key", "before")
        await backup(sqlite_url, target)
        await store.values.set("key", "after")
    return target


async def key(path: Path) -> str | None:
    async with await Store.open(address(path)) as store:
        return await store.values.get("key")


async def test_a_backup_takes_the_databases_place(
    saved: Path, sqlite_url: str, tmp_path: Path
) -> None:
    done = restore(sqlite_url, saved)
    assert (tmp_path / NAME).stat().st_mode & 0o777 == 0o600
    assert await key(tmp_path / NAME) == "before"
    (aside,) = done.aside
    assert await key(aside) == "after"
    assert sorted(os.listdir(tmp_path)) == sorted([NAME, aside.name, "backups"])
    assert os.listdir(tmp_path / "backups") == ["saved.sqlite"]


async def test_after_a_kill_the_actions_in_the_log_are_moved_with_their_database(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with await Store.open(sqlite_url) as store:
        await store.values.set("key", "before")
        await backup(sqlite_url, tmp_path / "saved.sqlite")
    await killed(sqlite_url, tmp_path)
    assert (tmp_path / f"{NAME}-wal").stat().st_size > 0
    done = restore(sqlite_url, tmp_path / "saved.sqlite")
    async with await Store.open(sqlite_url) as store:
        assert await store.values.get("life") is None
    assert (await check(sqlite_url)).faults == ()
    async with await Store.open(address(done.aside[0])) as store:
        assert await store.values.get("life") == "0"


async def test_a_damaged_database_is_moved_aside_with_its_log(
    saved: Path, sqlite_url: str, tmp_path: Path
) -> None:
    await killed(sqlite_url, tmp_path)
    nonsense(tmp_path / NAME)
    before = contents(tmp_path)
    done = restore(sqlite_url, saved)
    assert [path.read_bytes() for path in done.aside[:2]] == [before[NAME], before[f"{NAME}-wal"]]
    assert await key(tmp_path / NAME) == "before"


async def test_not_while_the_bot_runs(saved: Path, sqlite_url: str, tmp_path: Path) -> None:
    async with await Store.open(sqlite_url) as store:
        before = sorted(os.listdir(tmp_path))
        with told(BusyError, "stop the bot"):
            restore(sqlite_url, saved)
        assert sorted(os.listdir(tmp_path)) == before
        await store.values.set("key", "later")
    assert await key(tmp_path / NAME) == "later"


def foreign(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("CREATE TABLE recipes (name TEXT)")


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9001'")


def damaged(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[8192:-4096] = b"\xa5" * (len(content) - 12288)
    path.write_bytes(content)


def nonsense(path: Path) -> None:
    path.write_bytes(b"not a database, " * 500)


@pytest.mark.parametrize(
    ("spoil", "kind"),
    [
        (foreign, CorruptError),
        (newer, UnknownSchemaError),
        (damaged, CorruptError),
        (nonsense, CorruptError),
    ],
)
async def test_what_is_no_sound_backup_is_refused(
    spoil: object, kind: type[StoreError], saved: Path, sqlite_url: str, tmp_path: Path
) -> None:
    assert callable(spoil)
    spoil(saved)
    before = contents(tmp_path)
    with told(kind, r"saved\.sqlite"):
        restore(sqlite_url, saved)
    assert contents(tmp_path) == before


async def test_what_is_empty_or_the_database_itself_is_called_so(
    saved: Path, sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.truncate(saved, 0)
    with told(CorruptError, rf"^The backup {saved} is empty\.$"):
        restore(sqlite_url, saved)
    with told(StoreError, rf"^The file {tmp_path / NAME} is the database itself"):
        await backup(sqlite_url, tmp_path / NAME)
    monkeypatch.chdir(tmp_path)
    for same in (sqlite_url, f"sqlite+aiosqlite:///{NAME}"):
        with told(StoreError, "is the database itself"):
            await copy(sqlite_url, same)
    empty = tmp_path / "empty.sqlite"
    empty.touch()
    with told(StoreError, rf"^The database {empty} is empty: there is nothing to back up"):
        await backup(address(empty), tmp_path / "copy.sqlite")
    with told(StoreError, r"^The database is empty\.$"):
        await check(address(empty))
    assert not empty.read_bytes()


async def test_what_cannot_be_restored_is_said(
    saved: Path, sqlite_url: str, tmp_path: Path
) -> None:
    with pytest.raises(UnreachableError, match="no backup"):
        restore(sqlite_url, tmp_path / "nowhere")
    with pytest.raises(StoreError, match="itself"):
        restore(sqlite_url, tmp_path / NAME)
    with pytest.raises(StoreError, match="pg_restore"):
        restore("postgresql+asyncpg://localhost/brouc", saved)


async def test_a_database_that_is_gone_is_restored(
    saved: Path, sqlite_url: str, tmp_path: Path
) -> None:
    (tmp_path / NAME).unlink()
    done = restore(sqlite_url, saved)
    assert done.aside == ()
    assert await key(tmp_path / NAME) == "before"
    other = tmp_path / "new" / "place.sqlite"
    restore(address(other), saved)
    assert await key(other) == "before"


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root gives files away")
async def test_what_an_operator_restores_is_the_bots_users(
    saved: Path, sqlite_url: str, tmp_path: Path
) -> None:
    os.chown(tmp_path, 65534, 65534)
    os.chown(tmp_path / NAME, 65533, 65533)
    for owner in (65533, 65534):  # The database's; the folder's where it is gone.
        restore(sqlite_url, saved)
        assert (tmp_path / NAME).stat().st_uid == owner
        (tmp_path / NAME).unlink()


async def test_a_copy_carried_away_with_its_log_is_whole(sqlite_url: str, tmp_path: Path) -> None:
    await killed(sqlite_url, tmp_path)
    (tmp_path / "away").mkdir()
    for name in (NAME, f"{NAME}-wal"):
        shutil.copy(tmp_path / name, tmp_path / "away")
    other = tmp_path / "other.sqlite"
    restore(address(other), tmp_path / "away" / NAME)
    async with await Store.open(address(other)) as store:
        assert await store.values.get("life") == "0"
    assert sorted(os.listdir(tmp_path / "away")) == [NAME, f"{NAME}-wal"]


@pytest.mark.parametrize("sound", [True, False])
async def test_an_interrupted_restore_leaves_one_database_or_the_other_and_can_be_repeated(
    sound: bool, saved: Path, sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await killed(sqlite_url, tmp_path)
    if not sound:
        nonsense(tmp_path / NAME)
    present = contents(tmp_path)[NAME]
    for step in (1, 2, 3):  # The copy's own, before the exchange, after it.
        calls = 0

        def power_cut(path: Path, last: int = step) -> None:
            nonlocal calls
            calls += 1
            if calls == last:
                raise KeyboardInterrupt
            to_disk(path)

        monkeypatch.setattr(restorings, "to_disk", power_cut)
        with pytest.raises(KeyboardInterrupt):
            restore(sqlite_url, saved)
        monkeypatch.undo()
        if step == 3:
            assert await key(tmp_path / NAME) == "before"
        elif sound:
            assert await key(tmp_path / NAME) == "after"
        else:
            with told(CorruptError, "not a database"):
                await Store.open(sqlite_url)
    restore(sqlite_url, saved)
    assert await key(tmp_path / NAME) == "before"
    if not sound:
        assert present in [kept for name, kept in contents(tmp_path).items() if name != NAME]


async def test_a_file_system_without_links(
    saved: Path, sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(os, "link", refuse)
    (aside,) = restore(sqlite_url, saved).aside
    assert await key(tmp_path / NAME) == "before"
    assert await key(aside) == "after"


async def test_the_command_says_where_the_old_files_are(
    saved: Path,
    sqlite_url: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("BROUC_DATABASE", sqlite_url)
    assert await asyncio.to_thread(main, ["restore", str(saved)]) == 0
    said = capsys.readouterr().out
    (aside,) = (name for name in os.listdir(tmp_path) if name.startswith(f"{NAME}.before-"))
    assert str(saved) in said
    assert aside in said
    assert await asyncio.to_thread(main, ["restore", str(tmp_path / "nowhere")]) == 1
    assert "no backup" in capsys.readouterr().err
