"""/leaderboard in a virtual Discord, over matches that were really played."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cogs.i18n.sentences import say
from cogs.matches.leaderboard import Shown, page_post, slate_rows
from cogs.matches.leaderboard_choice import METRICS, POOLS, Choice
from db import EVER, BoardPage, BoardQuery, BoardRow, Counts, Cursor, Metric, Preferences, Standing
from i18n import LANGUAGES
from render.charts.leaderboard import leaderboard as draw
from tests.cogs.pages import check, check_post, find, raw
from tests.cogs.played_evening import club
from tests.e2e.evening import Evening

BIG = (1 << 63) - 1


async def ask(world: Evening, person: Any, **options: Any) -> Any:
    result = await person.slash(world.channel, "leaderboard", **options)
    assert result.ephemeral
    return result.response


async def test_what_is_shown_is_what_the_store_says(tmp_path: Path) -> None:
    async with club(tmp_path) as world:
        anne = world.people[0]
        page = await ask(world, anne)
        check(raw(world, page))
        query = BoardQuery(Metric.COCHES_GIVEN, world.guild.id)
        board = await world.store.leaderboards.page(query, me=anne.id)
        assert board.total == 6
        text = world.text(page)
        for one in board.rows:
            assert f"**{one.rank}.** <@{one.users[0]}>: **{one.value}**" in text
        assert board.mine is not None
        assert f"-# You: **{board.mine.rank}** of 6" in text
        menu = find(world, page, "metric")
        for metric in (Metric.RATING, Metric.POINTS_PER_DEAL, Metric.MARRIAGES):
            chosen = str(Choice(metric))
            await anne.select(page, [chosen], custom_id=menu)
            check(raw(world, page))
            assert say("en", f"standings-metric-{metric.value}") in world.text(page)
        await anne.select(page, [str(Choice(Metric.RATING))], custom_id=menu)
        found = (await world.store.histories.statistics(anne.id)).ratings[0][1]
        assert f"{found.mean} ± {found.deviation}" in world.text(page)
        scope = find(world, page, "scope")
        pairs = replace(Choice(Metric.COCHES_GIVEN), pairs=True)
        await anne.select(page, [str(pairs)], custom_id=scope)
        assert "> & <@" in world.text(page)
        assert not world.env.errors


async def test_who_has_left_is_hidden_and_back_when_he_returns(tmp_path: Path) -> None:
    async with club(tmp_path) as world:
        anne, beat = world.people[:2]
        assert f"**: <@{beat.id}>" not in world.text(await ask(world, anne))
        assert f"<@{beat.id}>" in world.text(await ask(world, anne))
        world.guild.remove_member(beat)
        await world.restart()
        assert f"<@{beat.id}>" not in world.text(await ask(world, anne))
        board = await world.store.leaderboards.page(BoardQuery(Metric.MATCHES, world.guild.id))
        assert beat.id not in {user for one in board.rows for user in one.users}
        beat = world.guild.add_member(beat.user)
        await ask(world, beat)
        assert f"<@{beat.id}>" in world.text(await ask(world, anne))


async def test_pages_go_on_behind_the_last_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.matches.leaderboard.ROWS", 2)
    async with club(tmp_path) as world:
        anne = world.people[0]
        page = await ask(world, anne)
        board = await world.store.leaderboards.page(BoardQuery(Metric.COCHES_GIVEN, world.guild.id))
        order = [one.users[0] for one in board.rows]
        seen = []
        for number in range(3):
            text = world.text(page)
            rows = [line for line in text.splitlines() if line.startswith("**")]
            seen += [int(line.split("<@")[1].split(">")[0]) for line in rows]
            assert "-# You: " in text
            if number < 2:
                await anne.click(page, custom_id=find(world, page, "next"))
        assert seen == order
        await anne.click(page, custom_id=find(world, page, "back"))
        assert f"<@{order[2]}>" in world.text(page)
        await anne.click(page, custom_id=find(world, page, "first"))
        assert f"<@{order[0]}>" in world.text(page)
        assert not world.env.errors


async def test_everywhere_only_who_wants_it_and_shown_to_all(tmp_path: Path) -> None:
    async with club(tmp_path) as world:
        anne = world.people[0]
        page = await ask(world, anne, where="everywhere", metric="matches")
        assert say("en", "standings-nobody", count=1) in world.text(page)
        assert "seen by nobody but you" in world.text(page)
        await world.store.people.set_preferences(anne.id, Preferences(listed=True, text_mode=True))
        page = await ask(world, anne, where="everywhere", metric="matches")
        assert f"<@{anne.id}>" in world.text(page)
        before = len(world.channel.history())
        result = await anne.click(page, custom_id=find(world, page, "share"))
        assert not result.ephemeral
        assert len(world.channel.history()) == before + 1
        assert "You:" not in world.text(world.channel.history()[-1])


def test_every_choice_fits_into_a_custom_id() -> None:
    for metric in METRICS:
        for pool in POOLS:
            for here in (True, False):
                choice = Choice(metric, here, False, pool, "2026-11", 99)
                assert Choice.parse(str(choice)) == choice
    longest = Choice(
        Metric.COCHES_GIVEN, True, True, POOLS[1], "2026-11", 9999, Cursor(-999_999, (BIG, BIG))
    )
    assert len(str(longest)) <= 60
    assert Choice.parse(str(longest)) == longest
    # Pairs have no rating: nobody can ask for it by any way.
    assert Choice.parse("0hpb.ever.1").metric is Metric.COCHES_GIVEN


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_metric_is_drawn_and_said(language: str) -> None:
    standing = Standing(12, 7, 0, Counts(coches_given=31, coches_taken=12))
    rows = tuple(BoardRow(n, (BIG - n, BIG - 20 - n), 12345, standing) for n in range(1, 11))
    page = BoardPage(rows, Cursor(3, rows[-1].users), 77, BoardRow(None, (5,), 3, standing))
    for metric in METRICS:
        choice = Choice(metric, period=EVER, page=2)
        shown = Shown(choice, page, {}, {}, "L'Etivaz")
        picture = draw(slate_rows(shown, language)) if metric is Metric.CAPES else None
        check_post(page_post(shown, language, picture, 5, (1_795_000_000_000, True)))
