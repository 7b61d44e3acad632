"""/stats, achievements, /history, /export and /verify in a virtual Discord."""

from __future__ import annotations

import csv
import hashlib
import io
import json
import random
import re
import zipfile
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.account.my_data import DataCommands
from cogs.account.takeout import LARGEST
from cogs.i18n.sentences import COMPUTERS, say
from cogs.matches.achievements import Progress, achievements, achievements_page, progress
from cogs.matches.archive import PastDeal, PastMatch, checked
from cogs.matches.exports import (
    COLUMNS,
    MOST,
    as_csv,
    as_json,
    counted,
    match_lines,
    statistics_files,
)
from cogs.matches.histories import history_page
from cogs.matches.leaderboard_page import Choice
from cogs.matches.match_lookup import why_not
from cogs.matches.statistics import Asked, read, stats_page
from cogs.matches.verifying import verify_page
from cogs.messages.components import Button, Text
from cogs.messages.custom_ids import PageId
from db import (
    HistoryRow,
    MatchFacts,
    PlayerFacts,
    Preferences,
    Rating,
    RatingChange,
    SideFacts,
    Standing,
    Statistics,
)
from gamekit.api.counts import Achievement
from games import registry
from games.brouc.game import GAME
from games.brouc.rules import COUNTS
from i18n import LANGUAGES
from tables.journal.entries import By
from tables.journal.options import Level
from tables.views import figure_of
from tests.cogs.pages import ask, check_post, find, knocks
from tests.cogs.played_evening import alone, club, past_of
from tests.db.played import Players, store_table
from tests.e2e.evening import Evening
from tools.fake_discord.world import EPHEMERAL

pytestmark = pytest.mark.usefixtures("quick_pictures")

PERSON = 810_000_000_000_000_001


async def test_figures_and_files_are_the_stores(tmp_path: Path) -> None:
    async with club(tmp_path) as world:
        anne, beat = world.people[:2]
        page = await ask(world, "stats", anne)
        found = await world.store.histories.statistics(anne.id, "brouc")
        text = world.text(page)
        rating = found.ratings[0][1]
        assert f"**{rating.mean} ± {rating.deviation}**" in text
        assert f"{found.contested.matches} match" in text
        given, taken = map(found.contested.count, COUNTS.columns)
        assert f"Coches {given} given, {taken} taken" in text
        known = await world.store.histories.acquaintances(anne.id, "brouc", COUNTS.columns)
        partner = next(one for one in known if one.relation == "partner")
        assert f"<@{partner.user_id}>: {partner.matches} match" in text
        assert page.files or "plot" in json.dumps(page.components)
        # Of others: matches in this server; the plot of all matches only with their consent.
        other = await ask(world, "stats", anne, user=beat)
        assert f"<@{beat.id}>" in world.text(other)
        assert "plot" not in json.dumps(other.components)
        await world.store.people.set_preferences(beat.id, Preferences(listed=True))
        other = await ask(world, "stats", anne, user=beat)
        assert "plot" in json.dumps(other.components)
        shared = await anne.press(page, find(world, page, "share"))
        assert not shared.ephemeral
        # The files hold every match of the person alone.
        pages, sent = ("PATCH", "/webhooks/*/*/messages/@original"), len(world.server.uploads)
        world.server.fail(*pages, status=500, times=1)
        response = await ask(world, "export", anne, what="statistics")
        files = [upload.content for _, upload in world.server.uploads[sent:]]
        assert [bool(content) for content in files] == [True, True], "whole after a lost answer"
        names = [one["filename"] for one in response.files]
        assert names == ["brouc-matches.csv", "brouc-statistics.json"]
        response = await ask(world, "export", anne)
        assert response.files[0]["filename"].endswith(".brouc")
        rows, games = await world.store.histories.matches(anne.id, limit=50), {"brouc": GAME}
        lines = match_lines(anne.id, games, rows)
        read = list(csv.DictReader(as_csv(lines, counted(games)).decode().splitlines()))
        assert len(read) == len(rows) == found.contested.matches
        assert tuple(read[0]) == (*COLUMNS, *counted(games))
        written = as_json(games, {"brouc": found}, lines).decode()
        document = json.loads(written)["games"]["brouc"]
        for name, total in document["against_people"]["counts"].items():
            assert sum(int(line[name]) for line in read) == total
        others = {str(p.user_id) for row in rows for p in row.facts.players} - {str(anne.id)}
        assert not [one for one in others if one in written]


