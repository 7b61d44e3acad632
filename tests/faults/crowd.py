"""People at tables of several games who click their buttons; and all messages to them.

They do not know the rules: everybody presses random buttons of their hand or the board.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from db import Preferences, Store
from tools.fake_discord.interactions import Interaction, ResponseType
from tools.fake_discord.party import CUSTOM_ID, Click, Party, Press, presses
from tools.fake_discord.process import BotProcess
from tools.fake_discord.server import FakeDiscord
from tools.fake_discord.state import Change
from tools.fake_discord.world import Message

DOING: Final = ("act", "cut", "count", "next", "now", "pick", "several", "again", "start", "ask")
"""Actions of a match."""
AT_ONCE: Final = tuple(what for what in DOING if what != "ask")
"""Actions that need no further question once accepted."""
SURE_S: Final = 1.5
"""Seconds within which an answer is final, not a mere deferral."""
WHILE_S: Final = 0.5
"""Seconds to wait for the result of a press."""
PATIENCE_S: Final = 120.0
"""Limit that only ends hanging tests."""
SEATS: Final = {"brouc": "NWSE", "briscon": "NS"}


class Table(Party):
    def __init__(
        self, fake_discord: FakeDiscord, guild: Any, game: str, newest: dict[int, int]
    ) -> None:
        self.game, self._newest = game, newest
        self.rng = random.Random(game)
        number, seats = [*SEATS].index(game), len(SEATS[game])
        super().__init__(fake_discord, guild, number, self._clicked, seats)
        fake_discord.discord.watch(self.channel.id, self._heard)

    def _heard(self, message: Message, change: Change) -> None:
        if change is not Change.DELETED:
            self._note(message)
        super()._heard(message, change)

    def _clicked(self, _: Party, click: Click) -> None:
        self._note(click.answer.message)

    def _note(self, message: Message | None) -> None:
        for use in presses(message):
            self._newest[use.table] = max(self._newest.get(use.table, 0), use.seq)

    # -- observing ---------------------------------------------------------------------------------

    def boards(self) -> list[Message]:
        """The newest messages in the table's thread: the board, or the result."""
        thread = self._fake_discord.world.channels.get(self.lobby.id) if self.lobby else None
        return list(thread.messages.values())[-12:] if thread else []

    def offered(self) -> list[tuple[int, Message, Press]]:
        """Every component that could continue the match; cards alone where one can be played."""
        found = [
            (person, message, use)
            for person in range(len(self.people))
            for message in (self.hand(person), self.lobby, *self.boards())
            if message is not None
            for use in presses(message)
            if use.what in (*DOING, "sit")
        ]
        found = [one for one in found if one[2].what != "sit"] or found
        cards = [one for one in found if one[2].what == "act"]
        return cards if cards and self.rng.random() < 0.9 else found

    # -- acting ------------------------------------------------------------------------------------

    async def sit_down(self, **options: str) -> None:
        """Open the table, sit, choose options, start."""
        await self.people[0].slash(self.channel, "table", game=self.game)
        lobby = await self._lobby()
        self.come_to(lobby)
        for number, seat in enumerate(SEATS[self.game]):
            await self._must(number, lobby, "sit", seat)
        panel = (await self._must(0, lobby, "options")).message
        for name, value in options.items():
            await self._must(0, panel, "set", name, value)
        await self.start()

    async def step(self) -> None:
        """Press something, and wait until the result shows; or wait until there is something."""
        offered = self.offered()
        if not offered:
            await self._waited(self.offered)
            return
        person, message, use = self.rng.choice(offered)
        edits, newest = message.edits, self.hand(person)
        answer = await self.press(person, message, use, *use.values)
        if answer.type in (ResponseType.UPDATE, ResponseType.DEFERRED_UPDATE):
            await self._waited(lambda: message.edits != edits or self.hand(person) is not newest)

    async def _waited(self, done: Callable[[], object]) -> None:
        """Wait for a while, until changes have brought it."""
        with suppress(TimeoutError):
            async with asyncio.timeout(WHILE_S):
                while not done():
                    self._changed.clear()
                    await self._changed.wait()


class Crowd:
    def __init__(self, fake_discord: FakeDiscord, games: tuple[str, ...]) -> None:
        self.fake_discord = fake_discord
        self.newest: dict[int, int] = {}
        """By table: the newest entry in any message or answer, over all processes of the bot."""
        guild = fake_discord.world.guild("Server")
        fake_discord.rest.limits.on = False
        self.tables = [Table(fake_discord, guild, game, self.newest) for game in games]

    async def read(self, database: str) -> None:
        """Make everybody prefer text mode: drawing is not under test."""
        async with await Store.open(database) as store:
            for table in self.tables:
                for person in table.people:
                    await store.people.set_preferences(person.user.id, Preferences(text_mode=True))

    async def sit_down(self, bot: BotProcess) -> None:
        """Begin all matches, once the bot has a session."""
        async with asyncio.timeout(PATIENCE_S):
            while not self.fake_discord.gateway.sessions:
                assert bot.running, "it has ended"
                await asyncio.sleep(0.005)
            for table in self.tables:
                await table.sit_down(clock="2min")

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
    found = CUSTOM_ID.fullmatch(one.data["custom_id"])
    done = found is not None and found[3] in AT_ONCE
    shown = answer.type in (ResponseType.UPDATE, ResponseType.DEFERRED_UPDATE)
    return done and shown and answer.seconds < SURE_S
