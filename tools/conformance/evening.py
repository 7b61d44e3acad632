"""An evening on the fake Discord: the real bot and store, people who press buttons.

The bot is imported only here. Discord's description is checked where jsonschema-rs is installed
(``pip install jsonschema-rs``).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from gamekit.api.game import Game
from gamekit.api.panel import together
from tools.conformance import BrokenLawError
from tools.conformance.subject import Subject
from tools.fake_discord.extra_checks import walk
from tools.fake_discord.interactions import Answer
from tools.fake_discord.launch import redirected
from tools.fake_discord.person import Person
from tools.fake_discord.server import TOKEN, FakeDiscord
from tools.fake_discord.world import Channel, Message

if TYPE_CHECKING:
    from cogs.client import BroucBot
    from db import Store
    from tables.journal.state import TableState

LONG: Final = 3_600_000
"""Option value in ms of long timers, so that presses and not timers end each phase."""
PATIENCE: Final = 300.0
"""Seconds to wait for an effect of a press; only ends a bot that is busy without end."""
PAUSE: Final = 0.005
"""Seconds between two looks at a message."""
LOOKS: Final = 400
"""Looks in a row, all messages being up to date, after which nothing more is expected."""
PEOPLE: Final = ("anne", "beat", "carlo", "daisy")
LANGUAGES: Final = ("fr", "de", "it", "en")
LOCALES: Final = ("fr", "de", "it", "en-GB")


@dataclass(frozen=True, slots=True)
class Pressable:
    """A button, or one line of a menu, with an action of the game."""

    custom_id: str
    action: str
    chosen: tuple[str, ...] = ()
    """In a menu: the values of its lines."""
    asks: bool = False
    """Whether it requires confirmation."""


def parts(message: Message | None) -> list[dict[str, Any]]:
    """Enabled components of a message."""
    found = walk(message.components) if message is not None else ()
    return [part for part in found if part.get("custom_id") and not part.get("disabled")]


def actions(message: Message | None) -> Iterator[Pressable]:
    """The game's actions on a message."""
    from cogs.messages.custom_ids import parsed, unpacked

    for part in parts(message):
        meant = parsed(part["custom_id"])
        if meant is None:
            continue
        custom_id, values = part["custom_id"], [one["value"] for one in part.get("options", ())]
        if meant.what in ("act", "now", "ask"):
            yield Pressable(custom_id, unpacked(meant.arg), asks=meant.what == "ask")
        elif meant.what == "pick":
            for value in values:
                yield Pressable(custom_id, value, (value,))
        elif meant.what == "several":
            for many in range(part["min_values"], part["max_values"] + 1):
                for some in combinations(values, many):
                    yield Pressable(custom_id, together(unpacked(meant.arg), some), some)


