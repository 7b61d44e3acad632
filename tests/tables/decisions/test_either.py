"""A move that either of two seats may make: prompt, reminder, timeout; the first answer counts.

Brus is played, where either partner may answer a turned card (rules 10.6), and where the player who
turned it may dare before the next card falls.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import pytest

from db import Store
from gamekit.api.players import Stop
from games.brus.cards import TEAM, after
from games.brus.counts import COUNTS
from games.brus.rules import RULES, BrusView, Dare, Play, Run, Take, Turn
from games.cardgame.actions import Action
from tables.decisions.outcomes import Nudge, Refused
from tables.journal.entries import Acted, By, Missed, SameDeal, TakenOver
from tables.journal.options import Clock, Options
from tables.journal.state import TableState
from tests.games.brus.rules.matches import deal_of
from tests.games.brus.rules.test_rules import STOCK, TURNING
from tests.tables.computers.players import Quiet
from tests.tables.house import ANNA, BEAT, CARLA, DORA, House, accepted

PEOPLE: Final = dict(zip(RULES.seats, (ANNA, BEAT, CARLA, DORA), strict=True))
OPTIONS: Final = Options(preset="brus", clock=Clock.QUICK)
MINUTE: Final = 60_000


class Plain(Quiet):
    """Plays its first card openly, and takes up."""

    def choose(self, view: BrusView, level: str, seed: int, stop: Stop) -> Action:
        plain = (Play, Take, Run)
        return next(one for one in view.legal if isinstance(one, plain) and one == undared(one))


def undared(action: Action) -> Action:
    """Return the same card without a dare."""
    return Play(action.seat, action.card) if isinstance(action, Play) else action


@pytest.fixture
def house(store: Store) -> House:
    """A harness in which Brus is played."""
    games, counts = {"brus": RULES}, {"brus": COUNTS}
    return House(store, mind=Plain(), games=games, counts=counts)


async def turned_by(house: House, table: int, seated: Mapping[str, int]) -> str:
    """Play on until a person turns a card; return their seat."""
    for _ in range(2_000):
        state = await house.state(table)
        if state.turn is None or state.turn not in seated:
            await house.wait(1_000)
            continue
        legal = RULES.legal_actions(state.match, state.turn)
        found = [one for one in legal if isinstance(one, Turn)]
        action = found[0] if found else undared(legal[0])
        done = await house.tables.act(table, seated[state.turn], action, cause=house.cause())
        accepted(done)
        if isinstance(action, Turn):
            return action.seat
    raise AssertionError("nobody could turn a card")


def pair(state: TableState) -> tuple[str, ...]:
    """The two seats that may answer."""
    return (state.next.seat or "", *state.next.others)


async def test_both_are_asked_and_the_first_word_counts(house: House) -> None:
    table = await house.started(OPTIONS, **PEOPLE)
    seat = await turned_by(house, table, PEOPLE)
    state = await house.state(table)
    left, right = after(seat), after(seat, 3)
    assert pair(state) == (left, right)
    assert (state.asked, state.turn) == ((left, right), left)
    board = await house.board(table)
    assert board.asked == (left, right)
    assert board.turn_persons == (PEOPLE[left], PEOPLE[right])
    for name, person in PEOPLE.items():
        panel = await house.hand(table, person)
        assert panel.my_turn == (name in (left, right))
    word = Take(right)
    accepted(await house.tables.act(table, PEOPLE[right], word, cause=house.cause()))
    late = Run(left)
    refused = await house.tables.act(table, PEOPLE[left], late, cause=house.cause())
    assert isinstance(refused, Refused)
    assert refused.code == "nothing-to-answer"
    then = await house.state(table)
    assert then.asked == (left,), "who plays next"
    assert then.since > 0
    assert await house.refold(table) == then


async def test_both_are_reminded_and_both_have_missed_it(house: House) -> None:
    table = await house.started(OPTIONS, **PEOPLE)
    seat = await turned_by(house, table, PEOPLE)
    answerers = {PEOPLE[after(seat)], PEOPLE[after(seat, 3)]}
    house.news.clear()
    clock = OPTIONS.clock.ms
    assert clock is not None
    await house.wait(clock // 2 + 1)
    assert {one.person for one in house.news if isinstance(one, Nudge)} == answerers
    await house.wait(clock // 2)
    state = await house.state(table)
    assert {one.person for one in await house.entries(table, Missed)} == answerers
    assert all(state.seats[one].misses == 1 for one in (after(seat), after(seat, 3)))
    acted = (await house.entries(table, Acted))[-1]
    assert (acted.by, acted.seat) == (By.STAND_IN, after(seat))
    assert not await house.entries(table, TakenOver)
    assert await house.refold(table) == state


@pytest.mark.parametrize("person", ["N", "E"])
async def test_a_computer_does_not_snap_the_answer_away(house: House, person: str) -> None:
    # The partner of each who turns is a person; of the others one is.
    seated = {seat: who for seat, who in PEOPLE.items() if seat != person}
    table = await house.started(replace(OPTIONS, clock=Clock.NONE), **seated)
    seat = await turned_by(house, table, seated)
    while TEAM[seat] == TEAM[person]:  # Until the team with the computer has to answer.
        state = await house.state(table)
        here = [name for name in pair(state) if name in seated]
        answer = Take(here[0])
        accepted(await house.tables.act(table, seated[here[0]], answer, cause=house.cause()))
        seat = await turned_by(house, table, seated)
    state = await house.state(table)
    (asked,) = state.asked
    assert asked == after(person, 2)
    assert set(pair(state)) == {person, asked}
    await house.wait(10 * MINUTE)
    assert (await house.state(table)).seq == state.seq, "the table waits for the person"
    run = Run(asked)
    accepted(await house.tables.act(table, seated[asked], run, cause=house.cause()))


async def test_where_no_person_is_the_first_computer_answers(house: House) -> None:
    seated = {seat: PEOPLE[seat] for seat in ("N", "S")}
    table = await house.started(OPTIONS, **seated)
    seat = await turned_by(house, table, seated)
    await house.wait(5_000)
    acted = await house.entries(table, Acted)
    answers = [one for one in acted if one.action.split()[0] in ("take", "run")]
    assert [(one.by, one.seat) for one in answers] == [(By.COMPUTER, after(seat))]


async def test_a_computer_leaves_time_for_a_call_that_its_move_cuts_off(house: House) -> None:
    deal = deal_of("N", STOCK, **TURNING)
    same = SameDeal(7, 1, 1, RULES.encode(deal))
    table = await house.started(OPTIONS, same=same, **PEOPLE)
    await house.wait(2_000)
    for card in ["Qc", "9h", "8d", "8c", "Ts", "Td", "Kc", "9s", "9c", "Tc", "Th", "Ks"]:
        await played(house, table, f"play {{}} {card}")
    accepted(await house.tables.leave(table, PEOPLE["S"], cause="leave"))
    await played(house, table, "turn {} Kh")
    taken = Take("N")
    accepted(await house.tables.act(table, ANNA, taken, cause=house.cause()))
    state = await house.state(table)
    assert (state.turn, state.next.calls) == ("S", ("E",))
    await house.wait(house.pauses.call - 1)
    assert (await house.state(table)).seq == state.seq
    accepted(await house.tables.act(table, BEAT, Dare("E"), cause=house.cause()))
    assert not (await house.state(table)).next.calls
    await house.wait(house.pauses.think[1])
    acted = await house.entries(table, Acted)
    assert [one.by for one in acted[-2:]] == [By.PERSON, By.STAND_IN]


async def played(house: House, table: int, text: str) -> None:
    turn = (await house.state(table)).turn
    await house.play(table, RULES.decode(text.format(turn)))


async def test_who_has_drawn_or_heard_a_word_cannot_go_back(house: House) -> None:
    """Otherwise they would know their next card (rules 10.2), or the turned one (rules 10.6)."""
    table = await house.started(Options("brus", clock=Clock.NONE, take_backs=True), **PEOPLE)
    seen: set[str] = set()
    for _ in range(2_000):
        state = await house.state(table)
        if state.turn is None:
            await house.wait(1_000)
            continue
        actions = RULES.legal_actions(state.match, state.turn)
        turned = [one for one in actions if isinstance(one, Turn)]
        action = turned[0] if turned else next(one for one in actions if one == undared(one))
        if isinstance(action, Run):
            action = Take(action.seat)
        actor = RULES.actor(action)
        assert actor is not None
        person, before = PEOPLE[actor], state.next
        accepted(await house.tables.act(table, person, action, cause=house.cause()))
        then = (await house.state(table)).next
        back = await house.tables.take_back(table, person, cause=house.cause())
        if then.awaits != "turn":
            assert isinstance(back, Refused)
        elif before.others:
            assert isinstance(back, Refused)
            seen.add("answered")
        elif then.drawn != before.drawn:
            assert isinstance(back, Refused)
            seen.add("drawn")
        else:
            accepted(back)
            seen.add("back")
            accepted(await house.tables.act(table, person, action, cause=house.cause()))
        if seen == {"answered", "drawn", "back"}:
            return
    raise AssertionError(f"only {seen} was seen")
