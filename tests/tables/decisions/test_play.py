"""Play: permissions, clicks on old boards, and a hundred clicks at once."""

from __future__ import annotations

import asyncio

import pytest

from brouc.actions import Book, Dehors, Play
from brouc.seats import Seat
from games.brouc.rules import BROUC
from tables.decisions.outcomes import Accepted, Refused, Repeated, Stale
from tables.journal.entries import Acted, By, CountPressed, Cut, SameDeal, Secret, TakenBack
from tables.journal.options import Clock, Options
from tables.journal.state import Status, TableState
from tables.views import lobby_of
from tests.tables.house import ANNA, BEAT, CARLA, DORA, EMIL, FOUR, House, accepted, refused, whose

NO_CLOCK = Options(clock=Clock.NONE)


async def test_a_deal_begins_with_a_commitment_and_a_cut(house: House) -> None:
    table = await house.started(NO_CLOCK, **FOUR)
    assert (await house.state(table)).proof is None
    await house.wait(house.pauses.first_deal)
    state = await house.state(table)
    board = await house.board(table)
    assert state.pack_ready
    assert board.proofs[0].commitment == BROUC.commitment(bytes.fromhex(state.proofs[0].secret))
    assert board.proofs[0].secret is None
    assert board.cutter == "N", "nobody in particular cuts the first pack: one person is asked"
    told = [await house.tables.hand(table, person) for person in FOUR.values()]
    assert [hand.seat for hand in told if hand is not None and hand.may_cut] == ["N"]
    assert refused(await house.tables.cut(table, BEAT, 17, cause="0")) == "not-to-cut"
    assert refused(await house.tables.cut(table, EMIL, 3, cause="1")) == "not-seated"
    assert refused(await house.tables.cut(table, ANNA, 0, cause="2")) == "bad-cut"
    assert refused(await house.tables.cut(table, ANNA, 32, cause="3")) == "bad-cut"
    state = accepted(await house.tables.cut(table, ANNA, 17, cause="4"))
    assert state.next.awaits == "turn"
    assert refused(await house.tables.cut(table, ANNA, 3, cause="5")) == "not-to-cut"
    (secret,) = await house.entries(table, Secret)
    assert await house.entries(table, Cut) == [Cut(1, 17, By.PERSON, ANNA)]
    expected = BROUC.deal(BROUC.start("brouc", {}), bytes.fromhex(secret.secret), 17)
    dealt = Acted(None, BROUC.encode(expected), By.TABLE, None)
    assert await house.entries(table, Acted) == [dealt]


async def test_a_match_may_begin_with_a_deal_played_before(house: House) -> None:
    played = await house.dealt(NO_CLOCK, **FOUR)
    action = (await house.state(played)).actions[0]
    same = SameDeal(played, 1, 1, action)
    table = await house.seated(NO_CLOCK, same=same, **FOUR)
    card = lobby_of(await house.state(table))
    assert card.same == (played, 1, 1)
    accepted(await house.tables.start(table, ANNA, cause=house.cause()))
    await house.wait(house.pauses.first_deal)
    state = await house.state(table)
    assert state.next.awaits == "turn", "nothing is left to be cut"
    assert state.actions == (action,)
    assert not state.rated
    assert state.proofs == (), "no secret of its own could prove this deal"
    assert action not in repr(state), "a log must not tell the hands"
    accepted(await house.tables.act(table, whose(state), Dehors(Seat(state.turn)), cause="out"))
    await house.wait(house.pauses.deal)
    state = await house.state(table)
    assert [proof.deal for proof in state.proofs] == [2], "the next deal is a new one"
    assert await house.refold(table) == state


async def test_the_pack_is_cut_for_who_does_not(house: House) -> None:
    table = await house.started(NO_CLOCK, **FOUR)
    await house.wait(house.pauses.first_deal + house.pauses.cut + house.pauses.explain - 1)
    assert (await house.state(table)).pack_ready
    await house.wait(1)
    assert (await house.state(table)).next.awaits == "turn"
    (cut,) = await house.entries(table, Cut)
    assert cut.by is By.STAND_IN
    assert 1 <= cut.position <= 31


async def test_alone_the_pack_is_cut_by_chance_at_once(house: House) -> None:
    table = await house.started(NO_CLOCK, N=ANNA)
    cutters = []
    for deal in range(1, 4):
        while not (state := await house.state(table)).pack_ready or state.next.deal != deal:
            await house.wait(100)
        cutters.append(state.next.seat)
        board = await house.board(table)
        assert board.proofs[-1].commitment
        assert (board.cut_by_chance, board.cutter) == (True, None)
        await house.wait(house.pauses.cut_for)
        state = await house.until_turn(table, ANNA)
        accepted(await house.tables.act(table, ANNA, Dehors(Seat.NORTH), cause=f"out {deal}"))
    cuts = await house.entries(table, Cut)
    assert [(cut.deal, cut.person) for cut in cuts] == [(1, None), (2, None), (3, None)]
    assert cutters == [None, "N", "W"]
    assert [cut.by for cut in cuts] == [By.STAND_IN, By.STAND_IN, By.COMPUTER]


