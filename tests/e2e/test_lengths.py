"""Matches of a fixed number of deals, from /table to the last picture, with restarts."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from games.brouc.game import GAME
from games.brouc.rules import DAILY, RECORDS
from tables.decisions.deal_points import DealPoints, deal_points
from tables.journal.documents import UNSET
from tables.journal.options import MOST_DEALS
from tables.journal.state import Status
from tests.e2e.evening import Evening, evening
from tests.e2e.test_matches import Players


async def _played(world: Evening, table: int, *, restarts: bool = False) -> list[str]:
    """Play to the end; return the newest message of the thread after each step."""
    players, seen, deals = Players(world, table, "buttons", 2, 0.0), list[str](), 0
    while (state := await world.state(table)).status is Status.PLAYING:
        await players.step()
        if restarts and len(state.deals) > deals:
            await world.restart()
        deals = len(state.deals)
        seen.append(world.text(world.board))
        hand = world.text(world.hand(world.people[0]))
        if found := re.match(r"### Deal (\d) ", hand):  # A recap, by the number in its match.
            finished = (await world.state(table)).deals
            assert f"Deal {len(finished)} of " in hand, found[0]
    await world.server.settle()
    return seen


def _points(points: DealPoints) -> list[str]:
    """Each side's sum as messages say it."""
    return [
        f"{'−' if total < 0 else ''}{abs(total)} point{'' if abs(total) == 1 else 's'}"
        for total in points.sums
    ]


async def test_three_deals_across_matches_of_the_game(tmp_path: Path) -> None:
    async with evening(tmp_path, seed=2) as world:
        first = world.people[0]
        await first.command(world.channel, "table", deals=2)
        assert "2 deals, whose points are added up" in world.text(world.lobby)
        panel = (await world.press(first, world.lobby, "options")).response
        await world.choose(first, panel, "set", "3", arg="deals")
        assert "3 deals, whose points are added up" in world.text(world.lobby)
        table = (await world.bot.tables.live())[-1]
        await world.set_option(first, panel, "target", "target-1")
        await world.set_option(first, panel, "clock", "none")
        for person, seat in zip(world.people[1:], "WSE", strict=True):
            await world.press(person, world.lobby, "sit", seat)
        await world.start()
        seen = await _played(world, table, restarts=True)
        state = await world.state(table)
        assert (len(state.deals), state.status) == (3, Status.OVER)
        assert state.number > 1, "the seed has a call that ends the game's match"
        assert world.restarts >= 2
        numbers = {found[1] for text in seen if (found := re.search(r"Deal (\d) of 3", text))}
        assert numbers == {"1", "2", "3"}
        points = deal_points(state, DAILY)
        posted = [world.text(one) for one in world.history(world.thread)]
        finals = [text for text in posted if "after 3 deals" in text]
        assert len(finals) == 1, "the end of the game's match is not the end"
        assert "-# Not rated: " in finals[0]
        assert all(f"**: {total} (" in finals[0] for total in _points(points))
        assert "after 3 deals" in world.text(world.lobby)
        recaps = [text for text in posted if re.search(r"Deal \d of 3 · ", text)]
        assert len(recaps) == 3, "each deal keeps its recap"
        for deal, text in enumerate(recaps, 1):
            assert f"Deal {deal} of 3 · " in text
            assert all(f": {total}" in text for total in _points(points.after(deal)))
        assert "after 3 deals" in world.text(world.hand(first))
        await _kept(world, table, state.number, points)
        assert await world.replayed(table) == replace(state, game=GAME.rules)


async def _kept(world: Evening, table: int, matches: int, points: DealPoints) -> None:
    """Check histories, replays, proofs and records of the matches of the game."""
    first, winners = world.people[0], points.winners
    told = "Level" if not winners else "Won" if "N" in winners[0] else "Lost"
    page = (await first.command(world.channel, "history")).response
    assert f"**{told}** · " in world.text(page)
    assert f"table {table} · " in world.text(page)
    deals = 0
    for match in range(1, matches + 1):
        which = {"table": table, "match": match}
        replay = await first.command(world.channel, "replay", **which)
        assert f"### Table {table} · match {match}" in world.answer(replay)
        proved = await first.command(world.channel, "verify", **which, deal=1)
        assert "✅" in world.answer(proved)
        sent = await first.command(world.channel, "export", **which)
        assert sent.response is not None
        judge, content = RECORDS.adjudicator, world.server.content(sent.response)
        judged = judge.judge(content)
        checked, of = judge.verify(judged)
        assert checked == of
        deals += of
    assert deals == len(points.deals)


@pytest.mark.parametrize("deals", [0, -3, MOST_DEALS + 1])
async def test_another_number_is_refused_with_a_sentence(tmp_path: Path, deals: int) -> None:
    async with evening(tmp_path) as world:
        result = await world.people[0].command(world.channel, "table", deals=deals)
        assert result.ephemeral
        assert "at most 24" in world.answer(result)
        assert not await world.bot.tables.live()


async def test_a_game_without_points_of_a_deal_offers_no_number(tmp_path: Path) -> None:
    games = {"brouc": replace(GAME, daily=None)}
    async with evening(tmp_path, games=games) as world:
        first = world.people[0]
        result = await first.command(world.channel, "table", deals=4)
        assert result.ephemeral
        assert "play a whole match" in world.answer(result)
        await first.command(world.channel, "table")
        panel = (await world.press(first, world.lobby, "options")).response
        assert world.custom_id(panel, "set", "deals") is None
        assert world.custom_id(panel, "set", "clock") is not None


async def test_a_rematch_keeps_the_number_and_the_options_can_drop_it(tmp_path: Path) -> None:
    async with evening(tmp_path, seed=2) as world:
        table = await world.open_table(deals="1", target="target-1")
        await world.start()
        await _played(world, table)
        assert "win the deal" in world.text(world.lobby) or "level" in world.text(world.lobby)
        await world.press(world.people[0], world.lobby, "again")
        assert "One deal decides" in world.text(world.lobby)
        panel = (await world.press(world.people[0], world.lobby, "options")).response
        await world.choose(world.people[0], panel, "set", "whole", arg="deals")
        assert (await world.state(table)).options.deals is UNSET
        assert "One deal decides" not in world.text(world.lobby)
