"""People at three tables, one of each game, who click their buttons; and all messages to them.

They do not know the rules: everybody presses random buttons of their hand or the board.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from db import Preferences, Store
from tools.fake_discord.extra_checks import walk
from tools.fake_discord.interactions import Answer, Interaction, ResponseType
from tools.fake_discord.person import Person
from tools.fake_discord.server import FakeDiscord
from tools.fake_discord.state import Change
from tools.fake_discord.world import Channel, Message

_ID: Final = re.compile(r"(?:[a-z]+:)?brouc:1:([0-9]+):([0-9]+):([a-z]+):(.*)")
DOING: Final = ("act", "cut", "count", "next", "now", "pick", "several", "again", "start", "ask")
"""Actions of a match."""
AT_ONCE: Final = tuple(what for what in DOING if what != "ask")
"""Actions that need no further question once accepted."""
SURE_S: Final = 1.5
"""Seconds within which an answer is final, not a mere deferral."""
SEATS: Final = {"brouc": "NWSE", "brus": "NWSE", "briscon": "NS"}
SETTING_UP_S: Final = 120.0


@dataclass(frozen=True, slots=True)
class Use:
    """A component that can be pressed."""

    custom_id: str
    table: int
    seq: int
    what: str
    arg: str
    values: tuple[str, ...] = ()


def uses(message: Message | None) -> Iterator[Use]:
    """The buttons and menus of a table in a message."""
    for part in walk(message.components) if message is not None else ():
        found = _ID.fullmatch(part.get("custom_id") or "")
        if found is not None and not part.get("disabled"):
            offered = [one["value"] for one in part.get("options") or ()]
            values = tuple(offered[: part.get("min_values", 1)]) if offered else ()
            yield Use(part["custom_id"], int(found[1]), int(found[2]), found[3], found[4], values)


@dataclass
class Told:
    """Contents of all messages and answers, over all processes of the bot."""

    newest: dict[int, int] = field(default_factory=dict)
    """By table: the newest entry in any message."""

    def message(self, message: Message, change: Change) -> None:
        """Note the contents of a message."""
        if change is not Change.DELETED:
            for use in uses(message):
                self.newest[use.table] = max(self.newest.get(use.table, 0), use.seq)


class Table:
    """One table of one game, and its people."""

    def __init__(
        self, fake_discord: FakeDiscord, guild: Any, game: str, told: Told, seed: int
    ) -> None:
        self.game, self._fake_discord, self._told = game, fake_discord, told
        self.rng = random.Random(f"{game} {seed}")
        self.channel: Channel = fake_discord.world.channel(guild, game)
        names = ("Anne", "Beat", "Carlo", "Dora")
        self.people = [
            Person(fake_discord, fake_discord.world.user(f"{name} {game}", guild))
            for name, _ in zip(names, SEATS[game], strict=False)
        ]
        self.lobby: Message | None = None
        self.number = 0
        self.changed = asyncio.Event()
        for one in self.people:
            self._hear(fake_discord.world.direct(one.user).id)
        self._hear(self.channel.id)

    def _hear(self, channel: int) -> None:
        self._fake_discord.discord.watch(channel, self._heard)

    def _heard(self, message: Message, change: Change) -> None:
        self._told.message(message, change)
        self.changed.set()

    # -- observing ---------------------------------------------------------------------------------

    def boards(self) -> list[Message]:
        """The newest messages in the table's thread: the board, or the result."""
        thread = self._fake_discord.world.channels.get(self.lobby.id) if self.lobby else None
        return list(thread.messages.values())[-12:] if thread else []

    def hand(self, person: Person) -> Message | None:
        """The newest direct message of somebody."""
        messages = self._fake_discord.world.direct(person.user).messages
        return messages[next(reversed(messages))] if messages else None

    def offered(self) -> list[tuple[Person, Message, Use]]:
        """Every component that could continue the match; cards alone where one can be played."""
        found = [
            (person, message, use)
            for person in self.people
            for message in (self.hand(person), self.lobby, *self.boards())
            if message is not None
            for use in uses(message)
            if use.what in (*DOING, "sit")
        ]
        found = [one for one in found if one[2].what != "sit"] or found
        cards = [one for one in found if one[2].what == "act"]
        return cards if cards and self.rng.random() < 0.9 else found

    # -- acting ------------------------------------------------------------------------------------

    async def sit_down(self, clock: str) -> None:
        """Open the table, sit, start."""
        await self.people[0].slash(self.channel, "table", game=self.game)
        self.lobby = await self._until(
            lambda: next(
                (
                    one
                    for one in self.channel.messages.values()
                    if any(use.what == "sit" for use in uses(one))
                ),
                None,
            )
        )
        self._hear(self.lobby.id)
        self.number = next(uses(self.lobby)).table
        for person, seat in zip(self.people, SEATS[self.game], strict=True):
            await self._must(person, self.lobby, "sit", seat)
        panel = (await self._must(self.people[0], self.lobby, "options")).message
        assert panel is not None
        await self._must(self.people[0], panel, "set", "clock", clock)
        started = await self._must(self.people[0], self.lobby, "start")
        assert started.type is not None

    async def press(self, person: Person, message: Message, use: Use) -> Answer:
        """Click once."""
        answer = await person.click(message, use.custom_id, use.values)
        if answer.message is not None:
            self._told.message(answer.message, Change.POSTED)
        return answer

    async def step(self, patience_s: float = 0.5) -> bool:
        """Press something; ``False`` if there was nothing to press for a while."""
        offered = self.offered()
        if not offered:
            self.changed.clear()
            try:
                await asyncio.wait_for(self.changed.wait(), patience_s)
            except TimeoutError:
                return False
            return True
        person, message, use = self.rng.choice(offered)
        edits, newest = message.edits, self.hand(person)
        answer = await self.press(person, message, use)
        if answer.type in (ResponseType.UPDATE, ResponseType.DEFERRED_UPDATE):
            # The result shows before the same person presses again.
            end = self._fake_discord.discord.clock() + patience_s
            while message.edits == edits and self.hand(person) is newest:
                self.changed.clear()
                left = end - self._fake_discord.discord.clock()
                try:
                    await asyncio.wait_for(self.changed.wait(), max(0.0, left))
                except TimeoutError:
                    break
        return True

    async def _until(self, look: Any) -> Message:
        end = self._fake_discord.discord.clock() + SETTING_UP_S
        while (found := look()) is None:
            assert self._fake_discord.discord.clock() < end, "the table does not come"
            await asyncio.sleep(0.02)
        assert isinstance(found, Message)
        return found

    async def _must(
        self, person: Person, message: Message, what: str, arg: str = "", *values: str
    ) -> Answer:
        """Press a component that is, or will be, there."""
        end = self._fake_discord.discord.clock() + SETTING_UP_S
        while True:
            for use in uses(message):
                if use.what == what and arg in ("", use.arg):
                    answer = await person.click(message, use.custom_id, values)
                    self._told.message(message, Change.EDITED)
                    if answer.type is not None:
                        return answer
            assert self._fake_discord.discord.clock() < end, f"{what}:{arg} is not to be had"
            await asyncio.sleep(0.05)


