"""Past matches of third-party games: all that these support is offered."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cogs.i18n.sentences import say
from cogs.matches.archive import PastMatch, checked
from cogs.matches.replay_pages import ReplayPosition, reached
from db import GuildSettings
from gamekit.api.face import At
from gamekit.api.game import Game
from games import registry
from tests.cogs.matches.other_games import finished
from tests.cogs.pages import ask, find, knocks
from tests.cogs.played_evening import archive_of, past_of
from tests.e2e.evening import Evening, evening

pytestmark = pytest.mark.usefixtures("strangers", "quick_pictures")


PLACES = (0, -2, -1)
"""The first game and third-party ones, which lack some features."""


class Match(NamedTuple):
    """A finished match of a game at table 1, as its first person replays it."""

    world: Evening
    game: Game
    page: Any
    past: PastMatch


@pytest.fixture(params=PLACES)
async def match(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Match]:
    """The match; new tables have no clock."""
    async with evening(tmp_path, games=registry.games()) as world:
        game = list(world.bot.games.values())[request.param]
        anne, *_ = people = world.people
        await finished(world.store, game, [person.id for person in people], world.guild.id)
        no_clock = GuildSettings(clock="none", language="en")
        await world.store.guilds.set_settings(world.guild.id, no_clock, by=anne.id, at=1)
        page = await ask(world, "replay", anne, table=1)
        yield Match(world, game, page, await past_of(world))


async def test_every_deal_is_shown_and_checked(match: Match) -> None:
    world, game, page, past = match
    anne = world.people[0]
    assert past.game is game
    title = f"### Table 1 · match 1 · deal 1 of {len(past.deals)}"
    assert world.text(page).startswith(title)
    if len(past.deals) > 1:
        menu = find(world, page, "deal")
        _, second, *_ = world.options(page, menu).values()
        await anne.select(page, [second], custom_id=menu)
        assert "deal 2 of" in world.text(page)
    for number, deal in list(enumerate(past.deals, 1))[:3]:
        assert deal.proof is not None
        assert deal.proof.cut is not None
        assert checked(past, number)
        lie = replace(deal, proof=replace(deal.proof, secret="ab" * 32))
        deals = (*past.deals[: number - 1], lie, *past.deals[number:])
        assert not checked(replace(past, deals=deals), number)
    told = await anne.press(page, find(world, page, "show"))
    text = world.text(told.response)
    shown = past.deals[min(2, len(past.deals)) - 1].proof
    assert shown is not None
    assert shown.secret in text
    assert ("**Cut by " in text) == (game.rules.cuts is not None)


async def test_what_a_game_has_is_offered_and_nothing_else(match: Match) -> None:
    world, game, page, past = match
    offered = {knock.what for knock in knocks(world, page).values()}
    replay = game.replay
    assert ("next" in offered) == (replay is not None)
    assert ("trick" in offered) == (replay is not None)
    assert ("record" in offered) == (game.records is not None)
    assert {"again", "share", "show"} <= offered
    if replay is None:
        assert game.face.recap(past.deals[0].view, At(1, "en")).title in world.text(page)
    else:
        end = replay.last(past.deals[0].view)
        await world.people[0].press(page, find(world, page, "last"))
        assert find(world, page, "back").endswith(f".{end - 1}")
    said = await world.people[0].command(world.channel, "export", what="match", table=1)
    if game.records is None:
        assert world.answer(said) == say("en", "replay-no-record")
    else:
        assert said.response is not None
        (file,) = said.response.files
        assert file["filename"] == f"{game.name}-1-1.{game.records.suffix}"
        text = await archive_of(world).record(past, "", None)
        assert text is not None
        assert game.records.read(text).actions == past.actions


async def test_the_same_deal_is_played_again(match: Match) -> None:
    world, game, page, past = match
    anne = world.people[0]
    await anne.press(page, find(world, page, "again"))
    (table,) = await world.bot.tables.live()
    assert "deal 1 of match 1 at table 1: the match is not rated" in world.text(world.lobby)
    for person, seat in zip(world.people, game.rules.seats, strict=False):
        await world.press(person, world.lobby, "sit", seat)
    await world.press(anne, world.lobby, "start")
    state = await world.state(table)
    assert state.game is game.rules
    assert state.actions[:1] == past.actions[:1]
    assert not state.proofs


async def test_a_deal_is_played_on_from_a_step(match: Match) -> None:
    world, game, page, past = match
    anne = world.people[0]
    if game.replay is None or game.replay.last(past.deals[0].view) < 3:
        with pytest.raises(AssertionError):
            find(world, page, "here")
        return
    for _ in range(2):
        await anne.press(page, find(world, page, "next"))
    here = find(world, page, "here")
    matches = await world.store.histories.matches(anne.id)
    await anne.press(page, here)
    (table,) = await world.bot.tables.live()
    assert "in the middle of deal 1 of match 1 at table 1" in world.text(world.lobby)
    state = await world.state(table)
    own = past.seat_of(anne.id)
    assert own is not None
    assert state.seats[own].person == anne.id
    assert all(one.person is None for seat, one in state.seats.items() if seat != own)
    before, first, done = (reached(past, ReplayPosition(1, 1, 1, step)) for step in range(3))
    assert before == 0 < first < done
    assert state.actions[:done] == past.actions[:done]
    assert not state.rated
    # The match counts nowhere, even if it is played to its end after a restart.
    await world.restart()
    for number in range(100):
        state, cause = await world.state(table), f"turn {number}"
        if state.ends:
            break
        if state.next.awaits == "booking":
            await world.bot.tables.count(table, anne.id, cause=cause)
        elif own in state.turns:
            action = min(game.rules.legal_actions(state.match, own), key=game.rules.encode)
            await world.bot.tables.act(table, anne.id, action, cause=cause)
        await world.server.settle()
    assert state.ends
    assert state.actions[:done] == past.actions[:done]
    assert await world.store.histories.matches(anne.id) == matches


@pytest.mark.parametrize("match", PLACES[-1:], indirect=True)
async def test_a_game_that_is_gone_leaves_its_matches_alone(match: Match) -> None:
    world, gone, *_ = match
    world.games = {name: game for name, game in world.games.items() if game is not gone}
    await world.restart()
    answer = await world.people[0].command(world.channel, "replay", table=1)
    assert world.answer(answer) == say("en", "game-absent")