async def test_who_plays_alone_has_a_leaderboard_a_plot_and_a_history(world: Evening) -> None:
    anne, beat = world.people[:2]

    async def pages() -> dict[str, Any]:
        return {
            "people": await ask(world, "leaderboard", anne, metric="matches"),
            "alone": await ask(world, "leaderboard", anne, metric="matches", computers=True),
            "stats": await ask(world, "stats", anne),
            "history": await ask(world, "history", anne),
        }

    empty = await pages()
    for page in empty.values():
        assert not page.files, "no picture of nothing"
        assert "attachment:" not in json.dumps(page.components)
    assert say("en", "standings-nobody-computers", count=1) in world.text(empty["alone"])
    theirs = say("en", "standings-scope-here-computers")
    assert say("en", "standings-apart", list=theirs) in world.text(empty["people"])
    played = alone(Players(3).table(1_795_000_000_000, plain=True), "W", anne.id, world.guild.id)
    await store_table(world.store, played)
    now = await pages()
    assert f"**1.** <@{anne.id}>: **1**" in world.text(now["alone"])
    assert f"<@{anne.id}>" not in world.text(now["people"])
    assert "leaderboard" in json.dumps(now["alone"].components)
    assert "Against computers" in world.text(now["stats"])
    assert "plot" in json.dumps(now["stats"].components)
    names = [COMPUTERS[figure_of(1, place)] for place in (0, 2, 3)]
    for name in names:
        assert f"🤖 {name} ({say('en', 'level-club')})" in world.text(now["history"])
    # The menu leads there; the global board lists only people who agreed.
    menu = find(world, now["people"], "scope")
    chosen = Choice("brouc", "brouc", "matches", computers=True)
    await anne.select(now["people"], [str(chosen)], custom_id=menu)
    assert f"<@{anne.id}>: **1**" in world.text(now["people"])
    everywhere = {"metric": "matches", "where": "everywhere", "computers": True}
    assert f"<@{anne.id}>" not in world.text(await ask(world, "leaderboard", beat, **everywhere))
    await world.store.people.set_preferences(anne.id, Preferences(listed=True))
    assert f"<@{anne.id}>" in world.text(await ask(world, "leaderboard", beat, **everywhere))


async def test_history_leads_to_the_replay(tmp_path: Path) -> None:
    async with club(tmp_path, tables=12) as world:
        rows = {p: await world.store.histories.matches(p.id, limit=50) for p in world.people}
        person = max(world.people, key=lambda p: len(rows[p]))
        assert len(rows[person]) > 5
        page = await ask(world, "history", person)
        newest = rows[person][0]
        assert f"table {newest.facts.table} ·" in world.text(page)
        facts = newest.facts
        for side in range(2):
            coches = facts.sides[side].score
            seats = ", ".join(
                f"{GAME.face.say('en', 'seat-' + player.seat)}: <@{player.user_id}>"
                for player in facts.players
                if player.side == side
            )
            assert f"{seats} · **{coches}** coche" in world.text(page), "as the final picture"
        change = next(one for one in newest.changes if one.user_id == person.id)
        assert f"Rating {change.before.mean} → {change.after.mean}" in world.text(page)
        for player in newest.facts.players:
            assert f"<@{player.user_id}>" in world.text(page)
        await person.press(page, find(world, page, "older"))
        assert f"table {rows[person][5].facts.table} ·" in world.text(page)
        assert f"table {newest.facts.table} ·" not in world.text(page)
        await person.press(page, find(world, page, "first"))
        chosen = f"{newest.facts.table}.1.1.0"
        replay = await person.select(page, [chosen], custom_id=find(world, page, "open"))
        assert f"### Table {newest.facts.table} · match 1" in world.text(replay.response)
        assert replay.ephemeral


async def test_private_matches_are_in_nobody_elses_history(tmp_path: Path) -> None:
    async with club(tmp_path, tables=1, private=True) as world:
        played = [p for p in world.people if await world.store.histories.matches(p.id)]
        eve = world.guild.add_member(world.server.create_user("eve"))
        page = await ask(world, "history", eve, user=played[0])
        assert say("en", "history-none") in world.text(page)
        assert not [part for part in page.components if part["type"] == 1], "nothing to press"
        assert "table 1" not in world.text(page)
        assert "table 1 ·" in world.text(await ask(world, "history", played[0]))
        refused = await eve.command(None, "stats", user=played[0])
        assert world.answer(refused) == say("en", "stats-only-here")


