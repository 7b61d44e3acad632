"""Matches of a fixed number of deals, decided by the sums of their points."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from brouc.actions import Dehors
from brouc.seats import Seat
from db import Store
from gamekit.api.counts import Count, Counts
from gamekit.api.game import Daily
from games.brouc.game import GAME
from games.brouc.rules import DAILY
from tables.decisions.deal_points import DealPoints, deal_points
from tables.journal.documents import UNSET, Unset
from tables.journal.entries import Acted, Started, Substituted, decode, encode
from tables.journal.options import MOST_DEALS, Clock, Options
from tables.journal.state import Status, TableState
from tables.runtime.results import of_journal, rebuild
from tests.tables.house import ANNA, BEAT, CARLA, EMIL, FOUR, House, accepted, refused
from tests.tables.toy import LEFT, NEEDED, RIGHT, TOY, Act, HigherCard, Toy


def _points(view: Any, seat: str) -> int:
    """Difference of the two cards for the seat; 0 unless both were shown."""
    _, (left, right), *_ = view
    if left is None or right is None:
        return 0
    ahead: int = left - right if seat == LEFT else right - left
    return ahead


SCORES = {"toy": Daily(_points, lambda view, seat: ())}
FIVE = Options(preset="toy", clock=Clock.QUICK, deals=5)


class Counting(HigherCard):
    """The toy with a count."""

    def tally(self, before: Toy, action: Act, after: Toy) -> Iterable[tuple[str, str, int]]:
        if action[0] == "show":
            yield action[1], "cards", 1


COUNTED = {"toy": Counts((Count("cards"),))}


@pytest.fixture
def toys(store: Store) -> House:
    """A harness in which only the toy is played: its match ends after three to five deals."""
    return House(store, games={"toy": Counting()}, dailies=SCORES, counts=COUNTED)


async def _played(house: House, options: Options = FIVE) -> TableState:
    """Play a table to its end."""
    table = await house.started(options, left=ANNA, right=BEAT)
    while (state := await house.until_turn(table)).status is Status.PLAYING:
        await house.play(table, ("show", state.turn))
    return state


async def _recounted(house: House, table: int) -> list[int]:
    """The left side's points, deal by deal, from the journal's cards alone."""
    dealt = [
        one.action.split()[1:]
        for one in await house.entries(table, Acted)
        if one.action.startswith("deal")
    ]
    return [int(left) - int(right) for left, right in dealt]


@pytest.mark.parametrize("deals", [1, 2, 5, 12, MOST_DEALS])
async def test_so_many_deals_are_played_however_many_matches_the_game_ends(
    toys: House, deals: int
) -> None:
    state = await _played(toys, replace(FIVE, deals=deals))
    recounted = await _recounted(toys, state.id)
    assert len(recounted) == len(state.deals) == deals
    points = deal_points(state, SCORES["toy"])
    assert points.deals == tuple((left, -left) for left in recounted)
    assert points.by_seat == {LEFT: sum(recounted), RIGHT: -sum(recounted)}
    started = await toys.entries(state.id, Started)
    assert len(started) == state.number
    assert deals < 2 * NEEDED or state.number > 1, "the game's own match is over sooner"
    assert {one.rules for one in started} == {TOY.rules_version}
    assert state == await toys.refold(state.id)


async def test_every_state_of_it_has_a_number_and_only_finished_deals_count(toys: House) -> None:
    table = await toys.started(FIVE, left=ANNA, right=BEAT)
    seen = []
    while (state := await toys.until_turn(table)).status is Status.PLAYING:
        assert len(deal_points(state, SCORES["toy"]).deals) == state.deal - 1
        seen.append(state.deal)
        await toys.play(table, ("show", state.turn))
    assert seen == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert state.deal == 5


async def test_the_next_match_begins_with_the_end_of_the_one_before(toys: House) -> None:
    table = await toys.started(replace(FIVE, deals=9), left=ANNA, right=BEAT)
    while (state := await toys.until_turn(table)).number == 1:
        before = await toys.play(table, ("show", state.turn))
    journal = await toys.journal(table)
    (began,) = [one for one in journal if isinstance(one.entry, Started)][1:]
    assert began.at == journal[began.seq - 2].at, "stored together with the last action"
    assert before.number in (1, 2)
    assert state.last is not None
    assert (state.last.number, state.last.goes_on, state.last.decided) == (1, True, False)
    assert await toys.store.histories.match(table, 1) is None, "one match, stored at its end"


async def test_a_rematch_keeps_the_number_and_begins_from_nothing(toys: House) -> None:
    state = await _played(toys, replace(FIVE, deals=2))
    number = state.number
    for person in (ANNA, BEAT):
        again = await toys.tables.rematch(state.id, person, new_partners=False, cause=toys.cause())
        state = accepted(again)
    assert (state.number, state.deals, state.length) == (number + 1, (), 2)
    while (state := await toys.until_turn(state.id)).status is Status.PLAYING:
        await toys.play(state.id, ("show", state.turn))
    assert len(state.deals) == 2


def test_the_highest_sum_wins_and_level_is_level() -> None:
    sides = (("N", "S"), ("E", "W"))
    assert DealPoints(sides, ((5, -5), (1, 2))).winners == (("N", "S"),)
    assert DealPoints(sides, ((5, -5), (-5, 5))).winners == ()
    assert DealPoints(sides, ()).sums == (0, 0)
    alone = (("N",), ("E",), ("S",))
    assert DealPoints(alone, ((4, 4, 1),)).winners == (("N",), ("E",))


async def test_it_counts_for_statistics_but_not_as_a_match(toys: House) -> None:
    state = await _played(toys)
    winners = deal_points(state, SCORES["toy"]).winners
    (row,) = await toys.store.histories.matches(ANNA)
    assert (row.facts.number, row.facts.rated, row.changes) == (state.number, False, ())
    assert [side.won for side in row.facts.sides] == [(seat,) in winners for seat in (LEFT, RIGHT)]
    assert [side.score for side in row.facts.sides] == [None, None]
    assert [player.counts for player in row.facts.players] == [{"cards": 5}, {"cards": 5}]
    found = (await toys.store.histories.statistics(ANNA, "toy")).contested
    assert (found.matches, found.matches_won, found.counts) == (0, 0, {"cards": 5})
    journal = await toys.journal(state.id)
    again = of_journal(state.id, {"toy": Counting()}, COUNTED, journal, SCORES)
    assert again == (row.facts,)


async def test_a_match_by_the_rules_is_rated_and_ends_by_them(toys: House) -> None:
    state = await _played(toys, replace(FIVE, deals=UNSET))
    assert (state.number, state.result is not None, state.length) == (1, True, None)
    assert NEEDED <= len(state.deals) < 2 * NEEDED
    (row,) = await toys.store.histories.matches(ANNA)
    assert row.facts.rated
    assert (await toys.store.histories.statistics(ANNA, "toy")).contested.matches == 1


@pytest.mark.parametrize("deals", [0, -1, MOST_DEALS + 1])
async def test_other_numbers_are_refused(toys: House, deals: int) -> None:
    outcome = await toys.tables.open(
        ANNA, None, 1, replace(FIVE, deals=deals), cause="open", game="toy"
    )
    assert refused(outcome) == "bad-length"
    table = await toys.open(FIVE)
    outcome = await toys.tables.change_options(
        table, ANNA, lambda now: replace(now, deals=deals), cause="set"
    )
    assert refused(outcome) == "bad-length"
    assert (await toys.state(table)).options == FIVE


async def test_a_game_without_points_of_a_deal_refuses_any_number(store: Store) -> None:
    house = House(store, games={"toy": TOY}, dailies={})
    outcome = await house.tables.open(ANNA, None, 1, FIVE, cause="open", game="toy")
    assert refused(outcome) == "no-deal-points"
    table = await house.open(replace(FIVE, deals=UNSET))
    outcome = await house.tables.change_options(table, ANNA, lambda now: FIVE, cause="set")
    assert refused(outcome) == "no-deal-points"


@pytest.mark.parametrize("deals", [UNSET, 4])
async def test_the_journal_names_only_a_fixed_number(toys: House, deals: int | Unset) -> None:
    table = await toys.open(replace(FIVE, deals=deals))
    opened = (await toys.journal(table))[0].entry
    kind, payload = encode(opened)
    assert ("deals" in payload) == (deals is not UNSET), "older programs read the others"
    assert decode(kind, payload) == opened


async def test_a_guest_who_agreed_sits_down_between_two_of_the_games_matches(toys: House) -> None:
    table = await toys.started(replace(FIVE, deals=8), left=ANNA, right=BEAT)
    for _ in range(NEEDED):
        state = await toys.until_turn(table)
        if state.deal == NEEDED:
            accepted(await toys.tables.leave(table, BEAT, cause="leave"))
            accepted(await toys.tables.invite(table, ANNA, RIGHT, EMIL, cause="invite"))
            accepted(await toys.tables.accept(table, EMIL, cause="accept"))
        given = await toys.tables.act(table, ANNA, ("yield", LEFT), cause=toys.cause())
    state = accepted(given)
    assert (state.number, state.deal, state.seats[RIGHT].person) == (2, NEEDED + 1, EMIL)
    assert await toys.entries(table, Substituted) == [Substituted(RIGHT, EMIL)]


async def test_le_brouc_by_deals_is_not_rated_and_rebuilt_alike(house: House, store: Store) -> None:
    options = Options(clock=Clock.NONE, rules=(("target", "1"),), deals=3)
    table = await house.dealt(options, **FOUR)
    state = await house.play_until(table, lambda state: state.status is Status.OVER)
    assert [len(deal) for deal in deal_points(state, DAILY).deals] == [2, 2, 2]
    (row,) = await store.histories.matches(CARLA)
    assert not row.facts.rated
    assert {player.counts["deals"] for player in row.facts.players} == {3}
    assert await rebuild(store, {"brouc": GAME}) == 1
    assert (await store.histories.matches(CARLA))[0] == row
    found = (await store.histories.statistics(CARLA, "brouc")).contested
    assert (found.matches, found.counts["deals"]) == (0, 3)


async def test_a_call_that_ends_the_games_match_does_not_end_the_number(house: House) -> None:
    options = Options(clock=Clock.NONE, rules=(("target", "1"),), deals=3)
    table = await house.dealt(options, **FOUR)
    called = await house.tables.act(table, ANNA, Dehors(Seat.NORTH), cause=house.cause())
    state = accepted(called)
    assert (state.status, state.number, state.deal) == (Status.PLAYING, 2, 2)
    state = await house.play_until(table, lambda state: state.status is Status.OVER)
    assert len(state.deals) == 3
