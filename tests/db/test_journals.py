"""Journals: appended entries stay, in order, once."""

from __future__ import annotations

import asyncio
import random
import traceback

import pytest

from db import (
    LIVE,
    Admission,
    Appended,
    Ceiling,
    Conflict,
    Entry,
    NewEntry,
    NewTable,
    NotAdmittedError,
    Repeated,
    Store,
)
from tests.db.conftest import ANNA, AT, BEAT, CARLA, HeadMaker, head_of


def entry(number: int = 1) -> NewEntry:
    return NewEntry("acted", f'{{"n":{number}}}', AT + number)


async def test_first_entries_are_numbered_from_one(store: Store, head: HeadMaker) -> None:
    table = await store.journals.create_table(
        NewTable("brouc", head(), AT), [entry(1), entry(2)], "open"
    )
    assert await store.journals.entries(table) == (
        Entry(1, "acted", '{"n":1}', AT + 1, "open"),
        Entry(2, "acted", '{"n":2}', AT + 2, None),
    )
    assert await head_of(store, table) == head()


async def test_append_continues_and_rewrites_the_head(
    store: Store, table: int, head: HeadMaker
) -> None:
    playing = head("playing", place_id=72, people=((ANNA, "N"), (BEAT, "S")), updated_at=AT + 9)
    click = await store.journals.append(table, 1, [entry(2), entry(3)], "click", playing)
    assert click == Appended(3)
    assert [e.seq for e in await store.journals.entries(table, after=1)] == [2, 3]
    assert await head_of(store, table) == playing
    alone = head("over", people=())
    assert await store.journals.append(table, 3, [entry(4)], None, alone) == Appended(4)
    assert await head_of(store, table) == alone


async def test_repeated_cause_changes_nothing(store: Store, table: int, head: HeadMaker) -> None:
    await store.journals.append(table, 1, [entry(2), entry(3)], "click", head())
    for expected in (1, 3, 99):
        again = await store.journals.append(table, expected, [entry(9)], "click", head("over"))
        assert again == Repeated(2, table)
    assert len(await store.journals.entries(table)) == 3
    assert await head_of(store, table) == head()
    assert await store.journals.recorded("click") == Repeated(2, table)
    assert await store.journals.recorded("other") is None


async def test_a_cause_is_known_at_every_table(store: Store, table: int, head: HeadMaker) -> None:
    again = await store.journals.create_table(NewTable("brouc", head(), AT), [entry()], "open")
    assert again == table
    other = await store.journals.create_table(NewTable("brouc", head(), AT), [entry()], "second")
    assert other != table
    assert await store.journals.append(other, 1, [entry(2)], "open", head()) == Repeated(1, table)
    assert len(await store.journals.heads()) == 2
    append = store.journals.append
    both = await asyncio.gather(
        *(append(where, 1, [entry()], "click", head()) for where in (table, other) * 10)
    )
    assert both.count(Appended(2)) == 1
    assert sum(isinstance(outcome, Repeated) for outcome in both) == 19


async def test_stale_sequence_is_a_conflict(store: Store, table: int, head: HeadMaker) -> None:
    await store.journals.append(table, 1, [entry(2)], "a", head())
    for expected in (0, 1, 3):
        refused = await store.journals.append(table, expected, [entry(9)], "b", head("over"))
        assert refused == Conflict(2)
    assert await store.journals.append(table + 1, 1, [entry()], "b", head()) == Conflict(0)
    assert await store.journals.append(table + 1, 0, [entry()], "b", head()) == Conflict(0)
    assert len(await store.journals.entries(table)) == 2
    assert await head_of(store, table) == head()


@pytest.mark.parametrize(("cause", "late"), [("click {}", Conflict(2)), ("click", Repeated(2, 1))])
async def test_of_a_hundred_clicks_at_once_one_wins(
    store: Store, table: int, head: HeadMaker, cause: str, late: Conflict | Repeated
) -> None:
    append = store.journals.append
    outcomes = await asyncio.gather(
        *(append(table, 1, [entry(n)], cause.format(n), head()) for n in range(100))
    )
    assert outcomes.count(Appended(2)) == 1
    assert outcomes.count(late) == 99
    assert len(await store.journals.entries(table)) == 2


async def test_a_cancelled_append_happens_wholly_or_not(
    store: Store, table: int, head: HeadMaker
) -> None:
    """Cancelled at every possible pause; the next one always works."""
    seq, finished, pauses = 1, 0, 0
    rounds = random.Random(5)
    while finished < 3:
        new = [entry(1), entry(2)]
        append = store.journals.append(table, seq, new, f"cut {pauses}", head("playing"))
        task = asyncio.create_task(append)
        for _ in range(pauses):
            if task.done():
                break
            # The driver's thread answers at any time: sometimes wait for it, sometimes not.
            await asyncio.sleep(0.0005 if rounds.random() < 0.5 else 0)
        finished += task.done()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        written = len(await store.journals.entries(table))
        assert written in (seq, seq + 2)
        known = await store.journals.recorded(f"cut {pauses}")
        assert (known is not None) == (written == seq + 2)
        seq, pauses = written, pauses + 1
        after = await store.journals.append(table, seq, [entry(3)], f"after {pauses}", head())
        assert after == Appended(seq + 1)
        seq += 1
    assert pauses > 5


