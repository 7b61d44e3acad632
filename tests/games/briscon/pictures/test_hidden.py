"""Hidden cards stay hidden; nobody is shown card points before the booking (rules 11.8)."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from gamekit.api.scenes import Look
from gamekit.cards.cards import PACK, Card
from gamekit.cards.each import Each
from games.briscon.engine.match import MatchState
from games.briscon.engine.seats import SEATS, Seat
from games.briscon.engine.view import view
from games.briscon.pictures import alt, alt_over
from games.briscon.pictures.board import board
from games.briscon.pictures.hand import hand
from games.briscon.pictures.last import last_of
from games.briscon.pictures.sheet import sheet
from games.briscon.pictures.words import words_of
from i18n import LANGUAGES
from tests.games.briscon.pictures.states import NAMES, walk

STATES = [
    state
    for seed in (1, 2, 3)
    for state in list(islice((s for s in walk(seed) if s.running), 120))[:: 13 + seed]
]


def hidden(state: MatchState, keep: Seat | None) -> list[Card]:
    """Cards that the seat (``None``: a spectator) cannot place."""
    deal = state.deal
    assert deal is not None
    known = view(state, keep).deal
    assert known is not None
    seen = {card for cards in known.known for card in cards} | {*known.hand}
    held = [card for seat in SEATS for card in deal.hands[seat]]
    return [card for card in (*held, *deal.stock_cards()[:-1]) if card not in seen]


def swapped(state: MatchState, rng: Random, keep: Seat | None = None) -> MatchState:
    """The same course of play with the hidden cards of hands and stock exchanged."""
    deal = state.deal
    assert deal is not None
    loose = hidden(state, keep)
    other = rng.sample(loose, len(loose))
    new = dict(zip(loose, other, strict=True))
    hands = Each.of(SEATS, lambda seat: tuple(new.get(card, card) for card in deal.hands[seat]))
    pack = tuple(new.get(card, card) for card in deal.pack)
    return replace(state, deal=replace(deal, pack=pack, hands=hands))


@pytest.mark.parametrize("index", range(len(STATES)))
def test_public_pictures_are_equal_whatever_the_hidden_cards_are(index: int) -> None:
    state, other = STATES[index], swapped(STATES[index], Random(index))
    seen = board(view(state, None), NAMES)
    assert board(view(other, None), NAMES) == seen
    assert all(last_of(view(other, seat)) == last_of(view(state, None)) for seat in SEATS)
    # Not even a seat's own view puts anything on the board that a spectator does not see.
    assert board(view(other, SEATS[index % 2]), NAMES) == seen
    if index % 3 == 0:
        assert sheet(view(other, None), NAMES) == sheet(view(state, None), NAMES)


@pytest.mark.parametrize("index", range(0, len(STATES), 2))
def test_a_hand_shows_nothing_of_what_others_hold(index: int) -> None:
    state, seat = STATES[index], SEATS[index // 2 % 2]
    other = swapped(state, Random(index), seat)
    assert hand(view(other, seat), NAMES) == hand(view(state, seat), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_texts_name_no_hidden_card(language: str) -> None:
    look = Look(language=language)
    say = words_of(look)
    for state in STATES[::4]:
        for seat in (None, *SEATS):
            unknown = set(hidden(state, seat))
            shown = view(state, seat)
            told = alt.board(view(state, None), NAMES, look) + alt_over.sheet(shown, NAMES, look)
            if seat is not None:
                told += alt.hand(shown, NAMES, look)
            # Played and melded cards are in nobody's hand, or known; all others may not be named.
            for card in PACK:
                if card in unknown and card not in _told_before(state):
                    assert say.card(card) not in told
                    assert say.short(card) not in told


def _told_before(state: MatchState) -> set[Card]:
    """Cards melded and cards of the last trick, which the sheet and the board go on naming."""
    assert state.deal is not None
    told = {card for one in state.deal.written for card in one.cards}
    return told | {card for trick in state.deal.tricks[-1:] for card in trick.cards}


def test_11_8_card_points_stand_nowhere_before_the_booking() -> None:
    """Other card points by other tricks: boards and sheets of a running deal do not change."""
    for state in STATES:
        deal = state.deal
        assert deal is not None
        shown = view(state, None)
        for told in (
            alt.board(shown, NAMES, Look("en")),
            alt_over.sheet(shown, NAMES, Look("en")),
        ):
            assert "Card points:" not in told
            assert "Total" not in told
