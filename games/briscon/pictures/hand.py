"""The private picture: five cards in a row, with trump, the stock and the trick above them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from gamekit.cardgame.hand_parts import (
    HAND,
    HAND_TOP,
    held_told,
    just_won,
    lay_cards,
    lay_strip,
    lay_trump,
    turn_told,
)
from gamekit.cardgame.kinds import HandFacts
from gamekit.cardgame.scene import Item, Table, part, told
from gamekit.cards.cards import Card
from games.briscon.engine.actions import Play
from games.briscon.engine.cards import sorted_hand
from games.briscon.engine.seats import Seat
from games.briscon.engine.view import DealView, View
from games.briscon.pictures.board import UPCARD_TILE, deal_of, on_table, stock_told, trick_told
from games.briscon.pictures.sheet import marks
from render.cards.faces import RATIO
from render.style.canvas import Canvas, Surface
from render.style.text import draw_text
from render.style.theme import CREAM
from render.table.lying import lying_back
from render.table.parts import BRASS, empty_tile, label, paste, paste_centred, tile
from render.table.strip import HEIGHT, Strip, hand_ground

PLACES: Final = 5
"""Cards of a hand while there is a stock."""
_HEIGHT: Final = 456
_COLUMNS: Final = 5
"""Of pieces (:mod:`render.style.canvas`), each as wide as a place."""
_STRIP: Final = Strip(HAND.w, own=360, slots=2)
HAND_CARD_W: Final = 180
_CHIPS_BOTTOM: Final = 438
_CHIP: Final = 46
"""Height of what is said over a card's foot."""


def hand_order(deal: DealView, seat: Seat) -> tuple[Card, ...]:
    """The hand's cards as drawn, from left to right: by suit, trumps first.

    A card that is played leaves no gap, unless its player leads at once and draws no more: then no
    other moves under the finger.
    """
    full = len(deal.hand) == PLACES
    gone = None if full else just_won(on_table(deal), seat, deal.turn)
    return sorted_hand(deal.hand if gone is None else (*deal.hand, gone), deal.trump)


def _seat_of(view: View) -> Seat:
    if view.seat is None:
        raise ValueError("a spectator has no hand to draw")
    return view.seat


def ground(view: View, table: Table, facts: HandFacts) -> Canvas:
    """Wood, 960 × 456 px; without cards it ends below the strip."""
    cards = hand_order(deal_of(view), _seat_of(view))
    return Canvas(hand_ground(HAND.w, _HEIGHT if cards else HEIGHT, _STRIP), _COLUMNS)


def hand(view: View, table: Table, facts: HandFacts) -> Iterator[Item]:
    """A seat's cards, with trump, stock, the trick so far and whose turn it is."""
    deal, seat, say = deal_of(view), _seat_of(view), table.speech
    cards = sorted_hand(deal.hand, deal.trump)
    plays = (action.card for action in view.legal if isinstance(action, Play))
    legal = tuple(plays if facts.mark_legal else ())
    owner, held = held_told(table, seat, list(map(say.named, cards)))
    trump, stock = (
        say("alt-trump", suit=say.suit(deal.trump)),
        stock_told(deal.stock, deal.upcard, say),
    )
    yield told(owner)
    yield part(
        partial(_lay_strip, deal, seat), trump, stock, *trick_told(deal, on_table(deal), table)
    )
    if deal.turn is not None:
        yield told(turn_told(table, deal.turn, seat))
    yield part(partial(_lay_cards, deal, seat, legal), held)
    if 0 < len(legal) < len(cards):
        yield told(say("alt-hand-legal", list=", ".join(map(say.named, sorted_hand(legal)))))
    for card in cards:
        if served := marks(deal, seat, card, say):
            yield told(say("alt-hand-mark", card=say.named(card), list=", ".join(served)))


def _lay_cards(
    deal: DealView, seat: Seat, legal: tuple[Card, ...], image: Surface, table: Table
) -> None:
    places = hand_order(deal, seat)
    gone = next((card for card in places if card not in deal.hand), None)
    size = HAND_CARD_W, round(HAND_CARD_W * RATIO)
    lay_cards(image, table, places, _place, size, gone, legal)
    for index, card in enumerate(places):
        served = () if card is gone else marks(deal, seat, card, table.speech)
        for number, text in enumerate(reversed(served), 1):
            at = _place(index)[0] + 8, _CHIPS_BOTTOM - _CHIP * number
            paste(image, label(text, None, False, _CHIP - 4), *at)


def _place(index: int) -> tuple[int, int]:
    return 6 + 192 * index, HAND_TOP


def _lay_strip(deal: DealView, seat: Seat, image: Surface, table: Table) -> None:
    """Trump; the stock and what lies under it; the trick in order of play, whose turn marked."""
    lay_trump(deal.trump, image, table)
    stock = table.speech("picture-label-stock")
    draw_text(image, (258, 34), stock, 30, CREAM, "mm", bold=True, max_width=180)
    if deal.upcard is None:
        paste_centred(image, empty_tile(126, 92), (258, 108))
        draw_text(image, (258, 108), "0", 50, CREAM, "mm", bold=True)
    else:
        if deal.stock > 1:
            paste(image, lying_back(62, 0.0), 148, 42)
        draw_text(image, (240, 108), str(deal.stock), 44, BRASS, "lm", bold=True)
        paste_centred(image, tile(deal.upcard, *UPCARD_TILE, table.style), (328, 108))
    there, turn = on_table(deal), () if deal.turn is None else (deal.turn.value,)
    order = (there.leader, Seat(there.leader).other)
    lay_strip(image, table, order, there.laid, seat.value, turn, there.winner, _STRIP)
