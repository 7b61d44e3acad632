"""Databases of released versions: today's program reads them and plays on."""

from __future__ import annotations

import gzip
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, select
from sqlalchemy.ext.asyncio import create_async_engine

from brouc.actions import Dehors
from brouc.seats import Seat
from db import GuildSettings, Preferences, Store
from db.maintenance.deep import look_deep
from games.brouc.game import GAME
from tables.journal.state import Status
from tables.runtime.results import reader, rebuild
from tests.db.conftest import kept
from tests.db.old import summary
from tests.tables.house import ANNA, BEAT, CARLA, CHANNEL, DORA, GUILD, House, Time

HERE = Path(__file__).parent
VERSIONS = sorted(path.name.removesuffix(".sqlite.gz") for path in HERE.glob("v*.sqlite.gz"))
"""One database and one summary a release; v0.1.0 is commit a4eaf9f."""
RESULTS = ("matches", "match_sides", "match_players", "match_counts", "rating_changes", "ratings")


@pytest.fixture(params=VERSIONS)
def version(request: pytest.FixtureRequest) -> str:
    """A released version."""
    return str(request.param)


@pytest.fixture
def seen(version: str) -> Any:
    """That version's summary of its database."""
    return json.loads((HERE / f"{version}.json").read_text(encoding="utf-8"))


@pytest.fixture
def path(version: str, tmp_path: Path) -> Path:
    """A copy of the database."""
    copy = tmp_path / "old.sqlite"
    copy.write_bytes(gzip.decompress((HERE / f"{version}.sqlite.gz").read_bytes()))
    return copy


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """The database, opened by today's program."""
    async with await Store.open(f"sqlite+aiosqlite:///{path}") as opened:
        yield opened


def test_the_first_release_is_there() -> None:
    assert "v0.1.0" in VERSIONS


async def test_every_table_is_as_it_was(store: Store, seen: Any) -> None:
    house = House(store, drive=False)
    for name, was in seen["tables"].items():
        table = was["table"]
        now = {"table": table, **summary.of_state(await house.state(table))}
        assert json.loads(json.dumps(now)) == was, name
    numbers = {was["table"] for was in seen["tables"].values()}
    assert {head.table for head in await store.journals.heads()} == numbers


async def test_what_is_worked_out_is_kept_as_it_was(store: Store, path: Path, seen: Any) -> None:
    now = summary.derived(path)
    for table, rows in seen["derived"].items():
        assert _sorted(now[table]) == _sorted(rows), table


def _sorted(rows: list[dict[str, Any]]) -> list[list[tuple[str, Any]]]:
    return sorted((sorted(row.items()) for row in rows), key=repr)


async def test_statistics_are_rebuilt_to_the_same(store: Store, path: Path, seen: Any) -> None:
    assert await rebuild(store, {"brouc": GAME}) == len(seen["derived"]["matches"])
    now = summary.derived(path)
    for table in ("matches", "match_players", "standings"):
        assert _sorted(now[table]) == _sorted(seen["derived"][table]), table
    # Ratings follow today's rule; the set of rated people stays.
    for table, keys in (("rating_changes", ("match_id", "user_id")), ("ratings", ("user_id",))):
        was = {tuple(row[key] for key in keys) for row in seen["derived"][table]}
        assert {tuple(row[key] for key in keys) for row in now[table]} == was, table
    deep = await look_deep(f"sqlite+aiosqlite:///{path}", reader({"brouc": GAME}))
    assert deep.faults == ()


async def test_live_tables_are_played_to_their_end(store: Store, seen: Any) -> None:
    time = Time()
    time.move(seen["now"] + 3_600_000)
    house = House(store, time=time)
    await house.tables.resume()
    live = await house.tables.live()
    for table in live:
        if (await house.state(table)).status is Status.PLAYING:
            await _play_on(house, table)
    await house.wait(max(13 * 3_600_000, house.pauses.idle))
    assert len(live) > 7
    for table in live:
        state = await house.state(table)
        assert state.status.final, table
        assert await house.refold(table) == state
    await house.tables.close()


