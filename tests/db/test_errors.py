"""Faults are reported in one sentence, and harm nothing else."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import Connection, make_url, text

from db import (
    Appended,
    BusyError,
    Conflict,
    CorruptError,
    DiskFullError,
    NewEntry,
    NewTable,
    ReadOnlyError,
    Store,
    StoreError,
    UnreachableError,
)
from db.core import engine, errors, sqlite
from db.core.lock import held
from db.maintenance.restoring import restore
from db.maintenance.upkeep import backup, check
from tests.db.conftest import AT, HeadMaker, head_of
from tests.db.postgres import END_OTHERS


@contextmanager
def told(kind: type[StoreError], match: str) -> Iterator[pytest.ExceptionInfo[StoreError]]:
    """The error must be of the kind, and one sentence with these words."""
    with pytest.raises(kind, match=match) as error:
        yield error
    said = str(error.value)
    assert said[0].isupper()
    assert said.endswith(".")
    assert "\n" not in said


@pytest.mark.parametrize(
    "url",
    [
        "mysql://user:pw@host/db",
        "postgresql://host/db",
        "nonsense",
        "sqlite+aiosqlite://",
        "sqlite+aiosqlite:///:memory:",
        "sqlite+aiosqlite://data/brouc.sqlite",
        "postgresql+asyncpg://host:port/db",
        "postgresql+asyncpg://host/db?sslmode=require",
        "postgresql+asyncpg://host/db?hush=x",
        "postgresql+asyncpg://brouc:hu@sh@host/db",
        "postgresql+asyncpg://brouc:x@host/hush@db",
        "postgresql+asyncpg://host/brouc:hush@db",
        "sqlite+aiosqlite:////srv/what?/brouc.sqlite",
        "sqlite+aiosqlite:////srv/brouc.sqlite?hush=rwc",
    ],
)
async def test_urls_that_are_not_understood(url: str) -> None:
    with told(StoreError, ".") as error:
        await Store.open(url)
    assert "hu" not in str(error.value)


@pytest.mark.parametrize("folder", ["what?", "50%25 off", "50% off", "a@b", "é #1", "{}", "a:b"])
async def test_a_file_lies_where_its_path_says(tmp_path: Path, folder: str) -> None:
    file = tmp_path / folder / "brouc.sqlite"
    url = engine.sqlite_url(file)
    async with held(url), await Store.open(url, locked=True):
        pass
    assert file.is_file()
    copy = tmp_path / folder / "copy.sqlite"
    assert await backup(url, copy) == copy.stat().st_size
    assert restore(url, copy).aside
    assert (await check(url)).faults == ()
    assert os.listdir(tmp_path) == [folder]
    file.write_bytes(b"not a database, " * 500)
    with told(CorruptError, "is not a database") as error:
        await Store.open(url)
    assert str(file) in str(error.value), "as it is written on this machine"


def test_a_server_is_shown_by_driver_host_and_database() -> None:
    url = engine.parsed("postgresql+asyncpg://brouc:hush@host:99/cards?ssl=require")
    assert errors.shown(url) == "postgresql+asyncpg://host/cards"


def test_a_missing_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "find_spec", lambda name: None)
    with told(StoreError, "pip install asyncpg"):
        engine.parsed("postgresql+asyncpg://host/db")


async def test_no_server_and_no_password_in_the_sentence() -> None:
    with told(UnreachableError, "cannot be reached") as error:
        await Store.open("postgresql+asyncpg://brouc:hush@127.0.0.1:1/brouc")
    assert "hush" not in str(error.value)


async def test_a_failed_open_leaves_no_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would report to a loop that is closed."""
    stop, before = aiosqlite.Connection.stop, threading.active_count()

    def slowly(connection: aiosqlite.Connection) -> asyncio.Future[Any] | None:
        connection._tx.put_nowait((None, lambda: time.sleep(0.1)))
        return stop(connection)

    monkeypatch.setattr(aiosqlite.Connection, "stop", slowly)
    with told(UnreachableError, "cannot be opened"):
        await Store.open(f"sqlite+aiosqlite:///{tmp_path}")
    assert threading.active_count() == before


async def test_no_such_database_on_the_server(postgres_server: str) -> None:
    with told(UnreachableError, "no database of that name"):
        await Store.open(postgres_server.rpartition("/")[0] + "/nowhere")


@pytest.mark.parametrize(
    ("path", "kind", "said"),
    [
        ("file/brouc.sqlite", UnreachableError, "folder"),
        ("", UnreachableError, "cannot be opened"),
        ("file", CorruptError, "not a database"),
    ],
)
async def test_what_is_no_database(
    tmp_path: Path, path: str, kind: type[StoreError], said: str
) -> None:
    (tmp_path / "file").write_bytes(b"not a database, " * 500)
    with told(kind, said):
        await Store.open(f"sqlite+aiosqlite:///{tmp_path / path}")