async def test_alone_one_may_cut_oneself_by_an_option(house: House) -> None:
    table = await house.started(Options(clock=Clock.NONE, own_cut=True), S=ANNA)
    await house.wait(house.pauses.first_deal + house.pauses.cut)
    board = await house.board(table)
    assert (board.cut_by_chance, board.cutter) == (False, "S")
    accepted(await house.tables.cut(table, ANNA, 17, cause="cut"))
    assert await house.entries(table, Cut) == [Cut(1, 17, By.PERSON, ANNA)]


async def test_the_dealers_left_cuts_later_packs(house: House) -> None:
    table = await house.dealt(NO_CLOCK, **FOUR)
    state = await house.state(table)
    accepted(await house.tables.act(table, whose(state), Dehors(Seat(state.turn)), cause="out"))
    await house.wait(house.pauses.deal)
    board = await house.board(table)
    cutter = board.cutter
    assert cutter is not None
    assert cutter == (await house.state(table)).next.seat
    for seat, person in FOUR.items():
        if seat != cutter:
            outcome = await house.tables.cut(table, person, 5, cause=f"cut {seat}")
            assert refused(outcome) == "not-to-cut"
    accepted(await house.tables.cut(table, FOUR[cutter], 5, cause="cut"))


async def test_only_ones_own_cards_on_ones_own_turn(house: House) -> None:
    table = await house.dealt(NO_CLOCK, **FOUR)
    state = await house.state(table)
    turn, person = state.turn, whose(state)
    card = house.legal_card(state)
    other = next(p for p in FOUR.values() if p != person)
    outcome = await house.tables.act(table, other, card, cause="1")
    assert refused(outcome) == "not-your-seat"
    assert refused(await house.tables.act(table, EMIL, card, cause="2")) == "not-seated"
    assert refused(await house.tables.act(table, person, Book(), cause="3")) == "tables-own"
    right = Seat(turn).after
    hers = BROUC.view(state.match, right.value).deal
    assert hers is not None
    outcome = await house.tables.act(table, FOUR[right.value], Play(right, hers.hand[0]), cause="4")
    assert isinstance(outcome, Refused)
    assert (outcome.code, outcome.rule) == ("not-your-turn", "2.1")
    assert await house.state(table) == state, "a refusal changes nothing"


async def test_clicks_on_older_boards(house: House) -> None:
    table = await house.dealt(NO_CLOCK, **FOUR)
    old = await house.state(table)
    act, card, person = house.tables.act, house.legal_card(old), whose(old)
    other = next(p for p in FOUR.values() if p != person)
    accepted(await house.tables.leave(table, other, cause="leave"))
    # Only a presence has changed: the card is played, and once.
    first = accepted(await act(table, person, card, cause="same", seq=old.seq))
    assert await act(table, person, card, cause="same", seq=old.seq) == Repeated(first)
    refusal = await house.tables.take_back(table, person, cause="without the option")
    assert refused(refusal) == "no-take-back"
    accepted(await house.tables.back(table, other, cause="back"))
    for _ in range(3):
        await house.play(table)
    now = await house.play_until(table, lambda state: state.turn == old.turn)
    card = house.legal_card(now)
    assert await act(table, whose(now), card, cause="old", seq=old.seq) == Stale(now)
    accepted(await act(table, whose(now), card, cause="new", seq=now.seq))
    # A call may be clicked on an older card's board, but not on an older deal's.
    out = Dehors(Seat.NORTH)
    called = await act(table, ANNA, out, cause="call", seq=old.seq)
    assert accepted(called).between_deals, "a wrong dehors ends the deal"
    now = await house.until_turn(table)
    assert await act(table, ANNA, out, cause="late", seq=old.seq) == Stale(now)


async def test_two_dehors_at_once_are_heard_in_the_order_of_the_lock(house: House) -> None:
    table = await house.dealt(NO_CLOCK, **FOUR)
    first, second = await asyncio.gather(
        house.tables.act(table, ANNA, Dehors(Seat.NORTH), cause="1"),
        house.tables.act(table, BEAT, Dehors(Seat.WEST), cause="2"),
    )
    assert isinstance(first, Accepted)
    assert refused(second) == "dehors-no-deal"


