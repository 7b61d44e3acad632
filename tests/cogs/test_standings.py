"""/leaderboard over matches that were really played, for the present members of a server."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cogs.i18n.sentences import say
from cogs.matches.leaderboard import ROWS
from cogs.matches.leaderboard_page import (
    Choice,
    Choices,
    Menus,
    Shown,
    metric_name,
    metrics,
    page_post,
    slate_rows,
)
from cogs.messages.display_names import NOBODY_MS, DisplayNames
from cogs.messages.guild_membership import FRESH_MS, LOOKUPS, Members
from db import (
    EVER,
    BoardPage,
    BoardQuery,
    BoardRow,
    CountMetric,
    Cursor,
    HouseMetric,
    Preferences,
    ReadOnlyError,
    Standing,
)
from db.repositories.leaderboards import Leaderboards
from games import registry
from games.brouc.game import GAME
from i18n import LANGUAGES
from render.charts.leaderboard import leaderboard as draw
from tests.cogs.pages import ask, check_post, find
from tests.cogs.played_evening import club
from tests.e2e.evening import Evening, evening

pytestmark = pytest.mark.usefixtures("quick_pictures")

BIG = (1 << 63) - 1
GIVEN = CountMetric("coches_given")
POOL = "brouc", "brouc"
CHOICES = Choices({"brouc": GAME})


def page_of(metric: str, pool: str = "brouc") -> Choice:
    return Choice("brouc", pool, metric)


async def test_the_stores_list_is_shown_and_everywhere_only_who_wants_it(tmp_path: Path) -> None:
    async with club(tmp_path) as world:
        anne = world.people[0]
        page = await ask(world, "leaderboard", anne)
        assert page.reader is not None
        query = BoardQuery(*POOL, GIVEN, world.guild.id)
        board = await world.store.leaderboards.page(query, me=anne.id)
        assert board.total == 6
        text = world.text(page)
        for one in board.rows:
            assert f"**{one.rank}.** <@{one.users[0]}>: **{one.value}**" in text
        assert board.mine is not None
        assert f"-# You: place **{board.mine.rank}** of 6" in text
        menu = find(world, page, "metric")
        for metric in ("rating", "points-per-deal", "marriages"):
            chosen = str(page_of(metric))
            await anne.select(page, [chosen], custom_id=menu)
            assert metric_name(GAME, metric, "en") in world.text(page)
        await anne.select(page, [str(page_of("rating"))], custom_id=menu)
        found = (await world.store.histories.statistics(anne.id, "brouc")).ratings[0][1]
        assert f"{found.mean} ± {found.deviation}" in world.text(page)
        scope = find(world, page, "scope")
        pairs = replace(page_of("coches-given"), pairs=True)
        await anne.select(page, [str(pairs)], custom_id=scope)
        assert "> & <@" in world.text(page)
        page = await ask(world, "leaderboard", anne, where="everywhere", metric="matches")
        assert say("en", "standings-nobody", count=1) in world.text(page)
        assert "seen by nobody but you" in world.text(page)
        await world.store.people.set_preferences(anne.id, Preferences(listed=True, text_mode=True))
        page = await ask(world, "leaderboard", anne, where="everywhere", metric="matches")
        assert f"<@{anne.id}>" in world.text(page)
        before = len(world.history(world.channel))
        result = await anne.press(page, find(world, page, "share"))
        assert not result.ephemeral
        assert len(world.history(world.channel)) == before + 1
        assert "You:" not in world.text(world.history(world.channel)[-1])


async def test_the_metrics_of_the_chosen_game_are_offered(tmp_path: Path) -> None:
    known = registry.games()
    async with evening(tmp_path, people=1, games=known) as world:
        (anne,) = world.people
        offered = partial(anne.autocomplete, world.channel, "leaderboard", "metric")
        for name, game in known.items():
            values = [one["value"] for one in await offered("", game=name)]
            assert values == [*metrics(game)]
        assert [one["value"] for one in await offered("WY", game="Schieber")] == ["wys"]


async def test_who_has_left_is_hidden_and_back_when_he_returns(tmp_path: Path) -> None:
    async with club(tmp_path) as world:
        anne, beat = world.people[:2]
        assert f"**: <@{beat.id}>" not in world.text(await ask(world, "leaderboard", anne))
        assert f"<@{beat.id}>" in world.text(await ask(world, "leaderboard", anne))
        world.guild.remove_member(beat)
        await world.restart()
        assert f"<@{beat.id}>" not in world.text(await ask(world, "leaderboard", anne))
        query = BoardQuery(*POOL, HouseMetric.MATCHES, world.guild.id)
        board = await world.store.leaderboards.page(query)
        assert beat.id not in {user for one in board.rows for user in one.users}
        beat = world.guild.add_member(beat)
        await ask(world, "leaderboard", beat)
        assert f"<@{beat.id}>" in world.text(await ask(world, "leaderboard", anne))


async def test_pages_go_on_behind_the_last_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.matches.leaderboard.ROWS", 2)
    async with club(tmp_path) as world:
        anne = world.people[0]
        page = await ask(world, "leaderboard", anne)
        board = await world.store.leaderboards.page(BoardQuery(*POOL, GIVEN, world.guild.id))
        order = [one.users[0] for one in board.rows]
        seen = []
        for number in range(3):
            text = world.text(page)
            rows = [line for line in text.splitlines() if line.startswith("**")]
            seen += [int(line.split("<@")[1].split(">")[0]) for line in rows]
            assert "-# You: " in text
            if number < 2:
                await anne.press(page, find(world, page, "next"))
        assert seen == order
        await anne.press(page, find(world, page, "back"))
        assert f"<@{order[2]}>" in world.text(page)
        await anne.press(page, find(world, page, "first"))
        assert f"<@{order[0]}>" in world.text(page)


def test_every_choice_fits_into_a_custom_id() -> None:
    for metric in metrics(GAME):
        for pool in GAME.rules.presets:
            for here in (True, False):
                choice = replace(page_of(metric, pool), here=here, period="2026-11", page=99)
                assert CHOICES.parse(str(choice)) == choice
    longest = replace(
        page_of("coches-given", "homme-de-brou"),
        pairs=True,
        period="2026-11",
        page=9999,
        after=Cursor(-999_999, (BIG, BIG)),
    )
    assert len(str(longest)) <= 60
    assert CHOICES.parse(str(longest)) == longest
    # Pairs have no rating: no id can request it.
    rating = replace(page_of("rating"), pairs=True)
    assert CHOICES.parse(str(rating)).metric == "coches-given"
    alone = replace(page_of("coches-given"), here=False, computers=True)
    assert CHOICES.parse(str(alone)) == alone
    assert CHOICES.parse(str(replace(alone, metric="rating"))) == alone
    assert CHOICES.normalised(replace(alone, pairs=True)) == alone


def test_any_other_text_is_no_page() -> None:
    for wrong in ("1hsb.ever.1", "hs.00000.ever.1", "hs", ""):
        with pytest.raises((ValueError, LookupError)):
            CHOICES.parse(wrong)


def test_who_has_played_unrated_matches_alone_is_told_what_is_rated() -> None:
    nobody = BoardPage((), None, 0, None)
    told = {}
    for metric in ("rating", "matches"):
        shown = Shown(GAME, page_of(metric), nobody, {}, {}, "")
        told[metric] = json.dumps(page_post(shown, "en", None, 5, None).layout.to_components())
    assert "No rated match".casefold() in told["rating"].casefold()
    assert "against people" not in told["rating"]
    assert "no match against people" in told["matches"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_metric_is_drawn_and_said(language: str) -> None:
    standing = Standing(12, 7, 0, {"coches_given": 31, "coches_taken": 12})
    rows = tuple(BoardRow(n, (BIG - n, BIG - 20 - n), 12345, standing) for n in range(1, 11))
    page = BoardPage(rows, Cursor(3, rows[-1].users), 77, BoardRow(None, (5,), 3, standing))
    for metric in metrics(GAME):
        choice = replace(page_of(metric), period=EVER, page=2)
        shown = Shown(GAME, choice, page, {}, {}, "L'Etivaz")
        picture = draw(slate_rows(shown, language)) if metric == "capes" else None
        menus = Menus(CHOICES, 1_795_000_000_000, True)
        check_post(page_post(shown, language, picture, 5, menus))


def asked(world: Evening) -> int:
    requests: list[Any] = world.server.requests
    return sum("/members/" in one.path and one.method == "GET" for one in requests)


async def test_a_page_asks_for_few_and_remembers(world: Evening) -> None:
    assert LOOKUPS >= 2 * (ROWS + 1), "both of each pair, and of the reader's own"
    now = [1_795_000_000_000]
    members = Members(world.bot, world.store, world.bot.names, lambda: now[0])
    guild = world.guild.id
    here = [person.id for person in world.people]
    assert not await members.look(guild, here)
    assert asked(world) == 4
    assert await members.name(guild, here[0]) == "Anne"
    assert not await members.look(guild, [*here, *here, -5])
    assert asked(world) == 4, "remembered, and an erased person is not asked for"
    now[0] += FRESH_MS + 1
    await members.look(guild, here[:1])
    assert asked(world) == 5
    strangers = [world.server.create_user(f"s{n}").id for n in range(LOOKUPS + 8)]
    assert await members.look(guild, strangers)
    assert asked(world) == 5 + LOOKUPS
    assert not await members.look(1, here), "a server that the bot is not in"
    await members.look(guild, here[:1])
    await members.here(guild, here[0])
    await members.look(guild, here[:1])
    before = asked(world)
    members.forget(here[0])
    await members.look(guild, here[:1])
    assert asked(world) == before + 1, "nothing is kept of who was erased"


async def test_a_store_that_refuses_holds_nobody_up(
    world: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    members = Members(world.bot, world.store, world.bot.names, lambda: 1)
    kept, noted = Leaderboards.set_absent_member, list[int]()

    async def refuses(*_: object) -> None:
        raise ReadOnlyError("The database is read-only.")

    async def notes(self: Leaderboards, guild: int, user: int, absent: bool) -> None:
        await kept(self, guild, user, absent)
        noted.append(user)

    anne = world.people[0].id
    monkeypatch.setattr(Leaderboards, "set_absent_member", refuses)
    await members.here(world.guild.id, anne)
    monkeypatch.setattr(Leaderboards, "set_absent_member", notes)
    await members.here(world.guild.id, anne)
    await members.here(world.guild.id, anne)
    assert noted == [anne], "noted with the next command, once"


async def test_who_does_not_exist_is_not_asked_for_again_at_once(world: Evening) -> None:
    nobody, now = 820_000_000_000_000_777, [1]
    names = DisplayNames(world.bot._global_name, lambda: now[0])

    def asked() -> int:
        return sum(one.path.endswith(f"/users/{nobody}") for one in world.server.requests)

    before = asked()
    for _ in range(8):  # two boards
        assert await names.of(None, nobody) == ""
    assert asked() - before == 1
    now[0] += NOBODY_MS
    assert await names.of(None, nobody) == ""
    assert asked() - before == 2
    # An invalid answer is requested again.
    other = world.server.create_user("late")
    for fault in ({"status": 403, "code": 50001}, {"error": ConnectionResetError()}):
        world.server.fail("GET", f"/users/{other.id}", **fault)
        assert await names.of(None, other.id) == ""
    assert await names.of(None, other.id) == "Late"
