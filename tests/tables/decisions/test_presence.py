"""Substitutes, stopping by consent, another match."""

from __future__ import annotations

from functools import partial

import pytest

from brouc.actions import Dehors
from brouc.seats import Seat
from db import Store
from tables.decisions.outcomes import Stale
from tables.journal import entries
from tables.journal.options import Clock, Level, Options
from tables.journal.state import Status, TableState
from tables.views import lobby_of
from tests.tables.house import ANNA, BEAT, CARLA, DORA, EMIL, FOUR, House, accepted, refused

NO_CLOCK = Options(clock=Clock.NONE)


async def end_deal(house: House, table: int, seat: Seat, person: int) -> TableState:
    """A wrong dehors ends the deal at once."""
    return accepted(await house.tables.act(table, person, Dehors(seat), cause=house.cause()))


# -- substitutes ---------------------------------------------------------------------------------


async def test_a_guest_takes_a_computers_seat_between_deals(house: House) -> None:
    table = await house.dealt(NO_CLOCK, N=ANNA, S=CARLA)
    accepted(await house.tables.invite(table, ANNA, "W", EMIL, cause="1"))
    accepted(await house.tables.invite(table, ANNA, "W", DORA, cause="both"))
    assert await house.tables.tables_of(EMIL) == (table,)
    state = accepted(await house.tables.accept(table, EMIL, cause="2"))
    assert state.seat_of(EMIL) is None, "not in the middle of a deal"
    outcome = await house.tables.act(table, EMIL, Dehors(Seat.WEST), cause="3")
    assert refused(outcome) == "not-seated"
    state = await end_deal(house, table, Seat.NORTH, ANNA)
    assert state.seat_of(EMIL) == "W"
    assert (await house.journal(table))[-1].entry == entries.Substituted("W", EMIL)
    assert not state.invitations
    assert await house.refold(table) == state
    accepted(await house.tables.invite(table, ANNA, "E", DORA, cause="4"))
    state = accepted(await house.tables.accept(table, DORA, cause="5"))
    assert state.seat_of(DORA) == "E", "at once where no deal is on"
    last = [stored.entry for stored in (await house.journal(table))[-2:]]
    assert last == [entries.Agreed("E", DORA), entries.Substituted("E", DORA)]


async def test_a_present_persons_seat_is_nobody_elses(house: House) -> None:
    table = await house.dealt(NO_CLOCK, **FOUR)
    assert refused(await house.tables.invite(table, ANNA, "W", EMIL, cause="1")) == "seat-played"
    assert refused(await house.tables.invite(table, EMIL, "W", EMIL, cause="2")) == "not-seated"
    assert refused(await house.tables.accept(table, EMIL, cause="3")) == "not-invited"
    assert refused(await house.tables.back(table, EMIL, cause="back")) == "not-seated"
    again = await house.tables.rematch(table, ANNA, new_partners=False, cause="4")
    assert refused(again) == "not-over"


async def test_an_absent_persons_seat_needs_everybodys_consent(house: House) -> None:
    table = await house.dealt(Options(clock=Clock.QUICK), **FOUR)
    await house.away(table, DORA)
    accepted(await house.tables.invite(table, ANNA, "E", EMIL, cause="1"))
    again = await house.tables.invite(table, ANNA, "E", EMIL, cause="2")
    assert refused(again) == "guest-invited"
    assert refused(await house.tables.accept(table, EMIL, cause="3")) == "needs-consent"
    accepted(await house.tables.invite(table, BEAT, "E", EMIL, cause="4"))
    state = accepted(await house.tables.invite(table, CARLA, "E", EMIL, cause="5"))
    assert [offer.consents for offer in state.invitations] == [{ANNA, BEAT, CARLA}]
    accepted(await house.tables.accept(table, EMIL, cause="6"))
    state = await house.until_turn(table)
    if state.seat_of(EMIL) is None:
        state = await end_deal(house, table, Seat.NORTH, ANNA)
    assert state.seat_of(EMIL) == "E"
    assert state.seat_of(DORA) is None
    assert state.rated, "a guest takes nothing from the others"


