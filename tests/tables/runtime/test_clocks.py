"""Clocks: reminders, stand-ins, coming back, and downtime that costs nobody time."""

from __future__ import annotations

import pytest

from db import Store
from tables.decisions.outcomes import Nudge
from tables.journal.entries import Acted, Back, By, Expired, Left, Missed, TakenOver
from tables.journal.fold import fold
from tables.journal.options import Clock, Level, Options
from tables.journal.state import Presence, Status, TableState
from tests.tables.house import ANNA, BEAT, FOUR, House, accepted, refused, whose
from tests.tables.toy import LEFT, TOY


@pytest.mark.parametrize(
    ("clock", "ms"),
    [
        (Clock.QUICK, 20_000),
        (Clock.NORMAL, 45_000),
        (Clock.SLOW, 120_000),
        (Clock.CORRESPONDENCE, 43_200_000),
    ],
)
async def test_a_turn_has_its_time_a_nudge_at_half_and_a_stand_in_at_the_end(
    house: House, clock: Clock, ms: int
) -> None:
    table = await house.dealt(Options(clock=clock), **FOUR)
    state = await house.state(table)
    person, began = whose(state), house.time.now_ms
    assert state.deadline == began + ms
    house.news.clear()
    await house.wait(ms // 2 - 1)
    assert not house.news
    await house.wait(1)
    (nudge,) = house.news
    assert nudge == Nudge(state, person)
    await house.wait(ms - ms // 2 - 1)
    assert await house.state(table) == state
    await house.wait(1)
    after = await house.state(table)
    *before, played = await house.journal(table)
    between = fold(table, house.games, before)
    for seat in FOUR:
        level = Level.CLUB if seat == state.turn else None
        assert between.level_of(seat) is level, "it finishes this turn"
    (missed, acted) = before[-1].entry, played.entry
    assert missed == Missed(state.turn or "", person)
    assert isinstance(acted, Acted)
    assert (acted.seat, acted.by, acted.person) == (state.turn, By.STAND_IN, person)
    assert after.turn != state.turn
    assert after.seats[state.turn or ""].presence is Presence.HERE


async def test_a_call_of_another_does_not_lengthen_a_turn_and_nudges_once(house: House) -> None:
    table = await house.dealt(Options(), **FOUR)
    state = await house.state(table)
    await house.wait(30_000)
    other = next(p for p in FOUR.values() if p != whose(state))
    accepted(await house.tables.leave(table, other, cause="1"))
    accepted(await house.tables.back(table, other, cause="2"))
    assert (await house.state(table)).deadline == state.deadline
    await house.wait(10_000)
    assert sum(isinstance(news, Nudge) for news in house.news) == 1


async def test_after_two_missed_turns_a_stand_in_keeps_the_seat_until_back(house: House) -> None:
    table, seat, person = await dealt(house)
    await miss(house, table, seat)
    assert (await house.state(table)).seats[seat].misses == 1
    # Playing in between forgives a missed turn.
    await to_turn_of(house, table, seat)
    await house.play(table)
    await miss(house, table, seat)
    assert (await house.state(table)).seats[seat].presence is Presence.HERE
    await miss(house, table, seat)
    state = await house.state(table)
    assert state.seats[seat].presence is Presence.AWAY
    assert await house.entries(table, TakenOver) == [TakenOver(seat, person)]
    assert state.seat_of(person) == seat, "the seat stays the person's"
    panel = await house.hand(table, person)
    assert panel.away
    # From now on the stand-in takes no longer than a computer player.
    state = await to_turn_of(house, table, seat)
    assert state.deadline is None
    await house.wait(2_000)
    assert (await house.state(table)).turn != seat
    accepted(await house.tables.back(table, person, cause="back"))
    state = await to_turn_of(house, table, seat)
    assert state.deadline == house.time.now_ms + 45_000
    assert refused(await house.tables.back(table, person, cause="again")) == "not-away"


async def test_who_plays_a_card_while_away_is_back(house: House) -> None:
    table, seat, person = await dealt(house)
    await miss(house, table, seat)
    await miss(house, table, seat)
    card = house.legal_card(await to_turn_of(house, table, seat))
    accepted(await house.tables.act(table, person, card, cause="1"))
    assert [type(stored.entry) for stored in (await house.journal(table))[-2:]] == [Back, Acted]
    assert (await house.state(table)).seats[seat].presence is Presence.HERE


async def test_an_outage_is_added_to_a_lobby(store: Store) -> None:
    house = House(store)
    table = await house.open()
    opened = house.time.now_ms
    until = (await house.state(table)).lobby_until
    await house.wait(1_000)
    await house.tables.close()
    later = House(store, seed=2)
    later.time.move(until + 5_000)
    await later.tables.resume()
    state = await later.state(table)
    assert state.status is Status.LOBBY
    # No heartbeat was ever stored: the bot is known to have been alive when the table was opened.
    assert state.lobby_until == until + (until + 5_000 - opened)
    await later.wait(state.lobby_until - later.time.now_ms)
    assert await later.entries(table, Expired) == [Expired()]


async def test_a_second_start_adds_only_what_came_since(store: Store) -> None:
    house = House(store)
    table = await house.dealt(Options(), **FOUR)
    deadline = (await house.state(table)).deadline
    assert deadline is not None
    await house.tables.close()
    for number in range(1, 4):
        again = House(store, seed=10 + number)
        again.time.move(house.time.now_ms + 10_000 * number)
        await again.tables.resume()
        await again.tables.close()
    assert (await again.state(table)).deadline == deadline + 30_000


async def test_leaving_hands_the_cards_to_a_stand_in(house: House) -> None:
    table, seat, person = await dealt(house)
    await house.wait(40_000)
    accepted(await house.tables.leave(table, person, cause="1"))
    await house.wait(100)
    state = accepted(await house.tables.back(table, person, cause="2"))
    assert state.deadline == house.time.now_ms + 45_000, "the whole time on one's own turn"
    accepted(await house.tables.leave(table, person, cause="3"))
    await house.wait(2_000)
    assert await house.entries(table, Left) == [Left(seat, person)] * 2
    assert (await house.entries(table, Acted))[-1].by is By.STAND_IN
    assert refused(await house.tables.leave(table, person, cause="4")) == "you-left"
    card = house.legal_card(state)
    assert refused(await house.tables.act(table, person, card, cause="5")) == "you-left"
    back = accepted(await house.tables.back(table, person, cause="6"))
    assert back.here() == tuple(FOUR.values())


async def test_without_computer_players_an_absent_persons_turns_go_on(store: Store) -> None:
    house = House(store, mind=None, games={"toy": TOY})
    table = await house.started(Options(preset="toy", clock=Clock.QUICK), left=ANNA, right=BEAT)
    while (state := await house.state(table)).status is not Status.OVER:
        if state.turn == "right":
            (move, *_) = state.game.legal_actions(state.match, "right")
            accepted(await house.tables.act(table, BEAT, move, cause=house.cause()))
        else:
            await house.wait(20_000)
    assert Missed(LEFT, ANNA) in await house.entries(table, Missed)


async def dealt(house: House) -> tuple[int, str, int]:
    """A table with the usual clock, the seat to move, and its person."""
    table = await house.dealt(Options(), **FOUR)
    state = await house.state(table)
    assert state.turn is not None
    return table, state.turn, whose(state)


async def to_turn_of(house: House, table: int, seat: str) -> TableState:
    """Let the others play until it is the seat's turn."""
    return await house.play_until(table, lambda state: state.turn == seat)


async def miss(house: House, table: int, seat: str) -> None:
    """Let the seat's next turn run out."""
    state = await to_turn_of(house, table, seat)
    assert state.deadline is not None
    await house.wait(state.deadline - house.time.now_ms)
