"""Four people at a table of the bot, who read its posts and click like people.

Only this module knows the bot's buttons, by their custom ids
``brouc:1:{table}:{seq}:{what}:{arg}``.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from tools.fake_discord.extra_checks import walk
from tools.fake_discord.interactions import Answer, ResponseType
from tools.fake_discord.person import Person
from tools.fake_discord.server import FakeDiscord
from tools.fake_discord.state import Change, Watcher
from tools.fake_discord.world import Guild, Message

CUSTOM_ID: Final = re.compile(r"(?:[a-z]+:)?brouc:1:([0-9]+):([0-9]+):([a-z]+):(.*)")
_MOVE: Final = "act"
"""Action of a button that plays a card."""
NAMES: Final = ("Anne", "Beat", "Carlo", "Daisy")
REACTION_S: Final = 0.3
"""Seconds between an awaited message and the press on it."""

SETTING_UP_S: Final = 60.0
"""Seconds to keep trying a press while a table is set up."""


class TableError(Exception):
    """A table could not be set up."""


@dataclass(frozen=True, slots=True)
class Press:
    """A usable component of a message."""

    custom_id: str
    what: str
    arg: str
    table: int = 0
    seq: int = 0
    values: tuple[str, ...] = ()
    """Options of a menu to choose."""


@dataclass(frozen=True, slots=True)
class Click:
    """One use of a button and its answer."""

    at: float
    """Time of the press in seconds, by the fake Discord's clock."""
    person: int
    press: Press
    answer: Answer

    @property
    def failed(self) -> bool:
        """Whether Discord showed « This interaction failed. »"""
        return self.answer.type is None

    @property
    def refused(self) -> bool:
        """Whether a sentence was shown instead of the action."""
        return self.answer.type is ResponseType.MESSAGE

    @property
    def played(self) -> bool:
        """Whether a card was pressed and accepted."""
        return self.press.what == _MOVE and not self.failed and not self.refused


def presses(message: Message | None) -> Iterator[Press]:
    """Yield the enabled buttons and menus of a message."""
    for part in walk(message.components) if message is not None else ():
        found = CUSTOM_ID.fullmatch(part.get("custom_id") or "")
        if found is not None and not part.get("disabled"):
            options = [one["value"] for one in part.get("options") or ()]
            values = tuple(options[: part.get("min_values", 1)])
            yield Press(part["custom_id"], found[3], found[4], int(found[1]), int(found[2]), values)


