"""An unknown count is reported to the operator once; everything else is booked."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Final, get_args

import pytest

from brouc.tally import CountName
from db import Entry, MatchFacts, Store
from gamekit.api.counts import Count, Counts
from gamekit.api.rules import AnyRules
from games.brouc.rules import COUNTS
from tables.decisions.rows import decoded
from tables.journal.options import Clock, Options
from tables.journal.state import Status
from tables.runtime import results
from tables.runtime.results import of_journal
from tests.tables.house import ANNA, BEAT, House
from tests.tables.toy import Act, HigherCard, Toy

COUNTED: Final = {"toy": Counts((Count("tricks"), Count("best", over_matches="max")))}


class Counting(HigherCard):
    """The toy with two declared counts and an undeclared one."""

    def tally(self, before: Toy, action: Act, after: Toy) -> Iterable[tuple[str, str, int]]:
        if action[0] == "show":
            yield action[1], "tricks", 1
            yield action[1], "best", 3
            yield action[1], "hats_thrown", 2


@pytest.fixture
def house(store: Store) -> House:
    """A harness in which only this toy is played."""
    results.leave_out.cache_clear()
    game: AnyRules = Counting()
    return House(store, games={"toy": game}, counts=COUNTED)


async def played(house: House) -> MatchFacts:
    """Play a match from the lobby to its end; return it as stored."""
    options = Options(preset="toy", clock=Clock.QUICK)
    table = await house.started(options, left=ANNA, right=BEAT)
    while (state := await house.until_turn(table)).status is Status.PLAYING:
        await house.play(table, ("show", state.turn))
    return (await house.store.histories.matches(ANNA))[0].facts


async def test_a_match_with_an_unknown_count_is_booked_and_rebuilt(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        facts = await played(house)
        await played(house)
    assert sum(player.counts["tricks"] for player in facts.players) >= 6
    assert all(player.counts["best"] == 3 for player in facts.players), "not a sum"
    told = [record.getMessage() for record in caplog.records]
    assert len(told) == 1, "told once, not for every match"
    assert "hats_thrown" in told[0]
    games: dict[str, AnyRules] = {"toy": Counting()}

    def again(table: int, rows: tuple[Entry, ...]) -> tuple[MatchFacts, ...]:
        return of_journal(table, games, COUNTED, decoded(rows))

    assert await house.store.journals.rebuild(again) == 2
    assert (await house.store.histories.matches(ANNA))[1].facts == facts


def test_every_count_of_the_game_is_named() -> None:
    # The type checker holds brouc.tally to these names.
    assert set(get_args(CountName)) == {count.name for count in COUNTS.counts}
