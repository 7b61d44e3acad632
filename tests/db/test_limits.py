"""Rate limits: exact at their edges, and cheap."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from db import Admission, Ceiling, NewEntry, NewTable, NotAdmittedError, Store, Toll
from tests.db.conftest import ANNA, AT, BEAT, HeadMaker, in_text, kept

FIVE = Toll("open", "person", ANNA, 120_000, 600_000)
"""Five in ten minutes."""


async def took(store: Store, at: int, *tolls: Toll) -> int | None:
    """Count; return the moment of room, ``None`` if there was room."""
    try:
        await store.limits.take(Admission(at, tolls or (FIVE,)))
    except NotAdmittedError as error:
        return error.until
    return None


async def test_so_many_at_once_and_then_one_after_the_other(store: Store) -> None:
    assert [await took(store, AT) for _ in range(6)] == [None] * 5 + [AT + 120_000]
    assert await took(store, AT + 119_999) == AT + 120_000, "asking costs nothing"
    assert await took(store, AT + 120_000) is None
    assert await took(store, AT + 120_000) == AT + 240_000
    later = AT + 120_000 + 600_000
    assert [await took(store, later) for _ in range(6)] == [None] * 5 + [later + 120_000]
    assert await took(store, AT - 86_400_000) is None, "a clock set back locks nobody out"


async def test_what_one_scope_refuses_none_counts(store: Store) -> None:
    server = Toll("open", "server", 7, 300_000, 600_000)
    assert await took(store, AT, FIVE, server) is None
    assert await took(store, AT, FIVE, server) is None
    for _ in range(10):
        assert await took(store, AT, FIVE, server) == AT + 300_000
    assert [await took(store, AT) for _ in range(4)] == [None] * 3 + [AT + 120_000]
    assert await took(store, AT, FIVE, server) == AT + 300_000, "the longest wait counts"


async def test_counts_of_others_and_of_other_actions_are_apart(store: Store) -> None:
    for _ in range(5):
        await took(store, AT)
    assert await took(store, AT, Toll("open", "person", BEAT, 120_000, 600_000)) is None
    assert await took(store, AT, Toll("film", "person", ANNA, 120_000, 600_000)) is None
    assert await took(store, AT, Toll("open", "guest", ANNA, 120_000, 600_000)) is None


async def test_counts_survive_a_restart(url: str) -> None:
    async with await Store.open(url) as one:
        found = await asyncio.gather(*(took(one, AT) for n in range(12)))
        assert sum(until is None for until in found) == 5
    async with await Store.open(url) as again:
        assert await took(again, AT) == AT + 120_000


async def test_one_statement_for_one_count(store: Store) -> None:
    await took(store, AT)
    statements: list[str] = []

    def note(*args: object) -> None:
        statements.append(str(args[2]).split()[0])

    event.listen(Engine, "before_cursor_execute", note)
    await took(store, AT)
    event.remove(Engine, "before_cursor_execute", note)
    assert [one for one in statements if one != "BEGIN"] == ["INSERT"]


async def test_old_counts_are_deleted(store: Store) -> None:
    for user in range(ANNA, ANNA + 20):
        await took(store, AT, Toll("open", "person", user, 120_000, 600_000))
    await store.limits.forget_old(AT + 119_999)
    assert len((await kept(store, ANNA))["limits"]) == 1
    await store.limits.forget_old(AT + 120_000)
    assert (await kept(store, ANNA))["limits"] == []


@pytest.mark.parametrize(("scope", "subject"), [("person", ANNA), ("channel", 71), ("server", 7)])
async def test_no_more_live_tables_than_may_be(
    store: Store, head: HeadMaker, scope: str, subject: int
) -> None:
    opened = [NewEntry("opened", f'{{"owner":{ANNA}}}', AT)]
    toll = Toll("open", scope, subject, 1_000, 3_600_000)
    admission = Admission(AT, (toll,), (Ceiling(scope, subject, 3),))

    refused: list[tuple[str, int | None, int | None]] = []

    async def create(cause: str) -> int | None:
        try:
            return await store.journals.create_table(
                NewTable("brouc", head(), AT), opened, cause, admission
            )
        except NotAdmittedError as error:
            refused.append((error.scope, error.most, error.until))
            return None

    found = await asyncio.gather(*(create(f"click:{n}") for n in range(9)))
    tables = [table for table in found if table is not None]
    assert len(tables) == 3
    assert len(await store.journals.heads()) == 3
    assert refused == [(scope, 3, None)] * 6
    again = found.index(tables[0])
    assert await create(f"click:{again}") == tables[0], "the same click is not counted again"
    # An ended table makes room; a reopened one needs room like a new one.
    over = head("over")
    await store.journals.append(tables[0], 1, [NewEntry("end", "{}", AT)], None, over)
    fresh = await create("fresh")
    assert fresh is not None
    back = [NewEntry("again", "{}", AT)]
    with pytest.raises(NotAdmittedError):
        await store.journals.append(tables[0], 2, back, "again", head(), admission=admission)
    assert len(await store.journals.entries(tables[0])) == 2
    await store.journals.append(fresh, 1, [NewEntry("end", "{}", AT)], None, over)
    await store.journals.append(tables[0], 2, back, "again", head(), admission=admission)


async def test_a_refusal_counts_nothing_and_a_repeated_click_neither(
    store: Store, head: HeadMaker
) -> None:
    opened = [NewEntry("opened", "{}", AT)]
    full = Admission(AT, (FIVE,), (Ceiling("server", 7, 1),))
    await store.journals.create_table(NewTable("brouc", head(), AT), opened, "one", full)
    for _ in range(10):
        await store.journals.create_table(NewTable("brouc", head(), AT), opened, "one", full)
        with pytest.raises(NotAdmittedError):
            await store.journals.create_table(NewTable("brouc", head(), AT), opened, None, full)
    assert [await took(store, AT) for _ in range(5)] == [None] * 4 + [AT + 120_000]


async def test_who_is_refused_stays_refused_after_erasing_themselves(store: Store) -> None:
    assert not await store.limits.refuses_inviter(ANNA, BEAT)
    await store.limits.refuse_inviter(ANNA, BEAT)
    await store.limits.refuse_inviter(ANNA, BEAT)
    assert await store.limits.refuses_inviter(ANNA, BEAT)
    assert not await store.limits.refuses_inviter(BEAT, ANNA)
    assert await store.limits.refused_inviters(ANNA) == 1
    await store.privacy.erase(BEAT, AT, in_text)
    assert await store.limits.refuses_inviter(ANNA, BEAT)
    assert str(BEAT) not in str(await kept(store, ANNA))
    await store.limits.allow_inviters(ANNA)
    assert not await store.limits.refuses_inviter(ANNA, BEAT)
    await store.limits.refuse_inviter(ANNA, BEAT)
    await store.privacy.erase(ANNA, AT, in_text)
    assert await store.limits.refused_inviters(ANNA) == 0


async def test_who_is_muted_is_refused_whatever_is_counted(store: Store) -> None:
    """Persons and servers, in every process at once, until it ends; others are admitted."""

    async def refused(at: int, *askers: tuple[str, int]) -> tuple[str, int | None] | None:
        try:
            await store.limits.take(Admission(at, (), askers=askers))
        except NotAdmittedError as error:
            return error.scope if error.muted else "counted", error.until
        return None

    await store.limits.mute("person", ANNA, AT + 1_000)
    await store.limits.mute("server", 7, AT + 2_000)
    assert await store.limits.muted(AT) == [("person", ANNA, AT + 1_000), ("server", 7, AT + 2_000)]
    assert await refused(AT, ("person", ANNA)) == ("person", AT + 1_000)
    assert await refused(AT, ("person", ANNA), ("server", 7)) == ("server", AT + 2_000)
    assert await refused(AT, ("person", 7), ("server", ANNA)) is None
    assert await refused(AT + 1_000, ("person", ANNA)) is None
    await store.privacy.erase(ANNA, AT, in_text)
    assert await refused(AT, ("person", ANNA)) == ("person", AT + 1_000), "erasing is no way round"
    await store.limits.mute("person", ANNA, AT + 9_000)
    assert await refused(AT, ("person", ANNA)) == ("person", AT + 9_000)
    assert await store.limits.unmute("person", ANNA)
    assert not await store.limits.unmute("person", ANNA)
    assert await refused(AT, ("person", ANNA)) is None
    await store.limits.forget_old(AT + 2_000)
    assert await store.limits.muted(0) == []
