"""A game with two seats, other words and no computer players."""

from __future__ import annotations

from db import Store
from gamekit.api.rules import AnyRules
from tables.journal.entries import Missed
from tables.journal.options import Clock, Options
from tables.journal.state import Status
from tests.tables.house import ANNA, BEAT, GUILD, House, accepted
from tests.tables.toy import LEFT, RIGHT, TOY

TOY_OPTIONS = Options(preset="toy", clock=Clock.QUICK)


async def test_without_computer_players_an_absent_persons_turns_go_on(store: Store) -> None:
    game: AnyRules = TOY
    house = House(store, mind=None, games={"toy": game})
    outcome = await house.tables.open(ANNA, GUILD, 1, TOY_OPTIONS, cause="open", game="toy")
    table = accepted(outcome).id
    accepted(await house.tables.sit(table, ANNA, LEFT, cause="sit"))
    accepted(await house.tables.sit(table, BEAT, RIGHT, cause="sit too"))
    accepted(await house.tables.start(table, BEAT, cause="start"))
    await house.wait(600_000)
    assert (await house.state(table)).status is Status.OVER
    assert Missed(LEFT, ANNA) in await house.entries(table)
    await house.tables.close()