class Crowd:
    """All people at all tables."""

    def __init__(
        self, fake_discord: FakeDiscord, seed: int = 1, games: tuple[str, ...] = ()
    ) -> None:
        self.fake_discord, self.told = fake_discord, Told()
        guild = fake_discord.world.guild("Server")
        fake_discord.rest.limits.on = False
        self.tables = [Table(fake_discord, guild, game, self.told, seed) for game in games or SEATS]

    async def read(self, database: str) -> None:
        """Make everybody prefer text mode: drawing is not under test."""
        async with await Store.open(database) as store:
            for table in self.tables:
                for person in table.people:
                    await store.people.set_preferences(person.user.id, Preferences(text_mode=True))

    async def sit_down(self, clock: str = "2min") -> None:
        """Begin three matches."""
        for table in self.tables:
            await table.sit_down(clock)

    async def play(self) -> None:
        """Play until cancelled."""

        async def one(table: Table) -> None:
            while True:
                await table.step()

        await asyncio.gather(*(one(table) for table in self.tables))

    def accepted(self) -> set[str]:
        """The causes of clicks that were visibly accepted.

        Not the second press of a button: its effect is shown late, without an answer.
        """
        found, pressed = set(), set()
        for one in sorted(self.fake_discord.discord.interactions.values(), key=lambda one: one.id):
            press = (one.user.id, one.data.get("custom_id"))
            if press not in pressed and taken(one):
                found.add(str(one.id))
            if one.answer.done():
                pressed.add(press)
        return found


def taken(one: Interaction) -> bool:
    """Whether the click was visibly accepted."""
    if not one.answer.done() or one.message is None:
        return False
    answer = one.answer.result()
    found = _ID.fullmatch(one.data["custom_id"])
    done = found is not None and found[3] in AT_ONCE
    shown = answer.type in (ResponseType.UPDATE, ResponseType.DEFERRED_UPDATE)
    return done and shown and answer.seconds < SURE_S


async def connected(fake_discord: FakeDiscord, running: Any) -> None:
    """Wait until a bot has a session. ``running``: whether it still may have one."""
    while not fake_discord.gateway.sessions:
        assert running(), "it has ended"
        await asyncio.sleep(0.005)
