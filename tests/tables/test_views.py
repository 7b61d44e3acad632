"""Views: nothing public depends on hidden cards, and no log contains any."""

from __future__ import annotations

import logging
import random
from dataclasses import replace

import pytest

from brouc.actions import Deal, Dehors
from brouc.cards import PACK
from brouc.deal import hands_of
from brouc.match import apply
from brouc.seats import SEATS, Seat
from db import Store
from games.brouc.rules import BROUC
from tables.decisions.pauses import NO_PAUSES, Pauses
from tables.decisions.rests import NO_RESTS, Rest, Rests
from tables.journal.options import Clock, Options
from tables.journal.state import TableState
from tables.views import ViewCache, board_of, hand_of, lobby_of
from tests.cogs import positions
from tests.tables.house import ANNA, CARLA, EMIL, FOUR, House, accepted

NO_CLOCK = Options(preset="brouc", clock=Clock.NONE)


async def test_a_lobby_card_names_seats_options_and_expiry(house: House) -> None:
    table = await house.seated(NO_CLOCK, N=ANNA, S=CARLA)
    card = lobby_of(await house.state(table))
    assert (card.table, card.owner, card.options) == (table, ANNA, NO_CLOCK)
    assert [seat.seat for seat in card.seats] == ["N", "W", "S", "E"]
    assert card.partners == (("N", "S"), ("W", "E"))
    assert card.ready
    assert card.expires_at == house.time.now_ms + house.pauses.lobby
    board = await house.board(table)
    assert board.view is None
    assert await house.tables.hand(table, ANNA) is None, "no match, no hand"


async def test_a_board_says_whose_turn_and_until_when(house: House) -> None:
    table = await house.dealt(Options(clock=Clock.SLOW), **FOUR)
    board = await house.board(table)
    assert board.view.seat is None
    assert board.turn is not None
    assert board.turn_persons == (FOUR[board.turn],)
    assert board.asked == (board.turn,)
    assert board.deadline == house.time.now_ms + 120_000
    assert board.result is None
    panel = await house.hand(table, FOUR[board.turn])
    assert panel.my_turn
    assert panel.view.seat is Seat(board.turn)
    assert panel.board == board
    assert await house.tables.hand(table, EMIL) is None, "spectators have no hand"


async def test_only_who_has_not_counted_yet_may_count(house: House) -> None:
    table = await house.dealt(NO_CLOCK, **FOUR)

    async def may_count() -> set[int]:
        panels = {person: await house.hand(table, person) for person in FOUR.values()}
        return {person for person, panel in panels.items() if panel.may_count}

    assert await may_count() == set(), "the deal is being played"
    await house.play_until(table, lambda state: state.next.awaits == "booking")
    assert await may_count() == set(FOUR.values())
    accepted(await house.tables.count(table, ANNA, cause="1"))
    assert await may_count() == set(FOUR.values()) - {ANNA}


async def test_secrets_are_out_when_the_deal_is_over_and_not_before(house: House) -> None:
    table = await house.dealt(NO_CLOCK, **FOUR)
    board = await house.board(table)
    assert [proof.secret for proof in board.proofs] == [None]
    assert board.proofs[0].cut is not None
    accepted(await house.tables.act(table, ANNA, Dehors(Seat.NORTH), cause="1"))
    board = await house.board(table)
    assert board.proofs[0].secret is not None
    assert board.view.deal.dealt is not None, "all hands are open"
    await house.wait(house.pauses.deal)
    board = await house.board(table)
    assert [proof.secret is None for proof in board.proofs] == [False, True]


