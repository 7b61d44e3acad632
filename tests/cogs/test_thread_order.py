"""A table's thread: messages in chronological order, full tricks for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from cogs.messages.client import MessageRef, Sent
from cogs.messages.posts import Post
from cogs.outbox.key import Kind, MessageKey
from tables.decisions.outcomes import Change
from tables.journal.entries import Acted, By, Entry, Ready, Stored
from tables.journal.state import TableState
from tests.cogs.projecting import NORTH, Bench, Discord, rounds, said

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
                raise OSError
        self.sent.append(said(post).split()[0])
        return await super().send(channel, post, nonce=nonce)

    async def edit(self, place: MessageRef, post: Post) -> None:
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
        bench.outbox.changed(Change(before, after, (Stored(after.seq, 0, entry),)))
        if not at_once:
            await bench.settle()
    await bench.settle()
    edits = [(text, when) for text, when in discord.edits if text.startswith("board")]
    assert [text for text, _ in edits] == [f"board:1.1 {first + number}" for number in shown]
    if shown == [1, 3]:
        assert edits[1][1] - edits[0][1] >= 1.0
