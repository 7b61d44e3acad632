"""A table's messages: answers first, in chronological order, hashed while they rest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.messages.client import Sent
from cogs.messages.components import Layout, Text
from cogs.messages.posts import NOTHING, Post, Shown, unframed
from cogs.outbox import record, worker
from cogs.outbox.hashes import REST_S
from cogs.outbox.key import LOBBY, Kind, MessageKey, hand_key, private_key
from cogs.outbox.record import Message
from cogs.view.drawers import Rank
from db import MessageAt, TableMessage
from tables.decisions.outcomes import Change
from tables.journal.entries import Acted, By, Entry, Ready, Stored
from tables.journal.state import TableState
from tests.cogs.positions import PERSONS
from tests.cogs.projecting import NORTH, Bench, Discord, Response, Token, rounds, said


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
    monkeypatch.setattr(worker, "ANSWER_S", 0.01)
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
        bench.time += worker.ANSWER_S
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

    in_private = shows_in_place = True

    def __init__(self, steps: list[str]) -> None:
        self.steps = steps

    async def done(self) -> None:
        self.steps.append("response")

    async def redraw(self, post: Post) -> bool:
        await self.done()
        return True


@pytest.mark.parametrize("key", [private_key(NORTH), hand_key(NORTH)])
async def test_a_press_is_answered_before_its_token_edits(
    key: MessageKey, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if the hand has waited longer than a press may delay it; or if only the press asks."""
    bench, steps = Bench(), list[str]()
    state, compose = bench.tables.now, bench.subject.post
    bench.store.messages.rows[str(hand_key(NORTH))] = MessageAt(100, 5)

    async def edit(post: Post) -> None:
        steps.append("edit")

    async def slowly(*what: Any, **how: Any) -> Post | None:
        if how.get("rank") is Rank.ANSWER:
            await rounds()
        return await compose(*what, **how)

    monkeypatch.setattr(bench.subject, "post", slowly)
    monkeypatch.setattr(record.Token, "of", lambda *_, **__: Token(edit, until=10_000))
    if key.kind is Kind.PRIVATE:
        message = bench.outbox._messages.get(state.id, key)
        message.token = Token(bench.discord.edit_private, until=10_000)
    press: Any = SimpleNamespace(
        message=SimpleNamespace(id=5, channel=SimpleNamespace(id=100)),
        extras={"responder": Answer(steps)},
        user=SimpleNamespace(id=NORTH),
        guild_id=7,
    )
    with bench.outbox.pressing(state.id):
        if key.kind is Kind.PRIVATE:
            bench.outbox.refresh(state.id, key)
            bench.time += worker.ANSWER_S
            bench.outbox.refresh(state.id, key)
        await bench.outbox.answer(press, state, key)
    await bench.settle()
    assert steps == ["response", "edit"]


async def test_who_presses_a_board_left_behind_is_told_where_the_table_goes_on() -> None:
    bench = Bench()
    number, board = bench.tables.now.id, bench.board
    assert await bench.outbox.below(number, board, MessageAt(200, 3)) is None, "no board is known"
    bench.store.messages.rows[str(board)] = MessageAt(200, 7)
    assert await bench.outbox.below(number, board, MessageAt(200, 3)) == MessageAt(200, 7)
    assert await bench.outbox.below(number, board, MessageAt(200, 7)) is None
    assert await bench.outbox.below(number, board, MessageAt(100, 3)) is None, "a hand elsewhere"


CALL = MessageKey(Kind.CALL, 1, 1)
NEXT = MessageKey(Kind.BOARD, 1, 2)
FINAL = MessageKey(Kind.FINAL, 1)


