"""Hidden cards stay hidden: pictures and alt texts depend on nothing their reader may not see."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from gamekit.api.scenes import Look, Scene
from gamekit.cards.cards import PACK, Card
from games.brus.engine.hand import Ending, Laid
from games.brus.engine.match import MatchState
from games.brus.engine.seats import SEATS, Seat
from games.brus.engine.view import view
from games.brus.pictures.board import board
from games.brus.pictures.hand import hand
from games.brus.pictures.last import last_of
from games.brus.pictures.scenes import SCENES
from games.brus.pictures.words import words_of
from i18n import LANGUAGES
from tests.games.brus.pictures.states import NAMES, first, match

CALLED = {seat.value: name for seat, name in NAMES.items()}
STATES = [
    state
    for seed in (1, 2, 3)
    for state in islice((each for each in match(seed) if each.running), 5, 90, 23)
]
TURNED = [
    state
    for seed in (1, 4)
    for state in match(seed)
    if state.hand is not None and state.hand.asked is not None
][:3]
ALL = [*STATES, *TURNED]


def swapped(state: MatchState, rng: Random, keep: Seat | None = None) -> MatchState:
    """The same course of play with what is hidden from ``keep``, or from all, otherwise."""
    hand_ = state.hand
    assert hand_ is not None
    turned = [one.card for one in hand_.trick.laid if hand_.asked is not None]
    if keep is not None and hand_.asked is not None and hand_.asked.seat is keep:
        turned = []
    old = [card for seat in SEATS if seat is not keep for card in hand_.hands[seat]]
    old += [*hand_.stock, *turned]
    loose = old.copy()
    rng.shuffle(loose)
    new: dict[Card, Card] = dict(zip(old, loose, strict=True))

    def moved(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(new.get(card, card) for card in cards)

    laid = tuple(Laid(one.seat, new.get(one.card, one.card), one.dared) for one in hand_.trick.laid)
    return replace(
        state,
        hand=replace(
            hand_,
            pack=moved(hand_.pack),
            hands=hand_.hands.map(moved),
            trick=replace(hand_.trick, laid=laid),
        ),
    )


def test_there_are_turned_cards() -> None:
    assert TURNED
    assert len(STATES) >= 9


@pytest.mark.parametrize("index", range(len(ALL)))
def test_public_pictures_are_equal_whatever_the_hidden_cards_are(index: int) -> None:
    state = ALL[index]
    other = swapped(state, Random(index))
    assert other != state
    seen = board(view(state, None), NAMES)
    assert board(view(other, None), NAMES) == seen
    for kind in ("tableau", "played") if index % 4 == 0 else ():
        told = [SCENES.draw(Scene(kind, view(s, None)), CALLED, Look()) for s in (state, other)]
        assert told[0] == told[1]
    assert all(last_of(view(other, seat)) == last_of(view(state, None)) for seat in SEATS)
    # Not even a seat's own view puts anything on the board that a spectator does not see.
    assert board(view(state, SEATS[index % 4]), NAMES) == seen
    if state.hand is not None and state.hand.asked is not None:
        assert board(view(state, state.hand.asked.seat), NAMES) == seen


@pytest.mark.parametrize("index", range(len(ALL)))
def test_a_hand_shows_nothing_of_the_other_hands(index: int) -> None:
    state, seat = ALL[index], SEATS[index % 4]
    other = swapped(state, Random(index), seat)
    assert hand(view(other, seat), NAMES) == hand(view(state, seat), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_texts_name_no_hidden_card(language: str) -> None:
    look = Look(language)
    say = words_of(look)
    for state in ALL[::2]:
        assert state.hand is not None
        lying = frozenset(state.hand.played())
        told = SCENES.words(Scene("board", view(state, None)), CALLED, look)
        for seat in SEATS:
            own = SCENES.words(Scene("hand", view(state, seat)), CALLED, look)
            for card in PACK:
                said = (say.card(card), f"{say.short(card)}")
                if card not in lying:
                    assert not any(word in told for word in said), card
                if card not in lying and card not in state.hand.hands[seat]:
                    assert say.card(card) not in own, card


def test_10_6_a_card_that_was_run_from_is_seen_in_the_recap_alone() -> None:
    state = first(lambda s: bool(s.hand and s.hand.result and s.hand.result.ending is Ending.RUN))
    assert state.hand is not None
    turned = state.hand.trick.laid[0].card
    say = words_of(Look("en"))
    shown = view(state, None)
    assert say.card(turned) not in SCENES.words(Scene("board", shown), CALLED, Look("en"))
    assert f"[{say.short(turned)}]" in SCENES.words(Scene("recap", shown), CALLED, Look("en"))
