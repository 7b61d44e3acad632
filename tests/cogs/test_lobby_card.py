"""The lobby card: from the command to cards by one press, and its picture."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cogs.i18n.sentences import say
from tables.journal.entries import Kind
from tables.journal.state import Status
from tests.e2e.evening import evening

pytestmark = pytest.mark.usefixtures("quick_pictures")


async def test_one_press_leads_from_the_lobby_to_the_first_card(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as world:
        anne = world.people[0]
        table = await world.open_table()
        assert (await world.state(table)).seat_of(anne.id) == "N"
        await world.press(anne, world.lobby, "playnow")
        state = await world.state(table)
        assert state.next.awaits == "turn"
        kinds = [seat.occupant.kind for seat in state.seats.values()]
        assert kinds == [Kind.PERSON, *[Kind.COMPUTER] * 3]
        assert world.cards(world.hand(anne))
        assert say("en", "board-cut-chance") in world.text(world.board)


async def test_the_card_shows_its_chairs_and_says_what_its_buttons_do(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as world:
        await world.open_table()
        (picture,) = world.lobby.files
        assert picture["description"] == (
            "Le Brouc: a table seen from above. North: Anne. West: Beat. South: free. East: free."
        )
        labels = [one["label"] for one in world.raw(world.lobby) if "label" in one]
        assert labels[:4] == ["North", "West", "Sit South", "Sit East"]
        await world.press(world.people[1], world.lobby, "sit", "E")
        (picture,) = world.lobby.files
        assert picture["description"] == (
            "Le Brouc: a table seen from above. North: Anne. West: free. South: free. East: Beat."
        )


async def test_the_picture_stays_where_nobody_moves(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as world:
        table = await world.open_table()
        drawn = world.bot.pictures.drawers
        asked: list[str] = []
        scene = drawn.scene

        async def counted(game: Any, sketch: Any, rank: Any) -> Any:
            asked.append(sketch.scene.kind)
            return await scene(game, sketch, rank)

        drawn.scene = counted  # type: ignore[method-assign]
        before = world.lobby.files[0]["id"]
        with world.server.as_the_bot():
            await world.bot.tables.change_options(
                table, world.people[0].id, lambda now: replace(now, private=True), cause="private"
            )
        await world.server.settle()
        assert say("en", "lobby-private") in world.text(world.lobby)
        assert world.lobby.files[0]["id"] == before
        assert asked == []
        assert (await world.state(table)).status is Status.LOBBY
