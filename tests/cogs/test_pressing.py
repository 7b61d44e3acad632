"""A table's messages wait until a press is answered, but not for a slow answer."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.messages.client import MessageRef
from cogs.messages.posts import Post
from cogs.outbox import outbox, record
from cogs.outbox.key import LOBBY, private_key
from cogs.view.drawers import Rank
from db import MessageAt
from tests.cogs.projecting import NORTH, Bench, Token, rounds


async def test_nothing_is_sent_before_the_answer() -> None:
    bench = Bench()
    state = bench.tables.now
    with bench.outbox.pressing(state.id):
        with bench.outbox.pressing(state.id):
            bench.outbox.refresh(state.id, LOBBY)
            await rounds()
        await rounds()
        assert bench.shown() == [], "another press is being answered"
    await bench.settle()
    assert bench.shown() == [f"{LOBBY} {state.seq}"]


async def test_messages_follow_while_an_answer_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "ANSWER_S", 0.01)
    bench = Bench()
    state = bench.tables.now
    with bench.outbox.pressing(state.id):
        bench.outbox.refresh(state.id, LOBBY)
        async with asyncio.timeout(10):
            while not bench.shown():  # noqa: ASYNC110
                await asyncio.sleep(0.01)


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


async def test_an_edit_and_an_answer_take_turns() -> None:
    """The edit waits for the answer's lock, and is composed after it."""
    bench = Bench(placed=True)
    state = bench.tables.now
    message = bench.outbox._messages.get(state.id, LOBBY)
    async with message.lock:
        bench.outbox.refresh(state.id, LOBBY)
        await rounds()
        assert bench.shown() == []
    await bench.settle()
    assert bench.shown() == [f"{LOBBY} {state.seq}"]


class Answer:
    """The responder of a press, which notes its first response."""

    shows_in_place = True

    def __init__(self, steps: list[str]) -> None:
        self.steps = steps

    async def done(self) -> None:
        self.steps.append("response")

    async def show(self, post: Post) -> bool:
        await self.done()
        return True


async def test_the_token_of_a_press_edits_nothing_before_its_first_response(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Even if the hand has waited longer than a press may delay it."""
    bench, steps = Bench(), list[str]()
    state, key, compose = bench.tables.now, private_key(NORTH), bench.renderer.post

    async def edit(post: Post) -> None:
        steps.append("edit")

    async def slowly(*what: Any, **how: Any) -> Post | None:
        if how.get("rank") is Rank.ANSWER:
            await rounds()
        return await compose(*what, **how)

    monkeypatch.setattr(bench.renderer, "post", slowly)
    monkeypatch.setattr(record.Token, "of", lambda *_, **__: Token(edit, until=10_000))
    message = bench.outbox._messages.get(state.id, key)
    message.token = Token(bench.discord.edit_private, until=10_000)
    press: Any = SimpleNamespace(
        message=SimpleNamespace(id=5, channel=SimpleNamespace(id=100)),
        extras={"responder": Answer(steps)},
        user=SimpleNamespace(id=NORTH),
        guild_id=7,
    )
    with bench.outbox.pressing(state.id):
        bench.outbox.refresh(state.id, key)
        bench.time += outbox.ANSWER_S
        bench.outbox.refresh(state.id, key)
        await bench.outbox.answer(press, state, key)
    await bench.settle()
    assert steps[0] == "response"


async def test_who_presses_a_board_left_behind_is_told_where_the_table_goes_on() -> None:
    bench = Bench()
    state, board = bench.tables.now, bench.board
    assert await bench.outbox.board_below(state, MessageRef(200, 3)) is None, "no board is known"
    bench.store.messages.rows[str(board)] = MessageAt(200, 7, 0)
    assert await bench.outbox.board_below(state, MessageRef(200, 3)) == MessageRef(200, 7)
    assert await bench.outbox.board_below(state, MessageRef(200, 7)) is None
    assert await bench.outbox.board_below(state, MessageRef(100, 3)) is None, "a hand elsewhere"
