"""Lists of a server's people leave out those who have left it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cogs.i18n.sentences import say
from db import DailyFacts, GuildSettings
from db.repositories.dailies import record as store_day
from games.brouc.game import GAME as BROUC
from games.brus.game import GAME as BRUS
from tables.journal.state import DAY_MS, day_begins
from tests.cogs.pages import ask, find
from tests.cogs.played_evening import club, fill
from tests.e2e.evening import Clock, Evening, evening

pytestmark = pytest.mark.usefixtures("quick_pictures")

DAY = "2026-11-24"
GAMES = {"brouc": BROUC, "brus": BRUS}


async def leaderboard(world: Evening) -> str:
    return world.text(await ask(world, "leaderboard", metric="matches"))


async def pairs(world: Evening) -> str:
    """Pairs of all people, and the reader's own best one."""
    return world.text(await ask(world, "leaderboard", metric="matches", pairs=True))


async def own_figures(world: Evening) -> str:
    return world.text(await ask(world, "stats", game="brouc"))


async def shared_figures(world: Evening) -> str:
    page = await ask(world, "stats", game="brouc")
    await world.people[0].press(page, find(world, page, "share"))
    return world.text(world.history(world.channel)[-1])


async def others_figures(world: Evening) -> str:
    return world.text(await ask(world, "stats", user=world.people[2], game="brouc"))


async def daily(world: Evening) -> str:
    page = await ask(world, "daily", game="brus")
    menu = find(world, page, "days")
    await world.people[0].select(page, [f"brus.{DAY}"], custom_id=menu)
    return world.text(page)


async def morning_post(world: Evening) -> str:
    """The post with the winners of the day before."""
    wanted = GuildSettings(game="brus", daily_channel=world.channel.id, daily_hour=0)
    guild, manager = world.guild.id, world.people[0].id
    await world.store.guilds.set_settings(guild, wanted, by=manager, at=1)
    await world.store.values.set(f"daily-post:{guild}", None)
    world.bot.morning_posts._looked = None
    world.server.world.by_nonce.clear()
    await world.bot.morning_posts.look()
    return world.text(world.history(world.channel)[-1])


LISTS: tuple[Callable[[Evening], Awaitable[str]], ...] = (
    leaderboard,
    pairs,
    own_figures,
    shared_figures,
    others_figures,
    daily,
    morning_post,
)


async def finished(world: Evening) -> None:
    """Results of a day for everybody in the server."""
    at, guild = day_begins(DAY) + 1, world.guild.id
    facts = [DailyFacts(1, "brus", DAY, 0, None, 3, "x", "a\nb", at)]
    facts += [DailyFacts(1, "brus", DAY, one.id, guild, 2, "x", "a\nc", at) for one in world.people]

    def store(connection: Any) -> None:
        for one in facts:
            store_day(connection, one)

    await world.store.engines.write(store)


@pytest.mark.parametrize("shown", LISTS, ids=lambda one: one.__name__)
async def test_who_has_left_is_in_no_list_and_sums_stay(
    shown: Callable[[Evening], Awaitable[str]], tmp_path: Path
) -> None:
    later = Clock(day_begins(DAY) + DAY_MS * 3 // 2)
    async with evening(tmp_path, games=GAMES, now=later) as world:
        await fill(world, 6)
        await finished(world)
        anne, beat = world.people[:2]
        assert beat.mention in await shown(world)
        sums = await world.store.histories.statistics(anne.id, "brouc", guild=world.guild.id)
        world.guild.remove_member(beat)
        await world.restart()
        assert beat.mention not in await shown(world)
        assert sums == await world.store.histories.statistics(
            anne.id, "brouc", guild=world.guild.id
        )
        field = await world.store.dailies.standing("brus", DAY, anne.id)
        assert field is not None
        assert field.players == len(world.people)


async def history(world: Evening) -> str:
    return world.text(await ask(world, "history"))


async def replay(world: Evening) -> str:
    """A replay's first step, its picture's alternative text included."""
    page = await ask(world, "replay", table=1)
    return f"{world.text(page)}\n{world.alt(page)}"


async def record(world: Evening) -> str:
    sent = len(world.server.uploads)
    await ask(world, "export", what="match", table=1)
    return b"".join(one.content or b"" for _, one in world.server.uploads[sent:]).decode()


@pytest.mark.parametrize("shown", [history, replay, record], ids=lambda one: one.__name__)
async def test_a_match_does_not_name_who_has_left(
    shown: Callable[[Evening], Awaitable[str]], tmp_path: Path
) -> None:
    async with club(tmp_path) as world:
        beat, carlo = world.people[1:3]
        names = (beat.mention, beat.user.name.capitalize())
        text = await shown(world)
        assert any(name in text for name in names)
        world.guild.remove_member(beat)
        await world.restart()
        text = await shown(world)
        assert not any(name in text for name in names)
        assert any(name in text for name in (carlo.mention, carlo.user.name.capitalize()))
        world.guild.add_member(beat)
        await world.restart()
        text = await shown(world)
        assert any(name in text for name in names)


@pytest.mark.parametrize("name", ["stats", "history"])
async def test_figures_of_who_has_left_are_refused(name: str, tmp_path: Path) -> None:
    async with club(tmp_path) as world:
        anne, beat = world.people[:2]
        page = await ask(world, name, anne, user=beat)
        assert beat.mention in world.text(page)
        world.guild.remove_member(beat)
        await world.restart()
        refused = await anne.command(world.channel, name, user=beat)
        assert world.answer(refused) == say("en", "stats-only-here")
        world.guild.add_member(beat)
        await world.restart()
        assert beat.mention in world.text(await ask(world, name, anne, user=beat))
