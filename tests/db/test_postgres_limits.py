"""A locked table and an endless query: the bot gets an answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from db import BusyError, Store
from db.core import postgres
from db.maintenance.copying import copy
from db.maintenance.upkeep import check
from db.migrations.migrate import VERSION_TABLE
from tests.db.postgres import made_on

WAITING = text(
    "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = database"
    " WHERE datname = current_database() AND NOT granted"
)


@asynccontextmanager
async def locked(url: str, table: str) -> AsyncIterator[AsyncConnection]:
    """A table locked like by an operator's ``ALTER TABLE`` or ``VACUUM FULL``."""
    engine = create_async_engine(url)
    try:
        async with engine.connect() as connection:
            await connection.execute(text(f"LOCK TABLE {table} IN ACCESS EXCLUSIVE MODE"))
            yield connection
            await connection.rollback()
    finally:
        await engine.dispose()


async def test_a_locked_table_is_answered_with_busy(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "LOCK_MS", 50)
    async with await Store.open(postgres_url) as store:
        await store.values.set("key", "1")
        async with locked(postgres_url, "app_values"):
            with pytest.raises(BusyError, match="locked"):
                await store.values.set("key", "2")
            with pytest.raises(BusyError, match="locked"):
                await store.values.get("key")
        # The connections work.
        await store.values.set("key", "3")
        assert await store.values.get("key") == "3"


@pytest.mark.waits
async def test_a_question_without_an_end_is_answered_with_busy(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "STATEMENT_MS", 1_500)  # Enough for others at any load.
    async with await Store.open(postgres_url) as store:
        with pytest.raises(BusyError, match="too long"):
            await store.engines.read(
                lambda connection: connection.execute(text("SELECT pg_sleep(600)"))
            )
        assert await store.values.get("key") is None


@pytest.fixture
def target(postgres_server: str) -> Iterator[str]:
    """Another empty database."""
    with made_on(postgres_server) as url:
        yield url


async def test_what_an_operator_starts_waits_for_the_lock(
    postgres_url: str, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "LOCK_MS", 1)
    monkeypatch.setattr(postgres, "STATEMENT_MS", 1_000_000)
    async with await Store.open(postgres_url) as store:
        waits: dict[str, Callable[[], Awaitable[object]]] = {
            VERSION_TABLE: lambda: reopened(postgres_url),
            "matches": lambda: store.journals.rebuild(lambda table, rows: ()),
            "people": lambda: copy(postgres_url, target),
            "entries": lambda: check(postgres_url),
        }
        for table, start in waits.items():
            async with locked(postgres_url, table) as holder:
                working = asyncio.ensure_future(start())
                waiting = 0
                while not waiting and not working.done():
                    waiting = (await holder.execute(WAITING)).scalar_one()
                # Twenty times as long as the bot would wait for a lock.
                await asyncio.sleep(0.02)
                assert not working.done(), f"{table}: {working.exception()}"
            await working


async def reopened(url: str) -> None:
    async with await Store.open(url):
        pass
