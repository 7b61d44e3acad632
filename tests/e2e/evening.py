"""An evening on the fake Discord: the real bot, the real store, four people."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from cogs.client import BroucBot
from cogs.messages.custom_ids import PageId, TableId, parsed, unpacked
from cogs.outbox.pace import Pace
from cogs.view.house_rules import with_rule
from cogs.view.options import changed
from db import Store
from gamekit.api.game import Games
from games.brouc.game import GAME
from tables.decisions.pauses import NO_PAUSES, Pauses
from tables.decisions.timers import cutter
from tables.journal.options import Options
from tables.journal.state import TableState
from tables.runtime.journal_store import JournalStore
from tables.runtime.limits import Limits
from tables.runtime.table_subject import table_subject
from tests.e2e.loop import AtOnce, IdleLoop
from tests.e2e.server import Person, Place, Result, Server, running
from tests.virtual import files
from tests.virtual.disk import Connections, Disk
from tools.conformance.evening import actions
from tools.fake_discord.extra_checks import walk
from tools.fake_discord.interactions import Type
from tools.fake_discord.world import Channel, Message

QUICK = replace(NO_PAUSES, heartbeat=3_600_000, book=3_600_000, cut=3_600_000, lobby=3_600_000)
"""No delays but those for a last call and the cut, which people end."""
FILE = "evening.sqlite"
PACE = Pace.unhurried()


async def opened(file: Path) -> Store:
    """Open a store whose statements take no time."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, IdleLoop), "tests/conftest.py chooses it"
    disk = Disk(loop, AtOnce(), file)
    return await Store.open(f"sqlite+aiosqlite:///{file}", Connections(disk).connect)


def _put(folder: Path, store: bytes) -> None:
    """Start from this file, unless an earlier evening has left one."""
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / FILE).exists():
        (folder / FILE).write_bytes(store)


def table_id(text: str) -> TableId:
    found = parsed(text)
    assert isinstance(found, TableId), text
    return found


def page_id(text: str) -> PageId:
    found = parsed(text)
    assert isinstance(found, PageId), text
    return found


def in_words(press: TableId) -> TableId:
    """The meaning of Le Brouc's button in the words of tests: ``card:Th``, ``dehors``, ``last``.

    >>> in_words(TableId(7, 12, "act", "play~N~Th"))
    TableId(table=7, seq=12, what='card', arg='Th')
    """
    match press.what, unpacked(press.arg).split(" "):
        case "act" | "now" as what, ["play", _, card]:
            return replace(press, what="card" if what == "act" else "sure", arg=card)
        case "act" | "now" | "ask", [call, _, *rest]:
            return replace(press, what=call, arg=" ".join(rest))
        case "page", [name]:
            return replace(press, what=name, arg="")
        case "pick", ["marriage"]:
            return replace(press, what="marry", arg="")
    return press


async def never(_: float) -> None:
    """The responder's wait before it defers an answer: here every answer is quick."""
    await asyncio.Event().wait()


class Clock:
    """UTC ms, moved by tests."""

    def __init__(self, ms: int) -> None:
        self.ms = ms

    def __call__(self) -> int:
        return self.ms


class Stall:
    """One method of the store, blocked until it is opened; calls queue meanwhile.

    ``answers``: what is blocked are the answers, which may be old when they come.
    """

    def __init__(self, store: Any, name: str, *, answers: bool = False) -> None:
        self.reached = asyncio.Event()
        self.open = asyncio.Event()
        part, method = name.split(".")
        repository = getattr(store, part)
        real = getattr(repository, method)

        async def held(*args: Any, **named: Any) -> Any:
            self.reached.set()
            found = await real(*args, **named) if answers else None
            await self.open.wait()
            return found if answers else await real(*args, **named)

        setattr(repository, method, held)
        self.end = partial(delattr, repository, method)
        """Restore the method."""


