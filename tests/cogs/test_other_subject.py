"""The outbox, for messages that are no table's: a bell with a card and private notices."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator, Mapping
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

import discord

from cogs.messages.errors import UNKNOWN_CHANNEL
from cogs.messages.posts import Post
from cogs.outbox.key import LOBBY, Kind, MessageKey
from cogs.outbox.outbox import Outbox
from cogs.outbox.quota import Urgency
from cogs.outbox.subject import DIRECT, Due
from tables.decisions.outcomes import Change, Nudge
from tables.journal.entries import Stored
from tables.journal.state import Status
from tests.cogs.projecting import Bench, Discord, Memory, Response, text

NOTICE = MessageKey(Kind.NUDGE, person=7)
CHANNEL, MESSAGES = 300, 100
"""The card's channel, and the person's direct messages."""


@dataclass(frozen=True, slots=True)
class Hung:
    game: str = "brouc"
    guild: int | None = None


@dataclass(frozen=True, slots=True)
class Bell:
    id: int
    seq: int = 1
    at: int = 0
    status: Status = Status.PLAYING
    opened: Hung = Hung()
    rings: bool = False


@dataclass(frozen=True, slots=True)
class Rang:
    pass


class Bells:
    """The messages of one bell."""

    kinds = (Kind.LOBBY, Kind.NUDGE)

    def __init__(self) -> None:
        self.now = Bell(8)
        self.gone: list[int] = []

    def due(self, change: Change[Bell, Rang] | Nudge[Bell]) -> Iterator[Due]:
        yield Due(LOBBY, Urgency.NOW)

    def standing(self, state: Bell) -> Iterator[MessageKey]:
        yield LOBBY

    def after_start(self, state: Bell, known: Container[MessageKey]) -> Iterator[MessageKey]:
        yield from self.standing(state)

    def occasion(self, state: Bell, key: MessageKey) -> int:
        return state.seq

    async def state(self, number: int) -> Bell | None:
        return self.now if number == self.now.id else None

    async def post(
        self, number: int, key: MessageKey, *, then: Bell | None = None, **how: Any
    ) -> Post | None:
        return text(f"{key} {'rings' if self.now.rings else 'hangs'}")

    async def channel(self, number: int, key: MessageKey) -> int | None:
        return DIRECT if key == NOTICE else CHANNEL

    async def channel_lost(self, number: int, channel: int) -> bool:
        return False

    async def channel_deleted(self, number: int, channel: int) -> None:
        self.gone.append(channel)

    async def about(self, person: int) -> Mapping[int, Collection[MessageKey]]:
        return {}

    def ring(self, outbox: Outbox) -> None:
        before = self.now
        self.now = replace(before, seq=before.seq + 1, rings=True)
        outbox.changed(self, Change(before, self.now, (Stored(self.now.seq, 0, Rang()),)))


class Tower(Bench):
    """An outbox that shows a bell and no table."""

    def __init__(self, discord: Discord | None = None, store: Memory | None = None) -> None:
        super().__init__(discord=discord, store=store)
        parts: Any = self.parts
        store_parts: Any = SimpleNamespace(messages=parts["messages"])
        self.bells = Bells()
        self.outbox = Outbox(parts["discord"], store_parts, parts["people"], self.quota)
        self.outbox.add(self.bells)

    async def show_card(self) -> None:
        self.outbox.refresh(8, LOBBY)
        await self.settle()


async def test_its_card_and_private_notice_are_posted_and_edited() -> None:
    tower = Tower()
    tower.outbox.refresh(8, LOBBY, NOTICE)
    await tower.settle()
    posted = {(one.channel, one.text) for one in tower.discord.messages.values()}
    assert posted == {(CHANNEL, "lobby hangs"), (MESSAGES, "nudge:7 hangs")}
    tower.bells.ring(tower.outbox)
    await tower.settle()
    assert tower.shown() == ["lobby rings", "nudge:7 hangs"]


async def test_after_a_restart_only_a_difference_is_edited() -> None:
    first = Tower()
    await first.show_card()
    await first.outbox.close()
    again, edits = Tower(first.discord, first.store), list[int]()
    first.discord.asked = lambda: edits.append(1)
    await again.outbox.compare(8, Urgency.LATER)
    await again.settle()
    assert not edits
    again.bells.now = replace(again.bells.now, rings=True)
    await again.outbox.compare(8, Urgency.LATER)
    await again.settle()
    assert (len(edits), again.shown()) == (1, ["lobby rings"])


async def test_it_learns_that_its_channel_is_deleted() -> None:
    tower = Tower()

    def refuse() -> None:
        raise discord.NotFound(Response(404), {"code": UNKNOWN_CHANNEL, "message": ""})

    tower.discord.asked = refuse
    await tower.show_card()
    assert tower.bells.gone == [CHANNEL]


async def test_a_number_without_a_subject_has_no_messages() -> None:
    tower = Tower()
    assert await tower.outbox.find(9) is None
    await tower.outbox.compare(9)
    await tower.settle()
    assert tower.shown() == []