class Party:
    """New people of a server at a table in a channel of their own, from its opening on."""

    def __init__(
        self,
        fake_discord: FakeDiscord,
        guild: Guild,
        number: int = 1,
        on_click: Callable[[Party, Click], None] = lambda *_: None,
        seats: int = 4,
    ) -> None:
        """``number``: in all names, and the seed. ``on_click``: called with each answered click."""
        world = fake_discord.world
        self.channel = world.channel(guild, f"table-{number}")
        self.people = [
            Person(fake_discord, world.user(f"{name} {number}", guild)) for name in NAMES[:seats]
        ]
        self.lobby: Message | None = None
        """The table's message in the channel; its thread has the same id."""
        self.watcher: Watcher | None = None
        """Set on each change in the table's thread."""
        self._fake_discord = fake_discord
        self._on_click = on_click
        self._rng = random.Random(number)
        self._changed = asyncio.Event()
        self._counted: set[tuple[int, str]] = set()
        self._next_move = 0.0
        for one in self.people:
            fake_discord.discord.watch(world.direct(one.user).id, self._heard)

    @property
    def board(self) -> Message | None:
        """The newest message with buttons in the table's thread."""
        thread = self._fake_discord.world.channels.get(self.lobby.id) if self.lobby else None
        for message in reversed(thread.messages.values()) if thread else ():
            if any(press.what == "hand" for press in presses(message)):
                return message
        return None

    @property
    def number(self) -> int:
        """The table's number, read from its board; 0 before there is one."""
        return next((press.table for press in presses(self.board)), 0)

    def hand(self, person: int) -> Message | None:
        """A person's newest direct message."""
        messages = self._fake_discord.world.direct(self.people[person].user).messages
        return messages[next(reversed(messages))] if messages else None

    def come_to(self, lobby: Message) -> None:
        """Follow the table of this message."""
        self.lobby = lobby
        self._fake_discord.discord.watch(lobby.id, self._heard)

    async def sit_down(self, **options: str) -> None:
        """Open the table, choose options, sit down; raise :class:`TableError` on failure."""
        await self.people[0].slash(self.channel, "table")
        lobby = await self._lobby()
        self.come_to(lobby)
        for number, seat in enumerate("NWSE"):
            await self._must(number, lobby, "sit", seat)
        if options:
            panel = (await self._must(0, lobby, "options")).message
            for name, value in options.items():
                await self._must(0, panel, "set", name, value)

    async def start(self) -> None:
        """Start the match."""
        await self._must(0, self.lobby, "start")

    async def play(self, pace: float, done: Callable[[], bool] = lambda: False) -> None:
        """Play until ``done``, asked between actions: a card every ``pace`` s if the bot allows."""
        self._next_move = self._fake_discord.discord.clock() + self._rng.random() * pace
        while not done():
            self._changed.clear()
            if not await self._act(pace):
                await self._changed.wait()

    async def press(self, person: int, message: Message, press: Press, *values: str) -> Answer:
        """Click once and report the click."""
        at = self._fake_discord.discord.clock()
        answer = await self.people[person].click(message, press.custom_id, values)
        self._on_click(self, Click(at, person, press, answer))
        return answer

    def next_to_play(self) -> tuple[int, Message, list[Press]] | None:
        """The seat on turn, its hand and the playable cards, read from the hands."""
        for person in range(len(self.people)):
            hand = self.hand(person)
            moves = [one for one in presses(hand) if one.what == _MOVE]
            if moves and hand is not None:
                return person, hand, moves
        return None

    async def reach_card(self) -> None:
        """Act between cards until one can be played."""
        while self.next_to_play() is None:
            if not await self.act_between_cards():
                await asyncio.sleep(0.05)

    async def play_card(self) -> bool:
        """Press the first playable card, if there is one; return whether it was accepted."""
        found = self.next_to_play()
        if found is None:
            return False
        person, hand, moves = found
        answer = await self.press(person, hand, moves[0])
        return answer.type not in (None, ResponseType.MESSAGE)

    async def _act(self, pace: float) -> bool:
        """Do the next possible action; return whether there was one."""
        now = self._fake_discord.discord.clock
        if self.next_to_play() is not None:
            await asyncio.sleep(max(min(REACTION_S, pace), self._next_move - now()))
            if (found := self.next_to_play()) is not None:
                person, hand, moves = found
                self._next_move = now() + pace
                edits = hand.edits
                answer = await self.press(person, hand, self._rng.choice(moves))
                if answer.type is not ResponseType.MESSAGE:
                    await self._follows(hand, edits)
            return True
        return await self.act_between_cards()

    async def act_between_cards(self) -> bool:
        """Cut the pack or confirm a counted deal; return whether it was possible."""
        for person in range(len(self.people)):
            for message, what in ((self.hand(person), "cut"), (self.board, "count")):
                press = next((one for one in presses(message) if one.what == what), None)
                if message is None or press is None:
                    continue
                if await self._once(person, message, press):
                    return True
        return False

    async def _once(self, person: int, message: Message, press: Press) -> bool:
        """Click once only; one person's click is enough for a cut."""
        who = 0 if press.what == "cut" else person
        position = press.custom_id.rpartition(press.what)[0]
        if (who, position) in self._counted:
            return False
        self._counted.add((who, position))
        await asyncio.sleep(1.0)
        await self.press(person, message, press)
        return True

    async def _follows(self, hand: Message, edits: int) -> None:
        """Wait until the hand shows the played card, so that it is not pressed twice."""
        try:
            async with asyncio.timeout(10):
                while hand.edits == edits:
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            return

    async def _lobby(self) -> Message:
        """The table's message: the answer itself, or a later one if the bot was slow."""
        end = self._fake_discord.discord.clock() + SETTING_UP_S
        while self._fake_discord.discord.clock() < end:
            for message in self.channel.messages.values():
                if any(press.what == "sit" for press in presses(message)):
                    return message
            await asyncio.sleep(0.1)
        raise TableError("/table brought no table")

    async def _must(
        self, person: int, message: Message | None, what: str, arg: str = "", *values: str
    ) -> Answer:
        """Press until answered: a busy bot may have acted and confirm it late."""
        assert message is not None, "there is a lobby"
        clock = self._fake_discord.discord.clock
        end, tried = clock() + SETTING_UP_S, False
        while clock() < end:
            press = next(
                (one for one in presses(message) if one.what == what and arg in ("", one.arg)), None
            )
            if press is not None:
                answer = await self.press(person, message, press, *values)
                if answer.type is not None:
                    return answer
                tried = True
            elif tried:
                return Answer(ResponseType.UPDATE, 0.0, message)
            await asyncio.sleep(0.5)
        raise TableError(f"{what}:{arg} brought nothing")

    def _heard(self, message: Message, change: Change) -> None:
        self._changed.set()
        if self.watcher is not None and self.lobby is not None and message.channel == self.lobby.id:
            self.watcher(message, change)
