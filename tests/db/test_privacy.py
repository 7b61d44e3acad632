"""Export and erasure: afterwards the id is in no row and in no byte of the file."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import MetaData, select
from sqlalchemy.engine import Connection, make_url

from db import (
    Admission,
    GuildSettings,
    MessageAt,
    NewEntry,
    NewTable,
    Preferences,
    Store,
    Toll,
)
from db.core import sqlite
from tests.db.conftest import ANNA, AT, BEAT, CARLA, HeadMaker, head_of, in_text, kept


async def _life(store: Store, head: HeadMaker) -> tuple[int, int]:
    """Anna and Beat do everything that leaves a trace; the second table is Beat's alone."""
    both = head(people=((ANNA, "N"), (BEAT, "S")))
    opened = NewEntry("opened", json.dumps({"owner": ANNA}), AT)
    table = await store.journals.create_table(NewTable("brouc", both, AT), [opened], f"open:{ANNA}")
    taken = [NewEntry("seat", json.dumps({"person": who, "by": ANNA}), AT) for who in (ANNA, BEAT)]
    await store.journals.append(table, 1, taken, "seats", both)
    plain = NewEntry("note", f"said <@{ANNA}> to <@{BEAT}>", AT)
    await store.journals.append(table, 3, [plain], None, head("playing", people=((BEAT, "S"),)))
    second = await store.journals.create_table(
        NewTable("brouc", head(owner_id=BEAT, people=((BEAT, "N"),)), AT),
        [NewEntry("opened", json.dumps({"owner": BEAT}), AT)],
    )
    for who in (ANNA, BEAT):
        await store.messages.put(table, f"hand:{who}", MessageAt(9, who - 5))
        await store.people.set_preferences(who, Preferences(language="fr", listed=True))
        await store.people.set_dm_refused_at(who, AT)
        await store.guilds.set_settings(7, GuildSettings(language=str(who)[-1]), by=who, at=AT)
        await store.values.set(f"nudged:{who}", "1")
        await store.limits.take(Admission(AT, (Toll("open", "person", who, 1, 10),)))
        await store.limits.refuse_inviter(who, CARLA)
        await store.puzzles.answer(who, "brus", "a", 25.0, False, AT)
    await store.values.set("last", str(ANNA))
    return table, second


