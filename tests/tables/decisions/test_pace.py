"""Pace: quicker tables, and time for people: options, the next deal, taking back."""

from __future__ import annotations

import random

import pytest

from brouc.actions import Play
from brouc.deal import DealState
from brouc.match import MatchState, apply, legal_actions
from brouc.ruleset import Marking, RuleSet
from games.brouc.rules import BROUC
from tables.computers.requests import BUDGET
from tables.decisions.outcomes import Stale
from tables.decisions.pauses import Pauses
from tables.decisions.timers import TimerKind, timers
from tables.journal.entries import Acted, By, Ready, Secret
from tables.journal.options import Clock, Options, Speed
from tables.journal.state import TableState
from tests.brouc.matches import deal_of, random_action, standing
from tests.tables.decisions.test_play import NO_CLOCK
from tests.tables.house import ANNA, BEAT, CARLA, DORA, FOUR, House, accepted, refused

PAUSES = Pauses()
OPEN_END = (("target", "7"),)


async def test_the_next_deal_begins_when_all_who_are_present_have_asked_for_it(
    house: House,
) -> None:
    table = await house.dealt(NO_CLOCK, **FOUR)
    assert refused(await house.tables.ready(table, ANNA, cause="1")) == "no-pause"
    state = await house.to_the_end_of_the_deal(table)
    seq, ended = state.turn_seq, state.since
    for person in (ANNA, BEAT, CARLA):
        accepted(await house.tables.ready(table, person, cause=house.cause(), seq=seq))
        assert refused(await house.tables.ready(table, person, cause=house.cause())) == "ready"
    board = await house.board(table)
    assert (board.ready, board.next_at) == (frozenset("NWS"), ended + PAUSES.deal)
    hand = await house.hand(table, DORA)
    assert hand.may_hurry
    await house.wait(1_000)
    accepted(await house.tables.ready(table, DORA, cause=house.cause(), seq=seq))
    await house.settle()
    state = await house.state(table)
    assert state.pack_ready, "nobody waits any longer"
    assert house.time.now_ms < ended + PAUSES.deal
    late = await house.tables.ready(table, DORA, cause=house.cause(), seq=1)
    assert isinstance(late, Stale)
    assert refused(await house.tables.ready(table, DORA, cause=house.cause())) == "no-pause"
    assert await house.refold(table) == state
    assert len(await house.entries(table, Ready)) == 4


async def test_who_is_away_does_not_hold_the_next_deal_up_and_a_restart_keeps_who_asked(
    house: House,
) -> None:
    table = await house.dealt(NO_CLOCK, N=ANNA, S=BEAT)
    await house.to_the_end_of_the_deal(table)
    accepted(await house.tables.ready(table, ANNA, cause=house.cause()))
    await house.settle()
    assert not (await house.state(table)).pack_ready
    assert (await house.refold(table)).ready == {"N"}
    accepted(await house.tables.leave(table, BEAT, cause=house.cause()))
    await house.settle()
    assert (await house.state(table)).pack_ready, "all who are left have asked"


async def test_without_anybodys_asking_the_pause_is_as_long_as_ever(house: House) -> None:
    table = await house.dealt(NO_CLOCK, **FOUR)
    ended = (await house.to_the_end_of_the_deal(table)).since
    await house.wait(PAUSES.deal)
    last = (await house.journal(table))[-1]
    assert isinstance(last.entry, Secret)
    assert (last.entry.deal, last.at) == (2, ended + PAUSES.deal)


@pytest.mark.parametrize("on", [True, False])
async def test_the_last_card_is_played_by_itself_where_the_table_does(
    house: House, on: bool
) -> None:
    table = await house.dealt(Options(clock=Clock.NONE, last_card=on), **FOUR)
    while len(_deal(state := await house.state(table)).tricks) < 7:
        assert TimerKind.LAST not in {timer.kind for timer in timers(state, PAUSES)}
        await house.play(table)
    state = await house.state(table)
    one_side = len({won.winner.team for won in _deal(state).tricks}) == 1
    assert state.next.last == (not one_side)
    coming = {timer.kind for timer in timers(state, PAUSES)}
    assert (TimerKind.LAST in coming) == (on and state.next.last)
    await house.wait(PAUSES.last - 1)
    assert _deal(await house.state(table)).trick.cards == ()
    await house.wait(4 * PAUSES.last + 1)
    state = await house.state(table)
    assert (state.next.awaits == "booking") == on
    by_itself = [e for e in await house.entries(table, Acted) if e.seat and e.by is By.TABLE]
    assert len(by_itself) == (4 if on else 0)
    assert {e.person for e in by_itself} == (set(FOUR.values()) if on else set())
    assert all(stats.stand_in_turns == 0 for stats in state.seat_stats), (
        "they count as the person's own"
    )
    assert await house.refold(table) == state