def matches(number: int) -> tuple[HistoryRow, ...]:
    noise = random.Random(2)
    rating = Rating(1000, 100, 7)
    found = []
    for match in range(number):
        counts = {count.name: noise.randrange(300) for count in COUNTS.counts}
        player = PlayerFacts("N", PERSON, None, 0, True, False, True, 300, 0, counts)
        facts = MatchFacts(
            table=match,
            number=1,
            end_seq=900,
            game="brouc",
            pool="brouc",
            guild_id=7,
            private=False,
            rated=True,
            started_at=1_700_000_000_000,
            ended_at=1_700_000_000_000 + noise.randrange(10**10),
            sides=(SideFacts(True, 0), SideFacts(False, 3)),
            players=(player,),
        )
        after = replace(rating, mean=noise.randrange(2000))
        change = RatingChange(facts.id, facts.ended_at, PERSON, rating, after)
        found.append(HistoryRow(facts, (change,)))
    return tuple(found)


def test_figures_of_a_few_matches_are_two_files_and_of_many_one_archive() -> None:
    number = MOST // 4
    figures = {"brouc": Statistics(Standing(), Standing(), ())}
    games = {"brouc": GAME}
    few = statistics_files(PERSON, games, figures, matches(300))
    assert list(few) == ["brouc-matches.csv", "brouc-statistics.json"]
    (many,) = statistics_files(PERSON, games, figures, matches(number)).values()
    assert len(many) * MOST < LARGEST * number
    with zipfile.ZipFile(io.BytesIO(many)) as packed:
        assert packed.namelist() == list(few)
        assert len(json.loads(packed.read("brouc-statistics.json"))["matches"]) == number


async def test_a_deal_is_checked_and_a_forged_one_found_out(tmp_path: Path) -> None:
    async with club(tmp_path, tables=1) as world:
        played = [p for p in world.people if await world.store.histories.matches(p.id)]
        page = await ask(world, "verify", played[0], deal=1)
        text = world.text(page)
        assert GAME.face.say("en", "verify-right") in text
        committed, secret = re.findall(r"^`([0-9a-f]{64})`$", text, re.M)
        assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == committed
        replay = await ask(world, "replay", played[0])
        assert "verify" in {knock.room for knock in knocks(world, replay).values()}
        beside = await played[0].press(replay, find(world, replay, "show"))
        assert "was it chosen?" in world.text(beside.response)
        past = await past_of(world)
        # A recap is public, so everybody may verify it, even during the match.
        running = replace(past, over=False)
        stranger: Any = SimpleNamespace(user=SimpleNamespace(id=1), guild_id=world.guild.id)
        assert why_not(running, stranger) == "replay-running"
        assert why_not(running, stranger, public=True) is None
        assert why_not(replace(running, private=True), stranger, public=True) == "replay-running"
    deal = past.deals[0]
    assert deal.proof is not None
    assert deal.proof.cut is not None
    forged = replace(deal, proof=replace(deal.proof, cut=deal.proof.cut % 31 + 1))
    assert checked(past, 1)
    assert not checked(_with_first(past, forged), 1)
    lie = replace(deal, proof=replace(deal.proof, commitment="0" * 64))
    assert not checked(_with_first(past, lie), 1)
    shown = verify_page(_with_first(past, forged), 1, False, "en")
    texts = [one["content"] for one in shown.layout.walk() if isinstance(one, Text)]
    assert GAME.face.say("en", "verify-wrong") in texts[0]
    for by, told in ((By.PERSON, "**Cut by a player**"), (By.STAND_IN, "**Cut by chance**")):
        cut = replace(deal, proof=replace(deal.proof, cut_by=by))
        shown = verify_page(_with_first(past, cut), 1, True, "en")
        (text,) = (one["content"] for one in shown.layout.walk() if isinstance(one, Text))
        assert told in text


def _with_first(past: PastMatch, deal: PastDeal) -> PastMatch:
    return replace(past, deals=(deal, *past.deals[1:]))


