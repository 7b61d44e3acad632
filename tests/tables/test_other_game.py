"""A game with two seats, other words and no computer players."""

from __future__ import annotations

from db import Store
from gamekit.api.rules import AnyRules
from tables.journal.entries import Missed
from tables.journal.options import Clock, Options
from tables.journal.state import Status
from tests.tables.house import ANNA, BEAT, House
from tests.tables.toy import LEFT, TOY

TOY_OPTIONS = Options(preset="toy", clock=Clock.QUICK)


async def test_without_computer_players_an_absent_persons_turns_go_on(store: Store) -> None:
    game: AnyRules = TOY
    house = House(store, mind=None, games={"toy": game})
    table = await house.started(TOY_OPTIONS, left=ANNA, right=BEAT)
    await house.wait(600_000)
    assert (await house.state(table)).status is Status.OVER
    assert Missed(LEFT, ANNA) in await house.entries(table, Missed)
    await house.tables.close()
