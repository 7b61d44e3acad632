"""A table's messages wait until a press is answered, but not for a slow answer."""

from __future__ import annotations

import asyncio

import pytest

from cogs.messages.client import MessageRef
from cogs.outbox import outbox
from cogs.outbox.key import LOBBY, board_key
from db import MessageAt
from tests.cogs.projecting import Bench


async def idle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_nothing_is_sent_before_the_answer() -> None:
    bench = Bench()
    state = bench.tables.now
    with bench.outbox.pressing(state.id):
        with bench.outbox.pressing(state.id):
            bench.outbox.refresh(state.id, LOBBY)
            await idle()
        await idle()
        assert bench.shown() == [], "another press is being answered"
    await bench.settle()
    assert bench.shown() == [f"{LOBBY} {state.seq}"]
    await bench.outbox.close()


async def test_messages_follow_while_an_answer_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "ANSWER_S", 0.01)
    bench = Bench()
    state = bench.tables.now
    with bench.outbox.pressing(state.id):
        bench.outbox.refresh(state.id, LOBBY)
        async with asyncio.timeout(10):
            while not bench.shown():  # noqa: ASYNC110
                await asyncio.sleep(0.01)
    await bench.outbox.close()


async def test_presses_that_follow_each_other_without_end_delay_nothing_for_long() -> None:
    bench = Bench()
    state = bench.tables.now
    with bench.outbox.pressing(state.id):
        bench.outbox.refresh(state.id, LOBBY)
        bench.time += outbox.ANSWER_S
        with bench.outbox.pressing(state.id):
            pass
        await bench.settle()
        assert bench.shown() == [f"{LOBBY} {state.seq}"]
    await bench.outbox.close()


async def test_an_edit_and_an_answer_take_turns() -> None:
    """The edit waits for the answer's lock, and is composed after it."""
    bench = Bench(placed=True)
    state = bench.tables.now
    message = bench.outbox._messages.get(state.id, LOBBY)
    async with message.lock:
        bench.outbox.refresh(state.id, LOBBY)
        await idle()
        assert bench.shown() == []
    await bench.settle()
    assert bench.shown() == [f"{LOBBY} {state.seq}"]
    await bench.outbox.close()


async def test_who_presses_a_board_left_behind_is_told_where_the_table_goes_on() -> None:
    bench = Bench()
    state = bench.tables.now
    board = board_key(state)
    assert board is not None
    assert await bench.outbox.board_below(state, MessageRef(200, 3)) is None, "no board is known"
    bench.store.messages.rows[str(board)] = MessageAt(200, 7, 0)
    assert await bench.outbox.board_below(state, MessageRef(200, 3)) == MessageRef(200, 7)
    assert await bench.outbox.board_below(state, MessageRef(200, 7)) is None
    assert await bench.outbox.board_below(state, MessageRef(100, 3)) is None, "a hand elsewhere"
