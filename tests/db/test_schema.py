"""Schema: new, from every old version, or refused."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.engine import Connection

from db import CorruptError, Store, StoreError, UnknownSchemaError
from db.core.schema import metadata
from db.maintenance.upkeep import check
from db.migrations import migrate, v0005_practice
from db.migrations.migrate import VERSION_TABLE, known, newest
from tests.db.conftest import ANNA, BEAT, HeadMaker

SCHEMAS = Path(__file__).with_name("schemas")
"""One dump of a file in use for each released schema: NNNN.sql."""
REVISIONS = sorted(known())


async def _compared(store: Store) -> list[object]:
    options = {"version_table": VERSION_TABLE, "compare_type": True}

    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts=options)
        return list(compare_metadata(context, metadata))

    return await store.engines.write(differences)


async def _indexes(store: Store) -> list[tuple[str, str]]:
    """Name and definition of each index of a SQLite file, in order."""
    query = text("SELECT name, sql FROM sqlite_master WHERE sql LIKE 'CREATE%INDEX%' ORDER BY 1")
    return await store.engines.read(
        lambda connection: [(*row,) for row in connection.execute(query)]
    )


async def test_a_new_database_has_the_schema(store: Store) -> None:
    assert await _compared(store) == []


def test_every_migration_is_run() -> None:
    folder = Path(migrate.__file__).parent
    modules = sorted(path.stem for path in folder.glob("v*.py"))
    assert modules == sorted(migrate._MIGRATIONS.values())
    assert all(module[1:5] == revision for revision, module in migrate._MIGRATIONS.items())


def test_there_is_a_dump_of_every_schema() -> None:
    assert sorted(path.stem for path in SCHEMAS.glob("*.sql")) == REVISIONS


@pytest.mark.parametrize("revision", REVISIONS)
async def test_upgrade_from(
    revision: str,
    sqlite_url: str,
    tmp_path: Path,
    head: HeadMaker,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    dump = (SCHEMAS / f"{revision}.sql").read_text(encoding="utf-8")
    with closing(sqlite3.connect(tmp_path / "brouc.sqlite")) as raw:
        raw.executescript(dump)
    new = f"sqlite+aiosqlite:///{tmp_path}/new.sqlite"
    async with await Store.open(sqlite_url) as store, await Store.open(new) as fresh:
        assert await _compared(store) == []
        assert await _indexes(store) == await _indexes(fresh) != []
        (first, second) = await store.journals.heads()
        assert first.head.people == ((ANNA, "N"), (BEAT, "S"))
        assert [entry.seq for entry in await store.journals.entries(first.table)] == [1, 2, 3]
        assert second.head.status == "over"
        assert (await store.people.preferences(ANNA)).language == "fr"
        assert await store.people.dm_refused_at(BEAT) == 1_700_000_000_000
        assert (await store.guilds.settings(7)).language == "de"
        assert await store.values.get("heartbeat") == "1700000000000"
        message = await store.messages.get(first.table, f"hand:{ANNA}")
        assert message is not None
        assert message.message_id == 92
    upgraded = [] if revision == newest() else [f"the schema {revision} is upgraded to {newest()}"]
    assert [record.getMessage() for record in caplog.records] == upgraded


async def revisions(store: Store) -> Sequence[str]:
    query = text(f"SELECT version_num FROM {VERSION_TABLE}")
    return await store.engines.read(lambda connection: connection.execute(query).scalars().all())


async def set_revision(store: Store, revision: str) -> None:
    """Make it look like a database of another version."""
    change = text(f"UPDATE {VERSION_TABLE} SET version_num = '{revision}'")
    await store.engines.write(lambda connection: connection.execute(change))


@pytest.mark.parametrize("revision", ["9001", "0009"])
async def test_an_unknown_schema_is_refused_as_such_and_left_alone(url: str, revision: str) -> None:
    async with await Store.open(url) as store:
        await store.values.set("key", "1")
        await set_revision(store, revision)
    told = f"schema {revision}, which this program does not know: a newer program .* or one between"
    with pytest.raises(UnknownSchemaError, match=told):
        await Store.open(url)


@pytest.mark.parametrize(("revision", "table"), [("0005", "puzzles"), ("0004", "leaderboards")])
async def test_a_revision_of_another_chain_may_have_a_known_number(
    sqlite_url: str, revision: str, table: str
) -> None:
    async with await Store.open(sqlite_url) as store:
        await set_revision(store, revision)
        drop = text(f"DROP TABLE {table}")
        await store.engines.write(lambda connection: connection.execute(drop))
    with pytest.raises(UnknownSchemaError, match=f"schema {revision}, which this program does not"):
        await Store.open(sqlite_url)


async def test_a_schema_from_before_the_first_release_is_refused_as_such(url: str) -> None:
    async with await Store.open(url) as store:
        await set_revision(store, "0002")
    with pytest.raises(StoreError, match=r"before version 0\.1\.0"):
        await Store.open(url)


@pytest.mark.parametrize(
    ("found", "advice"), [("0003", "python -m db upgrade"), ("9001", "restore a backup")]
)
async def test_check_says_which_side_to_upgrade_and_how(
    sqlite_url: str, found: str, advice: str
) -> None:
    async with await Store.open(sqlite_url) as store:
        await set_revision(store, found)
    assert advice in (await check(sqlite_url)).faults[0]


def fail(*_: object) -> None:
    raise RuntimeError("power cut")


async def test_a_schema_that_cannot_be_made_leaves_nothing_behind(
    bare_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(migrate, "insert", fail)
        with pytest.raises(RuntimeError, match="power cut"):
            await Store.open(bare_url)
    # The failed attempt left nothing behind, and opening again changes nothing.
    for _ in range(2):
        async with await Store.open(bare_url) as store:
            assert await _compared(store) == []
            assert await revisions(store) == [newest()]


async def test_a_failing_migration_changes_nothing(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first migration has been run when the second one fails."""
    with closing(sqlite3.connect(tmp_path / "brouc.sqlite")) as raw:
        raw.executescript((SCHEMAS / "0003.sql").read_text(encoding="utf-8"))
        before = list(raw.iterdump())
    with monkeypatch.context() as patch:
        patch.setattr(v0005_practice, "upgrade", fail)
        with pytest.raises(RuntimeError, match="power cut"):
            await Store.open(sqlite_url)
    with closing(sqlite3.connect(tmp_path / "brouc.sqlite")) as raw:
        assert list(raw.iterdump()) == before
    async with await Store.open(sqlite_url) as store:
        assert await revisions(store) == [newest()]


async def test_another_programs_file_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "brouc.sqlite")) as raw, raw:
        raw.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(CorruptError, match="another program"):
        await Store.open(sqlite_url)
    with closing(sqlite3.connect(tmp_path / "brouc.sqlite")) as raw:
        names = [name for (name,) in raw.execute("SELECT name FROM sqlite_master")]
    assert names == ["recipes"]


async def test_two_programs_may_open_a_new_database_at_once(postgres_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(postgres_url) for _ in range(6)))
    for store in stores:
        assert await store.journals.heads() == ()
        await store.close()
