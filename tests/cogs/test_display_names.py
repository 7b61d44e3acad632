"""A name belongs to a person in a server; elsewhere the global name is used."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from cogs.account.my_data import DataCommands
from cogs.messages.display_names import (
    AT_ONCE,
    BURST,
    EACH_S,
    FRESH_MS,
    KEPT,
    DisplayNames,
    MemberName,
)
from db import Preferences
from render.style.names import drawable
from tests.cogs.judging import judge_quickly
from tests.cogs.pages import ask, begin, find
from tests.cogs.played_evening import club
from tests.e2e.evening import Evening, evening
from tests.e2e.server import Place
from tools.fake_discord.world import Channel

pytestmark = pytest.mark.usefixtures("quick_pictures")  # A sketch has the names in it.

HERE, THERE = "Zibeline", "Tulipe"
"""Anne's nicknames in the two servers; everywhere else she is Anne."""


@asynccontextmanager
async def two_servers(
    path: Path, *, played: int = 0
) -> AsyncIterator[tuple[Evening, Place, Channel]]:
    """The world and a second server of the same people; the first has this many old matches."""
    async with club(path, tables=played) if played else evening(path) as world:
        other = world.server.create_guild("Rougemont", "en-US")
        channel = other.create_text_channel("le-brouc")
        for person in world.people:
            other.add_member(person, nick=THERE if person is world.people[0] else None)
        world.guild.call(world.people[0], HERE)
        yield world, other, channel


def sent(world: Evening, channels: set[int]) -> Iterator[str]:
    """Everything sent to these channels: request bodies, alt texts, text files."""
    discord = world.server.fake_discord.discord
    tokens = {one.token: one.channel.id for one in discord.interactions.values()}
    for request in world.server.requests:
        parts = request.path.split("/")
        numbers = {int(part) for part in parts if part.isdecimal()}
        if numbers & channels or any(tokens.get(part) in channels for part in parts):
            yield json.dumps(request.json, ensure_ascii=False, default=str)
    for channel, upload in world.server.uploads:
        if channel in channels and upload.name.endswith((".brouc", ".txt", ".csv", ".json")):
            assert upload.content is not None
            yield upload.content.decode()


async def play(world: Evening, table: int, cards: int) -> None:
    for _ in range(cards):
        person = await world.turn(table)
        hand = next(
            message
            for message in reversed(person.letters)
            if any(p.table == table and p.what == "card" for p in world.presses(message).values())
        )
        await world.press(person, hand, "card", world.cards(hand)[0])


