"""During an IP ban, requests already queued are held back too."""

from __future__ import annotations

import asyncio
from typing import Any

import discord

from cogs.messages.client import MessageRef, Sent
from cogs.messages.posts import Post
from cogs.outbox.key import Kind, MessageKey, hand_key
from tests.cogs.positions import PERSONS
from tests.cogs.projecting import Bench, Discord, Response

CALL = MessageKey(Kind.CALL, 1, 1)
NEXT = MessageKey(Kind.BOARD, 1, 2)
HANDS = tuple(map(hand_key, PERSONS.values()))


class Barring(Discord):
    """A Discord that bans the address until told otherwise, and records all requests."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.bars = True

    def _ask(self) -> None:
        self.asked += 1
        if self.bars:
            response: Any = Response(429)
            raise discord.HTTPException(response, "error code: 1015")

    async def send(self, channel: int, post: Post, *, nonce: str) -> Sent:
        """Post."""
        self._ask()
        return await super().send(channel, post, nonce=nonce)

    async def edit(self, place: MessageRef, post: Post) -> None:
        """Edit."""
        self._ask()
        await super().edit(place, post)


async def _some_rounds() -> None:
    for _ in range(60):
        await asyncio.sleep(0)


async def test_what_is_drawn_when_discord_bars_does_not_ask() -> None:
    wire = Barring()
    bench = Bench(discord=wire, placed=True)
    drawn, rested, post = asyncio.Event(), asyncio.Event(), bench.renderer.post
    still: Any = bench.renderer

    async def slow(*where: Any, **how: Any) -> Post | None:
        await drawn.wait()
        return await post(*where, **how)

    async def rest(seconds: float) -> None:
        await rested.wait()
        bench.time += seconds

    still.post = slow
    object.__setattr__(bench.outbox._pace, "sleep", rest)
    bench.outbox.refresh(bench.tables.now.id, *HANDS, CALL, NEXT)
    await _some_rounds()
    drawn.set()
    await _some_rounds()
    assert wire.asked == 1, "the first answer tells all"
    wire.bars = False
    rested.set()
    await bench.settle()
    assert wire.posted == len(HANDS) + 2, "and none is forgotten"
    order = [one.text.split()[0] for one in wire.messages.values()]
    assert order.index(str(CALL)) < order.index(str(NEXT)), "in the order in which it happened"
