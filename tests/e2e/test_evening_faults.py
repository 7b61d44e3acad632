"""Evenings that go wrong: full messages, lost threads, rules that are gone, rights and words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cogs.evening import card as cards
from cogs.i18n.sentences import say
from games.tournament.plan import Kind, Plan
from tables.decisions.outcomes import Reason, Refused
from tables.tournaments.entries import Corrected
from tests.e2e.evening import Evening
from tests.e2e.test_evenings import Club, club
from tools.fake_discord.extra_checks import walk

__all__ = ["Evening"]  # Chooses virtual time.

pytestmark = pytest.mark.usefixtures("quick_pictures")
FIRST = 1_200_000_000_000_000_000
"""Account of the first of many people."""


async def crowd(found: Club, kind: Kind) -> None:
    """200 people of whom some come later, look for a partner, wait, or were there last time."""
    asked = tuple(range(FIRST - 60, FIRST))
    state = await found.announced(kind, plan=Plan(kind, 6, 4), limit=100, weekly=True, asked=asked)
    ask, world = found.tournaments, found.world
    members = (world.server.create_user(f"person {number}") for number in range(200))
    people = [world.guild.add_member(one).id for one in members]
    with found.world.server.as_the_bot():
        for number, person in enumerate(people):
            sign_up = ask.come if number % 6 else ask.late
            await sign_up(state.id, person, cause=f"come {number}")
        for number in range(0, 200, 2) if kind is not Kind.NEW_PARTNERS else ():
            if number % 3:
                one, other = people[number : number + 2]
                await ask.with_partner(state.id, one, other, cause=f"with {number}")
                await ask.answer(state.id, other, one, True, cause=f"yes {number}")
    await found.world.server.settle()


@pytest.mark.parametrize("kind", [Kind.NEW_PARTNERS, Kind.PAIRS])
async def test_a_crowd_fits_into_the_messages(tmp_path: Path, kind: Kind) -> None:
    """Discord refuses a message of more than 4,000 characters."""
    async with club(tmp_path) as found:
        await crowd(found, kind)
        world = found.world
        assert "On the waiting list" in world.text(found.card)
        page: Any = (await found.boss.command(world.channel, "evening")).response
        assert "On the waiting list" in world.text(page)


async def test_many_corrections_fit_below_a_round(tmp_path: Path) -> None:
    """The newest ones are written."""
    async with club(tmp_path) as found:
        await found.announced()
        await found.sign_up()
        await found.begin()
        await found.all_go()
        for number in (1, 2):
            await found.play(number)
        state = await found.state()
        hall = await found.tournaments.hall(state.id)
        score = hall.rounds[0].scores[1]
        fixes = tuple((1, Corrected(1, table, score, "*" * 200, FIRST)) for table in range(1, 51))
        many = replace(hall, state=replace(state, corrections=fixes))
        post = cards.round_post(many, 1, None, 0)
        view: Any = post.layout
        texts = [part["content"] for part in walk(view.to_components()) if "content" in part]
        assert any("Table 50" in one for one in texts)
        assert sum(map(len, texts)) < 4_000


async def test_partners_of_a_knock_out_are_chosen_too(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        await found.announced(Kind.KNOCK_OUT)
        page: Any = (await found.press(found.people[0], found.card, "with")).response
        assert say("en", "evening-whom") in found.world.text(page)


async def test_a_thread_deleted_between_two_rounds_moves_its_table(tmp_path: Path) -> None:
    """Into the evening's channel; the table's people get their draw there."""
    async with club(tmp_path) as found:
        world = found.world
        await found.announced()
        await found.sign_up()
        await found.begin()
        await found.all_go()
        for number in (1, 2):
            await found.play(number)
        await world.server.delete_channel(found.thread(1))
        await world.server.settle()
        await world.server.advance(61)
        told = [world.text(one) for one in world.history()]
        assert [one for one in told if one.startswith("**Round 2 of 2 · table 1**")]


async def test_an_evening_without_threads_is_played_in_its_channel(tmp_path: Path) -> None:
    """The bot may have lost the right since the announcement."""
    async with club(tmp_path) as found:
        world = found.world
        await found.announced()
        await found.sign_up()
        path = "/channels/*/messages/*/threads"
        world.server.fail("POST", path, status=403, code=50013, times=None)
        await found.begin()
        told = [world.text(one) for one in world.history()]
        for number in (1, 2):
            begins = f"**Round 1 of 2 · table {number}**"
            assert len([one for one in told if one.startswith(begins)]) == 1, told


async def test_saved_rules_deleted_meanwhile_are_explained(tmp_path: Path) -> None:
    """So are an invented limit, and points of whole matches."""
    async with club(tmp_path) as found:
        world = found.world
        page: Any = (await found.boss.command(world.channel, "evening")).response
        gone = "brouc:evening:field:n.schieber.*99.90.45s.0."
        result = await world.click(found.boss, page, gone, ["length"])
        assert world.answer(result) == say("en", "bad-options")
        for arg in ("n.schieber.standard.90.45s.3.", "n.schieber.standard.3x0.45s.0."):
            made_up = f"brouc:evening:field:{arg}"
            result = await world.click(found.boss, page, made_up, ["length"])
            assert world.answer(result) == say("en", "old-message"), arg


async def test_a_director_decides_nothing_about_the_own_table(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        world, boss = found.world, found.boss
        await found.announced()
        await found.press(boss, found.card, "come")
        await found.sign_up(7)
        await found.begin()
        state = await found.state()
        member, newest = state.member(boss.id), state.round
        assert member is not None
        assert newest is not None
        own = newest.table_of(member.number)
        assert own is not None
        page: Any = (await boss.command(world.channel, "evening")).response
        late = f"brouc:evening:delay-table:{state.id}.1.{own.number}"
        await world.click(boss, page, late)
        told = [world.text(one) for one in world.history(found.thread(own.number))]
        assert say("en", "evening-delayed", minutes=5) not in told
        assert await found.state() == state


async def test_an_evening_that_is_over_takes_no_answers(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        await found.announced(Kind.PAIRS)
        one, other = found.people[:2]
        state = await found.state()
        with found.world.server.as_the_bot():
            await found.tournaments.with_partner(state.id, one.id, other.id, cause="with")
            await found.tournaments.call_off(state.id, found.boss.id, cause="off")
            outcome = await found.tournaments.answer(state.id, other.id, one.id, False, cause="no")
        assert isinstance(outcome, Refused)
        assert outcome.reason is Reason.TOURNAMENT_OVER