@pytest.mark.parametrize("filling", [b"\0", b"\xa5"])
async def test_a_damaged_file(
    filling: bytes, sqlite_url: str, tmp_path: Path, head: HeadMaker
) -> None:
    async with await Store.open(sqlite_url) as store:
        entries = [NewEntry("acted", "x" * 1000, AT)] * 100
        table = await store.journals.create_table(NewTable("brouc", head(), AT), entries)
    async with await Store.open(sqlite_url) as store:
        # The last pages hold the entries.
        file = tmp_path / "brouc.sqlite"
        file.write_bytes(file.read_bytes()[:-40_960] + filling * 40_960)
        with told(CorruptError, "is damaged; restore it from a backup"):
            await store.journals.entries(table)
    with told(CorruptError, "is damaged; restore it from a backup"):
        await Store.open(sqlite_url)


async def test_a_full_disk(sqlite_url: str, head: HeadMaker) -> None:
    async with await Store.open(sqlite_url) as store:
        opened = [NewEntry("opened", "{}", AT)]
        table = await store.journals.create_table(NewTable("brouc", head(), AT), opened)

        def limit(connection: Connection, more: int = 0) -> int:
            pages: int = connection.execute(text("PRAGMA page_count")).scalar_one() + more
            connection.execute(text(f"PRAGMA max_page_count = {pages}"))
            return pages

        await store.engines.write(limit)
        big = [NewEntry("acted", "x" * 100_000, AT)]
        with told(DiskFullError, "full"):
            await store.journals.append(table, 1, big, "click", head("playing"))
        await store.engines.write(partial(limit, more=1000))
        assert await head_of(store, table) == head()
        # With space again, the same click works.
        assert await store.journals.append(table, 1, big, "click", head("playing")) == Appended(2)


async def test_read_only(sqlite_url: str) -> None:
    async with await Store.open(sqlite_url) as store:
        await store.values.set("key", "1")
        only_read = text("PRAGMA query_only = 1")
        await store.engines.write(lambda connection: connection.execute(only_read))
        with told(ReadOnlyError, "read-only"):
            await store.values.set("key", "2")
        assert await store.values.get("key") == "1"


def test_what_comes_after_the_connection_is_closed(sqlite_url: str) -> None:
    # Through a bot that stops, or a connection closed after its disk failed.
    connection = sqlite3.connect(":memory:")
    connection.close()
    with told(UnreachableError, "closed"), errors.translating(make_url(sqlite_url)):
        connection.execute("BEGIN IMMEDIATE")


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """The database locked by another program."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


async def test_another_program_keeps_the_lock(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_MS", 100)
    async with await Store.open(sqlite_url) as store:
        await store.values.set("key", "1")
        with locked(tmp_path / "brouc.sqlite"):
            with told(BusyError, "locked"):
                await store.values.set("key", "2")
            assert await store.values.get("key") == "1"
        await store.values.set("key", "3")
        assert await store.values.get("key") == "3"


async def test_who_waits_behind_a_lock_waits_once(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, head: HeadMaker
) -> None:
    """One after another, forty writes would wait for forty seconds."""
    monkeypatch.setattr(sqlite, "BUSY_MS", 1_000)
    entry, table = NewEntry("opened", "{}", AT), NewTable("brouc", head(), AT)
    async with await Store.open(sqlite_url) as store:
        number = await store.journals.create_table(table, [entry])
        actions = [
            store.journals.append(number, 1, [NewEntry("acted", "{}", AT)], f"{one}", head())
            for one in range(20)
        ]
        values = [store.values.set("key", "1") for _ in range(20)]
        with locked(tmp_path / "brouc.sqlite"):
            async with asyncio.timeout(20):
                ends = await asyncio.gather(*actions, *values, return_exceptions=True)
        assert [type(end) for end in ends] == [BusyError] * 40
        await asyncio.gather(*(store.values.set("key", f"{one}") for one in range(3)))
        assert await store.values.get("key") == "2"


async def test_the_file_is_for_its_owner_alone(sqlite_url: str, tmp_path: Path) -> None:
    async with await Store.open(sqlite_url) as store:
        await store.values.set("key", "1")
        modes = {name: os.stat(tmp_path / name).st_mode & 0o777 for name in os.listdir(tmp_path)}
        assert modes == dict.fromkeys(modes, 0o600)
        assert len(modes) == 3
    # Closed, it is one file to carry away.
    assert os.listdir(tmp_path) == ["brouc.sqlite"]


async def test_the_server_forgets_a_connection(postgres_url: str, head: HeadMaker) -> None:
    async with await Store.open(postgres_url) as store:
        await store.values.set("key", "1")
        assert await store.journals.entries(1) == ()
        async with await Store.open(postgres_url) as other:
            await other.engines.write(lambda connection: connection.execute(END_OTHERS))
        # The pool checks before it lends: the next one works.
        assert await store.values.get("key") == "1"
        assert await store.journals.entries(1) == ()
        late = await store.journals.append(1, 1, [NewEntry("acted", "", 1)], None, head())
        assert late == Conflict(0)