async def _play_on(house: House, table: int) -> None:
    """Play the deal card by card; then call in each deal, so that the match ends soon."""
    first = (await house.state(table)).next.deal
    for _ in range(1_000):
        await house.settle()
        state = await house.state(table)
        if state.status.final or state.deserted:  # Nobody is there: it ends later.
            return
        awaits, turn = state.next.awaits, state.turn
        if awaits in ("turn", "booking") and state.next.deal > first:
            await house.tables.act(table, ANNA, Dehors(Seat.NORTH), cause=house.cause())
        elif turn is not None and state.seats[turn].here is not None:
            await house.play(table)
        else:
            await house.wait(2_000)
    raise AssertionError(f"table {table} does not end")


async def test_settings_are_as_they_were(store: Store, seen: Any) -> None:
    assert await store.people.preferences(ANNA) == Preferences(
        language="fr", hand_place="channel", confirm=True, listed=True
    )
    assert await store.people.preferences(BEAT) == Preferences(
        pack="four-colour", big_index=True, nudges=False
    )
    assert await store.people.dm_refused_at(DORA) is not None
    assert await store.guilds.settings(GUILD) == GuildSettings(
        language="de",
        channels=(CHANNEL, CHANNEL + 1),
        clock="2min",
        rules=(("target", "3"),),
        computers=False,
        opener_role=930_000_000_000_000_001,
    )
    changes = await store.guilds.changes(GUILD)
    assert {(change.user_id, change.name) for change in changes} == {
        (ANNA, "language"),
        (ANNA, "channels"),
        (ANNA, "clock"),
        (BEAT, "channels"),
        (BEAT, "rules"),
        (BEAT, "computers"),
        (BEAT, "opener_role"),
    }
    assert [reached.lesson for reached in await store.course.progress(CARLA)] == ["points"]
    tables = {name: was["table"] for name, was in seen["tables"].items()}
    for name, role in (
        ("lobby", "lobby"),
        ("championship", "place"),
        ("between", f"hand:{ANNA}"),
        ("between", "board:1.1"),
    ):
        message = await store.messages.get(tables[name], role)
        assert message is not None, role
        assert message.channel_id == CHANNEL


async def test_who_was_forgotten_stays_forgotten(store: Store, seen: Any) -> None:
    house = House(store, drive=False)
    state = await house.state(seen["tables"]["erased"]["table"])
    (person,) = (person for person in state.persons() if person < 0)
    assert all(
        "900000000000000006" not in row.payload for row in await store.journals.entries(state.id)
    )
    assert (await kept(store, person))["matches"]


async def test_both_kinds_of_database_come_to_the_same(path: Path, postgres_url: str) -> None:
    """Migration 0004 turned columns of one game into counts by name."""
    sqlite_url, found = f"sqlite+aiosqlite:///{path}", []
    await _moved(sqlite_url, postgres_url)
    for url in (sqlite_url, postgres_url):
        async with await Store.open(url) as store:
            found.append(await store.engines.read(_results))
    assert found[0] == found[1]
    assert any("coches_given" in row for row in found[0]["standings"])


def _results(connection: Connection) -> dict[str, list[str]]:
    """All results, without the arbitrary numbers of leaderboards."""
    metadata = MetaData()
    metadata.reflect(connection)
    tables = metadata.tables
    kept = {name: select(*sorted(tables[name].c, key=lambda one: one.name)) for name in RESULTS}
    board, standings = tables["leaderboards"], tables["standings"]
    own = [one for one in (*board.c, *standings.c) if one.name not in ("id", "leaderboard_id")]
    kept["standings"] = select(*sorted(own, key=lambda one: one.name)).join_from(
        board, standings, board.c.id == standings.c.leaderboard_id
    )
    return {name: sorted(map(repr, connection.execute(query))) for name, query in kept.items()}


async def _moved(source: str, target: str) -> None:
    """Copy the old schema and every row to an empty database."""
    old, new = create_async_engine(source), create_async_engine(target)
    metadata = MetaData()
    try:
        async with old.connect() as reading, new.begin() as writing:
            await reading.run_sync(metadata.reflect)
            await writing.run_sync(metadata.create_all)
            for table in metadata.sorted_tables:
                part = [dict(row._mapping) for row in await reading.execute(select(table))]
                if part:
                    await writing.execute(table.insert(), part)
    finally:
        await old.dispose()
        await new.dispose()
