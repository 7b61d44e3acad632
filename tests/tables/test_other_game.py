"""Tables contain no rule of Le Brouc: a game with two seats and other words works as well."""

from __future__ import annotations

import ast
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import tables
from db import Store
from gamekit.api.rules import AnyRules
from tables.decisions.outcomes import Refused
from tables.journal.entries import Acted, By, Missed
from tables.journal.options import Clock, Level, Options
from tables.journal.state import Status
from tests.tables.house import ANNA, BEAT, GUILD, House, accepted
from tests.tables.toy import LEFT, RIGHT, TOY, ToyMind

TOY_OPTIONS = Options(preset="toy", clock=Clock.QUICK)


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    """A harness in which only the toy game is played."""
    game: AnyRules = TOY
    made = House(store, mind=ToyMind(), games={"toy": game})
    yield made
    await made.tables.close()


async def opened(house: House) -> int:
    """A lobby with Anna on the left."""
    outcome = await house.tables.open(ANNA, GUILD, 1, TOY_OPTIONS, cause="open", game="toy")
    table = accepted(outcome).id
    accepted(await house.tables.sit(table, ANNA, LEFT, cause="sit"))
    return table


async def test_two_persons_play_it_to_the_end(house: House) -> None:
    table = await opened(house)
    accepted(await house.tables.sit(table, BEAT, RIGHT, cause="sit too"))
    accepted(await house.tables.start(table, BEAT, cause="start"))
    persons = {LEFT: ANNA, RIGHT: BEAT}
    while (state := await house.state(table)).status is Status.PLAYING:
        if state.turn is None:
            await house.wait(500)
        else:
            act = ("show", state.turn)
            person = persons[state.turn]
            accepted(await house.tables.act(table, person, act, cause=house.cause()))
    assert state.status is Status.OVER
    board = await house.board(table)
    assert board.result is not None
    assert max(board.result.result.score.values()) == 3
    assert await house.refold(table) == state


async def test_a_computer_player_and_a_stand_in_play_it(house: House) -> None:
    table = await opened(house)
    accepted(await house.tables.fill(table, ANNA, RIGHT, Level.CLUB, cause="fill"))
    accepted(await house.tables.start(table, ANNA, cause="start"))
    await house.wait(600_000)
    assert (await house.state(table)).status is Status.OVER
    assert Missed(LEFT, ANNA) in await house.entries(table)
    who = {e.by for e in await house.entries(table, Acted) if isinstance(e, Acted)}
    assert who == {By.TABLE, By.COMPUTER, By.STAND_IN}


async def test_without_computer_players_an_absent_persons_turns_go_on(store: Store) -> None:
    game: AnyRules = TOY
    house = House(store, mind=None, games={"toy": game})
    table = await opened(house)
    accepted(await house.tables.sit(table, BEAT, RIGHT, cause="sit too"))
    accepted(await house.tables.start(table, BEAT, cause="start"))
    await house.wait(600_000)
    assert (await house.state(table)).status is Status.OVER
    assert Missed(LEFT, ANNA) in await house.entries(table)
    await house.tables.close()


async def test_its_refusals_pass_through(house: House) -> None:
    table = await opened(house)
    accepted(await house.tables.fill(table, ANNA, RIGHT, Level.CLUB, cause="fill"))
    accepted(await house.tables.start(table, ANNA, cause="start"))
    outcome = await house.tables.act(table, ANNA, ("show", LEFT), cause="early")
    assert isinstance(outcome, Refused)
    assert (outcome.code, outcome.rule) == ("toy-turn", "1")


def test_no_module_of_the_tables_imports_a_game_or_discord() -> None:
    assert tables.__file__ is not None
    for module in Path(tables.__file__).parent.rglob("*.py"):
        if module.name == "__main__.py":
            continue  # A command for the operator: it looks up the games that journals may contain.
        imported = {
            name if name.startswith("gamekit.api") else name.split(".")[0]
            for node in ast.walk(ast.parse(module.read_text()))
            for name in (
                [alias.name for alias in node.names]
                if isinstance(node, ast.Import)
                else [node.module or ""]
                if isinstance(node, ast.ImportFrom)
                else []
            )
        }
        assert not imported & {"brouc", "games", "render", "cogs", "discord"}, module.name
