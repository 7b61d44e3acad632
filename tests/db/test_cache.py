"""Caches equal the database, whatever several processes do at once.

Two stores on one database stand for two processes. Chance decides reads, writes, overlaps,
rollbacks and cancelled callers; after each round both return the stored state.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from sqlalchemy import insert, select, text

from db import GuildSettings, Head, MessageAt, NewEntry, NewTable, Preferences, Store, StoreError
from db.core import cache as numbers
from db.core.cache import KEPT, Cache, CacheValidator, Found, Kind
from db.core.documents import from_text
from db.core.schema import guilds, messages, people, versions
from tests.db.conftest import ANNA, BEAT, in_text

PEOPLE = ANNA, BEAT
GUILDS = 7, 8
ROLES = "lobby", "place"
BLOCKED = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"


class BreakingError(Exception):
    """A writer aborts."""


async def do(store: Store, chance: random.Random, table: int) -> None:
    """One operation that writes, or fails to."""
    person, guild, role = chance.choice(PEOPLE), chance.choice(GUILDS), chance.choice(ROLES)
    at = chance.randrange(10**6)

    def change(before: Any) -> Any:
        if at % 5 == 0:
            raise BreakingError
        return replace(before, language=f"{at}")

    match chance.randrange(7):
        case 0 | 1:
            await store.people.change_preferences(person, change)
        case 2:
            await store.people.set_dm_refused_at(person, at if at % 3 else None)
        case 3:
            await store.guilds.change_settings(guild, change, by=ANNA, at=at)
        case 4:
            await store.messages.put(table, role, MessageAt(at, at, at))
        case 5:
            await store.messages.forget(table, role)
        case 6 if at % 2:
            await store.guilds.forget(guild)
        case 6:
            await store.privacy.erase(person, at, in_text)


async def told(store: Store, table: int) -> list[Any]:
    """Everything that is cached."""
    return [
        *[await store.people.preferences(person) for person in PEOPLE],
        *[await store.people.dm_refused_at(person) for person in PEOPLE],
        *[await store.guilds.settings(guild) for guild in GUILDS],
        *[await store.messages.get(table, role) for role in ROLES],
    ]


async def unremembered(store: Store, table: int) -> list[Any]:
    """The same, from the database."""
    async with store.engines.reading() as connection:
        rows = {row.user_id: row for row in await connection.execute(select(people))}
        guild = {row.guild_id: row for row in await connection.execute(select(guilds))}
        query = select(messages).where(messages.c.table_id == table)
        at = {row.role: row for row in await connection.execute(query)}
    return [
        *[
            from_text(Preferences, rows[person].preferences if person in rows else "{}")
            for person in PEOPLE
        ],
        *[rows[person].dm_refused_at if person in rows else None for person in PEOPLE],
        *[
            from_text(GuildSettings, guild[number].settings if number in guild else "{}")
            for number in GUILDS
        ],
        *[
            MessageAt(at[role].channel_id, at[role].message_id, at[role].shown_seq)
            if role in at
            else None
            for role in ROLES
        ],
    ]


@pytest.mark.parametrize("seed", range(4))
async def test_both_tell_what_is_stored(url: str, table: int, seed: int) -> None:
    chance = random.Random(seed)
    async with await Store.open(url) as one, await Store.open(url) as two:
        for _ in range(12):
            busy = [
                asyncio.create_task(
                    do(chance.choice((one, two)), chance, table)
                    if chance.random() < 0.6
                    else _looked(chance.choice((one, two)), table)
                )
                for _ in range(chance.randrange(1, 7))
            ]
            for _ in range(chance.randrange(12)):
                await asyncio.sleep(0)
            if chance.random() < 0.3:
                chance.choice(busy).cancel()
            done = await asyncio.gather(*busy, return_exceptions=True)
            wrong = [
                e for e in done if e and not isinstance(e, BreakingError | asyncio.CancelledError)
            ]
            assert not wrong
            stored = await unremembered(one, table)
            assert await told(one, table) == stored
            with two.snapshot(table):
                assert await told(two, table) == stored


async def _looked(store: Store, table: int) -> None:
    with store.snapshot(table):
        await told(store, table)


async def test_a_snapshot_asks_once(
    store: Store, table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    ask = store.engines.ask

    async def counted(question: Any, **values: Any) -> Any:
        asked.append(question)
        return await ask(question, **values)

    monkeypatch.setattr(store.engines, "ask", counted)
    await told(store, table)
    asked.clear()
    with store.snapshot(table):
        await asyncio.gather(*(told(store, table) for _ in range(8)))
        assert await store.journals.length(table) == 1
        assert len(asked) == 1
    await store.people.preferences(ANNA)
    assert len(asked) == 2, "outside of a snapshot everything is asked"


async def test_a_snapshot_does_not_outlive_its_block(url: str, table: int) -> None:
    """A task begun in it checks again once it is over."""
    async with await Store.open(url) as one, await Store.open(url) as two:
        go = asyncio.Event()

        async def later() -> Preferences:
            await go.wait()
            return await one.people.preferences(ANNA)

        with one.snapshot(table):
            for _ in range(2):  # Read, and then checked.
                assert await one.people.preferences(ANNA) == Preferences()
            task = asyncio.create_task(later())
        await two.people.set_preferences(ANNA, Preferences(language="it"))
        go.set()
        assert await task == Preferences(language="it")


async def test_within_a_snapshot_ones_own_changes_are_seen(store: Store, table: int) -> None:
    with store.snapshot(table):
        await told(store, table)
        await store.people.set_preferences(ANNA, Preferences(language="fr"))
        await store.messages.put(table, "lobby", MessageAt(1, 2, 3))
        assert (await store.people.preferences(ANNA)).language == "fr"
        assert await store.messages.get(table, "lobby") == MessageAt(1, 2, 3)


async def test_journals_of_another_process_are_seen_at_once(
    url: str, table: int, head: Callable[..., Head]
) -> None:
    async with await Store.open(url) as one, await Store.open(url) as two:
        for length in range(1, 4):
            assert await one.journals.length(table) == length
            entry = NewEntry("acted", "{}", length)
            await two.journals.append(table, length, [entry], None, head())
        with one.snapshot():
            assert await one.journals.length(table) == 4
            assert await one.journals.length(table + 1) == 0


async def test_what_was_missing_may_be_there_at_the_end(postgres_url: str) -> None:
    """Another process puts a message while ours is forgotten: the transactions overlap."""
    async with await Store.open(postgres_url) as one, await Store.open(postgres_url) as two:
        opened = [NewEntry("opened", "{}", 1)]
        head = Head("lobby", 7, 71, None, ANNA, (), 1)
        table = await one.journals.create_table(NewTable("brouc", head, 1), opened)
        assert await one.messages.get(table, "lobby") is None
        async with two.engines.writing() as connection:
            row = {"table_id": table, "role": "lobby", "channel_id": 1, "message_id": 2}
            await connection.execute(insert(messages), [row | {"shown_seq": 3}])
            await numbers.raise_number(connection, Kind.MESSAGES)
            forgetting = asyncio.create_task(one.messages.forget(table, "lobby"))
            waiting = text(BLOCKED)
            while not (await connection.execute(waiting)).scalar_one():  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        await forgetting
        assert await one.messages.get(table, "lobby") == MessageAt(1, 2, 3)
        with one.snapshot(table):
            assert await one.messages.get(table, "lobby") == MessageAt(1, 2, 3)


async def test_every_kind_has_its_number(store: Store) -> None:
    async with store.engines.reading() as connection:
        kinds = set((await connection.execute(select(versions.c.kind))).scalars())
    assert kinds == {kind.value for kind in Kind}
    assert set((await numbers.find(store.engines, ())).numbers) == kinds


# -- laws of one cache, without a database --------------------------------------------------------


@pytest.mark.parametrize("seed", range(40))
def test_no_order_of_news_makes_an_old_value_true(seed: int) -> None:
    """Reads and writes overlap, and each result arrives some time later."""
    chance = random.Random(seed)
    history: list[dict[str, int]] = [{}]
    """The value in the database at each number."""
    cache = Cache[str, int | None](most=3)
    waiting: list[Callable[[], None]] = []
    for step in range(200):
        key = chance.choice("abcd")
        match chance.randrange(4):
            case 0:  # We write.
                history.append(history[-1] | {key: step})
                waiting.append(partial(cache.note_written, len(history) - 1, {key: step}))
            case 1:  # Another process writes.
                history.append(history[-1] | {key: step})
            case 2:
                value = history[-1].get(key)
                waiting.append(partial(cache.note_read, len(history) - 1, key, value))
            case 3:
                waiting.append(partial(cache.note_number, len(history) - 1))
        chance.shuffle(waiting)
        while waiting and chance.random() < 0.6:
            waiting.pop()()
        seen = cache._number
        for one in "abcd":
            known = cache.get(one)
            assert known is None or known == (history[seen].get(one),)
        assert len(cache) <= 3


async def test_checks_are_shared_and_never_older_than_who_waits() -> None:
    begun = 0
    gates, go = ([asyncio.Event() for _ in range(4)] for _ in range(2))

    async def ask(tables: tuple[int, ...]) -> Found:
        nonlocal begun
        begun += 1
        told = Found({"people": begun}, dict.fromkeys(tables, begun))
        gates[begun].set()
        await go[begun].wait()
        return told

    validator = CacheValidator(ask)
    first = [asyncio.create_task(validator.length(table)) for table in (1, 2, 2)]
    await gates[1].wait()
    second = [asyncio.create_task(validator.length(table)) for table in (1, 3)]
    second[1].cancel()
    go[1].set()
    assert await asyncio.gather(*first) == [1, 1, 1], "one check for all who came in time"
    await gates[2].wait()
    go[2].set()
    assert await second[0] == 2, "who came after it had begun needs another"
    assert begun == 2


async def test_a_check_that_fails_is_made_again() -> None:
    wrong = [True]

    async def ask(tables: tuple[int, ...]) -> Found:
        if wrong:
            wrong.pop()
            raise StoreError("gone")
        return Found({}, dict.fromkeys(tables, 5))

    validator = CacheValidator(ask)
    with validator.snapshot(1), pytest.raises(StoreError):
        await validator.length(1)
    with validator.snapshot(1):
        assert await validator.length(1) == 5


async def test_memory_is_bounded() -> None:
    async def ask(tables: tuple[int, ...]) -> Found:
        return Found({}, dict.fromkeys(tables, 1))

    validator = CacheValidator(ask)
    cache = validator.cache(Kind.GUILDS)
    for number in range(KEPT + 50):
        cache.note_read(0, number, GuildSettings())
    for start in range(0, KEPT + 500, 500):
        with validator.snapshot(*range(start, start + 500)):
            assert await validator.length(start) == 1
    assert len(cache) == KEPT
    assert len(validator._lengths) == KEPT
