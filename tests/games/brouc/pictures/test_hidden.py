"""Hidden cards stay hidden: pictures and alt texts depend on nothing their reader may not see."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from brouc.cards import PACK, Card
from brouc.deal import Hand, pack_of
from brouc.match import MatchState
from brouc.seats import SEATS, PerSeat, Seat, Team
from brouc.view import view
from gamekit.api.scenes import Look
from games.brouc.pictures import alt, board, hand, slate
from games.brouc.pictures.last import last_of
from games.brouc.pictures.words import words_of
from i18n import LANGUAGES
from tests.games.brouc.pictures.states import NAMES, walk

STATES = [
    state
    for seed in (1, 2, 3)
    for state in list(islice((s for s in walk(seed) if s.running), 200))[:: 17 + seed]
]


def swapped(state: MatchState, rng: Random, keep: Seat | None = None) -> MatchState:
    """The same course of play with the hidden cards dealt otherwise; ``keep`` keeps its hand."""
    deal = state.deal
    assert deal is not None
    fixed = {deal.dealt.indicator}
    movers = [seat for seat in SEATS if seat is not keep]
    loose = [card for seat in movers for card in deal.hands[seat] if card not in fixed]
    rng.shuffle(loose)
    new: dict[Card, Card] = {}
    old = [card for seat in movers for card in deal.hands[seat] if card not in fixed]
    new.update(zip(old, loose, strict=True))

    def moved(cards: Hand) -> Hand:
        return tuple(new.get(card, card) for card in cards)

    hands = deal.dealt.hands.map(moved)
    dealt = replace(deal.dealt, hands=hands, pack=pack_of(hands, deal.dealt.dealer))
    return replace(state, deal=replace(deal, dealt=dealt, hands=deal.hands.map(moved)))


def test_swapping_moves_cards() -> None:
    state = STATES[0]
    other = swapped(state, Random(1))
    assert state.deal is not None
    assert other.deal is not None
    assert other.deal.hands != state.deal.hands
    assert sorted(card.index for cards in other.deal.dealt.hands for card in cards) == [*range(32)]


@pytest.mark.parametrize("index", range(len(STATES)))
def test_public_pictures_are_equal_whatever_the_hidden_cards_are(index: int) -> None:
    state = STATES[index]
    seen = board(view(state, None), NAMES)
    chalk = slate(view(state, None), Team.NS, NAMES)
    other = swapped(state, Random(index))
    assert board(view(other, None), NAMES) == seen
    assert slate(view(other, None), Team.NS, NAMES) == chalk
    # Not even a seat's own view puts anything on the board that a spectator does not see.
    for viewer in SEATS:
        assert board(view(other, viewer), NAMES) == seen
        assert last_of(view(other, viewer)) == last_of(view(state, None))


@pytest.mark.parametrize("index", range(0, len(STATES), 3))
def test_a_hand_shows_nothing_of_the_other_hands(index: int) -> None:
    state = STATES[index]
    seat = SEATS[index % 4]
    assert hand(view(swapped(state, Random(index), seat), seat), NAMES) == hand(
        view(state, seat), NAMES
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_texts_name_no_hidden_card(language: str) -> None:
    look = Look(language=language)
    for state in STATES[::4]:
        deal = state.deal
        assert deal is not None
        lying = {*deal.trick.cards, *(card for won in deal.tricks for card in won.cards)}
        public = lying | {deal.dealt.indicator}
        told = alt.board(view(state, None), NAMES, look)
        for seat in SEATS:
            own = alt.hand(view(state, seat), NAMES, look)
            for card in PACK:
                words = (words_of(look).card(card), words_of(look).short(card))
                if card not in public:
                    assert not any(word in told for word in words)
                if card not in lying and card not in deal.hands[seat]:
                    assert not any(word in own for word in words)


def test_names_are_not_taken_for_cards() -> None:
    state = STATES[0]
    names = PerSeat("{card}", "{0}", "%s", "as de cœur {list}")
    assert "{card}" in board(view(state, None), names).alt
