"""A hand says what the board says: the cut, the pause, stand-ins, a proposal to stop, the trick."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cogs.i18n.sentences import say
from games.registry import games
from tables.journal.state import Presence, Status
from tests.e2e.evening import QUICK, Evening, evening

GAMES = games()
pytestmark = pytest.mark.usefixtures("quick_pictures")


def hands(world: Evening) -> list[str]:
    return [world.text(world.hand(person)) for person in world.people]


async def test_who_cuts_and_when_the_next_deal_begins(tmp_path: Path) -> None:
    async with evening(tmp_path, pauses=replace(QUICK, deal=7 * 24 * 3_600_000)) as world:
        table = await world.open_table()
        await world.start()
        board = await world.bot.tables.board(table)
        assert board is not None
        cutter = world.people["NWSE".index(board.cutter or "")]
        told = [text for text in hands(world) if say("en", "hand-cut") not in text]
        assert len(told) == 3
        assert all(f"{cutter.user.name.capitalize()} cuts the pack" in text for text in told)
        await world.cut(table)
        await world.press(world.people[0], world.hand(world.people[0]), "dehors")
        board = await world.bot.tables.board(table)
        assert board is not None
        assert board.next_at is not None
        when = f"<t:{board.next_at // 1000}:R>"
        assert all(say("en", "board-next-at", when=when) in text for text in hands(world))


async def test_a_stand_in_and_a_proposal_to_stop(world: Evening) -> None:
    table = await world.deal()
    anne, beat, carlo, daisy = world.people
    await world.bot.tables.leave(table, daisy.id, cause="leave")
    await anne.command(world.channel, "stop")
    state = await world.state(table)
    assert state.seats["E"].presence is Presence.LEFT
    for person in (beat, carlo):
        text = world.text(world.hand(person))
        assert say("en", "hand-stand-in", person="Daisy") in text
        assert say("en", "board-abandon-open", persons="Anne") in text
    await world.press(beat, world.hand(beat), "playon")
    assert (await world.state(table)).abandoning is None
    assert say("en", "board-abandon-open", persons="Anne") not in world.text(world.hand(carlo))
    await anne.command(world.channel, "stop")
    await world.press(beat, world.hand(beat), "stop")
    await world.press(carlo, world.hand(carlo), "stop")
    assert (await world.state(table)).status is Status.ABANDONED


@pytest.mark.parametrize("name", ["schieber", "briscon", "brouc"])
async def test_cards_are_said_with_their_players_ones_own_with_you(
    tmp_path: Path, name: str
) -> None:
    game = GAMES[name]
    people = len(game.rules.seats)
    async with evening(tmp_path, games={name: game}, people=people) as world:
        table = await world.open_table()
        await world.start()
        while True:
            state = await world.state(table)
            if state.next.awaits == "deal":
                await world.server.advance(4_000)
                continue
            legal = game.rules.legal_actions(state.match, state.turn or "")
            moves = [one for one in legal if game.rules.is_move(one)]
            cards = [one for one in moves if hasattr(one, "card")]
            person = state.seats[state.turn or ""].person or 0
            action = (cards or moves)[0]
            await world.bot.tables.act(table, person, action, cause=f"{state.seq}")
            await world.server.settle()
            if cards:
                break
        (played,) = [one for one in world.people if one.id == person]
        lies = say("en", "trick-lies", cards="").removesuffix(".").strip()
        (line,) = [one for one in world.text(world.hand(played)).split("\n") if lies in one]
        assert line.startswith(f"{lies} You ")
        for other in world.people:
            text = world.text(world.hand(other))
            if other is not played and lies in text:
                assert f"{lies} {played.user.name.capitalize()} " in text


async def test_ones_own_choice_of_trump_is_said_with_you(tmp_path: Path) -> None:
    game = GAMES["schieber"]
    async with evening(tmp_path, games={"schieber": game}) as world:
        table = await world.open_table()
        await world.start()
        while (state := await world.state(table)).next.awaits == "deal":
            await world.server.advance(4_000)
        chooser = state.seats[state.turn or ""].person
        own, asked = game.face.say("en", "choosing-own"), "chooses trump or passes it on"
        for person in world.people:
            text, mine = world.text(world.hand(person)), person.id == chooser
            assert (own in text, asked in text) == (mine, not mine)
