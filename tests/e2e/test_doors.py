"""Presses from where no message of the bot is, by people it is not for."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from cogs.i18n.sentences import say
from cogs.messages.custom_ids import TableId, parsed
from gamekit.api.game import Game
from gamekit.api.players import Players
from games import registry
from games.brus.computers import WHIMS, BrusPlayers
from games.brus.game import GAME
from tables.journal.options import Level
from tables.journal.state import DAY_MS, day_begins
from tables.runtime.limits import NO_LIMITS
from tests.cogs.matches.other_games import finished
from tests.cogs.pages import find
from tests.e2e.evening import Clock, Evening, evening
from tests.e2e.server import Result

DAY = "2026-11-24"
GAMES = {"brus": replace(GAME, players=BrusPlayers(tuple(WHIMS)))}
"""The levels without search."""


async def daily(world: Evening, person: Any) -> tuple[Any, int]:
    """The private message with the deal of the day that a person has begun, and its table."""
    shown = (await person.command(world.channel, "daily")).response
    await person.press(shown, find(world, shown, "play"))
    table = await world.bot.tables.dailies.table_of("brus", DAY, person.id)
    assert table is not None
    return shown, table


async def test_the_deal_of_a_day_goes_into_no_message_of_everybody(tmp_path: Path) -> None:
    """Whatever button is invented, on its own server or on another."""
    clock = Clock(day_begins(DAY) + DAY_MS // 2)
    async with evening(tmp_path, games=GAMES, now=clock, people=2) as world:
        anne, beat = world.people
        await beat.command(world.channel, "table")
        elsewhere = world.server.create_guild("Elsewhere")
        there = elsewhere.create_text_channel("general")
        elsewhere.add_member(anne)
        elsewhere.add_member(beat)
        await world.server.settle()
        await beat.command(there, "table")
        shown, table = await daily(world, anne)
        before = await world.state(table)
        for public in (world.lobby, world.history(there)[-1]):
            told = world.raw(public)
            for custom_id in [*world.presses(shown), f"brouc:1:{table}:{before.seq}:undo:"]:
                result = await world.click(anne, public, custom_id)
                assert world.raw(public) == told, custom_id
                assert result.ephemeral, custom_id
                assert world.answer(result) == say("en", "old-message")
        assert await world.state(table) == before


async def test_the_deal_of_a_day_is_its_players_alone(tmp_path: Path) -> None:
    """Nobody sees the table of somebody else, nor the computers' own."""
    clock = Clock(day_begins(DAY) + DAY_MS // 2)
    async with evening(tmp_path, games=GAMES, now=clock, people=2) as world:
        anne, beat = world.people
        _, table = await daily(world, anne)
        own = await world.bot.tables.dailies.table_of("brus", DAY, 0)
        assert own is not None
        private: Any = (await beat.command(world.channel, "help")).response
        for number in (table, own):
            for page in ("last", "played"):
                result = await world.click(beat, private, f"brouc:1:{number}:1:page:{page}")
                assert world.answer(result) == say("en", "daily-not-yours")


async def test_nobody_looks_at_a_table_from_direct_messages_but_its_people(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as world:
        table = await world.deal()
        await world.play(table)
        stranger = world.server.create_user("eva")
        letter: Any = (await stranger.command(None, "help")).response
        for what in ("page:last", "page:slate", "hand:", "stop:"):
            result = await world.click(stranger, letter, f"brouc:1:{table}:1:{what}")
            assert world.answer(result) == say("en", "other-channel")
        anne = world.people[0]
        result = await world.press(anne, world.hand(anne), "slate")
        assert world.answer(result) != say("en", "other-channel")


async def test_sharing_a_replay_that_may_not_be_seen_leaves_nothing_in_public(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as world:
        table = await world.deal()
        await world.play(table)
        stranger = world.guild.add_member(world.server.create_user("eva"))
        private: Any = (await stranger.command(world.channel, "help")).response
        result = await world.click(stranger, private, f"brouc:replay:share:{table}.1.1.0")
        assert result.ephemeral
        assert world.answer(result) == say("en", "replay-running")


# -- the rule, with every component of every message, from every wrong place -----------------------


class Quick:
    """Computer players of a game at their weakest level alone."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self.levels = players.levels[:1]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._players, name)


USES: tuple[tuple[str, str, tuple[str, ...] | None], ...] = (
    *(("keep", "", None), ("named", "", ("Ours",)), ("moment", "1", None), ("replay", "1", None)),
    *(("hint", "", None), ("undo", "", None), ("back", "", None), ("count", "", None)),
    *(("next", "", None), ("ask", "nothing", None), ("now", "nothing", None)),
    *(("pick", "calls", ("nothing",)), ("several", "nothing", ("x",)), ("cut", "16", None)),
    *(("playon", "", None), ("stop", "", None), ("again", "", None), ("mix", "", None)),
    *(("draw", "", None), ("up", "", None), ("settle", "", None), ("plain", "", None)),
    *(("rule", "target", ("1",)), ("rules", "", ("target",)), ("set", "clock", ("none",))),
    *(("fill", "all.beginner", None), ("fill", "", ("beginner",)), ("sit", "N", None)),
    *(("start", "", None), ("playnow", "", None), ("options", "", None), ("help", "", None)),
    *(("hand", "", None), ("act", "nothing", None), ("page", "slate", None)),
)
"""Name, argument and values of a table's components beside those that a game's messages have."""
SECRET = ("private", "daily", "computers")
"""Kinds of tables that others do not see in their channel either."""
REFUSALS = (
    *("other-server", "other-channel", "daily-not-yours", "private", "old-message", "no-table"),
    *("replay-not-yours", "replay-running", "daily-locked", "replay-no-deal", "invite-not-yours"),
)


@dataclass(frozen=True)
class Wrong:
    """A person with a message of the bot at which they have no business with a table."""

    person: Any
    message: Any


class Doors:
    """Tables of every kind, and people who are not of them, around one game."""

    def __init__(self, world: Evening, game: Game) -> None:
        self.world, self.game = world, game
        self.anne = world.people[0]
        self.tables: dict[str, int] = {}
        self.strangers: list[Wrong] = []
        """Of another server, in another channel, in direct messages."""
        self.around: list[Wrong] = []
        """In the channel of the tables."""
        self.public: list[Any] = []
        """Messages of everybody, elsewhere and here."""
        self.uses: list[tuple[str, str, tuple[str, ...] | None]] = list(USES)

    async def furnish(self) -> None:
        world, anne = self.world, self.anne
        state = await finished(world.store, self.game, [anne.id], world.guild.id)
        self.tables["finished"] = state.id or 1
        elsewhere = world.server.create_guild("Elsewhere")
        there, other = elsewhere.create_text_channel("x"), world.guild.create_text_channel("y")
        elsewhere.add_member(anne)
        eve = elsewhere.add_member(world.server.create_user("eve"))
        gino = world.guild.add_member(world.server.create_user("gino"))
        await world.server.settle()
        for person, channel in ((eve, there), (gino, other)):
            (card,) = [(await person.command(channel, "table")).response]
            self.public.append(card)
            for where in (channel, None):
                page = (await person.command(where, "help")).response
                self.strangers.append(Wrong(person, page))
            self.strangers.append(Wrong(person, card))
        for kind in ("lobby", "running", "private", "ended"):
            self.tables[kind] = await self._table(kind)
        self.public.append(world.lobby)
        page = (await gino.command(world.channel, "help")).response
        self.around = [Wrong(gino, page), Wrong(gino, world.lobby)]
        if self.game.daily is not None:
            dailies = world.bot.tables.dailies
            shown: Any = (await anne.command(world.channel, "daily")).response
            await anne.press(shown, find(world, shown, "play"))
            self._collect(shown)
            for kind, player in (("daily", anne.id), ("computers", 0)):
                table = await dailies.table_of(self.game.name, DAY, player)
                assert table is not None
                self.tables[kind] = table

    async def _table(self, kind: str) -> int:
        """A table of the first person and computers in the channel."""
        world, anne, tables = self.world, self.anne, self.world.bot.tables
        await anne.command(world.channel, "table")
        table = (await tables.live())[-1]
        self._collect(world.lobby)
        with world.server.as_the_bot():
            if kind == "private":
                await tables.change_options(
                    table, anne.id, lambda now: replace(now, private=True), cause=f"{table}:p"
                )
            if kind != "lobby":
                await tables.fill(table, anne.id, None, Level.BEGINNER, cause=f"{table}:fill")
                await tables.start(table, anne.id, cause=f"{table}:start")
        await world.server.settle()
        if kind != "lobby":
            await world.cut(table)
            shown = (await world.press(anne, world.board, "hand")).response
            self._collect(world.board, shown)
        if kind == "ended":
            with world.server.as_the_bot():
                await tables.vote_abandon(table, anne.id, True, cause=f"{table}:stop")
            await world.server.settle()
            assert (await world.state(table)).status.final
        return table

    def _collect(self, *messages: Any) -> None:
        """Note the components of messages, whatever their table; of a menu the first choice."""
        for message in messages:
            for part in self.world.raw(message):
                means = parsed(part.get("custom_id") or "")
                if isinstance(means, TableId):
                    first = [one["value"] for one in part.get("options") or ()][:1]
                    self.uses.append((means.what, means.arg, tuple(first) or None))
        self.uses = list(dict.fromkeys(self.uses))

    async def press(self, wrong: Wrong, custom_id: str, values: Any = None) -> Result:
        return await self.world.send_click(wrong.person, wrong.message, custom_id, values)

    async def seen(self) -> object:
        """All journals' lengths, and all messages of everybody."""
        world = self.world
        lengths = [len(await world.store.journals.entries(one)) for one in self.tables.values()]
        channels = world.server.world.channels.values()
        return lengths, [
            (one.id, one.content, repr(one.components))
            for channel in channels
            for one in channel.messages.values()
            if one.reader is None and channel.reader is None
        ]


def only_a_sentence(world: Evening, result: Result, expected: Collection[str]) -> None:
    """Check that a press came to one of these sentences, for its person alone."""
    pressed = result.interaction.data
    assert result.ephemeral, pressed
    assert not result.followups, pressed
    told = {key: value for key, value in result.data.items() if value and key != "allowed_mentions"}
    assert told.keys() == {"content", "flags"}, (pressed, told)
    assert told["content"] in expected, (pressed, told)


@pytest.fixture(params=registry.games())
async def doors(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Doors]:
    game = registry.games()[request.param]
    assert game.players is not None
    game = replace(game, players=Quick(game.players))
    clock = Clock(day_begins(DAY) + DAY_MS // 2)
    how: Any = {"games": {game.name: game}, "now": clock, "limits": NO_LIMITS, "people": 1}
    async with evening(tmp_path, **how) as world:
        found = Doors(world, game)
        await found.furnish()
        yield found


async def test_every_component_of_a_table_from_every_wrong_place(
    doors: Doors, patient: bool
) -> None:
    """Each component from each place at one kind of table, with ``patient`` at each."""
    world, tables = doors.world, doors.tables
    assert {what for what, _, _ in doors.uses} == world.bot.router.presses.keys()
    every, hidden = [*tables], [one for one in tables if one in SECRET]
    wrong = [(one, every) for one in (*doors.strangers, Wrong(doors.anne, doors.public[0]))]
    wrong += [(one, hidden) for one in doors.around]
    if "daily" in tables:
        wrong += [(Wrong(doors.anne, one), ["daily"]) for one in doors.public]
    before, said = await doors.seen(), {say("en", key) for key in REFUSALS}
    newest = {kind: (await world.state(table)).seq for kind, table in tables.items()}
    results = []
    for place, (one, kinds) in enumerate(wrong):
        for number, (what, arg, values) in enumerate(doors.uses):
            some = kinds if patient else [kinds[(place + number) % len(kinds)]]
            for kind in some:
                custom_id = f"brouc:1:{tables[kind]}:{newest[kind]}:{what}:{arg}"
                results.append(await doors.press(one, custom_id, values))
    await world.server.settle()
    for result in results:
        only_a_sentence(world, result, said)
    assert await doors.seen() == before


async def test_commands_are_for_servers_and_the_bots_direct_messages(world: Evening) -> None:
    """Not for people's own installations, which reach servers and groups without the bot."""
    registered = world.server.world.commands
    for command in registered:
        assert command["integration_types"] == [0], command["name"]
        assert command["contexts"] == ([0] if command["name"] == "settings" else [0, 1])
    with pytest.raises(LookupError):
        await world.people[0].command(None, "settings")
    hashed = {one["name"]: one for one in await world.bot._commands_payload()}
    for command in registered:
        for key in ("contexts", "integration_types"):
            assert hashed[command["name"]][key] == command[key], "a change is registered"