async def test_an_error_in_mid_transaction_leaves_nothing_and_quotes_nothing_hidden(
    store: Store, table: int, head: HeadMaker
) -> None:
    broken, hidden = head(people=((ANNA, None),)), NewEntry("acted", "hidden hand", AT)
    with pytest.raises(Exception, match=r"(?i)null") as error:
        await store.journals.append(table, 1, [hidden], "click", broken)
    assert "hidden hand" not in "".join(traceback.format_exception(error.value))
    assert len(await store.journals.entries(table)) == 1
    assert await store.journals.recorded("click") is None
    assert await store.journals.append(table, 1, [entry(2)], "click", head()) == Appended(2)


async def test_an_empty_append_is_refused(store: Store, table: int, head: HeadMaker) -> None:
    with pytest.raises(ValueError, match="nothing"):
        await store.journals.append(table, 1, [], "click", head())
    with pytest.raises(ValueError, match="begins"):
        await store.journals.create_table(NewTable("brouc", head(), AT), [], "x")


async def test_tables_are_found(store: Store, head: HeadMaker) -> None:
    made = [
        await store.journals.create_table(NewTable(game, which, AT), [entry()])
        for game, which in (
            ("brouc", head(people=((ANNA, "N"), (BEAT, "S")), place_id=72)),
            ("brouc", head("playing", guild_id=8, owner_id=BEAT, people=((CARLA, "N"),))),
            ("other", head("over", people=((CARLA, "W"),))),
            ("brouc", head("expired", guild_id=None, owner_id=BEAT, people=())),
        )
    ]

    async def found(**terms: object) -> list[int]:
        heads = await store.journals.heads(**terms)  # type: ignore[arg-type]
        return [made.index(which.table) for which in heads]

    assert await found() == [0, 1, 2, 3]
    assert await found(status=LIVE) == [0, 1]
    assert await found(guild=7) == [0, 2]
    assert await found(guild=7, status=("over",)) == [2]
    assert await found(user=BEAT) == [0, 1, 3]
    assert await found(user=CARLA) == [1, 2]
    assert await found(user=CARLA, status=LIVE) == [1]
    first, _, third, _ = await store.journals.heads()
    assert (first.game, first.seq, first.created_at) == ("brouc", 1, AT)
    assert third.game == "other"


async def test_tournaments_are_no_tables(store: Store, head: HeadMaker) -> None:
    """They share numbers; lists, counts and limits of tables leave them out."""
    table = await store.journals.create_table(NewTable("brouc", head(), AT), [entry()])
    evening = await store.journals.create_table(
        NewTable("brouc", head(), AT, "tournament"), [entry()]
    )
    over = NewTable("brouc", head("over"), AT, "tournament")
    await store.journals.create_table(over, [entry()])
    opened = NewTable("brouc", head(owner_id=0, people=()), AT)
    by_bot = await store.journals.create_table(opened, [entry()])

    async def found(kind: str | None) -> list[int]:
        heads = await store.journals.heads(kind=kind, status=LIVE)
        return [one.table for one in heads]

    assert await found("table") == [table, by_bot]
    assert await found("tournament") == [evening]
    assert await found(None) == [table, evening, by_bot]
    assert await store.journals.live() == ((table, "brouc"), (by_bot, "brouc"))
    assert sum(number for *_, number in await store.journals.counted()) == 2
    assert await store.journals.ended(0) == ()
    assert len(await store.journals.ended(0, "tournament")) == 1
    channel = head().channel_id
    at_most = (Ceiling("channel", channel, 2),)
    await store.limits.take(Admission(AT, (), at_most))
    with pytest.raises(NotAdmittedError):
        await store.limits.take(Admission(AT, (), (Ceiling("channel", channel, 1),)))


async def test_a_table_number_is_never_given_twice(store: Store, head: HeadMaker) -> None:
    from sqlalchemy import text

    first = await store.journals.create_table(NewTable("brouc", head(), AT), [entry()])
    await store.engines.write(lambda connection: connection.execute(text("DELETE FROM tables")))
    assert await store.journals.entries(first) == ()
    assert await store.journals.create_table(NewTable("brouc", head(), AT), [entry()]) > first


async def test_payloads_stay_out_of_sight(store: Store, table: int) -> None:
    shown = repr(await store.journals.entries(table))
    assert "opened" in shown
    assert str(ANNA) not in shown
