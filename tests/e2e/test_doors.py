"""Presses from where no message of the bot is, by people it is not for."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from cogs.i18n.sentences import say
from cogs.limits import INSIDE, ROOMS, of_page
from cogs.matches import replay_pages
from cogs.messages.custom_ids import PageId, TableId, parsed
from gamekit.api.game import Game
from gamekit.api.players import Players, Stop
from games import registry
from games.brus.computers import WHIMS, BrusPlayers
from games.brus.game import GAME
from tables.journal.options import Level
from tables.journal.state import DAY_MS, day_begins
from tables.runtime.limits import NO_LIMITS, Action
from tests.cogs.matches.other_games import finished
from tests.cogs.pages import find, knocks
from tests.e2e.evening import Clock, Evening, evening
from tests.e2e.server import Request, Result
from tools.fake_discord.interactions import ResponseType, Type
from tools.fake_discord.world import EPHEMERAL

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

    def hint(self, view: Any, seed: int, stop: Stop) -> None:
        """None, instead of a search."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._players, name)


Use = tuple[str, str, tuple[str, ...] | None]
"""One use of a component: its name, its argument and, of a menu, the values chosen."""
USES: tuple[Use, ...] = (
    *(("keep", "", None), ("named", "", ("Ours",)), ("moment", "1", None), ("replay", "1", None)),
    *(("hint", "", None), ("undo", "", None), ("back", "", None), ("count", "", None)),
    *(("next", "", None), ("ask", "nothing", None), ("now", "nothing", None)),
    *(("pick", "calls", ("nothing",)), ("several", "nothing", ("x",)), ("cut", "16", None)),
    *(("playon", "", None), ("stop", "", None), ("again", "", None), ("mix", "", None)),
    *(("draw", "", None), ("up", "", None), ("settle", "", None), ("plain", "", None)),
    *(("rule", "target", ("1",)), ("rules", "", ("target",)), ("set", "clock", ("none",))),
    *(("fill", "all.beginner", None), ("fill", "", ("beginner",)), ("sit", "N", None)),
    *(("start", "", None), ("playnow", "", None), ("options", "", None), ("help", "", None)),
    *(("hand", "", None), ("act", "nothing", None), ("page", "slate", None), ("go", "", None)),
)
"""A table's components beside those that a game's messages have."""
ABOUT_NO_TABLE = frozenset(
    {"standings", "stats", "history", "learn", "puzzle", "rules", "daily", "mydata", "help"}
    | {"preferences", "settings", "diagnose"}
)
"""Rooms whose pages name no table."""
EVENINGS = "evening"
"""Room whose components name an evening, see ``tests/e2e/test_evenings.py``."""
SECRET = ("private", "daily", "computers")
"""Kinds of tables that others do not see in their channel either."""
REFUSALS = (
    *("other-server", "other-channel", "daily-not-yours", "private", "old-message", "no-table"),
    *("replay-not-yours", "replay-running", "daily-locked", "replay-no-deal", "invite-not-yours"),
    *("not-invited", "no-invitation", "table-closed", "match-ended"),
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
        self.uses: list[Use] = list(USES)

    async def furnish(self) -> None:
        world, anne = self.world, self.anne
        others = [world.server.create_user(name).id for name in ("beat", "carlo", "daisy")]
        await finished(world.store, self.game, [anne.id, *others], world.guild.id)
        self.tables["finished"] = 1
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

    async def submit(self, wrong: Wrong, custom_id: str) -> Result:
        channel = self.world.server.world.channels[wrong.message.channel]
        data = {"custom_id": custom_id, "components": []}
        return Result(await wrong.person.send(Type.MODAL, channel, data, wrong.message))

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


def only_sentences(results: Collection[Result], requests: Collection[Request]) -> None:
    """Check that each press was answered by a sentence for its person alone."""
    of = {one.interaction.token: one.interaction for one in results}
    expected, sentences = {say("en", key) for key in REFUSALS}, 0
    for one in requests:
        tokens = of.keys() & set(one.path.split("/"))
        if not tokens or one.method == "DELETE":
            continue  # Another's hand that rests, or the person's note before.
        kind, body = one.json.get("type"), one.json.get("data") or one.json
        if kind == ResponseType.DEFERRED_UPDATE:
            continue
        direct = of[tokens.pop()].channel.reader is not None
        assert direct or one.method == "PATCH" or body["flags"] & EPHEMERAL, one
        if kind != ResponseType.DEFERRED_MESSAGE:
            assert not any(body.get(key) for key in ("components", "attachments", "embeds")), one
            assert body["content"] in expected, one
            sentences += 1
    assert sentences == len(results)


@pytest.mark.parametrize("name", registry.games())
async def test_everything_from_every_wrong_place(name: str, tmp_path: Path, patient: bool) -> None:
    """Whatever is registered: components of tables, pages, commands."""
    game = registry.games()[name]
    assert game.players is not None
    game = replace(game, players=Quick(game.players))
    clock = Clock(day_begins(DAY) + DAY_MS // 2)
    how: Any = {"games": {name: game}, "now": clock, "limits": NO_LIMITS, "people": 1}
    async with evening(tmp_path, **how) as world:
        doors = Doors(world, game)
        await doors.furnish()
        await components_answer_with_a_sentence(doors, patient)
        await pages_and_commands_answer_with_a_sentence(doors)
        await nothing_takes_the_place_of_a_message_of_everybody(doors)


async def components_answer_with_a_sentence(doors: Doors, patient: bool) -> None:
    """Each component of tables from each place at one kind of table, with ``patient`` at each."""
    world, tables = doors.world, doors.tables
    assert {what for what, _, _ in doors.uses} == world.bot.router.presses.keys()
    every, hidden = [*tables], [one for one in tables if one in SECRET]
    wrong = [(one, every) for one in (*doors.strangers, Wrong(doors.anne, doors.public[0]))]
    wrong += [(one, hidden) for one in doors.around]
    if "daily" in tables:
        wrong += [(Wrong(doors.anne, one), ["daily"]) for one in doors.public]
    before, sent = await doors.seen(), len(world.server.requests)
    newest = {kind: (await world.state(table)).seq for kind, table in tables.items()}
    results = []
    for place, (one, kinds) in enumerate(wrong):
        for number, (what, arg, values) in enumerate(doors.uses):
            some = kinds if patient else [kinds[(place + number) % len(kinds)]]
            for kind in some:
                custom_id = f"brouc:1:{tables[kind]}:{newest[kind]}:{what}:{arg}"
                results.append(await doors.press(one, custom_id, values))
    strangers = cycle(doors.strangers)  # Forms can be invented, too.
    for what in world.bot.router.presses:
        for one in doors.strangers if patient else [next(strangers)]:
            custom_id = f"brouc:1:{tables['running']}:{newest['running']}:{what}:"
            results.append(await doors.submit(one, custom_id))
    await world.server.settle()
    only_sentences(results, world.server.requests[sent:])
    assert await doors.seen() == before


def matches_named(table: int, guest: int, inviter: int) -> dict[str, list[Use]]:
    """By room, the components of pages that name a table: what, argument and values."""
    at = f"{table}.1.1.0"
    return {
        "replay": [
            *((what, at, None) for what in replay_pages._BUTTONS),
            *((what, "", (at,)) for what in replay_pages._MENUS),
        ],
        "verify": [(what, f"{table}.1.1", None) for what in ("show", "deal")],
        "invite": [
            *((what, f"{table}.N.{inviter}", None) for what in ("accept", "decline", "agree")),
            *((what, f"{table}.N.{guest}", None) for what in ("accept", "decline")),
            *((what, f"{table}.N.{inviter}.{guest}", None) for what in ("never", "nobody")),
        ],
    }


async def pages_and_commands_answer_with_a_sentence(doors: Doors) -> None:
    """Each page and command that names a table, from each place, at all kinds in turn."""
    world, anne = doors.world, doors.anne
    rooms = matches_named(1, 1, 1).keys() | ABOUT_NO_TABLE | {EVENINGS}
    assert world.bot.router.pages.keys() == rooms
    before, sent = await doors.seen(), len(world.server.requests)
    commands = [one.to_dict(world.bot.tree) for one in world.bot.tree.get_commands()]
    named = [one for one in commands if any(option["name"] == "table" for option in one["options"])]
    results: list[Result] = []
    for place, one in enumerate(doors.strangers):
        channel, kinds = world.server.world.channels[one.message.channel], [*doors.tables]
        if channel.guild == world.guild.id:
            kinds.remove("finished")  # A public match is open to its server once it is over.
        tables = cycle(doors.tables[kind] for kind in (*kinds[place:], *kinds[:place]))
        for room in matches_named(1, 1, 1):
            for number, _ in enumerate(matches_named(1, 1, 1)[room]):
                table = next(tables)
                what, arg, values = matches_named(table, one.person.id, anne.id)[room][number]
                custom_id = f"brouc:{room}:{what}:{arg}"
                results.append(await world.click(one.person, one.message, custom_id, values))
        for command in named:
            result = await one.person.command(channel, command["name"], table=next(tables))
            results.append(result)
    only_sentences(results, world.server.requests[sent:])
    assert await doors.seen() == before


async def nothing_takes_the_place_of_a_message_of_everybody(doors: Doors) -> None:
    """No page, and no panel of a table for its owner; what is shared is a new message."""
    world, anne, (*_, there, _) = doors.world, doors.anne, doors.public
    uses = {f"brouc:1:{doors.tables['lobby']}:1:{what}:{arg}": v for what, arg, v in doors.uses}
    uses |= {f"brouc:history:first:{anne.id}": None, "menu:brouc:settings:field:": ("clock",)}
    uses["brouc:diagnose:read:"] = None
    shown = {"history", "settings", "diagnose"}
    for command in world.bot.tree.get_commands():
        options = command.to_dict(world.bot.tree)["options"]
        with suppress(PermissionError):
            if any(option["required"] for option in options):
                continue
            page = (await anne.command(world.channel, command.name)).response
            for custom_id, means in knocks(world, page).items() if page is not None else ():
                if of_page(means.room, means.what) in (Action.ANALYSIS, Action.FILM):
                    continue  # Long work, in a reply of its own for a player of the match.
                part = next(one for one in world.raw(page) if one.get("custom_id") == custom_id)
                first = [one["value"] for one in part.get("options") or ()][:1]
                uses[custom_id] = tuple(first) or None
                shown.add(means.room)
    assert shown >= ABOUT_NO_TABLE - {"learn", "puzzle", "daily"}, "which not every game has"
    before = there.content, repr(there.components)
    results = [await doors.press(Wrong(anne, there), *use) for use in uses.items()]
    await world.server.settle()
    assert (there.content, repr(there.components)) == before
    assert there in world.history(world.server.world.channels[there.channel])
    for custom_id, result in zip(uses, results, strict=True):
        answer, used = result.answer, parsed(custom_id)
        assert answer is not None, custom_id
        assert answer.type is not ResponseType.UPDATE, custom_id
        counts = ROOMS.get(f"{used.room}.{used.what}") if isinstance(used, PageId) else None
        wished = counts in (Action.SHARE, INSIDE)  # A post, a table.
        assert wished or not answer.data.get("components") or result.ephemeral, custom_id


async def test_commands_are_for_servers_and_the_bots_direct_messages(world: Evening) -> None:
    """Not for people's own installations, which reach servers and groups without the bot."""
    registered = world.server.world.commands
    for command in registered:
        assert command["integration_types"] == [0], command["name"]
        only = command["name"] in ("settings", "evening")
        assert command["contexts"] == ([0] if only else [0, 1])
    with pytest.raises(LookupError):
        await world.people[0].command(None, "settings")
    hashed = {one["name"]: one for one in await world.bot._commands_payload()}
    for command in registered:
        for key in ("contexts", "integration_types"):
            assert hashed[command["name"]][key] == command[key], "a change is registered"