class Evening:
    """One table and its people."""

    def __init__(self, game: Game, folder: Path, seed: int, fake_discord: FakeDiscord) -> None:
        self.game = game
        self.rng = Random(seed)
        from db.core.engine import sqlite_url

        self.url = sqlite_url(folder / "evening.sqlite")
        self.table = 0
        self.fake_discord = fake_discord
        guild = fake_discord.world.guild("Village")
        self.channel: Channel = fake_discord.world.channel(guild, "table")
        self.people = [
            Person(fake_discord, fake_discord.world.user(name.title(), guild, locale=language))
            for name, language in zip(PEOPLE[: len(game.rules.seats)], LOCALES, strict=False)
        ]
        self.store: Store
        self.bot: BroucBot
        self._running: asyncio.Task[None]

    async def start(self) -> None:
        """Connect a fresh bot; only the database file remains of the one before."""
        from cogs.client import BroucBot
        from cogs.outbox.pace import Pace
        from db import Store
        from tables.decisions.pauses import NO_PAUSES
        from tables.runtime.limits import NO_LIMITS

        pauses = replace(NO_PAUSES, heartbeat=LONG, book=LONG, cut=LONG, lobby=LONG)
        self.store = await Store.open(self.url)
        self.bot = BroucBot(
            self.store,
            {self.game.name: self.game},
            pauses=pauses,
            pace=Pace.unhurried(),
            rng=self.rng,
            limits=NO_LIMITS,
        )
        self._running = asyncio.create_task(self.bot.start(TOKEN))
        while not self.fake_discord.gateway.sessions:
            if self._running.done():
                self._running.result()
            await asyncio.sleep(PAUSE)
        await self.bot.wait_until_ready()

    async def stop(self) -> None:
        """Stop the bot."""
        await self.bot.close()
        await asyncio.gather(self._running, return_exceptions=True)
        await self.store.close()
        self.fake_discord.gateway.sessions.clear()

    async def restart(self) -> None:
        """Restart the bot on the same file."""
        await self.stop()
        await self.start()

    async def until(self, found: Callable[[], Awaitable[bool]]) -> bool:
        """Wait until this is so; return whether it became so in time."""
        loop = asyncio.get_running_loop()
        end, looks = loop.time() + PATIENCE, 0
        while not await found():
            looks = 0 if self.bot.outbox.behind()[0] else looks + 1
            if loop.time() > end or looks > LOOKS:
                return False
            await asyncio.sleep(PAUSE)
        return True

    async def open(self) -> None:
        """Seat everybody, choose the shortest match, start it."""
        first, seats = self.people[0], self.game.rules.seats
        await first.slash(self.channel, "table")
        self.table = (await self.bot.tables.live())[-1]
        for person, seat in zip(self.people, seats, strict=True):
            await self.press(person, lambda: self.card, "sit", seat)
        panel = (await self.press(first, lambda: self.card, "options")).message
        await self.press(first, lambda: panel, "set", "clock", "none")
        offered = [o for o in self.game.rules.options(self.preset) if not o.switch]
        if offered:
            await self.press(first, lambda: panel, "rules")
        for one in offered:
            await self.press(first, lambda: panel, "rules", "", one.name)
            await self.press(first, lambda: panel, "rule", one.name, one.values[0])
        await self.press(first, lambda: self.card, "start")

    @property
    def preset(self) -> str:
        """Default rule set."""
        return self.game.rules.presets[0]

    @property
    def card(self) -> Message | None:
        """Newest message with buttons in the channel."""
        found = reversed(self.channel.messages.values())
        return next((one for one in found if one.components), None)

    @property
    def board(self) -> Message | None:
        """Newest message in the table's thread."""
        channels = self.fake_discord.world.channels.values()
        threads = [one for one in channels if one.parent == self.channel.id]
        return _newest(threads[-1] if threads else self.channel)

    def hand(self, person: Person) -> Message | None:
        """Hand of the person, in their direct messages."""
        return _newest(self.fake_discord.world.direct(person.user))

    async def skip(self) -> None:
        """Store the rest of the match but its last moves at once."""
        from tools.conformance.advance import to_the_end

        store, at = self.bot.tables._table_store, self.bot.now()
        await store.request(self.table, "skip", lambda state: to_the_end(state, at, self.rng))

    async def state(self) -> TableState:
        """The table's state in the running bot."""
        found = await self.bot.tables.state(self.table)
        assert found is not None
        return found

    def custom_id(self, message: Message | None, what: str, arg: str = "") -> str | None:
        """Custom id of the component for an action."""
        from cogs.messages.custom_ids import parsed

        for part in parts(message):
            meant = parsed(part["custom_id"])
            if meant is not None and meant.what == what and arg in ("", meant.arg):
                return str(part["custom_id"])
        return None

    async def press(
        self,
        person: Person,
        where: Callable[[], Message | None],
        what: str,
        arg: str = "",
        *values: str,
    ) -> Answer:
        """Press the button for an action once it is shown, or choose in its menu; raise
        ``LookupError`` if it never is.
        """

        async def shown() -> bool:
            return self.custom_id(where(), what, arg) is not None

        if not await self.until(shown):
            raise LookupError(f"no button {what}:{arg}")
        message, custom_id = where(), self.custom_id(where(), what, arg)
        assert message is not None
        assert custom_id is not None
        return await person.click(message, custom_id, values)

    async def do(self, person: Person, one: Pressable) -> None:
        """Press a button of the person's hand, twice if it requires confirmation, or choose in its
        menu.
        """
        from cogs.messages.custom_ids import packed

        hand = self.hand(person)
        assert hand is not None
        await person.click(hand, one.custom_id, one.chosen)
        if one.asks:
            await self.press(person, lambda: self.hand(person), "now", packed(one.action))