class Evening:
    """The world of one test."""

    def __init__(
        self,
        path: Path,
        pauses: Pauses,
        seed: int,
        now: Callable[[], int] | None,
        limits: Limits | None,
        games: Games | None,
    ) -> None:
        """``now``: UTC ms, for tests that move the clock."""
        self.rng, self.path = random.Random(seed), path
        self.url = f"sqlite+aiosqlite:///{path / FILE}"
        self.pauses, self.now, self.limits = pauses, now, limits
        self.games: Games = games or {GAME.name: GAME}
        self.restarts = 0
        self.store: Store
        self.bot: BroucBot
        self.server: Server
        self.guild: Place
        self.channel: Channel
        self.people: list[Person]

    async def new_bot(self) -> BroucBot:
        """A new process, of whose predecessor only the file is left."""
        self.store = await opened(self.path / FILE)
        self.bot = BroucBot(
            self.store,
            self.games,
            pauses=self.pauses,
            pace=PACE,
            rng=self.rng,
            now=self.now,
            limits=self.limits,
            responder_sleep=never,
            counter=self.server.clocks.steady,
        )
        return self.bot

    async def restart(self) -> None:
        """Stop the bot as SIGTERM does and start it on the same file."""
        old, store = self.bot, self.store
        await old.outbox.close()
        await old.tables.close()
        await self.server.restart(await self.new_bot())
        await store.close()
        self.restarts += 1

    def raw(self, message: Any) -> list[dict[str, Any]]:
        """The components of a message, flat."""
        return list(walk(message.components))

    def text(self, message: Any) -> str:
        return "\n".join(str(part["content"]) for part in self.raw(message) if part.get("content"))

    def alt(self, message: Any) -> str:
        """The alt text of a message's picture, or the text in its place."""
        attached = message.files
        return str(attached[0]["description"]) if attached else self.text(message)

    def presses(self, message: Any, *, disabled: bool = False) -> dict[str, TableId]:
        """The table's components on a message: custom id and meaning."""
        found = {}
        for part in self.raw(message):
            custom_id = part.get("custom_id")
            if custom_id and isinstance(parsed(custom_id), PageId):
                continue
            if custom_id and (disabled or not part.get("disabled")):
                found[custom_id] = in_words(table_id(custom_id))
        return found

    def custom_id(self, message: Any, what: str, arg: str = "") -> str | None:
        """The enabled component of this meaning, in its own words or in those of tests."""
        for custom_id, in_ours in self.presses(message).items():
            for press in (in_ours, table_id(custom_id)):
                if press.what == what and arg in ("", press.arg):
                    return custom_id
        return None

    def options(self, message: Any, custom_id: str) -> dict[str, str]:
        """The options of a menu: label and value."""
        (menu,) = (part for part in self.raw(message) if part.get("custom_id") == custom_id)
        return {one["label"]: one["value"] for one in menu["options"]}

    def history(self, channel: Channel | None = None) -> list[Message]:
        """Messages of a channel, by default the table's, oldest first."""
        return self.server.history(channel or self.channel)

    @property
    def threads(self) -> list[Channel]:
        """Threads of the channel, oldest first."""
        channels = self.server.world.channels.values()
        return [one for one in channels if one.parent == self.channel.id]

    @property
    def lobby(self) -> Message:
        """The newest lobby card."""
        return next(m for m in reversed(self.history()) if m.components)

    @property
    def board(self) -> Message:
        """The newest message where the table plays."""
        return self.history(self.threads[-1] if self.threads else self.channel)[-1]

    @property
    def thread(self) -> Channel:
        return self.threads[-1]

    def hand(self, person: Person) -> Message:
        """The person's hand in their direct messages."""
        return person.letters[-1]

    def cards(self, message: Any) -> list[str]:
        """The cards that may be pressed."""
        return [p.arg for p in self.presses(message).values() if p.what == "card"]

    async def press(self, person: Person, message: Any, what: str, arg: str = "") -> Result:
        """Press the button of this meaning, twice if it asks; ``ask`` itself once."""
        custom_id = self.custom_id(message, what, arg)
        assert custom_id is not None, f"no button {what}:{arg} on\n{self.text(message)}"
        if what == "ask":
            return await person.press(message, custom_id)
        return await self._surely(person, message, custom_id)

    async def act(self, person: Person, message: Any, action: str) -> Result:
        """Do an action of the game by the button or the menu that offers it."""
        one = next(one for one in actions(message) if one.action == action)
        if one.chosen:
            return await person.select(message, one.chosen, one.custom_id)
        return await self._surely(person, message, one.custom_id)

    async def _surely(self, person: Person, message: Any, custom_id: str) -> Result:
        """Press a button, twice if it asks for confirmation."""
        result, meant = await person.press(message, custom_id), table_id(custom_id)
        again = str(replace(meant, what="now"))
        if meant.what == "ask" and again in {one.get("custom_id") for one in self.raw(message)}:
            result = await person.press(message, again)
        return result

    async def choose(
        self, person: Person, message: Any, what: str, *values: str, arg: str = ""
    ) -> Result:
        """Choose in the menu of this meaning."""
        custom_id = self.custom_id(message, what, arg)
        assert custom_id is not None, f"no menu {what} on\n{self.text(message)}"
        return await person.select(message, values, custom_id)

    async def fill(self, person: Person, level: str, seat: str = "all") -> Result:
        """Seat a computer player: the level in the lobby card's menu, then the seat."""
        asked = await self.choose(person, self.lobby, "fill", level)
        return await self.press(person, asked.response, "fill", f"{seat}.{level}")

    def answer(self, result: Result) -> str:
        """The reply's plain text or layout."""
        response = result.response
        assert response is not None, "no reply"
        return response.content or self.text(response)

    async def open_table(self, **options: str) -> int:
        """Open a table, seat everybody, then set the options.

        Only opening uses Discord: the buttons of lobbies have tests of their own.
        """
        first = self.people[0]
        result = await first.command(self.channel, "table")
        assert result.response is not None
        assert not result.ephemeral
        tables = self.bot.tables
        table = (await tables.live())[-1]
        seats = (await self.state(table)).seats
        wanted = {"clock": "none"} | options
        rules = (await self.state(table)).game

        def change(now: Options) -> Options:
            for menu, value in wanted.items():
                if any(one.name == menu for one in rules.options(now.preset)):
                    now = with_rule(rules, now, menu, value.removeprefix(f"{menu}-"))
                else:
                    now = changed(rules, now, menu, (value,), None)
            return now

        with self.server.as_the_bot():
            places = [seat for seat in "NWSE" if seat in seats]
            for person, seat in zip(self.people, places, strict=False):
                if seats[seat].person != person.id:
                    await tables.sit(table, person.id, seat, cause=f"{table}:{seat}")
            await tables.change_options(table, first.id, change, cause=f"{table}:options")
        await self.server.settle()
        return table

    async def set_option(self, person: Person, panel: Any, name: str, value: str) -> None:
        """Set an option of the table, in its panel or on the page of its rules.

        ``value``: prefixed with the option's name.
        """
        if self.custom_id(panel, "set", name) is not None:
            await self.choose(person, panel, "set", value, arg=name)
            return
        await self.press(person, panel, "rules")
        await self.choose(person, panel, "rules", name)
        await self.choose(person, panel, "rule", value.removeprefix(f"{name}-"), arg=name)
        await self.press(person, panel, "settle")

    async def start(self) -> None:
        await self.press(self.people[0], self.lobby, "start")

    async def cut(self, table: int) -> None:
        """Cut the pack by the board's buttons, if the game has a cut."""
        state = await self.state(table)
        seat = cutter(state)
        if seat is None:
            await self.server.settle()
            return
        # A call that ended the previous deal may be posted after the next deal's board.
        newest = reversed(self.history((self.threads or [self.channel])[-1]))
        board = next((m for m in newest if self.custom_id(m, "cut")), self.board)
        await self.press(self.people["NWSE".index(seat)], board, "cut", "16")

    async def deal(self, **options: str) -> int:
        """A table as :meth:`open_table`, in its first deal before the first card."""
        table = await self.open_table(**options)
        await self.start()
        await self.cut(table)
        return table

    async def turn(self, table: int) -> Person:
        return self.people["NWSE".index((await self.state(table)).turn or "")]

    async def play(self, table: int, cards: int = 1) -> TableState:
        """Play this many cards by buttons, the first offered on each hand; return the table."""
        for _ in range(cards):
            before, person = await self.state(table), await self.turn(table)
            hand = self.hand(person)
            await self.press(person, hand, "card", self.cards(hand)[0])
            assert (await self.state(table)).seq > before.seq
        return await self.state(table)

    async def type_card(self, table: int) -> Result:
        """Play a legal card by a command, whatever the messages show."""
        before, person = await self.state(table), await self.turn(table)
        view: Any = before.game.view(before.match, before.turn)
        card = next(action.card.text for action in view.legal if hasattr(action, "card"))
        result = await person.command(self.channel, "play", card=card)
        assert (await self.state(table)).seq > before.seq
        return result

    async def click(
        self, person: Person, message: Message, custom_id: str, values: Sequence[str] | None = None
    ) -> Result:
        """Click on a button, or with ``values`` a menu, that the message may not have."""
        result = await self.send_click(person, message, custom_id, values)
        await self.server.settle()
        return result

    async def send_click(
        self, person: Person, message: Message, custom_id: str, values: Sequence[str] | None = None
    ) -> Result:
        """:meth:`click` without waiting for its effects."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2}
        if values is not None:
            data |= {"component_type": 3, "values": list(values)}
        channel = self.server.world.channels[message.channel]
        return Result(await person.send(Type.COMPONENT, channel, data, message))

    async def state(self, table: int) -> TableState:
        state = await self.bot.tables.state(table)
        assert state is not None
        return state

    async def replayed(self, table: int) -> TableState:
        """The table folded from the journal in the file."""
        async with await opened(self.path / FILE) as store:
            table_store = JournalStore(store, table_subject(self.bot.tables._games), lambda: 0)
            state = await table_store.state(table)
            assert state is not None
            return state


@contextlib.asynccontextmanager
async def evening(
    path: Path,
    *,
    people: int = 4,
    pauses: Pauses = QUICK,
    language: str = "en-US",
    seed: int = 1,
    now: Callable[[], int] | None = None,
    limits: Limits | None = None,
    games: Games | None = None,
) -> AsyncIterator[Evening]:
    """The world with a server, a channel and its people, bot running."""
    found = Evening(path, pauses, seed, now, limits, games)
    _put(path, await asyncio.to_thread(files.empty))
    loop = asyncio.get_running_loop()
    assert isinstance(loop, IdleLoop), "tests/conftest.py chooses it"
    async with running(loop) as server:
        found.server = server
        found.guild = server.create_guild("L'Etivaz", language)
        found.channel = found.guild.create_text_channel("le-brouc")
        found.people = [
            found.guild.add_member(server.create_user(name))
            for name in ("anne", "beat", "carlo", "daisy")[:people]
        ]
        await server.start(await found.new_bot())
        try:
            yield found
        finally:
            await found.bot.outbox.close()
            await found.bot.tables.close()
    await found.store.close()
