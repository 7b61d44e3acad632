"""After a start tables are resumed one after the other, and none loses time by it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from db import Store
from tables.decisions.pauses import Pauses
from tables.journal.entries import Resumed, Why
from tables.runtime.downtime import EACH_S, SHOWN_MS
from tests.tables.house import ANNA, START, House, Time, accepted
from tests.tables.runtime.test_downtime import QUICK, Lines

MANY = 50


async def lobbies(store: Store, count: int) -> tuple[Time, list[int]]:
    """Open some tables; return the clock a minute after their bot died."""
    house = House(store, pauses=Pauses(heartbeat=5_000))
    await house.tables.resume()
    tables = [await house.open(QUICK, ANNA + n, guild=None) for n in range(count)]
    await house.wait(5_000)
    await house.tables.close()
    house.time.move(house.time.now_ms + 60_000)
    return house.time, tables


async def given(house: House, table: int) -> list[int]:
    """The downtimes in a table's journal, in ms."""
    return [one.outage_ms for one in await house.entries(table, Resumed)]


async def taken_up(house: House, tables: list[int]) -> list[int]:
    """The tables resumed already, without requesting any."""
    rows = [await house.store.journals.entries(table, 1) for table in tables]
    return [table for table, row in zip(tables, rows, strict=True) if row]


async def test_a_start_takes_a_table_at_once_that_somebody_wants_and_the_others_by_and_by(
    store: Store,
) -> None:
    time, tables = await lobbies(store, MANY)
    house = House(store, time=time, seed=2, pauses=Pauses(heartbeat=5_000))
    told: list[int] = []
    house.tables.on_resumed.append(told.append)
    assert await house.tables.resume() == MANY
    oldest = tables[0]
    accepted(await house.tables.sit(oldest, ANNA, "N", cause="a click"))
    assert await given(house, oldest) == [60_000], "owed first, then the click"
    await house.settle()
    assert len(await taken_up(house, tables)) < MANY
    await house.wait(round(MANY * EACH_S * 1000))
    assert len(await taken_up(house, tables)) == MANY
    assert sorted(told) == tables
    for table in tables[1:]:
        (outage,) = await given(house, table)
        assert 60_000 <= outage <= 60_000 + MANY * EACH_S * 1000, "a wait is owed too"
        assert (await house.state(table)).lobby_until == START + 30 * 60_000 + outage


async def test_a_table_that_ended_just_before_is_looked_through_once_more(store: Store) -> None:
    time, (old, last) = await lobbies(store, 2)
    house = House(store, time=time, seed=2, pauses=Pauses(heartbeat=5_000))
    await house.tables.resume()
    accepted(await house.tables.close_table(old, Why.GONE, cause="gone"))
    await house.wait(SHOWN_MS + 10_000)
    accepted(await house.tables.close_table(last, Why.GONE, cause="gone too"))
    await house.tables.close()
    time.move(time.now_ms + 3_600_000)
    house = House(store, time=time, seed=3, pauses=Pauses(heartbeat=5_000))
    told: list[int] = []
    house.tables.on_resumed.append(told.append)
    assert await house.tables.resume() == 0
    await house.settle()
    assert told == [last], "however long the bot was away"


async def test_without_a_heartbeat_every_ended_table_is_looked_through(store: Store) -> None:
    """The process before ended before its first; then the clock leapt by days."""
    house = House(store)
    await house.tables.resume()
    table = await house.open(QUICK, ANNA, guild=None)
    accepted(await house.tables.close_table(table, Why.GONE, cause="gone"))
    await house.tables.close()
    house.time.move(house.time.now_ms + 5 * 86_400_000)
    later, told = House(store, time=house.time, seed=2), list[int]()
    later.tables.on_resumed.append(told.append)
    await later.tables.resume()
    await later.settle()
    assert told == [table]


async def test_a_second_crash_before_a_table_was_taken_up_takes_nothing_from_it(
    store: Store,
) -> None:
    time, tables = await lobbies(store, MANY)
    house = House(store, time=time, seed=2, pauses=Pauses(heartbeat=500))
    await house.tables.resume()
    await house.settle()
    await house.wait(600)  # A heartbeat: the bot is known to be alive.
    first = await taken_up(house, tables)
    await house.tables.close()
    assert 0 < len(first) < MANY

    time.move(time.now_ms + 30_000)
    later = House(store, time=time, seed=3, pauses=Pauses(heartbeat=5_000))
    await later.tables.resume()
    await later.wait(round(MANY * EACH_S * 1000))
    for table in tables:
        outages = await given(later, table)
        if table in first:
            assert len(outages) == 2
            assert 60_000 <= outages[0] < 62_000
            assert 30_000 <= outages[1] < 33_000
        else:
            (whole,) = outages
            assert 90_000 <= whole < 95_000


async def test_a_click_that_comes_with_the_connection_waits_until_its_table_has_its_time(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    time, (table,) = await lobbies(store, 1)
    house = Lines(store, time, seed=2).house
    await house.tables.resume()
    reached, opened, heads = asyncio.Event(), asyncio.Event(), store.journals.heads

    async def slow(**asked: Any) -> Any:
        reached.set()
        await opened.wait()
        return await heads(**asked)

    monkeypatch.setattr(store.journals, "heads", slow)
    house.tables._downtime.found(0)
    await reached.wait()
    click = asyncio.create_task(house.tables.sit(table, ANNA, "N", cause="a click"))
    for _ in range(20):
        await asyncio.sleep(0.001)
    opened.set()
    accepted(await click)
    assert await given(house, table) == [60_000], "owed first, then the click"