async def test_who_comes_back_keeps_the_seat(house: House) -> None:
    table = await house.dealt(NO_CLOCK, **FOUR)
    accepted(await house.tables.leave(table, DORA, cause="1"))
    accepted(await house.tables.invite(table, ANNA, "E", EMIL, cause="2"))
    accepted(await house.tables.accept(table, EMIL, cause="3"))
    back = accepted(await house.tables.back(table, DORA, cause="4"))
    assert back.invitations == ()
    state = await end_deal(house, table, Seat.NORTH, ANNA)
    assert state.seat_of(DORA) == "E"
    assert state.seat_of(EMIL) is None


async def test_an_invitation_may_be_declined(house: House) -> None:
    table = await house.dealt(NO_CLOCK, N=ANNA)
    accepted(await house.tables.invite(table, ANNA, "E", EMIL, cause="1"))
    accepted(await house.tables.invite(table, ANNA, "W", EMIL, cause="2"))
    assert not accepted(await house.tables.decline(table, EMIL, cause="3")).invitations
    assert len(await house.entries(table, entries.Declined)) == 2
    assert await house.tables.tables_of(EMIL) == ()


async def test_who_leaves_for_a_guest_has_lost_and_the_others_are_rated(
    house: House, store: Store
) -> None:
    options = Options(clock=Clock.NONE, rules=(("target", "3"),))
    table = await house.dealt(options, **FOUR)
    accepted(await house.tables.leave(table, BEAT, cause="1"))
    accepted(await house.tables.invite(table, ANNA, "W", EMIL, cause="2"))
    accepted(await house.tables.accept(table, EMIL, cause="3"))
    # A wrong dehors costs two coches: Anna and Carla lose in two deals.
    while (state := await end_deal(house, table, Seat.NORTH, ANNA)).status is Status.PLAYING:
        assert state.seat_of(EMIL) == "W"
        await house.until_turn(table)
    assert state.rated
    facts = await store.histories.match(table, 1)
    assert facts is not None
    assert facts.rated
    assert [side.won for side in facts.sides] == [False, True]
    steps = {
        person: [
            change.after.mean - change.before.mean
            for change in await store.histories.rating_curve(person, "brouc", "brouc")
        ]
        for person in (ANNA, BEAT, CARLA, DORA, EMIL)
    }
    # No card was played: the seat was Beat's, who left the winners.
    assert steps[EMIL] == []
    assert all(step < 0 for person in (ANNA, BEAT, CARLA) for step in steps[person])
    assert [step > 0 for step in steps[DORA]] == [True]
    assert {person: len(found) for person, found in steps.items() if found} == dict.fromkeys(
        (ANNA, BEAT, CARLA, DORA), 1
    )


# -- stopping ------------------------------------------------------------------------------------


async def test_a_match_stops_when_all_who_are_present_agree(house: House) -> None:
    table = await house.dealt(NO_CLOCK, **FOUR)
    vote = house.tables.vote_abandon
    assert refused(await vote(table, ANNA, False, cause="1")) == "nothing-to-vote"
    accepted(await vote(table, ANNA, True, cause="leaves"))
    gone = accepted(await house.tables.leave(table, ANNA, cause="gone"))
    assert gone.abandoning is None, "a proposal falls when who made it leaves"
    assert isinstance(await vote(table, BEAT, True, cause="late", seq=gone.seq), Stale)
    accepted(await house.tables.back(table, ANNA, cause="back"))
    proposed = accepted(await vote(table, ANNA, True, cause="2"))
    assert refused(await vote(table, ANNA, True, cause="3")) == "voted"
    accepted(await vote(table, BEAT, True, cause="4", seq=proposed.seq))
    accepted(await house.tables.leave(table, DORA, cause="5"))
    state = accepted(await vote(table, CARLA, True, cause="6"))
    assert state.status is Status.ABANDONED
    assert state.result is None
    assert await house.tables.live() == ()
    board = await house.board(table)
    assert board.proofs[-1].secret is None, "the hands of an unfinished deal stay hidden"


