"""Transactions of a card, from the click to the last message: one write, nothing read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from db.core.sqlite import Sqlite
from tests.e2e.evening import evening


async def test_a_card_costs_one_write_and_no_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    transactions: list[str] = []

    def count(name: str) -> None:
        run = getattr(Sqlite, name)

        async def counted(self: Sqlite, work: Any, **how: Any) -> Any:
            transactions.append(name)
            return await run(self, work, **how)

        monkeypatch.setattr(Sqlite, name, counted)

    async with evening(tmp_path) as world:
        table = await world.deal()
        await world.play(table)
        turn = (await world.state(table)).turn
        assert turn is not None
        person = world.people["NWSE".index(turn)]
        hand = world.hand(person)
        card = world.cards(hand)[0]
        length = await world.store.journals.length(table)
        count("read")
        count("write")
        await world.press(person, hand, "card", card)
        await world.server.settle()
        monkeypatch.undo()
        assert await world.store.journals.length(table) == length + 1
        assert transactions == ["write"]
