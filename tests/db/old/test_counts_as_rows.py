"""Migration 0004: columns of one game become counts by name, on either database."""

from __future__ import annotations

import gzip
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from alembic import command
from sqlalchemy import Connection, MetaData, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from db import EVER, BoardQuery, CountMetric, HouseMetric, Store
from db.core.engine import Engines, parsed
from db.core.migrate import VERSION_TABLE
from db.core.migrate import alembic_config as config
from games.brouc.rules import COUNTS
from tests.db.old import summary

HERE: Final = Path(__file__).parent
FILES: Final = sorted(path.name for path in HERE.glob("*.sqlite.gz"))
"""Databases of the first release, and of a whole bot of that time."""
RESULTS: Final = ("matches", "match_players", "standings", "rating_changes", "ratings")
NOW: Final = (
    "matches",
    "match_sides",
    "match_players",
    "match_counts",
    "rating_changes",
    "ratings",
)


@pytest.fixture(params=FILES)
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of an old database."""
    copy = tmp_path / "old.sqlite"
    copy.write_bytes(gzip.decompress((HERE / request.param).read_bytes()))
    return copy


def rows(path: Path, table: str) -> list[dict[str, Any]]:
    """The present rows of a table."""
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        return [dict(row) for row in connection.execute(f"SELECT * FROM {table}")]


def in_order(found: list[dict[str, Any]]) -> list[list[tuple[str, Any]]]:
    return sorted((sorted(row.items()) for row in found), key=repr)


async def test_every_number_is_where_it_was(path: Path) -> None:
    before = {table: rows(path, table) for table in RESULTS}
    assert before["match_players"]
    assert before["standings"]
    async with await Store.open(f"sqlite+aiosqlite:///{path}"):
        pass
    after = summary.derived(path)
    for table in RESULTS:
        assert in_order(after[table]) == in_order(before[table]), table


async def test_leaderboards_are_the_same(path: Path) -> None:
    before = [
        row
        for row in rows(path, "standings")
        if row["period"] == EVER and row["pool"] == "brouc" and row["contested"]
    ]
    gone = {(row["guild_id"], row["user_id"]) for row in rows(path, "absent_members")}
    metrics = {HouseMetric.MATCHES: "matches", HouseMetric.MATCHES_WON: "matches_won"} | {
        CountMetric(one.of): one.of for one in COUNTS.metrics if one.per is None
    }
    shown = 0
    async with await Store.open(f"sqlite+aiosqlite:///{path}") as store:
        for guild in {row["scope"] for row in before} - {0}:
            for metric, column in metrics.items():
                for size in (1, 2):
                    expected = sorted(
                        (-row[column], row["user_id"], row["partner_id"])
                        for row in before
                        if row["scope"] == guild
                        and row["size"] == size
                        and not gone & {(guild, row["user_id"]), (guild, row["partner_id"])}
                    )
                    query = BoardQuery("brouc", "brouc", metric, guild, pairs=size == 2)
                    page = await store.leaderboards.page(query, limit=500)
                    found = [(-one.value, *one.users, 0)[:3] for one in page.rows]
                    assert found == expected, query
                    shown += len(found)
    assert shown


async def test_both_kinds_of_database_come_to_the_same(path: Path, postgres_url: str) -> None:
    await upgraded(f"sqlite+aiosqlite:///{path}", "0003")
    await upgraded(postgres_url, "0003")
    await moved(f"sqlite+aiosqlite:///{path}", postgres_url)
    found = []
    for url in (f"sqlite+aiosqlite:///{path}", postgres_url):
        async with await Store.open(url) as store:
            found.append(await store.engines.read(everything))
    assert found[0] == found[1]
    assert any("coches_given" in row for row in found[0]["standings"])


def everything(connection: Connection) -> dict[str, list[str]]:
    """All results, without the arbitrary numbers of leaderboards."""
    metadata = MetaData()
    metadata.reflect(connection)
    tables = metadata.tables
    kept = {name: select(*sorted(tables[name].c, key=lambda one: one.name)) for name in NOW}
    board = tables["leaderboards"]
    standings = tables["standings"]
    columns = [*board.c, *standings.c]
    own = [one for one in columns if one.name not in ("id", "leaderboard_id")]
    kept["standings"] = select(*sorted(own, key=lambda one: one.name)).join_from(
        board, standings, board.c.id == standings.c.leaderboard_id
    )
    return {name: sorted(map(repr, connection.execute(query))) for name, query in kept.items()}


async def upgraded(url: str, revision: str) -> None:
    """Upgrade a database to an old schema."""
    engines = Engines(parsed(url))
    try:
        await engines.write(partial(_upgrade, revision=revision), patient=True)
    finally:
        await engines.dispose()


def _upgrade(connection: Connection, revision: str) -> None:
    settings = config()
    settings.attributes["connection"] = connection
    settings.attributes["version_table"] = VERSION_TABLE
    command.upgrade(settings, revision)


async def moved(source: str, target: str) -> None:
    """Copy every row to a database of the same old schema."""
    old, new = create_async_engine(source), create_async_engine(target)
    metadata = MetaData()
    try:
        async with old.connect() as reading, new.begin() as writing:
            await reading.run_sync(metadata.reflect)
            await writing.execute(text(f"DELETE FROM {VERSION_TABLE}"))
            for table in metadata.sorted_tables:
                part = [dict(row._mapping) for row in await reading.execute(select(table))]
                if part:
                    await writing.execute(table.insert(), part)
    finally:
        await old.dispose()
        await new.dispose()
