"""Achievements and the ladder against computers, compared with a recount of the journals."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cogs.account.my_data import DataCommands
from cogs.i18n.sentences import say
from cogs.matches.achievements import Progress, achievements, progress
from db import MatchFacts
from gamekit.api.counts import Achievement
from games import registry
from games.brouc import GAME
from tables.journal.entries import SeatFilled
from tables.journal.options import Level
from tests.cogs.pages import ask, find
from tests.cogs.played_evening import alone, club
from tests.db.played import Played, Players, store_table
from tests.e2e.evening import Evening
from tools.fake_discord.world import EPHEMERAL


def recount(facts: list[MatchFacts], person: int, one: Achievement) -> int:
    """The achievement's value, from whole matches."""
    values = []
    for match in facts:
        for player in match.players:
            if player.user_id != person:
                continue
            own = {"matches": 1, "matches_won": int(player.won), **player.counts}
            others = [other for other in match.players if other.side != player.side]
            levels = {other.level for other in others}
            if None not in levels and player.won:
                weakest = next(level.value for level in Level if level.value in levels)
                own[f"beaten_{weakest}"] = 1
            values.append(own.get(one.of, 0))
    return max(values, default=0) if one.within == "match" else sum(values)


def leveled(played: Played, level: Level) -> Played:
    found = Played()
    for stored in played.stored:
        entry = stored.entry
        if isinstance(entry, SeatFilled):
            entry = replace(entry, level=level)
        found.add(entry, stored.at)
    return found


async def test_progress_is_a_recount_of_all_journals(tmp_path: Path) -> None:
    async with club(tmp_path) as world:
        ids = [person.id for person in world.people]
        for seed, level in ((3, Level.CLUB), (4, Level.MASTER), (5, Level.MASTER)):
            match = Players(seed).table(1_795_900_000_000 + seed, plain=True)
            for seat in "NW":
                lone = alone(match, seat, ids[0], world.guild.id)
                await store_table(world.store, leveled(lone, level))
        histories = world.store.histories
        reached: set[str] = set()
        for person in ids:
            rows = await histories.matches(person, limit=100)
            facts = [row.facts for row in rows]
            found = await histories.statistics(person, "brouc")
            best = await histories.best_counts(person, "brouc")
            made = progress(GAME, found, best)
            assert made == tuple(
                Progress(one, recount(facts, person, one)) for one in achievements(GAME)
            )
            reached.update(one.achievement.name for one in made if one.reached)
            for level in Level:
                won = recount(facts, person, Achievement("", f"beaten_{level.value}"))
                assert found.solo.count(f"beaten_{level.value}") == won
                assert not found.contested.count(f"beaten_{level.value}")
        assert {"first-win", "first-marriage", "strongest-beaten"} <= reached
        assert "hundred-matches" not in reached


async def test_private_until_shown_and_gone_after_an_erasure(world: Evening) -> None:
    anne, beat = world.people[:2]
    for number in range(2):
        lone = Players(3 + number).table(1_795_000_000_000 + number, plain=True)
        await store_table(world.store, alone(lone, "W", anne.id, world.guild.id))

    page = await ask(world, "stats", anne)
    levels = " · ".join(
        say("en", "stats-ladder-level", level=say("en", f"level-{level}"), won=won)
        for level, won in _won(await world.store.histories.matches(anne.id))
    )
    assert say("en", "stats-ladder", levels=levels) in world.text(page)
    await anne.press(page, find(world, page, "achievements"))
    own = world.text(page)
    assert page.flags & EPHEMERAL
    assert "▫️" in own
    # Somebody else's button, pressed on a copy, shows one's own page.
    for options in ({}, {"user": anne}):
        theirs = await ask(world, "stats", beat, **options)
        with pytest.raises(AssertionError):
            find(world, theirs, "achievements")
    shown = (await anne.press(page, find(world, page, "show"))).response
    assert shown is not None
    assert not shown.flags & EPHEMERAL
    reached = [line for line in own.splitlines() if line.startswith("✅")]
    assert reached
    assert all(line in world.text(shown) for line in reached)
    assert "▫️" not in world.text(shown)
    await anne.press(page, find(world, page, "back"))
    assert "Against computers" in world.text(page)
    data = world.bot.get_cog("DataCommands")
    assert isinstance(data, DataCommands)
    await data.erase(anne.id, cause="test")
    found = await world.store.histories.statistics(anne.id, "brouc")
    best = await world.store.histories.best_counts(anne.id, "brouc")
    assert not any(one.have for one in progress(GAME, found, best))


def _won(rows: Any) -> list[tuple[str, str]]:
    won = sum(player.won for row in rows for player in row.facts.players if player.user_id)
    return [
        (level, str(won if level == "club" else 0))
        for level in (GAME.players.levels if GAME.players is not None else ())
    ]


async def test_a_ladder_ranks_by_the_level_won_against(world: Evening) -> None:
    anne, beat = world.people[:2]
    for person, seat in ((anne, "W"), (beat, "N")):
        match = Players(3).table(1_795_000_000_000, plain=True)
        lone = alone(match, seat, person.id, world.guild.id)
        await store_table(world.store, leveled(lone, Level.MASTER))
    page = await ask(world, "leaderboard", anne, computers=True)
    menu = find(world, page, "metric")
    offered = next(
        part["options"]
        for row in page.components
        for part in row.get("components", ())
        if part.get("custom_id") == menu
    )
    name = say("en", "standings-metric-beaten", level=say("en", "level-master"))
    (value,) = (option["value"] for option in offered if option["label"] == name)
    await anne.select(page, [value], custom_id=menu)
    winner = next(
        player.user_id
        for row in await world.store.histories.matches(anne.id)
        + await world.store.histories.matches(beat.id)
        for player in row.facts.players
        if player.won and player.user_id
    )
    assert f"**1.** <@{winner}>: **1**" in world.text(page)
    # People have no such ladder among themselves.
    people = await ask(world, "leaderboard", anne, metric="matches")
    assert name not in str(people.components)


def test_every_game_of_the_house_has_ten() -> None:
    for point in registry.BUILT_IN:
        names = [one.name for one in achievements(point.load())]
        assert len(names) >= 10
        assert len(set(names)) == len(names)
