"""One active process a database: the lock, and the number of the activation."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from db import Appended, BusyError, NewEntry, Store, SupersededError
from db.__main__ import main
from db.core import lock, postgres
from db.core.errors import SUPERSEDED
from db.core.lock import held
from tests.db.conftest import HeadMaker
from tests.db.postgres import END_OTHERS

PATIENCE_S = 300.0
"""Seconds after which a hang fails the test."""
HOLDER = """
import asyncio, sys
from db.core.lock import held

async def hold():
    async with held(sys.argv[1]):
        print("held", flush=True)
        await asyncio.to_thread(sys.stdin.read)

asyncio.run(hold())
"""


def holding(url: str) -> subprocess.Popen[bytes]:
    """Start a process that holds the lock until its stdin is closed, or it is killed."""
    pipe = subprocess.PIPE
    holder = subprocess.Popen([sys.executable, "-c", HOLDER, url], stdin=pipe, stdout=pipe)
    assert holder.stdout is not None
    assert holder.stdout.readline() == b"held\n"
    return holder


async def test_a_second_one_waits_until_the_first_is_killed(bare_url: str) -> None:
    first = await asyncio.to_thread(holding, bare_url)
    waits = asyncio.Event()
    told = 0

    def standby() -> None:
        nonlocal told
        told += 1
        waits.set()

    async def second() -> None:
        async with held(bare_url, standby):
            pass

    waiting = asyncio.create_task(second())
    await waits.wait()
    await asyncio.sleep(0.6)
    assert not waiting.done()
    assert told == 1
    first.kill()
    first.communicate()
    async with asyncio.timeout(PATIENCE_S):
        await waiting


async def test_whoever_gives_up_waiting_holds_nothing(bare_url: str) -> None:
    async with held(bare_url):
        with pytest.raises(BusyError, match="stop it first"):
            async with held(bare_url):
                pass
        waiting = asyncio.create_task(held(bare_url, lambda: None).__aenter__())
        await asyncio.sleep(0.1)
        waiting.cancel()
        with suppress(asyncio.CancelledError):
            await waiting
    async with held(bare_url):
        pass


async def test_a_lost_connection_takes_the_lock_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "KEEP_S", 0.05)
    async with held(postgres_url), await Store.open(postgres_url) as store:
        await store.engines.write(lambda connection: connection.execute(END_OTHERS))
        async with asyncio.timeout(PATIENCE_S):
            while True:
                try:
                    async with held(postgres_url):
                        pass  # Nobody holds it for a moment.
                except BusyError:
                    break
                await asyncio.sleep(0.3)


async def test_an_older_activation_writes_nothing(
    store: Store, url: str, table: int, head: HeadMaker
) -> None:
    """A process that lost its connection comes back after another one has taken over."""
    await store.activate()
    entry = [NewEntry("acted", "{}", 1)]
    assert await store.journals.append(table, 1, entry, "1", head()) == Appended(2)
    async with await Store.open(url) as other:
        await other.activate()
        assert not store.engines.superseded.is_set()
        with pytest.raises(SupersededError, match=SUPERSEDED):
            await store.journals.append(table, 2, entry, "2", head())
        with pytest.raises(SupersededError):
            await store.values.set("key", "1")
        async with asyncio.timeout(PATIENCE_S):
            with pytest.raises(SupersededError):
                await store.superseded()
        assert await other.journals.append(table, 2, entry, "3", head()) == Appended(3)
        assert len(await store.journals.entries(table)) == 3


async def test_an_activation_waits_for_writes_that_have_begun(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the new process would read journals that still grow."""
    for limit in ("LOCK_MS", "STATEMENT_MS"):
        monkeypatch.setattr(postgres, limit, 1000 * round(PATIENCE_S))
    engine = create_async_engine(postgres_url)
    async with (
        await Store.open(postgres_url) as one,
        await Store.open(postgres_url) as two,
        engine.connect() as holder,
    ):

        async def waiting(task: asyncio.Task[object], number: int) -> None:
            """Wait until it is this one of those that wait for a lock."""
            query = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
            while (await holder.execute(query)).scalar_one() < number:
                assert not task.done()
                await asyncio.sleep(0.01)

        await one.activate()
        await holder.execute(text("SELECT pg_advisory_lock(1)"))
        taking = "SELECT pg_advisory_lock(1)"
        writing: asyncio.Task[object] = asyncio.create_task(
            one.engines.write(lambda connection: connection.exec_driver_sql(taking))
        )
        await waiting(writing, 1)
        activating: asyncio.Task[object] = asyncio.create_task(two.activate())
        await waiting(activating, 2)
        await holder.execute(text("SELECT pg_advisory_unlock(1)"))
        await asyncio.gather(writing, activating)
    await engine.dispose()


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root gives files away")
async def test_the_lock_of_an_operator_can_be_taken_by_the_bots_user(
    sqlite_url: str, tmp_path: Path
) -> None:
    os.chown(tmp_path, 65534, 65534)
    async with held(sqlite_url):
        assert (tmp_path / "brouc.sqlite.lock").stat().st_uid == 65534
    (tmp_path / "brouc.sqlite").touch()
    os.chown(tmp_path / "brouc.sqlite", 65533, 65533)
    async with held(sqlite_url):
        assert (tmp_path / "brouc.sqlite.lock").stat().st_uid == 65533


async def test_restore_and_copy_refuse_while_a_bot_is_active(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BROUC_DATABASE", sqlite_url)
    async with held(sqlite_url):
        for command in (["restore", "backup.sqlite"], ["copy", "sqlite+aiosqlite:///x"]):
            assert await asyncio.to_thread(main, command) == 1
            assert "stop it first" in capsys.readouterr().err
