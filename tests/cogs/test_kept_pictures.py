"""A private hand keeps its picture only if its message has it."""

from __future__ import annotations

from typing import Any

import discord

from cogs.messages.components import Layout, Text
from cogs.messages.posts import NOTHING, Post, Shown
from cogs.outbox.key import private_key
from cogs.outbox.record import Message
from tests.cogs.projecting import NORTH, Bench, Response, Token

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
        """The table continues, and the hand follows."""
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
