"""Stored content hashes: all of a table are cleared together when it changes."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.outbox.key import Kind, MessageKey, hand_key
from cogs.outbox.outbox import REST_S
from db import TableMessage
from tests.cogs.projecting import NORTH, Bench


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
        """Go on, and show these messages."""
        self.tables.go_on()
        await self.show(*keys)

    def stored(self) -> list[bool]:
        """Whether each message has a stored hash."""
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


async def test_a_hash_is_cleared_before_its_message_changes() -> None:
    """A process may be killed during the request."""
    desk = Desk()
    await desk.change(*desk.keys)
    desk.time += REST_S * 2
    await desk.outbox.note()
    stored: list[list[bool]] = []
    desk.discord.asked = lambda: stored.append(desk.stored())
    await desk.change(*desk.keys)
    assert stored[0] == [False, False]


async def test_a_message_that_changes_meanwhile_is_not_noted() -> None:
    desk = Desk()
    await desk.change(*desk.keys)
    desk.time += REST_S * 2
    hand = desk.outbox._messages.get(desk.tables.now.id, desk.keys[1])
    async with hand.lock:  # An answer is on its way.
        await desk.outbox.note()
    assert desk.stored() == [True, False]
    assert desk.keys[0].kind is Kind.BOARD
