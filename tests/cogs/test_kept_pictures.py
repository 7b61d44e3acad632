"""A private hand keeps its picture only if its message has it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord

from cogs.messages.layout import Layout, Text
from cogs.messages.posts import NOTHING, Post, Shown
from cogs.messages.responder import _KEY
from cogs.messages.token_target import TokenTarget
from cogs.sync.message_keys import private_key
from cogs.sync.message_state import MessageState
from tests.cogs.projecting import NORTH, Bench, Response, Token

PICTURE = "fingerprint hand.webp"


class Hands:
    """A bench whose private hands always have the same picture, kept where it is shown."""

    def __init__(self) -> None:
        self.bench = Bench(placed=True)
        presenter: Any = self.bench.presenter
        presenter.hand = self._hand
        table = self.bench.tables.now.id
        self.message: MessageState = self.bench.projector._messages.get(table, private_key(NORTH))

    async def _hand(self, *where: object, shown: Shown = NOTHING, **how: object) -> Post:
        layout = Layout()
        layout.add(Text(f"entry {self.bench.tables.now.seq}"))
        keeps = shown.picture == PICTURE
        return Post(layout, keeps=PICTURE if keeps else "", drawn="" if keeps else PICTURE)

    async def changed(self) -> None:
        """The table continues, and the hand follows."""
        self.bench.tables.go_on()
        self.bench.projector.mark_stale(self.message.table, self.message.key)
        await self.bench.settle()

    def pressed(self, message: int, showing: Post) -> None:
        """Press a button of a private hand; the answer shows this post."""
        there = SimpleNamespace(id=message, channel=SimpleNamespace(id=1))
        self._attached(message=there, showing=showing)

    def opened(self, edit: Any) -> None:
        """Press "My hand": a separate reply without a picture yet."""
        self._attached()
        self.message.answer = Token(edit, until=10_000)

    def _attached(self, **how: Any) -> None:
        owner = SimpleNamespace(faces=None)
        extras = {_KEY: _Gate()}
        pressed = SimpleNamespace(id=8, guild_id=None, followup=None, client=owner, extras=extras)
        self.bench.projector.attach_interaction(
            self.message.table, self.message.key, cast(Any, pressed), private=True, **how
        )
        assert self.message.timer is not None
        self.message.timer.cancel()  # On the bench time passes at once.


class _Gate:
    """A pending reply."""

    own = TokenTarget()

    def kept(self) -> None:
        """Complete the reply."""


async def test_a_hand_opened_while_the_one_before_is_edited_gets_its_picture() -> None:
    """Its message never had the picture, though the edit on its way has set it."""
    hands, new = Hands(), list[Post]()

    async def edit_new(post: Post) -> None:
        new.append(post)

    async def edit_old(post: Post) -> None:
        if not new and hands.message.answer is first:
            hands.opened(edit_new)

    first = hands.message.answer = Token(edit_old, until=10_000)
    first.message = 5
    await hands.changed()
    await hands.changed()
    assert [bool(post.keeps) for post in new] == [False, True]


async def test_a_picture_that_cannot_be_kept_is_sent_again_by_the_same_token() -> None:
    hands, tried = Hands(), list[Post]()

    async def edit(post: Post) -> None:
        tried.append(post)
        if post.keeps:
            raise discord.HTTPException(cast(Any, Response(400)), {"code": 50035, "message": ""})

    token = hands.message.answer = Token(edit, until=10_000)
    await hands.changed()
    await hands.changed()
    assert [bool(post.keeps) for post in tried] == [False, True, False]
    assert hands.message.answer is token
    assert hands.message.picture == PICTURE
    await hands.bench.projector.close()


async def test_a_picture_is_kept_once_it_has_arrived() -> None:
    """A second tap may be answered before the first: its message then has no picture yet."""
    hands = Hands()
    projector, where = hands.bench.projector, (hands.message.table, hands.message.key)
    first = await projector.ready(*where, None, 5)
    assert first is not None
    hands.pressed(5, first)
    second = await projector.ready(*where, None, 5)
    assert second is not None
    assert not second.keeps
    projector.note_shown(*where, first)
    third = await projector.ready(*where, None, 5)
    assert third is not None
    assert third.keeps == PICTURE
    await projector.close()