async def _scan(store: Store) -> dict[str, list[tuple[object, ...]]]:
    def everything(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
        metadata = MetaData()
        metadata.reflect(connection)
        return {
            table.name: [tuple(row) for row in connection.execute(select(table))]
            for table in metadata.sorted_tables
        }

    return await store.engines.read(everything)


async def test_a_person_sees_everything(store: Store, head: HeadMaker) -> None:
    table, second = await _life(store, head)
    await store.values.set("last", None)
    seen = await kept(store, ANNA)
    # The export has every row that the schema-wide scan finds.
    rows = [row for rows in (await _scan(store)).values() for row in rows if str(ANNA) in str(row)]
    shown = [row for part in seen.values() for row in part]
    assert len(rows) > 8
    for row in rows:
        if len(row) > 2:  # mentions only point at tables, which are shown
            assert any(set(row) == set(part.values()) for part in shown), row
    assert [row["id"] for row in seen["tables"]] == [table]
    assert json.loads(json.dumps(seen)) == seen
    assert [row["id"] for row in (await kept(store, BEAT))["tables"]] == [table, second]


async def test_erased_from_every_row(store: Store, head: HeadMaker) -> None:
    table, second = await _life(store, head)
    before = await store.journals.entries(table)
    erased = await store.privacy.erase(ANNA, AT, in_text)
    assert erased.pseudonym < 0
    assert erased.tables == (table,)
    for name, rows in (await _scan(store)).items():
        for row in rows:
            assert str(ANNA) not in str(row), name
    assert all(not rows for rows in (await kept(store, ANNA)).values())
    assert await store.people.preferences(ANNA) == Preferences()
    # Shared data stay, under the pseudonym.
    after = await store.journals.entries(table)
    assert [entry.seq for entry in after] == [entry.seq for entry in before]
    assert json.loads(after[0].payload)["owner"] == erased.pseudonym
    assert json.loads(after[1].payload) == {"person": erased.pseudonym, "by": erased.pseudonym}
    assert json.loads(after[2].payload) == {"person": BEAT, "by": erased.pseudonym}
    found = await head_of(store, table)
    assert found.owner_id == erased.pseudonym
    # The other's data are untouched.
    assert await store.people.preferences(BEAT) == Preferences(language="fr", listed=True)
    assert await store.values.get(f"nudged:{BEAT}") == "1"
    assert await store.messages.get(table, f"hand:{BEAT}") == MessageAt(9, BEAT - 5)
    assert json.loads((await store.journals.entries(second))[0].payload) == {"owner": BEAT}


async def test_each_erasure_has_its_own_pseudonym(store: Store, head: HeadMaker) -> None:
    await _life(store, head)
    first = await store.privacy.erase(ANNA, AT, in_text)
    second = await store.privacy.erase(BEAT, AT, in_text)
    again = await store.privacy.erase(ANNA, AT, in_text)
    assert len({first.pseudonym, second.pseudonym, again.pseudonym}) == 3
    assert again.tables == ()


async def test_a_longer_number_is_somebody_else(store: Store, head: HeadMaker) -> None:
    longer = ANNA * 10 + 1
    table = await store.journals.create_table(
        NewTable("brouc", head(), AT),
        [NewEntry("opened", f'{{"a":{longer},"b":{ANNA}}}', AT, frozenset({ANNA, longer}))],
    )
    await store.messages.put(table, f"hand:{longer}", MessageAt(1, 2))
    await store.values.set(f"nudged:{longer}", "1")
    erased = await store.privacy.erase(ANNA, AT, in_text)
    (entry,) = await store.journals.entries(table)
    assert json.loads(entry.payload) == {"a": longer, "b": erased.pseudonym}
    assert await store.messages.get(table, f"hand:{longer}") == MessageAt(1, 2)
    assert await store.values.get(f"nudged:{longer}") == "1"


async def test_numbers_that_are_no_ids_are_refused(store: Store) -> None:
    for number in (-1, 0, 7, 45_000, AT):
        with pytest.raises(ValueError, match="not a Discord id"):
            await store.privacy.erase(number, AT, in_text)


def _bytes(url: str) -> bytes:
    path = make_url(url).database or ""
    return Path(path).read_bytes() + Path(path + "-wal").read_bytes()


async def test_an_erasure_waits_for_readers_and_lets_others_write(
    sqlite_url: str, head: HeadMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A backup or a deep check reads for minutes."""
    monkeypatch.setattr(sqlite, "BUSY_MS", 3_600_000)
    monkeypatch.setattr(sqlite, "CHECKPOINT_S", 0.01)
    monkeypatch.setattr(sqlite, "CHECKPOINTS", 1_000_000)
    file = make_url(sqlite_url).database or ""
    async with await Store.open(sqlite_url) as store:
        await _life(store, head)
        with closing(sqlite3.connect(file, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM entries").fetchone()
            erasing = asyncio.create_task(store.privacy.erase(ANNA, AT, in_text))
            async with asyncio.timeout(300):
                for number in range(20):
                    await store.values.set("key", str(number))
            assert not erasing.done()
        await erasing
        assert os.stat(f"{file}-wal").st_size == 0


async def test_no_byte_is_left_in_the_file(sqlite_url: str, head: HeadMaker) -> None:
    async with await Store.open(sqlite_url) as store:
        table, _ = await _life(store, head)
        for number in range(60):
            entry = NewEntry("acted", json.dumps({"person": ANNA, "n": number}), AT)
            await store.journals.append(
                table, 4 + number, [entry], f"c{number}", head(owner_id=CARLA)
            )
        assert str(ANNA).encode() in _bytes(sqlite_url)
        await store.privacy.erase(ANNA, AT, in_text)
        kept = _bytes(sqlite_url)
        assert str(ANNA).encode() not in kept
        assert ANNA.to_bytes(8, "big") not in kept
        assert str(BEAT).encode() in kept
