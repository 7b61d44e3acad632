"""A vote to stop needs a yes from each team; stopping alone, or leaving together, is giving up."""

from __future__ import annotations

from db import MatchFacts, Store
from tables.journal.entries import Abandoned, Resigned
from tables.journal.options import Clock, Options
from tables.journal.state import Status, TableState
from tests.tables.house import ANNA, BEAT, CARLA, DORA, EMIL, FOUR, House, accepted

NO_CLOCK = Options(clock=Clock.NONE)


async def vote(house: House, table: int, *people: int) -> TableState:
    for person in people:
        state = accepted(await house.tables.vote_abandon(table, person, True, cause=house.cause()))
    return state


async def recorded(house: House, store: Store, table: int) -> MatchFacts:
    """The stored match, which must equal that of its journal."""
    state = await house.state(table)
    assert await house.refold(table) == state
    facts = await store.histories.match(table, 1)
    assert facts is not None
    assert facts.ended_at == state.ended == state.at
    return facts


async def steps(store: Store) -> dict[int, int]:
    """The changes of all ratings."""
    found = {}
    for person in (ANNA, BEAT, CARLA, DORA, EMIL):
        for change in await store.histories.rating_curve(person, "brouc", "brouc"):
            found[person] = change.after.mean - change.before.mean
    return found


async def test_losers_cannot_stop_while_the_winners_are_away(house: House, store: Store) -> None:
    table = await house.dealt(Options(clock=Clock.QUICK), **FOUR)
    await house.away(table, ANNA, CARLA)
    state = await vote(house, table, BEAT, DORA)
    # The others have until the end of the vote to come back.
    assert state.status is Status.PLAYING
    board = await house.board(table)
    assert board.resigning == ("W", "E")
    await house.wait(house.pauses.silence)
    assert await house.entries(table, Abandoned, Resigned) == [Resigned(("W", "E"))]
    facts = await recorded(house, store, table)
    assert [side.won for side in facts.sides] == [True, False]
    won = {player.user_id: player.won for player in facts.players}
    assert won == {ANNA: True, BEAT: False, CARLA: True, DORA: False}
    moved = await steps(store)
    assert moved[BEAT] < 0 > moved[DORA]
    assert await store.journals.rebuild(lambda number, rows: (facts,)) == 1
    assert await steps(store) == moved


async def test_the_others_may_come_back_and_refuse(house: House, store: Store) -> None:
    table = await house.dealt(Options(clock=Clock.QUICK), **FOUR)
    await house.away(table, ANNA, CARLA)
    await vote(house, table, BEAT, DORA)
    refusal = await house.tables.vote_abandon(table, ANNA, False, cause=house.cause())
    assert accepted(refusal).abandoning is None
    await house.wait(house.pauses.silence)
    assert (await house.state(table)).status is Status.PLAYING
    assert await store.histories.match(table, 1) is None


async def test_who_stops_alone_gives_up_unless_they_take_it_back(
    house: House, store: Store
) -> None:
    table = await house.dealt(NO_CLOCK, **FOUR)
    await vote(house, table, ANNA)
    back = await house.tables.vote_abandon(table, ANNA, False, cause=house.cause())
    assert accepted(back).abandoning is None
    await vote(house, table, ANNA)
    await house.wait(house.pauses.silence_slow)
    assert await house.entries(table, Abandoned, Resigned) == [Resigned(("N", "S"))]
    assert [side.won for side in (await recorded(house, store, table)).sides] == [False, True]
    moved = await steps(store)
    assert moved[ANNA] < 0 < moved[BEAT]
    again = await house.tables.rematch(table, ANNA, new_partners=False, cause=house.cause())
    assert accepted(again).resigned == ()


async def test_who_all_have_left_have_given_up(house: House, store: Store) -> None:
    table = await house.dealt(NO_CLOCK, **FOUR)
    for person in (BEAT, DORA):
        accepted(await house.tables.leave(table, person, cause=house.cause()))
    state = await vote(house, table, ANNA, CARLA)
    assert state.status is Status.ABANDONED
    assert state.resigned == ("W", "E")
    assert [side.won for side in (await recorded(house, store, table)).sides] == [True, False]
    moved = await steps(store)
    assert moved[BEAT] < 0 < moved[ANNA]


async def test_a_computers_consent_is_not_asked(house: House, store: Store) -> None:
    table = await house.dealt(NO_CLOCK, N=ANNA, S=CARLA)
    assert (await vote(house, table, ANNA, CARLA)).status is Status.ABANDONED
    assert await house.entries(table, Abandoned, Resigned) == [Abandoned()]
    assert await store.histories.match(table, 1) is None