@pytest.mark.parametrize("with_seq", [True, False])
async def test_of_a_hundred_clicks_at_once_one_plays(house: House, with_seq: bool) -> None:
    table = await house.dealt(NO_CLOCK, **FOUR)
    state = await house.state(table)
    assert state.turn is not None
    cards = [a for a in BROUC.legal_actions(state.match, state.turn) if BROUC.is_move(a)]
    outcomes = await asyncio.gather(
        *(
            house.tables.act(
                table,
                whose(state),
                cards[i % len(cards)],
                cause=f"click {i}",
                seq=state.seq if with_seq else None,
            )
            for i in range(100)
        )
    )
    played = [outcome for outcome in outcomes if isinstance(outcome, Accepted)]
    assert len(played) == 1
    polite = Stale if with_seq else Refused
    assert all(isinstance(o, polite) for o in outcomes if o not in played)
    now = await house.state(table)
    assert now.seq == state.seq + 1
    assert all(o.state == now for o in outcomes)


async def test_a_finished_deal_is_booked_when_all_have_counted_or_after_ten_seconds(
    house: House,
) -> None:
    table = await house.dealt(NO_CLOCK, **FOUR)
    assert refused(await house.tables.count(table, ANNA, cause="early")) == "nothing-to-count"
    await to_booking(house, table)
    for person in (ANNA, BEAT, CARLA):
        state = accepted(await house.tables.count(table, person, cause=house.cause()))
        assert state.next.awaits == "booking"
    assert refused(await house.tables.count(table, ANNA, cause="again")) == "counted"
    state = accepted(await house.tables.count(table, DORA, cause="last"))
    assert state.next.awaits == "deal"
    assert len(await house.entries(table, CountPressed)) == 4
    await to_booking(house, table)
    board = await house.board(table)
    assert board.book_at == house.time.now_ms + 10_000
    await house.wait(9_999)
    assert (await house.state(table)).next.awaits == "booking"
    await house.wait(1)
    assert (await house.state(table)).next.awaits == "deal"
    # Nobody waits for people who leave.
    await to_booking(house, table)
    for person in (ANNA, BEAT, CARLA):
        accepted(await house.tables.count(table, person, cause=house.cause()))
    assert accepted(await house.tables.leave(table, DORA, cause="bye")).next.awaits == "deal"


async def to_booking(house: House, table: int) -> TableState:
    """Play the deal's eight tricks; where a cape ends it, the next deal's."""
    return await house.play_until(table, lambda state: state.next.awaits == "booking")


async def test_a_card_is_taken_back_until_the_next(house: House) -> None:
    table = await house.dealt(Options(clock=Clock.NONE, take_backs=True), **FOUR)
    before = await house.state(table)
    person = whose(before)
    other = next(p for p in FOUR.values() if p != person)
    assert refused(await house.tables.take_back(table, person, cause="1")) == "no-take-back"
    played = await house.play(table)
    panel = await house.hand(table, person)
    assert panel.may_take_back
    assert refused(await house.tables.take_back(table, other, cause="2")) == "no-take-back"
    back = accepted(await house.tables.take_back(table, person, cause="3", seq=played.seq))
    assert back.match == before.match
    assert back.turn == before.turn
    assert back.actions == before.actions
    assert refused(await house.tables.take_back(table, person, cause="4")) == "no-take-back"
    await house.play(table)
    await house.play(table)
    assert refused(await house.tables.take_back(table, person, cause="5")) == "no-take-back"
    assert len(await house.entries(table, TakenBack)) == 1
    assert await house.refold(table) == await house.state(table)


async def test_a_match_of_four_persons_without_take_backs_is_rated(house: House) -> None:
    assert (await house.state(await house.started(NO_CLOCK, **FOUR))).rated
    with_option = Options(clock=Clock.NONE, take_backs=True)
    assert not (await house.state(await house.started(with_option, **FOUR))).rated
    assert not (await house.state(await house.started(NO_CLOCK, N=ANNA))).rated


async def test_four_persons_play_a_whole_match(house: House) -> None:
    table = await house.dealt(Options(clock=Clock.NONE, rules=(("target", "1"),)), **FOUR)
    while (state := await house.until_turn(table)).status is Status.PLAYING:
        # Call as soon as the score allows, so that the match ends.
        view = BROUC.view(state.match, state.turn)
        seat = Seat(state.turn)
        if view.slate[seat.team] >= 25 and view.deal is not None and len(view.deal.tricks) > 3:
            accepted(await house.tables.act(table, whose(state), Dehors(seat), cause=house.cause()))
        else:
            await house.play(table)
    assert state.status is Status.OVER
    assert state.result is not None
    board = await house.board(table)
    assert board.result is not None
    assert board.result.duration_ms == state.ended - state.started > 0
    assert board.result.unrated is None
    assert dict(board.result.persons) == FOUR
    assert all(proof.secret is not None for proof in board.proofs)
    assert await house.refold(table) == state
    outcome = await house.tables.act(table, ANNA, Dehors(Seat.NORTH), cause="late")
    assert refused(outcome) == "match-ended"