class Slow(Discord):
    """A Discord that executes a post after the next call, and records every edit."""

    def __init__(self) -> None:
        super().__init__()
        self.takes = asyncio.Event()
        self.refuses = False
        self.sent: list[str] = []
        self.edits: list[tuple[str, float]] = []
        self.clock: Callable[[], float] = float

    async def send(self, channel: int, post: Post, *, nonce: str) -> Sent:
        if said(post).startswith("call"):
            await self.takes.wait()
            if self.refuses:
                raise ConnectionResetError
        self.sent.append(said(post).split()[0])
        return await super().send(channel, post, nonce=nonce)

    async def edit(self, place: MessageAt, post: Post) -> None:
        self.edits.append((said(post), self.clock()))
        await super().edit(place, post)


@pytest.mark.parametrize("late", [NEXT, FINAL])
@pytest.mark.parametrize("refuses", [False, True])
async def test_a_call_stands_above_what_came_after_it(late: MessageKey, refuses: bool) -> None:
    discord = Slow()
    bench = Bench(discord=discord, placed=True)
    table = bench.tables.now.id
    bench.outbox.refresh(table, late)
    bench.outbox.refresh(table, CALL)
    await rounds()
    assert not discord.sent, "the call is on its way"
    discord.refuses = refuses
    discord.takes.set()
    await rounds()
    discord.refuses = False
    await bench.settle()
    assert discord.sent == ([str(late), str(CALL)] if refuses else [str(CALL), str(late)])


CARD = Acted("N", "play N Ah", By.PERSON, NORTH)


@pytest.mark.parametrize(
    ("entries", "at_once", "shown"),
    [
        ([(CARD, True), (CARD, False), (CARD, False)], True, [1, 3]),
        ([(CARD, False), (CARD, True), (CARD, False)], False, [1, 2, 3]),
        ([(CARD, True), (Ready("N", NORTH), False)], True, [2]),
    ],
    ids=["seen although somebody leads at once", "no edit where play is slower", "taken back"],
)
async def test_a_full_trick_is_shown_for_a_while(
    entries: list[tuple[Entry, bool]], at_once: bool, shown: list[int]
) -> None:
    """``entries``: each with whether a full trick is shown then."""
    discord = Slow()
    bench = Bench(discord=discord, placed=True)
    discord.clock = lambda: bench.time
    await bench.show(bench.board)
    first = bench.tables.now.seq
    for entry, full in entries:
        before = bench.tables.now
        after: TableState = replace(
            before, seq=before.seq + 1, next=replace(before.next, full=full)
        )
        bench.tables.now = after
        bench.outbox.changed(bench.subject, Change(before, after, (Stored(after.seq, 0, entry),)))
        if not at_once:
            await bench.settle()
    await bench.settle()
    edits = [(text, when) for text, when in discord.edits if text.startswith("board")]
    assert [text for text, _ in edits] == [f"board:1.1 {first + number}" for number in shown]
    if shown == [1, 3]:
        assert edits[1][1] - edits[0][1] >= 1.0


class Desk(Bench):
    """A table with two messages."""

    def __init__(self) -> None:
        super().__init__(placed=True)
        self.time = 100.0
        self.writes: list[int] = []
        self.keys = (self.board, hand_key(NORTH))
        note = self.store.messages.note

        async def counted(shown: Sequence[TableMessage]) -> None:
            if shown:
                self.writes.append(len(shown))
            await note(shown)

        self.store.messages.note = counted  # type: ignore[method-assign]

    async def change(self, *keys: MessageKey) -> None:
        self.tables.go_on()
        await self.show(*keys)

    def stored(self) -> list[bool]:
        return [bool(self.store.messages.rows[str(key)].shown) for key in self.keys]


async def test_one_write_notes_what_rests_and_one_withdraws_it() -> None:
    desk = Desk()
    await desk.change(*desk.keys)
    desk.time += REST_S / 2
    await desk.outbox.note()
    assert desk.stored() == [False, False], "it may change any moment"
    desk.time += REST_S
    await desk.outbox.note()
    await desk.outbox.note()
    assert desk.stored() == [True, True]
    assert desk.writes == [2]
    await desk.change(desk.keys[0])
    assert desk.stored() == [False, False]
    assert desk.writes == [2, 2]
    desk.time += REST_S * 2
    await desk.outbox.note()
    assert desk.stored() == [True, True]
    stored: list[list[bool]] = []
    desk.discord.asked = lambda: stored.append(desk.stored())
    await desk.change(*desk.keys)
    assert stored[0] == [False, False], "cleared first: a process may be killed at the request"


