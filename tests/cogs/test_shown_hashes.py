"""Stored content hashes: all of a table are cleared together when it changes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cogs.messages.client import MessageRef
from cogs.sync.message_keys import LOBBY, MessageKey, hand_key
from cogs.sync.message_state import MessageState, MessageStates
from cogs.sync.shown_hashes import REST_S, ShownHashes
from db import Head, MessageAt, NewEntry, NewTable, Store, TableMessage

KEYS = (LOBBY, hand_key(7), hand_key(8))


class Desk:
    """A table in a real store with three idle messages."""

    def __init__(self, store: Store, table: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store, self.table, self.now = store, table, 0.0
        self.messages = MessageStates()
        self.hashes = ShownHashes(store, self.messages, lambda: self.now)
        self.writes: list[int] = []
        note = store.messages.note

        async def counted(shown: Sequence[TableMessage]) -> None:
            self.writes.append(len(shown))
            await note(shown)

        monkeypatch.setattr(store.messages, "note", counted)

    async def show(self, key: MessageKey, text: str) -> MessageState:
        """Record a message that shows this."""
        message = self.messages.get(self.table, key)
        message.place = MessageRef(1, 100 + KEYS.index(key))
        message.content_hash, message.noted = text, ""
        place = MessageAt(message.place.channel, message.place.message, 0)
        await self.store.messages.put(self.table, str(key), place)
        return message

    async def told(self) -> list[str]:
        """The stored content hashes."""
        found = [await self.store.messages.get(self.table, str(key)) for key in KEYS]
        return ["" if one is None else one.shown.strip() for one in found]


@pytest.fixture
async def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    async with await Store.open(f"sqlite+aiosqlite:///{tmp_path}/brouc.sqlite") as store:
        head = Head("lobby", 7, 1, None, 7, ((7, "N"),), 0)
        opened = NewEntry("opened", "{}", 0)
        table = await store.journals.create_table(NewTable("brouc", head, 0), [opened], "open")
        desk = Desk(store, table, monkeypatch)
        for key in KEYS:
            await desk.show(key, f"{key}")
        yield desk


async def test_one_write_notes_what_rests_and_one_withdraws_it(desk: Desk) -> None:
    desk.now = REST_S - 1
    await desk.hashes.note()
    assert await desk.told() == ["", "", ""], "it may change any moment"
    desk.now = REST_S
    await desk.hashes.note()
    assert await desk.told() == [str(key) for key in KEYS]
    desk.writes.clear()
    for message in desk.messages:
        message.shows(None)
        await desk.hashes.withdraw(message)
    assert await desk.told() == ["", "", ""]
    assert desk.writes == [3]


@pytest.mark.parametrize("first", ["note", "withdraw"])
async def test_a_note_that_is_written_meanwhile_is_known_of(desk: Desk, first: str) -> None:
    """The content hash being written is known, so that it is cleared before the message changes."""
    desk.now = REST_S
    await desk.hashes.note()
    changed, other, _ = desk.messages
    changed.shows(None)
    other.content_hash = "another"  # By an answer, which does not wait for the write.
    both: list[Callable[[], Awaitable[None]]] = [
        partial(desk.hashes.note),
        partial(desk.hashes.withdraw, changed),
    ]
    if first == "withdraw":
        both.reverse()
    await asyncio.gather(*(step() for step in both))
    for message, there in zip(desk.messages, await desk.told(), strict=True):
        assert message.noted in (None, there) or message.noted == f"{there} "
