"""Actions that share a commit: each is stored, refused or broken independently."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable, Generator
from contextlib import closing
from typing import Any

import pytest

from db import Appended, Conflict, Head, NewEntry, NewTable, Repeated, Store
from db.core.errors import StoreError
from db.core.work import End, Rows, Step, Together, together
from db.repositories.appending import Append
from tests.db.conftest import ANNA, BEAT, CARLA, in_text

HeadMaker = Callable[..., Head]
Steps = Generator[Step, Rows, End[Any]]


@pytest.mark.parametrize("seed", range(3))
async def test_each_outcome_is_what_it_would_be_alone(
    store: Store, head: HeadMaker, seed: int
) -> None:
    chance = random.Random(seed)
    opened = [NewEntry("opened", "{}", 1)]
    tables = [
        await store.journals.create_table(NewTable("brouc", head(), 1), opened) for _ in range(5)
    ]
    lengths = dict.fromkeys(tables, 1)
    causes: dict[str, Repeated] = {}
    for number in range(8):
        wanted: list[tuple[int, str, Any]] = []
        for table in tables:  # One each, so that every outcome is known in advance.
            match chance.randrange(5):
                case 0:
                    wanted.append((table, "stale", Conflict(lengths[table])))
                case 1 if causes:
                    wanted.append((table, cause := chance.choice(list(causes)), causes[cause]))
                case 2:
                    wanted.append((table, "broken", None))
                case _:
                    wanted.append((table, f"{table} {number}", Appended(lengths[table] + 2)))
        chance.shuffle(wanted)
        outcomes = await asyncio.gather(
            *(
                store.journals.append(
                    table,
                    lengths[table] - (cause == "stale"),
                    [NewEntry("acted", f"{number}", 1, frozenset({ANNA}))] * 2,
                    cause,
                    head(people=((ANNA, None if cause == "broken" else "S"),)),
                )
                for table, cause, _ in wanted
            ),
            return_exceptions=True,
        )
        for outcome, (table, cause, expected) in zip(outcomes, wanted, strict=True):
            if cause == "broken":
                assert isinstance(outcome, Exception)
                assert not isinstance(outcome, StoreError), "only its own was wrong"
            else:
                assert outcome == expected
            if isinstance(outcome, Appended):
                causes[cause] = Repeated(lengths[table] + 1, table)
                lengths[table] += 2
    for table, length in lengths.items():
        assert len(await store.journals.entries(table)) == length
        assert await store.journals.length(table) == length
    assert {cause: await store.journals.recorded(cause) for cause in causes} == causes


def counting(value: int, *, kept: bool = True, breaks: bool = False) -> Callable[[], Steps]:
    def work() -> Steps:
        yield "INSERT INTO counted VALUES (:value)", {"value": value}
        if breaks:
            yield "INSERT INTO nowhere VALUES (1)", {}
        return End(value, kept)

    return work


def orphan() -> Steps:
    """A fault that only the commit detects."""
    yield "PRAGMA defer_foreign_keys = ON", {}
    yield "INSERT INTO child VALUES (9)", {}
    return End(None, True)


@pytest.fixture
def raw() -> Any:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("CREATE TABLE counted (value INTEGER)")
        connection.execute("CREATE TABLE parent (id INTEGER PRIMARY KEY)")
        connection.execute("CREATE TABLE child (id INTEGER REFERENCES parent)")
        yield connection


def test_what_one_work_undoes_or_breaks_is_gone_and_nothing_else(raw: sqlite3.Connection) -> None:
    works = [counting(1), counting(2, kept=False), counting(3, breaks=True), counting(4)]
    ends = together(raw, works)
    assert [end.kept for end in ends] == [True, False, False, True]
    assert isinstance(ends[2].value, sqlite3.OperationalError)
    assert raw.execute("SELECT value FROM counted").fetchall() == [(1,), (4,)]
    assert not raw.in_transaction


async def test_nobody_is_told_before_the_common_commit(raw: sqlite3.Connection) -> None:
    """A failed commit has stored nothing, and all callers get the error; the next one works."""

    async def write(works: Any, _: int) -> list[End[Any]]:
        return together(raw, works)

    shared = Together(write, lambda: 0)
    outcomes = await asyncio.gather(
        *(shared.do(work) for work in (counting(1), orphan, counting(2))), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [sqlite3.IntegrityError] * 3
    assert raw.execute("SELECT count(*) FROM counted").fetchone() == (0,)
    assert await shared.do(counting(5)) == 5


async def test_what_comes_meanwhile_shares_the_next_commit() -> None:
    gate, written = asyncio.Event(), []

    async def write(works: Any, _: int) -> list[End[Any]]:
        await gate.wait()
        written.append(len(works))
        return [End(number, True) for number, _ in enumerate(works)]

    shared = Together(write, lambda: 0)
    first = asyncio.create_task(shared.do(counting(0)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    rest = [asyncio.create_task(shared.do(counting(0))) for _ in range(5)]
    await asyncio.sleep(0)
    rest[2].cancel()
    gate.set()
    assert await first == 0
    assert [await task for task in rest if task is not rest[2]] == [0, 1, 3, 4]
    assert written == [1, 5]


async def test_who_is_erased_and_comes_back_is_mentioned_again(url: str, head: HeadMaker) -> None:
    """Another process erases; this one's cached rows of the table are outdated."""
    opened = [NewEntry("opened", "{}", 1)]
    async with await Store.open(url) as one, await Store.open(url) as two:
        table = await one.journals.create_table(NewTable("brouc", head(), 1), opened)
        people = head(people=((ANNA, "N"), (BEAT, "S")))
        for length in (1, 2):
            entry = NewEntry("acted", "{}", 1, frozenset({CARLA}))
            await one.journals.append(table, length, [entry], None, people)
        for person in (BEAT, CARLA):
            assert (await two.privacy.erase(person, 1, in_text)).tables == (table,)
            entry = NewEntry("acted", f"{person}", 1, frozenset({person}))
            length = await one.journals.length(table)
            await one.journals.append(table, length, [entry], None, people)
            kept = await one.privacy.kept(person)
            assert kept["tables"] == 1
            assert kept["entries"] == 1


async def test_nothing_follows_from_what_was_read_before_an_erasure(
    url: str, head: HeadMaker
) -> None:
    async with await Store.open(url) as one, await Store.open(url) as two:
        opened = [NewEntry("opened", "{}", 1)]
        table = await one.journals.create_table(NewTable("brouc", head(), 1), opened)
        number, (read,) = await one.journals.read_on(table, 0)
        assert (await one.journals.entries(table)) == (read,)
        entry = [NewEntry("acted", f"{BEAT}", 1)]
        await two.privacy.erase(BEAT, 1, in_text)
        late = await one.journals.append(table, 1, entry, "click", head(), rewritten=number)
        assert late == Conflict(1)
        assert one.journals.rewritten == number
        again, nothing = await one.journals.read_on(table, 1)
        assert (nothing, one.journals.rewritten) == ((), again)
        assert again > number
        assert await one.journals.append(
            table, 1, entry, "click", head(), rewritten=again
        ) == Appended(2)


def test_a_journal_that_grows_while_it_is_asked_is_asked_again(head: HeadMaker) -> None:
    """Too short for the head to move, and long enough a moment later (PostgreSQL)."""
    steps = Append(7, 4, [NewEntry("acted", "{}", 1)], "click", head(), None).steps()
    moving = next(steps)
    assert steps.send([])[1] == {"cause": "click"}
    assert steps.send([])[1] == {"table": 7}
    assert steps.send([(4,)]) == moving
    assert "INSERT INTO entries" in steps.send([(0,)])[0]