def test_a_last_card_takes_the_word_from_nobody() -> None:
    """« Dehors ! » may be called before the eighth trick of a cape, not after it (rules 6.3);
    marking by hand ends with the next lead (rules 3.4).
    """
    suits = [" ".join(f"{rank}{suit}" for rank in "789JQKTA") for suit in "cdhs"]
    cape = apply(standing(), deal_of("S", *suits))  # South has all trumps and takes every trick.
    seen = []
    while cape.deal is not None and cape.deal.turn is not None:
        legal = legal_actions(cape, cape.deal.turn)
        seen.append(BROUC.next(cape).last)
        cape = apply(cape, next(action for action in legal if isinstance(action, Play)))
    assert seen == [False] * 32
    for marking in Marking:
        rng, state = random.Random(3), MatchState(RuleSet(marking=marking))
        while state.deal is None or len(state.deal.tricks) < 7:
            assert not BROUC.next(state).last
            state = apply(state, random_action(state, rng, calls=0))
        assert len({won.winner.team for won in state.deal.tricks}) == 2
        assert BROUC.next(state).last == (marking is Marking.AUTOMATIC)
        assert BROUC.next(apply(state, random_action(state, rng, calls=0))).last


async def test_against_computers_a_card_is_taken_back_until_ones_own_next(house: House) -> None:
    options = Options(clock=Clock.NONE, take_backs=True, rules=OPEN_END)
    table = await house.dealt(options, N=ANNA)
    for _ in range(2):  # At least once another seat plays after hers.
        before = await house.until_turn(table, ANNA)
        own = await house.play(table)
        state = await house.until_turn(table, ANNA)
        if len(state.actions) > len(own.actions):
            break
    assert len(state.actions) > len(own.actions), "computer players have answered"
    panel = await house.hand(table, ANNA)
    assert panel.may_take_back
    back = accepted(await house.tables.take_back(table, ANNA, cause="back", seq=own.turn_seq))
    assert (back.match, back.actions, back.seat_stats) == (
        before.match,
        before.actions,
        before.seat_stats,
    )
    assert back.turn == "N"
    assert refused(await house.tables.take_back(table, ANNA, cause="twice")) == "no-take-back"
    assert await house.refold(table) == back
    await house.play(table)
    await house.until_turn(table, ANNA)
    newer = await house.play(table)
    stale = await house.tables.take_back(table, ANNA, cause="old", seq=own.turn_seq)
    assert isinstance(stale, Stale), "a button of an earlier card"
    assert newer.undo is not None


async def test_beside_another_person_a_computers_card_ends_taking_back(house: House) -> None:
    options = Options(clock=Clock.NONE, take_backs=True, rules=OPEN_END)
    table = await house.dealt(options, N=ANNA, S=BEAT)
    await house.until_turn(table)
    own = await house.play(table)
    assert own.undo is not None
    while (now := await house.state(table)).actions == own.actions:
        await house.wait(500)
    assert now.undo is None


@pytest.mark.parametrize(
    ("speed", "least", "most"), [(Speed.BRISK, 700, 2_000), (Speed.INSTANT, 250, 1_250)]
)
async def test_computers_move_as_quickly_as_the_table_says(
    house: House, speed: Speed, least: int, most: int
) -> None:
    table = await house.dealt(Options(clock=Clock.NONE, speed=speed), N=ANNA)
    for _ in range(4):
        await house.until_turn(table, ANNA)
        await house.play(table)
    await house.until_turn(table, ANNA)
    waits: list[int] = []
    before = 0
    for stored in await house.journal(table):
        entry = stored.entry
        if isinstance(entry, Acted) and isinstance(BROUC.decode(entry.action), Play):
            if entry.by is By.COMPUTER and before:
                waits.append(stored.at - before)
            before = stored.at
    assert len(waits) > 6
    assert all(least <= wait <= most for wait in waits)


def test_where_computers_move_at_once_no_thought_takes_longer_than_the_move() -> None:
    """The time must reveal nothing, however much there was to think about."""
    assert [PAUSES.thought(speed) for speed in Speed] == [None, None, 0.25]
    for speed in Speed:
        longest = PAUSES.thought(speed) or BUDGET
        assert longest <= PAUSES.thinking(speed)[0] / 1000


def _deal(state: TableState) -> DealState:
    match = state.match
    assert isinstance(match, MatchState)
    assert match.deal is not None
    return match.deal
