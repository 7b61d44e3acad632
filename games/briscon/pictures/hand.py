"""The private picture: five cards in a row, with trump, the stock and the trick above them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Final

from PIL import Image

from gamekit.cardgame.kinds import HandFacts
from gamekit.cardgame.scene import Item, Table, held_told, part, told
from gamekit.cards.cards import Card
from games.briscon.engine.actions import Play
from games.briscon.engine.cards import sorted_hand
from games.briscon.engine.seats import Seat
from games.briscon.engine.view import DealView, View
from games.briscon.pictures.board import UPCARD_TILE, deal_of, on_table, stock_told, trick_told
from games.briscon.pictures.sheet import marks
from render.cards.faces import RATIO
from render.style.canvas import Canvas, Surface
from render.style.names import NAME_SIZES, draw_name
from render.style.text import draw_text
from render.style.theme import CREAM, PAPER
from render.table.layout import Box
from render.table.lying import lay_card, lying_back
from render.table.parts import (
    BRASS,
    bright_field,
    empty_tile,
    label,
    panel,
    paste,
    paste_centred,
    paste_tile,
    tile,
    trump_sign,
)
from render.table.surfaces import wood

PLACES: Final = 5
"""Cards of a hand while there is a stock."""
_SIZE: Final = (960, 468)
_EMPTY: Final = 182
"""The picture's height without cards: it ends below the strip."""
_COLUMNS: Final = 5
"""Of pieces (:mod:`render.style.canvas`), each as wide as a place."""
_STRIP: Final = Box(8, 8, 944, 166)
HAND_CARD_W: Final = 180
_TOP: Final = 190
_CHIPS_BOTTOM: Final = 450
_CHIP: Final = 46
"""Height of what is said over a card's foot."""


def hand_order(deal: DealView, seat: Seat) -> tuple[Card, ...]:
    """The hand's cards as drawn, from left to right: by suit, trumps first.

    A card that is played leaves no gap, unless its player leads at once and draws no more: then no
    other moves under the finger.
    """
    cards = deal.hand
    if deal.turn is seat and not deal.trick.cards and len(cards) < PLACES:
        last = deal.tricks[-1]
        if last.leader is not seat:
            cards = (*cards, last.cards[-1])
    return sorted_hand(cards, deal.trump)


def _seat_of(view: View) -> Seat:
    if view.seat is None:
        raise ValueError("a spectator has no hand to draw")
    return view.seat


def ground(view: View, table: Table, facts: HandFacts) -> Canvas:
    """Wood, 960 × 468 px, without cards 960 × 182 px."""
    cards = hand_order(deal_of(view), _seat_of(view))
    return Canvas(_ground(_SIZE[1] if cards else _EMPTY), _COLUMNS)


@lru_cache(maxsize=2)
def _ground(height: int) -> Image.Image:
    image = wood(_SIZE[0], height, 6, 6)
    panel(image, _STRIP, 130)
    return image


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
    if deal.turn is seat:
        yield told(say("alt-your-turn"))
    elif deal.turn is not None:
        yield told(say("alt-turn", name=table.told(deal.turn)))
    yield part(partial(_lay_cards, deal, seat, legal), held)
    if 0 < len(legal) < len(cards):
        yield told(say("alt-hand-legal", list=", ".join(map(say.named, sorted_hand(legal)))))
    for card in cards:
        if served := marks(deal, seat, card, say):
            yield told(say("alt-hand-mark", card=say.named(card), list=", ".join(served)))


def _lay_cards(
    deal: DealView, seat: Seat, legal: tuple[Card, ...], image: Surface, table: Table
) -> None:
    for index, card in enumerate(hand_order(deal, seat)):
        x = 6 + 192 * index
        if card not in deal.hand:
            paste(image, empty_tile(HAND_CARD_W, round(HAND_CARD_W * RATIO)), x, _TOP)
            continue
        dimmed = bool(legal) and card not in legal
        lay_card(image, card, HAND_CARD_W, table.style, (x, _TOP), dimmed)
        y = _CHIPS_BOTTOM
        for text in reversed(marks(deal, seat, card, table.speech)):
            y -= _CHIP
            paste(image, label(text, None, False, _CHIP - 4), x + 8, y)


def _lay_strip(deal: DealView, seat: Seat, image: Surface, table: Table) -> None:
    """Trump; the stock and what lies under it; the trick in order of play, whose turn marked."""
    say, style = table.speech, table.style
    trump = say("picture-label-trump")
    draw_text(image, (86, 36), trump, 30, CREAM, "mm", bold=True, max_width=148)
    paste_centred(image, trump_sign(deal.trump, 100, table.four), (86, 112))
    stock = say("picture-label-stock")
    draw_text(image, (258, 36), stock, 30, CREAM, "mm", bold=True, max_width=180)
    if deal.upcard is None:
        paste_centred(image, empty_tile(126, 92), (258, 112))
        draw_text(image, (258, 112), "0", 50, CREAM, "mm", bold=True)
    else:
        if deal.stock > 1:
            paste(image, lying_back(62, 0.0), 148, 46)
        draw_text(image, (240, 112), str(deal.stock), 44, BRASS, "lm", bold=True)
        paste_centred(image, tile(deal.upcard, *UPCARD_TILE, style), (328, 112))
    there = on_table(deal)
    leader, plays = Seat(there.leader), {one.seat: one.card for one in there.laid}
    for i, player in enumerate((leader, leader.other)):
        card, won = plays.get(player.value), player.value == there.winner
        _lay_player(image, 370 + 294 * i, player, card, won, deal.turn is player, seat, table)


def _lay_player(
    image: Surface,
    left: int,
    player: Seat,
    card: Card | None,
    won: bool,
    active: bool,
    seat: Seat,
    table: Table,
) -> None:
    say, middle = table.speech, left + 142
    if active:
        paste(image, bright_field(285, 153), left, 14)
    word = say("picture-label-your-turn") if player is seat else "…"
    name = say("picture-label-you") if player is seat else table.name(player)
    if active and player is seat and card is not None:
        name = word  # A complete trick lies where the word would stand.
    ink = BRASS if active else CREAM
    draw_name(image, (middle, 40), name, 262, ink, (32, *NAME_SIZES))
    if card is not None:
        sprite = tile(card, 126, 92, table.style)
        paste_tile(image, sprite, (middle, 112), winner=won, star=34)
    elif active:
        draw_text(image, (middle, 110), word, 50, PAPER, "mm", bold=True, max_width=256)
    else:
        paste_centred(image, empty_tile(126, 92), (middle, 112))