async def test_pages_in_every_language_are_within_limits(tmp_path: Path) -> None:
    async with club(tmp_path, tables=3) as world:
        anne = world.people[0]
        found = await world.store.histories.statistics(anne.id, "brouc")
        known = await world.store.histories.acquaintances(anne.id, "brouc", COUNTS.columns)
        rows = await world.store.histories.matches(anne.id, limit=6)
    asked, made = Asked(anne.id, GAME), progress(GAME, found, {})
    share, back = (PageId("stats", what, str(asked)) for what in ("share", "back"))
    numbers = range((1 << 40) - 6, 1 << 40)
    many = tuple(replace(rows[0], facts=replace(rows[0].facts, table=one)) for one in numbers)
    for language in LANGUAGES:
        buttons = [Button(share, "x" * 30)]
        check_post(stats_page(asked, found, known, language, None, "x" * 900, buttons))
        check_post(achievements_page(anne.id, GAME, made, language, share, back))
        check_post(history_page({"brouc": GAME}, anne.id, anne.id, many, None, language))
    # A match that was given up before its first deal ended has no scores.
    sides = tuple(replace(one, score=None) for one in rows[0].facts.sides)
    bare = replace(rows[0], facts=replace(rows[0].facts, sides=sides))
    page = history_page({"brouc": GAME}, anne.id, anne.id, (bare,), None, "en")
    assert "None" not in "".join(one["content"] for one in page.layout.walk() if "content" in one)


def test_a_history_gives_the_points_of_each_side() -> None:
    games = {"brouc": registry.games()["schieber"]}
    page = history_page(games, PERSON, PERSON, matches(1), None, "en")
    (_, row) = (one["content"] for one in page.layout.walk() if isinstance(one, Text))
    assert [line.partition(" · ")[2] for line in row.splitlines()[1:3]] == ["0 points", "3 points"]


def test_a_match_in_which_all_are_level_is_not_lost() -> None:
    (row,) = matches(1)
    for left, told in ((False, "Level"), (True, "Left")):
        facts = replace(
            row.facts,
            sides=tuple(replace(one, won=False) for one in row.facts.sides),
            players=tuple(replace(one, won=False, left=left) for one in row.facts.players),
        )
        page = history_page({}, PERSON, PERSON, (replace(row, facts=facts),), None, "en")
        texts = [one["content"] for one in page.layout.walk() if isinstance(one, Text)]
        assert texts[1].startswith(f"**{told}**")


def test_a_button_names_its_game() -> None:
    games = {"brouc": GAME, "other": replace(GAME)}
    asked = read(games, PageId("stats", "share", "5.other"), ())
    assert asked.person == 5
    assert asked.game is games["other"]
    for argument in ("5", "5.gone"):
        with pytest.raises(LookupError):
            read(games, PageId("stats", "share", argument), ())


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


async def test_progress_is_a_recount_of_all_journals(tmp_path: Path) -> None:
    async with club(tmp_path) as world:
        ids = [person.id for person in world.people]
        for seed, level in ((3, Level.CLUB), (4, Level.MASTER), (5, Level.MASTER)):
            match = Players(seed).table(1_795_900_000_000 + seed, plain=True)
            for seat in "NW":
                lone = alone(match, seat, ids[0], world.guild.id, level)
                await store_table(world.store, lone)
        histories = world.store.histories
        reached: set[str] = set()
        for person in ids:
            rows = await histories.matches(person, limit=100)
            facts = [row.facts for row in rows]
            found = await histories.statistics(person, "brouc")
            best = await histories.best_counts(person, "brouc")
            made = progress(GAME, found, best)
            for one, wanted in zip(made, achievements(GAME), strict=True):
                assert one == Progress(wanted, recount(facts, person, wanted))
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
    rows = await world.store.histories.matches(anne.id)
    won = sum(player.won for row in rows for player in row.facts.players if player.user_id)
    assert GAME.players is not None
    wins = {level: won if level == "club" else 0 for level in GAME.players.levels}
    levels = " · ".join(
        say("en", "stats-ladder-level", level=say("en", f"level-{level}"), won=str(number))
        for level, number in wins.items()
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


async def test_a_ladder_ranks_by_the_level_won_against(world: Evening) -> None:
    anne, beat = world.people[:2]
    for person, seat in ((anne, "W"), (beat, "N")):
        match = Players(3).table(1_795_000_000_000, plain=True)
        lone = alone(match, seat, person.id, world.guild.id, Level.MASTER)
        await store_table(world.store, lone)
    page = await ask(world, "leaderboard", anne, computers=True)
    menu = find(world, page, "metric")
    name = say("en", "standings-metric-beaten", level=say("en", "level-master"))
    await anne.select(page, [world.options(page, menu)[name]], custom_id=menu)
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