async def test_no_byte_of_a_server_holds_the_nickname_of_another(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (world, other, channel):
        first = world.guild, world.channel
        here = await begin(world)
        anne_here = world.people[0]
        world.guild, world.channel = other, channel
        there = await begin(world)
        anne_there = world.people[0]
        for _ in range(4):
            # Before each drawing in a server, the other one has updated her name there.
            for command in ("hand", "slate", "last"):
                await anne_here.command(first[1], command)
            await play(world, there, 1)
            for command in ("hand", "slate", "last"):
                await anne_there.command(channel, command)
            await play(world, here, 1)
        # In the other server she sees her newest table, which is not of this one.
        private: Any = (await anne_here.command(first[1], "hand")).response
        assert HERE in str(private.components)
        sent_here = "\n".join(sent(world, set(first[0].guild.channels)))
        sent_there = "\n".join(sent(world, set(other.guild.channels)))
        direct = "\n".join(sent(world, {person.direct.id for person in world.people}))
    assert HERE in sent_here
    assert THERE not in sent_here
    assert THERE in sent_there
    assert HERE not in sent_there
    assert {HERE, THERE} == {name for name in (HERE, THERE, "Anne") if name in direct}


async def answers(
    world: Evening,
    channel: Channel | None,
    person: Any,
    about: Any,
    *,
    beside: tuple[str, ...] = ("film", "analysis"),
) -> dict[str, bytes]:
    """Pages that draw or write names, requested in a channel or in direct messages.

    ``beside``: requested along with a slow replay.
    """
    found: dict[str, bytes] = {}

    def keep(name: str, message: Any) -> None:
        for part in message.files:
            found[name] = world.server.content(message)
            found[f"{name}, alt"] = str(part.get("description")).encode()

    async def ask(command: str, **options: Any) -> Any:
        return (await person.command(channel, command, **options)).response

    keep("everywhere", await ask("leaderboard", where="everywhere"))
    if channel is not None:
        keep("stats", await ask("stats", user=about))
    keep("record", await ask("export"))
    page = await ask("replay")
    keep("replay", page)
    for what in beside:
        shown = await person.press(page, find(world, page, what))
        keep(what, shown.response)
    return found


async def test_old_matches_shown_elsewhere_do_not_know_the_nickname(tmp_path: Path) -> None:
    seen: list[dict[str, dict[str, bytes]]] = []
    async with two_servers(tmp_path, played=1) as (world, _, channel):
        played = [p for p in world.people if await world.store.histories.matches(p.id)]
        person, asking = played[:2]
        for one in played:
            await world.store.people.set_preferences(one.id, Preferences(listed=True))
        for nick in (HERE, "Aurochs"):
            judge_quickly(world)  # A new service remembers no analysis.
            world.guild.call(person, nick)
            await person.command(world.channel, "help")
            seen.append(
                {
                    "there": await answers(world, channel, asking, person),
                    "direct": await answers(world, None, asking, person),
                    "here": await answers(world, world.channel, asking, person, beside=()),
                }
            )
            for place in ("there", "direct"):
                words = b"\n".join(v for k, v in seen[-1][place].items() if "alt" in k)
                assert nick.encode() not in words + seen[-1][place]["record"]
            assert nick.encode() in seen[-1]["here"]["record"]
            assert nick.encode() in seen[-1]["here"]["replay, alt"]
    first, second = seen
    assert first["there"] == second["there"]
    assert first["direct"] == second["direct"]
    assert first["here"]["replay"] != second["here"]["replay"], "the comparison can fail"


async def test_a_leaderboard_says_the_names_of_its_server(tmp_path: Path) -> None:
    async with two_servers(tmp_path, played=6) as (world, _, __):
        anne = world.people[0]
        for person in world.people:
            await world.store.people.set_preferences(person.id, Preferences(listed=True))
        await anne.command(world.channel, "help")
        words = {}
        for where in ("here", "everywhere"):
            page = await ask(world, "leaderboard", anne, where=where)
            words[where] = str(page.files[0]["description"])
        assert HERE in words["here"]
        assert HERE not in words["everywhere"]
        assert "Anne" in words["everywhere"]


async def test_a_new_nickname_is_drawn_from_the_next_press_on(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (world, _, __):
        table = await begin(world)
        assert HERE in str(world.raw(world.board))
        world.guild.call(world.people[0], "Zoé")
        await world.people[0].command(world.channel, "help")
        await play(world, table, 1)
        assert "Zoé" in str(world.raw(world.board))
        world.guild.call(world.people[0], None)
        await world.people[0].command(world.channel, "help")
        await play(world, table, 1)
        assert "Anne" in str(world.raw(world.board))


async def test_known_from_the_start_and_erased_in_every_server(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (world, other, channel):
        anne, names = world.people[0], world.bot.names
        assert await names.of(world.guild.id, anne.id) == HERE
        assert await names.of(None, anne.id) == "Anne"
        asked = [one.path for one in world.server.requests if "/users/" in one.path]
        assert all("@me" in path for path in asked), "known before anybody does anything"
        await anne.command(world.channel, "help")
        await anne.command(channel, "help")
        assert await names.of(world.guild.id, anne.id) == HERE
        assert await names.of(other.id, anne.id) == THERE
        data = world.bot.get_cog("DataCommands")
        assert isinstance(data, DataCommands)
        await data.erase(anne.id, cause="test")
        for server in (world.guild, other):
            server.call(anne, "Tilia")
        assert await names.of(world.guild.id, anne.id) == "Tilia", "asked for like somebody new"
        assert await names.of(other.id, anne.id) == "Anne"


class Users:
    def __init__(self) -> None:
        self.asked = 0
        self.name: str | None = "Anne"

    async def __call__(self, person: int) -> str | None:
        self.asked += 1
        return self.name


async def test_what_is_remembered_is_bounded_and_grows_old() -> None:
    users, now = Users(), [0]
    names = DisplayNames(users, lambda: now[0])
    assert await names.of(1, 7) == "Anne"
    assert await names.of(2, 7) == await names.of(None, 7) == "Anne"
    assert users.asked == 1
    names.note(1, 7, HERE)
    assert await names.of(1, 7) == HERE
    assert await names.of(2, 7) == "Anne"
    users.name = "Anna"
    now[0] += FRESH_MS + 1
    assert await names.of(1, 7) == "Anna", "nobody has seen the nickname for long"
    users.name = None
    now[0] += FRESH_MS + 1
    assert await names.of(None, 7) == "Anna", "better than nothing while Discord cannot say"
    assert await names.of(None, -7) == "", "an erased person"
    for person in range(8, 8 + KEPT):
        names.note(1, person, "x")
        await names.of(None, 7)
    assert len(names) == KEPT
    asked = users.asked
    users.name = "Anne"
    names.forget(7)
    assert await names.of(None, 7) == "Anne"
    assert users.asked == asked + 1


async def test_one_question_answers_all_who_ask_at_once() -> None:
    users = Users()
    names = DisplayNames(users, lambda: 0)
    assert await asyncio.gather(*(names.of(guild, 7) for guild in (1, 2, None))) == ["Anne"] * 3
    assert users.asked == 1
    await names.of(None, 8)
    assert users.asked == 2


class Servers:
    """A gateway that returns members' names with a delay."""

    def __init__(self, *there: int) -> None:
        self.there = there
        self.asked: list[tuple[int, list[int]]] = []
        self.answers = asyncio.Event()

    async def __call__(self, guild: int, people: Sequence[int]) -> dict[int, MemberName]:
        self.asked.append((guild, [*people]))
        await self.answers.wait()
        return {
            one: MemberName(f"{one} of {guild}", str(one)) for one in people if one in self.there
        }


async def test_a_server_is_asked_for_all_who_are_wanted_together() -> None:
    users, servers = Users(), Servers(*range(1, 300))
    names = DisplayNames(users, lambda: 0, servers)
    first = [asyncio.create_task(names.of(1, person)) for person in (1, 2, 2, 999)]
    other = asyncio.create_task(names.of(2, 1))
    await asyncio.sleep(0.01)
    more = [asyncio.create_task(names.of(1, person)) for person in range(3, 3 + AT_ONCE)]
    await asyncio.sleep(0.01)
    assert servers.asked == [(1, [1, 2, 999]), (2, [1])], "one question at a time"
    servers.answers.set()
    assert await asyncio.gather(*first) == ["1 of 1", "2 of 1", "2 of 1", "Anne"]
    assert await other == "1 of 2"
    assert (await asyncio.gather(*more))[0] == "3 of 1"
    assert [(guild, len(people)) for guild, people in servers.asked[2:]] == [(1, AT_ONCE)]
    assert users.asked == 1, "one of them is no member any more"
    assert await names.of(None, 3) == "3"
    assert len(servers.asked) == 3


async def test_a_start_asks_each_server_once_and_leaves_room_for_who_plays() -> None:
    slept: list[float] = []
    free = asyncio.Event()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await free.wait()

    users, servers = Users(), Servers(*range(1, 10), *range(1000, 2000))
    servers.answers.set()
    names = DisplayNames(users, lambda: 0, servers, sleep)
    await names.prepare(1, [1, 2, 3, 4, 5, 6, 7, 1, 2])
    assert servers.asked == [(1, [1, 2, 3, 4, 5, 6, 7])], "each person once"
    await names.prepare(1, [5, 6, 7])
    assert await names.of(1, 7) == "7 of 1"
    assert len(servers.asked) == 1
    assert users.asked == 0
    for server in range(2, BURST + 1):
        await names.prepare(server, [1000 + server])
    assert not slept
    later = asyncio.create_task(names.prepare(BURST + 1, [9]))
    assert await names.of(BURST + 2, 8) == f"8 of {BURST + 2}", "who plays waits for nothing"
    assert slept == [EACH_S]
    free.set()
    await later
    assert servers.asked[-1] == (BURST + 1, [9])


async def test_who_waits_for_a_name_is_let_go_when_the_bot_stops() -> None:
    names = DisplayNames(Users(), lambda: 0, Servers())
    waiting = asyncio.create_task(names.of(1, 7))
    await asyncio.sleep(0.01)
    await names.close()
    assert await waiting == "Anne"


async def test_names_that_no_picture_can_draw_are_told_apart(tmp_path: Path) -> None:
    named = {"liming": "李明", "wangfang": "王芳"}
    async with evening(tmp_path, people=2) as world:
        for person, (username, name) in zip(world.people, named.items(), strict=True):
            person.user.name, person.user.username = name, username
        await world.open_table()
        told = world.alt(world.lobby)
        everywhere = world.bot.names.remembered
        for person, (username, name) in zip(world.people, named.items(), strict=True):
            assert f": {name} ({username})." in told
            assert everywhere(None, person.id) == f"{name} ({username})"
            assert drawable(f"{name} ({username})") == username
        seats = (await world.bot.tables.board(1)).seats  # type: ignore[union-attr]
        seated = await world.bot.pictures.seated(seats, world.guild.id)
        assert {one.initials for _, one in seated.portraits} == {"L", "W"}
