"""Statements of a card, from the click to the last message: two reads and one write."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from db.core.driver import Connection
from tests.e2e.evening import evening
from tests.e2e.test_failures import play_card


async def test_a_card_costs_two_reads_and_one_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crossings: list[int] = []
    cross = Connection.cross

    async def counted(self: Connection, work: Any) -> Any:
        crossings.append(1)
        return await cross(self, work)

    async with evening(tmp_path) as world:
        table = await world.open_table()
        await world.start()
        await world.cut(table)
        await play_card(world, table)
        turn = (await world.state(table)).turn
        assert turn is not None
        person = world.people["NWSE".index(turn)]
        hand = world.hand(person)
        card = world.cards(hand)[0]
        length = await world.store.journals.length(table)
        monkeypatch.setattr(Connection, "cross", counted)
        await world.press(person, hand, "card", card)
        await world.server.settle()
        monkeypatch.undo()
        assert await world.store.journals.length(table) == length + 1
        assert len(crossings) <= 3
