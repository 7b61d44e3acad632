"""An evening in SimCord: the real bot and store, people who press buttons.

Requires SimCord (``pip install brouc[kit]``); the bot is imported only here.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from gamekit.api.game import Game
from gamekit.api.panel import together
from tools.conformance.errors import BrokenLawError
from tools.conformance.subject import Subject

if TYPE_CHECKING:
    import simcord

    from cogs.client import BroucBot
    from db import Store
    from tables.journal.state import TableState

LONG: Final = 3_600_000
"""Option value in ms of long timers, so that presses and not timers end each phase."""
PATIENCE: Final = 30.0
"""Virtual seconds to wait for timers."""
PEOPLE: Final = ("anne", "beat", "carlo", "daisy")
LANGUAGES: Final = ("fr", "de", "it", "en")


@dataclass(frozen=True, slots=True)
class Pressable:
    """A button, or one line of a menu, with an action of the game."""

    custom_id: str
    action: str
    chosen: tuple[str, ...] = ()
    """In a menu: the values of its lines."""
    asks: bool = False
    """Whether it requires confirmation."""


class Evening:
    """One table and its people."""

    def __init__(self, game: Game, folder: Path, seed: int) -> None:
        self.game = game
        self.rng = Random(seed)
        self.url = f"sqlite+aiosqlite:///{folder / 'evening.sqlite'}"
        self.table = 0
        self.store: Store
        self.bot: BroucBot
        self.env: simcord.Env
        self.channel: simcord.ChannelHandle
        self.people: list[simcord.MemberActor]

    async def new_bot(self) -> BroucBot:
        """Create a fresh bot; only the database file remains of the one before."""
        from cogs.client import BroucBot
        from cogs.outbox.pace import Pace
        from db import Store
        from tables.runtime.limits import NO_LIMITS
        from tables.runtime.pauses import NO_PAUSES

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
        return self.bot

    async def restart(self) -> None:
        """Restart the bot on the same file."""
        old, store = self.bot, self.store
        await old.outbox.close()
        await old.tables.close()
        await self.env.restart_bot(await self.new_bot())
        await store.close()

    async def open(self) -> None:
        """Seat everybody, choose the shortest match, start it."""
        first, seats = self.people[0], self.game.rules.seats
        await first.slash(self.channel, "table")
        self.table = (await self.bot.tables.live())[-1]
        for person, seat in zip(self.people, seats, strict=True):
            await self.press(person, self.card, "sit", seat)
        panel: Any = (await self.press(first, self.card, "options")).response
        await first.select(panel, ["none"], custom_id=self.custom_id(panel, "set", "clock"))
        offered = [o for o in self.game.rules.options(self.preset) if not o.switch]
        if offered:
            await self.press(first, panel, "rules")
        for one in offered:
            await first.select(panel, [one.name], custom_id=self.custom_id(panel, "rules"))
            custom_id = self.custom_id(panel, "rule", one.name)
            await first.select(panel, [one.values[0]], custom_id=custom_id)
        await self.press(first, self.card, "start")

    @property
    def preset(self) -> str:
        """Default rule set."""
        return self.game.rules.presets[0]

    @property
    def card(self) -> Any:
        """Newest message with buttons in the channel."""
        return next(m for m in reversed(self.channel.history()) if m.components)

    @property
    def board(self) -> Any:
        """Newest message in the table's thread."""
        threads = self.channel.threads
        return (threads[-1] if threads else self.channel).history()[-1]

    def hand(self, person: simcord.MemberActor) -> Any:
        """Hand of the person, in their direct messages."""
        return person.user.dm_channel.history()[-1]

    async def state(self) -> TableState:
        """The table's state in the running bot."""
        found = await self.bot.tables.state(self.table)
        assert found is not None
        return found

    def parts(self, message: Any) -> list[dict[str, Any]]:
        """Enabled components of a message."""
        from simcord.components import walk_components

        channel = message.channel_id if hasattr(message, "channel_id") else message.channel.id
        stored = self.env.backend.get_message(channel, message.id)
        found: list[dict[str, Any]] = list(walk_components(stored.components))
        return [part for part in found if part.get("custom_id") and not part.get("disabled")]

    def custom_id(self, message: Any, what: str, arg: str = "") -> str | None:
        """Custom id of the component for an action."""
        from cogs.messages.custom_ids import parsed

        for part in self.parts(message):
            meant = parsed(part["custom_id"])
            if meant is not None and meant.what == what and arg in ("", meant.arg):
                return str(part["custom_id"])
        return None

    def actions(self, message: Any) -> Iterator[Pressable]:
        """The game's actions on a message."""
        from cogs.messages.custom_ids import parsed, unpacked

        for part in self.parts(message):
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

    async def press(
        self, person: simcord.MemberActor, message: Any, what: str, arg: str = ""
    ) -> simcord.InteractionResult:
        """Click the button for an action; raise ``LookupError`` if there is none."""
        custom_id = self.custom_id(message, what, arg)
        if custom_id is None:
            raise LookupError(f"no button {what}:{arg}")
        actor: Any = self.actor(person, message)
        done: simcord.InteractionResult = await actor.click(message, custom_id=custom_id)
        return done

    def actor(self, person: simcord.MemberActor, message: Any) -> Any:
        """The person as a member of the server or, in direct messages, as themselves."""
        channel = message.channel_id if hasattr(message, "channel_id") else message.channel.id
        private = self.env.backend.get_channel(channel).guild_id is None
        return person.user if private else person

    async def do(self, person: simcord.MemberActor, one: Pressable) -> None:
        """Press a button of the person's hand, twice if it requires confirmation, or choose in its
        menu.
        """
        from cogs.messages.custom_ids import packed

        hand = self.hand(person)
        if one.chosen:
            await self.actor(person, hand).select(hand, [*one.chosen], custom_id=one.custom_id)
            return
        await self.actor(person, hand).click(hand, custom_id=one.custom_id)
        if one.asks:
            await self.press(person, self.hand(person), "now", packed(one.action))