async def test_a_message_that_changes_meanwhile_is_not_noted() -> None:
    desk = Desk()
    await desk.change(*desk.keys)
    desk.time += REST_S * 2
    hand = desk.outbox._messages.get(desk.tables.now.id, desk.keys[1])
    async with hand.lock:  # An answer is on its way.
        await desk.outbox.note()
    assert desk.stored() == [True, False]
    assert desk.keys[0].kind is Kind.BOARD


async def test_a_message_that_is_only_edited_is_not_posted() -> None:
    bench = Bench(placed=True)

    async def gone(*what: object, **how: object) -> Post:
        return replace(unframed("gone"), edit_only=True)

    bench.subject.post = gone
    await bench.show(hand_key(NORTH))
    assert bench.shown() == []


async def test_an_erased_persons_messages_alone_are_forgotten() -> None:
    bench = Bench(placed=True)
    theirs, others = hand_key(NORTH), hand_key(PERSONS["E"])
    await bench.show(theirs, others)
    await bench.outbox.forget(NORTH)
    known = [message.key for message in bench.outbox._messages]
    assert others in known
    assert theirs not in known


PICTURE = "fingerprint hand.webp"


class Hands:
    """A bench whose private hands always have the same picture, kept where it is shown."""

    def __init__(self) -> None:
        self.bench = Bench(placed=True)
        self.bench.subject.post = self._hand
        table = self.bench.tables.now.id
        self.message: Message = self.bench.outbox._messages.get(table, private_key(NORTH))

    async def _hand(self, *where: object, shown: Shown = NOTHING, **how: object) -> Post:
        layout = Layout(Text(f"entry {self.bench.tables.now.seq}"))
        keeps = shown.picture == PICTURE
        return Post(layout, keeps=PICTURE if keeps else "", drawn="" if keeps else PICTURE)

    async def changed(self) -> None:
        self.bench.tables.go_on()
        await self.bench.show(self.message.key)

    def opened(self, edit: Any) -> None:
        """Press "My hand": a separate reply without a picture yet."""
        self.message.token, self.message.shown = Token(edit, until=10_000), Shown()
        self.bench.outbox.refresh(self.message.number, self.message.key)


async def test_a_hand_opened_while_the_one_before_is_edited_gets_its_picture() -> None:
    """Its message never had the picture, though the edit on its way has set it."""
    hands, new = Hands(), list[Post]()

    async def edit_new(post: Post) -> None:
        new.append(post)

    async def edit_old(post: Post) -> None:
        if not new and hands.message.token is first:
            hands.opened(edit_new)

    first = hands.message.token = Token(edit_old, until=10_000, message=5)
    await hands.changed()
    await hands.changed()
    assert [bool(post.keeps) for post in new] == [False, True]


async def test_an_edit_waits_for_a_second_after_the_last_but_not_after_a_press() -> None:
    hands = Hands()
    waits: list[list[float]] = []
    for pressed in (True, False, True):
        if pressed:
            hands.message.token = Token(hands.bench.discord.edit_private, until=10_000)
        hands.bench.waits.clear()
        await hands.changed()
        waits.append(hands.bench.waits[:])
    assert waits == [[], [1.0], []]


async def test_a_picture_that_cannot_be_kept_is_sent_again_by_the_same_token() -> None:
    hands, tried = Hands(), list[Post]()

    async def edit(post: Post) -> None:
        tried.append(post)
        if post.keeps:
            raise discord.HTTPException(Response(400), {"code": 50035, "message": ""})

    token = hands.message.token = Token(edit, until=10_000)
    await hands.changed()
    await hands.changed()
    assert [bool(post.keeps) for post in tried] == [False, True, False]
    assert hands.message.token is token
    assert hands.message.shown.picture == PICTURE
    await hands.bench.outbox.close()