@pytest.mark.parametrize("clock", [Clock.NORMAL, Clock.NONE, Clock.CORRESPONDENCE])
async def test_silence_consents_after_a_while(house: House, store: Store, clock: Clock) -> None:
    table = await house.dealt(Options(clock=clock), **FOUR)
    slow = clock is not Clock.NORMAL
    patience = house.pauses.silence_slow if slow else house.pauses.silence
    accepted(await house.tables.vote_abandon(table, ANNA, True, cause="1"))
    until = house.time.now_ms + patience
    accepted(await house.tables.vote_abandon(table, BEAT, True, cause="2"))
    board = await house.board(table)
    assert board.abandon_at == until
    assert board.abandoning == frozenset({ANNA, BEAT})
    assert board.resigning == ()
    await house.wait(patience - 1)
    assert (await house.state(table)).status is Status.PLAYING
    await house.wait(1)
    assert (await house.state(table)).status is Status.ABANDONED
    assert await house.entries(table, entries.Abandoned, entries.Resigned) == [entries.Abandoned()]
    assert await store.histories.match(table, 1) is None


# -- another match -------------------------------------------------------------------------------


async def over(house: House, **seats: int) -> int:
    """A table whose match to one coche is over."""
    options = Options(clock=Clock.NONE, rules=(("target", "1"),))
    table = await house.dealt(options, **seats)
    state = await end_deal(house, table, Seat.NORTH, ANNA)
    assert state.status is Status.OVER
    return table


async def test_again_waits_for_everybody_and_starts_of_itself(house: House) -> None:
    table = await over(house, **FOUR)
    again = house.tables.rematch
    assert refused(await again(table, EMIL, new_partners=False, cause="1")) == "not-seated"
    state = accepted(await again(table, BEAT, new_partners=False, cause="2"))
    assert state.status is Status.LOBBY
    assert state.seat_of(BEAT) == "W"
    assert {seat: s.occupant.person for seat, s in state.seats.items()} == FOUR
    assert refused(await again(table, BEAT, new_partners=False, cause="3")) == "already-seated"
    for person in (ANNA, CARLA):
        state = accepted(await again(table, person, new_partners=False, cause=house.cause()))
        assert state.status is Status.LOBBY
    state = accepted(await again(table, DORA, new_partners=False, cause="4"))
    assert state.status is Status.PLAYING
    assert state.number == 2
    assert not state.actions
    assert await house.refold(table) == state


async def test_again_with_computer_players_starts_at_once(house: House) -> None:
    table = await over(house, N=ANNA)
    again = partial(house.tables.rematch, table, ANNA, new_partners=False)
    over_at = (await house.state(table)).seq
    state = accepted(await again(cause="1"))
    assert state.status is Status.PLAYING
    assert await again(cause="2", seq=over_at) == Stale(state), "for another match"
    last = [type(stored.entry) for stored in (await house.journal(table))[-2:]]
    assert last == [entries.Rematch, entries.Started]
    await house.until_turn(table)
    await house.play(table)


async def test_new_partners_are_drawn(house: House) -> None:
    partners = set()
    table = await over(house, **FOUR)
    for _ in range(12):
        state = await house.state(table)
        for person in FOUR.values():
            again = house.tables.rematch(table, person, new_partners=True, cause=house.cause())
            state = accepted(await again)
        partners.add(frozenset({state.seats["N"].person, state.seats["S"].person}))
        seat = (await house.until_turn(table)).seat_of(ANNA)
        await end_deal(house, table, Seat(seat), ANNA)
    assert len(partners) > 1


async def test_nobody_can_block_a_rematch(house: House) -> None:
    table = await over(house, **FOUR)
    accepted(await house.tables.rematch(table, ANNA, new_partners=False, cause="1"))
    card = lobby_of(await house.state(table))
    assert card.expires_at is not None
    assert card.result is not None
    assert set(card.result.result.losers) == {"N", "S"}, "of the last match"
    accepted(await house.tables.fill(table, ANNA, "W", Level.CLUB, cause="2"))
    accepted(await house.tables.decline(table, CARLA, cause="3"))
    accepted(await house.tables.sit(table, EMIL, "S", cause="4"))
    accepted(await house.tables.fill(table, ANNA, "E", Level.CLUB, cause="5"))
    assert accepted(await house.tables.start(table, EMIL, cause="6")).status is Status.PLAYING


