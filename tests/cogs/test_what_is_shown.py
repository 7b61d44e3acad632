"""A message's hash is stored while it rests, and its picture kept only where it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from cogs.messages.components import Layout, Text
from cogs.messages.posts import NOTHING, Post, Shown
from cogs.outbox.key import Kind, MessageKey, hand_key, private_key
from cogs.outbox.outbox import REST_S
from cogs.outbox.record import Message
from db import TableMessage
from tests.cogs.projecting import NORTH, Bench, Response, Token


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


PICTURE = "fingerprint hand.webp"


class Hands:
    """A bench whose private hands always have the same picture, kept where it is shown."""

    def __init__(self) -> None:
        self.bench = Bench(placed=True)
        renderer: Any = self.bench.renderer
        renderer.post = self._hand
        table = self.bench.tables.now.id
        self.message: Message = self.bench.outbox._messages.get(table, private_key(NORTH))

    async def _hand(self, *where: object, shown: Shown = NOTHING, **how: object) -> Post:
        layout = Layout()
        layout.add(Text(f"entry {self.bench.tables.now.seq}"))
        keeps = shown.picture == PICTURE
        return Post(layout, keeps=PICTURE if keeps else "", drawn="" if keeps else PICTURE)

    async def changed(self) -> None:
        self.bench.tables.go_on()
        await self.bench.show(self.message.key)

    def opened(self, edit: Any) -> None:
        """Press "My hand": a separate reply without a picture yet."""
        self.message.token, self.message.shown = Token(edit, until=10_000), Shown()
        self.bench.outbox.refresh(self.message.table, self.message.key)


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