@contextlib.asynccontextmanager
async def evening(game: Game, folder: Path, seed: int) -> AsyncIterator[Evening]:
    """Open a server with a channel and one person per seat, each in another language."""
    import simcord

    from db import Preferences

    found = Evening(game, folder, seed)
    bot = await found.new_bot()
    async with simcord.run(bot, shard_count=1, settle_timeout=PATIENCE) as env:
        found.env = env
        guild = env.create_guild("Village", preferred_locale="en-US")
        found.channel = guild.create_text_channel("table")
        found.people = [
            guild.add_member(env.create_user(name, global_name=name.title()))
            for name in PEOPLE[: len(game.rules.seats)]
        ]
        for person, language in zip(found.people, LANGUAGES, strict=False):
            likes = Preferences(language=language, text_mode=person is not found.people[0])
            await found.store.people.set_preferences(person.id, likes)
        try:
            yield found
        finally:
            await found.bot.outbox.close()
            await found.bot.tables.close()
    await found.store.close()


def available() -> bool:
    """Whether SimCord is installed."""
    try:
        import simcord  # noqa: F401
    except ImportError:
        return False
    return True


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
    if (await world.state()).seq == state.seq:
        raise _stuck(subject, f"nothing comes of a button while {state.next} is awaited")
    return awaited


async def _move(subject: Subject, world: Evening, state: Any) -> None:
    rules = subject.rules
    person = world.people[rules.seats.index(state.turn)]
    legal = {rules.encode(a): a for a in rules.legal_actions(state.match, state.turn)}
    shown = list(world.actions(world.hand(person)))
    able = [one for one in shown if one.action in legal]
    moves = [one for one in able if rules.is_move(legal[one.action])]
    if not moves:
        what = f"{state.turn}'s hand has no button for a legal move among {len(shown)} actions"
        raise _stuck(subject, what)
    await world.do(person, world.rng.choice(able if world.rng.random() < TALK else moves))


async def _cut(subject: Subject, world: Evening, state: Any) -> None:
    people = dict(zip(subject.rules.seats, world.people, strict=True))
    if world.custom_id(world.board, "cut") is None:
        raise _stuck(subject, "nobody can cut")
    await world.press(people.get(state.next.seat or "", world.people[0]), world.board, "cut")


async def _count(world: Evening) -> None:
    """Confirm the counted deal for everybody."""
    for person in world.people:
        if world.custom_id(world.board, "count"):
            await world.press(person, world.board, "count")


def _stuck(subject: Subject, what: str) -> BrokenLawError:
    return BrokenLawError(f"through the bot, {what} (seed {subject.seed})")