async def test_the_seat_of_who_left_is_a_computers_in_the_next_match(house: House) -> None:
    options = Options(clock=Clock.NONE, rules=(("target", "1"),), stand_in=Level.EXPERT)
    table = await house.dealt(options, **FOUR)
    accepted(await house.tables.leave(table, DORA, cause="1"))
    await end_deal(house, table, Seat.NORTH, ANNA)
    state = accepted(await house.tables.rematch(table, ANNA, new_partners=False, cause="2"))
    assert state.seats["E"].occupant.kind is entries.Kind.COMPUTER
    assert state.seats["E"].occupant.level is Level.EXPERT


# -- nobody there --------------------------------------------------------------------------------


async def test_without_people_a_table_rests_after_the_trick(house: House) -> None:
    """The only person leaves: the computers finish the trick, then wait as long as for a clock."""
    table = await house.dealt(NO_CLOCK, N=ANNA)
    await house.play(table)
    accepted(await house.tables.leave(table, ANNA, cause="leave"))
    await house.wait(60_000)
    state = await house.state(table)
    assert state.deserted
    assert state.next.full, "the trick is over"
    board = await house.board(table)
    assert board.deserted
    assert board.closes_at == state.stirred + house.pauses.idle
    await house.wait(3_600_000)
    assert (await house.state(table)).actions == state.actions
    accepted(await house.tables.back(table, ANNA, cause="back"))
    await house.until_turn(table, ANNA)
    assert len((await house.state(table)).actions) >= len(state.actions)
    accepted(await house.tables.leave(table, ANNA, cause="leave again"))
    await house.wait(house.pauses.idle + 60_000)
    state = await house.state(table)
    assert (state.status, state.closed) == (Status.EXPIRED, entries.Why.IDLE)
    assert await house.refold(table) == state


async def test_no_deal_begins_without_people(house: House) -> None:
    table = await house.dealt(NO_CLOCK, N=ANNA)
    await end_deal(house, table, Seat.NORTH, ANNA)
    accepted(await house.tables.leave(table, ANNA, cause="leave"))
    await house.wait(3_600_000)
    state = await house.state(table)
    assert state.between_deals
    assert len(state.ends) == 1
    accepted(await house.tables.back(table, ANNA, cause="back"))
    await house.until_turn(table, ANNA)
    assert (await house.state(table)).next.deal == 2


async def test_of_two_absent_teams_only_the_one_that_left_gives_up(house: House) -> None:
    table = await house.dealt(Options(clock=Clock.QUICK), **FOUR)
    for person in (ANNA, CARLA):
        accepted(await house.tables.leave(table, person, cause=house.cause()))
    for _ in range(40):
        await house.wait(20_000)
    assert (await house.state(table)).deserted, "the others stay away"
    await house.wait(house.pauses.idle)
    assert await house.entries(table, entries.Resigned) == [entries.Resigned(("N", "S"))]


# -- refusals: about whom, and why ---------------------------------------------------------------


async def test_an_invitation_is_refused_by_its_own_reason(house: House) -> None:
    table, tables = await house.dealt(NO_CLOCK, N=ANNA, S=CARLA), house.tables
    assert refused(await tables.invite(table, ANNA, "W", CARLA, cause="1")) == "guest-seated"
    assert refused(await tables.agree(table, CARLA, "W", EMIL, cause="2")) == "no-invitation"
    accepted(await tables.invite(table, ANNA, "W", EMIL, cause="3"))
    assert refused(await tables.invite(table, ANNA, "W", EMIL, cause="4")) == "guest-invited"
    accepted(await tables.agree(table, CARLA, "W", EMIL, cause="5"))
    assert refused(await tables.agree(table, CARLA, "W", EMIL, cause="6")) == "voted"
    for person in (ANNA, CARLA):
        accepted(await tables.vote_abandon(table, person, True, cause=house.cause()))
    assert refused(await tables.accept(table, EMIL, cause="7")) == "match-ended"
    assert refused(await tables.leave(table, ANNA, cause="8")) == "match-ended"
