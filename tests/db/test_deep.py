"""``python -m db check --deep``: journals against everything derived from them."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db import Store
from db.__main__ import main
from db.maintenance.copying import copy
from db.maintenance.deep import look_deep
from db.repositories.matches import DERIVED
from games.registry import games
from tables.journal.entries import decode, encode
from tables.runtime.results import reader
from tests.db.played import DAY, FIRST, Players, store_table

TABLES = 6


async def fill(url: str) -> None:
    players = Players(5)
    async with await Store.open(url) as store:
        for number in range(TABLES):
            at = FIRST + number * DAY
            await store_table(store, players.table(at, matches=1 + number % 2, plain=number < 2))


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("deep") / "brouc.sqlite"
    asyncio.run(fill(f"sqlite+aiosqlite:///{path}"))
    return path


@pytest.fixture
def mine(filled: Path, tmp_path: Path) -> Path:
    with closing(sqlite3.connect(filled)) as source, closing(sqlite3.connect(tmp_path / "a")) as to:
        source.backup(to)
    return tmp_path / "a"


async def faults(path: Path) -> tuple[str, ...]:
    return (await look_deep(f"sqlite+aiosqlite:///{path}", reader(games()))).faults


async def test_what_is_sound_is_sound_in_either_database(url: str, filled: Path) -> None:
    await copy(f"sqlite+aiosqlite:///{filled}", url)
    found = await look_deep(url, reader(games()))
    assert found.faults == ()
    assert found.journals == TABLES
    assert found.matches > 2
    assert found.rows > 100


async def test_a_missing_row_of_each_table_is_found(mine: Path) -> None:
    with closing(sqlite3.connect(mine)) as raw, raw:
        for table in DERIVED:
            key = ", ".join(one.name for one in table.primary_key)
            some = f"SELECT {key} FROM {table.name} LIMIT 1"
            raw.execute(f"DELETE FROM {table.name} WHERE ({key}) = ({some})")
    for table, fault in zip(DERIVED, await faults(mine), strict=True):
        assert fault.startswith(f"{table.name} is not what the journals come to, first at ")


CHANGES = {
    "UPDATE tables SET status = 'lobby' WHERE id = 1": "Table 1 has status lobby",
    "UPDATE tables SET channel_id = 99 WHERE id = 2": "Table 2 has channel_id 99",
    "UPDATE table_people SET seat = 'x' WHERE table_id = 3": "Table 3 is stored with other",
    "DELETE FROM mentions WHERE table_id = 4": "the journal of table 4 could not be erased",
    "UPDATE ratings SET mean = mean + 1": "ratings is not",
    "UPDATE standings SET matches_won = matches_won + 1": "standings is not",
    "UPDATE match_players SET turns = turns + 1": "match_players is not",
    "INSERT INTO match_sides VALUES (1, 9, 0, 0)": "match_sides is not",
}


async def test_each_thing_that_is_changed_is_found(mine: Path) -> None:
    with closing(sqlite3.connect(mine)) as raw, raw:
        for change in CHANGES:
            assert raw.execute(change).rowcount
    for said, fault in zip(CHANGES.values(), await faults(mine), strict=True):
        assert said in fault


def test_the_command(
    mine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BROUC_DATABASE", f"sqlite+aiosqlite:///{mine}")
    assert main(["check", "--deep"]) == 0
    assert f"Read {TABLES} journals" in capsys.readouterr().out
    with closing(sqlite3.connect(mine)) as raw, raw:
        query = "SELECT seq, kind, payload FROM entries WHERE table_id = 1 AND kind = 'secret'"
        seq, kind, payload = raw.execute(query).fetchone()
        assert encode(decode(kind, payload)) == (kind, payload)
        raw.execute("UPDATE entries SET kind = 'seat_taken' WHERE table_id = 1 AND seq = ?", (seq,))
    assert main(["check"]) == 0  # Complete, as far as it is counted.
    assert main(["check", "--deep"]) == 1
    assert "The journal of table 1 cannot be read" in capsys.readouterr().err
