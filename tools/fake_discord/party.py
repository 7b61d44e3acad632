"""Four people at a table of the bot, who read what it posts and click like people.

This alone knows the bot's buttons, by their text: ``brouc:1:{table}:{seq}:{what}:{arg}``. It reads
those of every version, so that one benchmark compares two.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from tools.fake_discord.beyond import walk
from tools.fake_discord.interactions import Answer, Answering
from tools.fake_discord.person import Person
from tools.fake_discord.server import Standin
from tools.fake_discord.state import Change, Watcher
from tools.fake_discord.world import Channel, Message

_ID: Final = re.compile(r"(?:[a-z]+:)?brouc:1:([0-9]+):([0-9]+):([a-z]+):(.*)")
_MOVES: Final = ("act", "card")
"""What a button says that plays a card: now, and in v0.1.0."""
REACTION_S: Final = 0.3
"""How fast somebody presses what they were waiting for."""

SETTING_UP_S: Final = 60.0
"""How long somebody tries to press something while a table is set up."""


class TableError(Exception):
    """A table could not be set up."""


@dataclass(frozen=True, slots=True)
class Press:
    """What can be pressed on a message."""

    custom_id: str
    what: str
    arg: str
    table: int = 0


@dataclass(frozen=True, slots=True)
class Click:
    """One use of a button, as it went."""

    at: float
    """Seconds, by the stand-in's clock: when it was pressed."""
    person: int
    press: Press
    answer: Answer

    @property
    def failed(self) -> bool:
        """« This interaction failed. »"""
        return self.answer.type is None

    @property
    def refused(self) -> bool:
        """A sentence instead of what was asked for."""
        return self.answer.type is Answering.MESSAGE

    @property
    def move(self) -> bool:
        """Whether a card was pressed."""
        return self.press.what in _MOVES


def presses(message: Message | None) -> Iterator[Press]:
    """The buttons and menus of a message that can be used."""
    for part in walk(message.components) if message is not None else ():
        found = _ID.fullmatch(part.get("custom_id") or "")
        if found is not None and not part.get("disabled"):
            yield Press(part["custom_id"], found[3], found[4], int(found[1]))


class Party:
    """A table, from its opening on. ``told``: hears of every click when it has been answered."""

    def __init__(
        self,
        standin: Standin,
        channel: Channel,
        people: list[Person],
        told: Callable[[Party, Click], None],
        seed: int = 1,
    ) -> None:
        self.channel = channel
        self.people = people
        self.lobby: Message | None = None
        """The table's message in the channel; its thread bears the same id."""
        self.watcher: Watcher | None = None
        """Hears of what changes in the table's thread."""
        self._standin = standin
        self._told = told
        self._rng = random.Random(seed)
        self._changed = asyncio.Event()
        self._counted: set[tuple[int, str]] = set()
        self._next_move = 0.0
        for one in people:
            standin.discord.watch(standin.world.direct(one.user).id, self._heard)

    @property
    def board(self) -> Message | None:
        """The newest message in the table's thread with something to press."""
        thread = self._standin.world.channels.get(self.lobby.id) if self.lobby else None
        for message in reversed(thread.messages.values()) if thread else ():
            if any(press.what == "hand" for press in presses(message)):
                return message
        return None

    @property
    def number(self) -> int:
        """The table's number, by its board; 0 before there is one."""
        return next((press.table for press in presses(self.board)), 0)

    def hand(self, person: int) -> Message | None:
        """The newest direct message of one of the four."""
        messages = self._standin.world.direct(self.people[person].user).messages
        return messages[next(reversed(messages))] if messages else None

    def come_to(self, lobby: Message) -> None:
        """This is their table."""
        self.lobby = lobby
        self._standin.discord.watch(lobby.id, self._heard)

    async def sit_down(self, **options: str) -> None:
        """Open the table, choose options, sit; raises :class:`TableError`."""
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
        """Begin the match."""
        await self._must(0, self.lobby, "start")

    async def play(self, pace: float) -> None:
        """Play for ever, a card every ``pace`` seconds where the bot lets one."""
        self._next_move = self._standin.discord.clock() + self._rng.random() * pace
        while True:
            self._changed.clear()
            if not await self._act(pace):
                await self._changed.wait()

    async def press(self, person: int, message: Message, press: Press, *values: str) -> Answer:
        """One click, told of."""
        at = self._standin.discord.clock()
        answer = await self.people[person].click(message, press.custom_id, values)
        self._told(self, Click(at, person, press, answer))
        return answer

    def next_to_play(self) -> tuple[int, Message, list[Press]] | None:
        """Who can play which cards, by what their hand shows."""
        for person in range(len(self.people)):
            hand = self.hand(person)
            moves = [one for one in presses(hand) if one.what in _MOVES]
            if moves and hand is not None:
                return person, hand, moves
        return None

    async def _act(self, pace: float) -> bool:
        """Do what there is to do; whether there was something."""
        now = self._standin.discord.clock
        if self.next_to_play() is not None:
            await asyncio.sleep(max(min(REACTION_S, pace), self._next_move - now()))
            if (found := self.next_to_play()) is not None:
                person, hand, moves = found
                self._next_move = now() + pace
                edits = hand.edits
                answer = await self.press(person, hand, self._rng.choice(moves))
                if answer.type is not Answering.MESSAGE:
                    await self._follows(hand, edits)
            return True
        return await self.act_between_cards()

    async def act_between_cards(self) -> bool:
        """Cut the pack, or say that a deal has been counted; whether there was something."""
        for person in range(len(self.people)):
            for message, what in ((self.hand(person), "cut"), (self.board, "count")):
                press = next((one for one in presses(message) if one.what == what), None)
                if message is None or press is None:
                    continue
                if await self._once(person, message, press):
                    return True
        return False

    async def _once(self, person: int, message: Message, press: Press) -> bool:
        """A click that nobody repeats; for a cut one person's is enough."""
        who = 0 if press.what == "cut" else person
        position = press.custom_id.rpartition(press.what)[0]
        if (who, position) in self._counted:
            return False
        self._counted.add((who, position))
        await asyncio.sleep(1.0)
        await self.press(person, message, press)
        return True

    async def _follows(self, hand: Message, edits: int) -> None:
        """Wait until the hand shows what was played: nobody presses a card twice."""
        try:
            async with asyncio.timeout(10):
                while hand.edits == edits:
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            return

    async def _lobby(self) -> Message:
        """The table's message: the answer itself, or a later one where the bot was slow."""
        end = self._standin.discord.clock() + SETTING_UP_S
        while self._standin.discord.clock() < end:
            for message in self.channel.messages.values():
                if any(press.what == "sit" for press in presses(message)):
                    return message
            await asyncio.sleep(0.1)
        raise TableError("/table brought no table")

    async def _must(
        self, person: int, message: Message | None, what: str, arg: str = "", *values: str
    ) -> Answer:
        """Press until it is answered: a busy bot may have done it all the same, and say so late."""
        assert message is not None, "there is a lobby"
        clock = self._standin.discord.clock
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
                return Answer(Answering.UPDATE, 0.0, message)
            await asyncio.sleep(0.5)
        raise TableError(f"{what}:{arg} brought nothing")

    def _heard(self, message: Message, change: Change) -> None:
        self._changed.set()
        if self.watcher is not None and self.lobby is not None and message.channel == self.lobby.id:
            self.watcher(message, change)