def _newest(channel: Channel) -> Message | None:
    return next(reversed(channel.messages.values()), None)


@contextlib.asynccontextmanager
async def evening(game: Game, folder: Path, seed: int) -> AsyncIterator[Evening]:
    """Open a server with a channel and one person per seat, each in another language."""
    from db import Preferences

    async with FakeDiscord() as fake_discord:
        fake_discord.rest.strict = find_spec("jsonschema_rs") is not None
        fake_discord.rest.limits.on = False
        fake_discord.discord.patience_s = PATIENCE  # A busy machine answers late.
        found = Evening(game, folder, seed, fake_discord)
        with redirected(fake_discord.address):
            await found.start()
            try:
                for person, language in zip(found.people, LANGUAGES, strict=False):
                    likes = Preferences(language=language, text_mode=person is not found.people[0])
                    await found.store.people.set_preferences(person.user.id, likes)
                yield found
            finally:
                await found.stop()
        for complaint in fake_discord.wrong:
            raise BrokenLawError(f"through the bot, Discord refuses {complaint} (seed {seed})")


TALK: Final = 0.15
"""Probability of a call instead of a move, if possible: calls may end a deal early."""


async def step(subject: Subject, world: Evening) -> str:
    """Do the next step of the match by a button; return its name, ``nothing`` at the end.

    Raise :class:`BrokenLawError` if no button does it or it has no effect.
    """
    state = await world.state()
    awaited = state.next.awaits if state.status.value == "playing" else "nothing"
    match awaited:
        case "deal":
            await _cut(subject, world, state)
        case "turn":
            await _move(subject, world, state)
        case "booking":
            await _count(world)
        case "nothing":
            return awaited

    async def changed() -> bool:
        return (await world.state()).seq != state.seq

    if not await world.until(changed):
        raise _stuck(subject, f"nothing comes of a button while {state.next} is awaited")
    return awaited


async def _move(subject: Subject, world: Evening, state: Any) -> None:
    rules = subject.rules
    person = world.people[rules.seats.index(state.turn)]
    legal = {rules.encode(a): a for a in rules.legal_actions(state.match, state.turn)}
    able: list[Pressable] = []

    async def offered() -> bool:
        # A hand from before skipped actions may offer a card that is still legal.
        if world.bot.outbox.behind()[0]:
            return False
        shown = actions(world.hand(person))
        able[:] = [one for one in shown if one.action in legal]
        return any(rules.is_move(legal[one.action]) for one in able)

    if not await world.until(offered):
        shown = len([*actions(world.hand(person))])
        what = f"{state.turn}'s hand has no button for a legal move among {shown} actions"
        raise _stuck(subject, what)
    moves = [one for one in able if rules.is_move(legal[one.action])]
    await world.do(person, world.rng.choice(able if world.rng.random() < TALK else moves))


async def _cut(subject: Subject, world: Evening, state: Any) -> None:
    people = dict(zip(subject.rules.seats, world.people, strict=True))
    person = people.get(state.next.seat or "", world.people[0])
    changed = False

    async def offered() -> bool:
        nonlocal changed
        changed = (await world.state()).seq != state.seq  # Cut by chance, where one plays alone.
        return changed or world.custom_id(world.board, "cut") is not None

    if not await world.until(offered):
        raise _stuck(subject, "nobody can cut")
    if not changed:
        await world.press(person, lambda: world.board, "cut")


async def _count(world: Evening) -> None:
    """Confirm the counted deal for everybody."""
    for person in world.people:
        if (await world.state()).next.awaits == "booking":
            await world.press(person, lambda: world.board, "count")


def _stuck(subject: Subject, what: str) -> BrokenLawError:
    return BrokenLawError(f"through the bot, {what} (seed {subject.seed})")