def swapped(state: TableState, seats: tuple[Seat, Seat], rng: random.Random) -> TableState | None:
    """Return the same table with the unplayed cards of two seats exchanged."""
    deal = state.match.deal
    dealt = deal.dealt
    pool = [c for seat in seats for c in deal.hands[seat] if c is not dealt.indicator]
    rng.shuffle(pool)
    where = {card: i for i, card in enumerate(dealt.pack)}
    places = sorted(where[card] for card in pool)
    pack = list(dealt.pack)
    for place, card in zip(places, pool, strict=True):
        pack[place] = card
    if tuple(pack) == dealt.pack:
        return None
    match = BROUC.start("brouc", {})
    for text in state.actions:
        action = BROUC.decode(text)
        if isinstance(action, Deal):
            action = Deal(action.dealer, tuple(pack))
        if BROUC.violation(match, action) is not None:
            return None  # Impossible with these cards.
        match = apply(match, action)
    return replace(state, match=match)


async def test_no_board_and_no_other_hand_depends_on_hidden_cards(house: House) -> None:
    rng = random.Random(7)
    table = await house.dealt(NO_CLOCK, **FOUR)
    compared = 0
    for _ in range(28):
        state = await house.state(table)
        for _ in range(12):
            seats = tuple(rng.sample(SEATS, 2))
            other = swapped(state, (seats[0], seats[1]), rng)
            if other is None:
                continue
            compared += 1
            assert board_of(state, house.pauses) == board_of(other, house.pauses)
            assert lobby_of(state) == lobby_of(other)
            for seat, person in FOUR.items():
                if Seat(seat) not in seats:
                    panel = hand_of(state, person, board_of(state, house.pauses))
                    assert panel == hand_of(other, person, board_of(other, house.pauses))
        await house.play(table)
    assert compared > 50


async def test_logs_and_texts_of_a_whole_match_tell_no_card(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    house = House(store, pauses=NO_PAUSES)
    texts: list[str] = []
    house.tables.on_change.append(lambda news: texts.append(repr(news)))
    table = await house.started(Options(clock=Clock.NONE, rules=(("target", "1"),)), N=ANNA)
    for _ in range(12):
        await house.settle()
        if (await house.state(table)).turn == "N":
            await house.play(table)
        elif (await house.state(table)).next.awaits == "booking":
            accepted(await house.tables.count(table, ANNA, cause=house.cause()))
    await house.settle()
    state = await house.state(table)
    assert state.next.deal > 1
    secrets = [proof.secret for proof in state.proofs]
    everything = caplog.text + "".join(texts)
    assert len(texts) > 50
    assert not any(secret in everything for secret in secrets)
    assert not any(f"Card({card})" in everything or f" {card} " in everything for card in PACK)
    assert not any(
        " ".join(map(str, hand)) in everything
        for hand in hands_of(state.match.deal.dealt.pack, state.match.deal.dealt.dealer)
    )


def table() -> TableState:
    return positions.table(next(positions.deals(1)))


def test_one_state_has_one_board_and_another_state_its_own() -> None:
    state, boards = table(), ViewCache(Pauses())
    board = boards.of(state, NO_RESTS, 0)
    assert board == board_of(state, Pauses())
    assert boards.of(state, NO_RESTS, 1) is board
    later = replace(state, seq=state.seq + 1, counted=frozenset(BROUC.seats[:1]))
    assert boards.of(later, NO_RESTS, 1) == board_of(later, Pauses()) != board
    assert boards.of(state, NO_RESTS, 1) == board
    # The board follows the announcement and the end of maintenance.
    rests = Rests((Rest(100, 200),))
    assert boards.of(state, NO_RESTS, 50).rest is None
    assert boards.of(state, rests, 50).rest == Rest(100, 200)
    assert boards.of(state, rests, 250).rest is None


def test_the_oldest_are_forgotten_and_who_was_erased_at_once() -> None:
    state, boards = table(), ViewCache(Pauses(), kept=2)
    first = boards.of(state, NO_RESTS, 0)
    for number in range(2):
        boards.of(replace(state, id=state.id + 1 + number), NO_RESTS, 0)
    again = boards.of(state, NO_RESTS, 0)
    assert again == first
    assert again is not first
    boards.forget(state.id)
    assert boards.of(state, NO_RESTS, 0) is not again
