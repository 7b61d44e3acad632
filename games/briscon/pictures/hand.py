"""The private picture: five cards in a row, with trump, the stock and the trick above them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from gamekit.api.scenes import Look, Picture
from gamekit.cards.cards import Card
from games.briscon.engine.actions import Play
from games.briscon.engine.cards import sorted_hand
from games.briscon.engine.seats import PerSeat, Seat
from games.briscon.engine.view import DealView, View
from games.briscon.pictures import alt, layout
from games.briscon.pictures.entries import marks
from games.briscon.pictures.facts import deal_of, seat_of
from games.briscon.pictures.trick import lying
from games.briscon.pictures.words import drawn, words_of
from render.cards.faces import RATIO, style_of
from render.style.canvas import Canvas, Surface
from render.style.names import NAME_SIZES, draw_name
from render.style.picture import finish
from render.style.text import draw_text
from render.style.theme import CREAM, PAPER
from render.style.words import Words
from render.table.grain import planks, vignette
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

PLACES: Final = 5
"""Cards of a hand while there is a stock."""


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


def hand(
    view: View, names: PerSeat[str], look: Look | None = None, mark_legal: bool = True
) -> Picture:
    """A seat's cards, with trump, stock, the trick so far and whose turn it is.

    960 × 468 px, without cards 960 × 182 px. ``mark_legal`` dims what may not be played on the
    seat's turn. Raises ``ValueError`` for a spectator's view or one without a deal.
    """
    look = look or Look()
    deal, seat = deal_of(view), seat_of(view)
    order = hand_order(deal, seat)
    say = words_of(look)
    height = layout.HAND.h if order else layout.HAND_EMPTY
    image = Canvas(_ground(height), layout.HAND_COLUMNS)
    _strip(image, deal, seat, names, look, say)
    legal = {action.card for action in view.legal if isinstance(action, Play)}
    for index, card in enumerate(order):
        x = layout.hand_left(index)
        if card not in deal.hand:
            sprite = empty_tile(layout.HAND_CARD_W, round(layout.HAND_CARD_W * RATIO))
            paste(image, sprite, x, layout.HAND_TOP)
            continue
        dimmed = mark_legal and bool(legal) and card not in legal
        lay_card(image, card, layout.HAND_CARD_W, style_of(look), (x, layout.HAND_TOP), dimmed)
        y = layout.CHIPS_BOTTOM
        for text in reversed(marks(deal, seat, card, say)):
            y -= layout.CHIP
            chip = label(text, None, False, layout.CHIP - 4)
            paste(image, chip, x + 8, y)
    return finish(image, "hand", alt.hand(view, names, look, mark_legal=mark_legal))


@lru_cache(maxsize=2)
def _ground(height: int) -> Image.Image:
    image = vignette(planks(layout.HAND.w, height, 6, 6, (74, 43, 22), (138, 88, 47)), 0.35)
    panel(image, layout.STRIP, 130)
    return image


def _strip(
    image: Surface, deal: DealView, seat: Seat, names: PerSeat[str], look: Look, say: Words
) -> None:
    """Trump; the stock and what lies under it; the trick in order of play, whose turn marked."""
    style = style_of(look)
    trump = say("picture-label-trump")
    draw_text(image, (86, 36), trump, 30, CREAM, "mm", bold=True, max_width=148)
    paste_centred(image, trump_sign(deal.trump, 100, look.colours == "four"), (86, 112))
    stock = say("picture-label-stock")
    draw_text(image, (258, 36), stock, 30, CREAM, "mm", bold=True, max_width=180)
    if deal.upcard is None:
        paste_centred(image, empty_tile(126, 92), (258, 112))
        draw_text(image, (258, 112), "0", 50, CREAM, "mm", bold=True)
    else:
        if deal.stock > 1:
            paste(image, lying_back(62, 0.0), 148, 46)
        draw_text(image, (240, 112), str(deal.stock), 44, BRASS, "lm", bold=True)
        paste_centred(image, tile(deal.upcard, *layout.UPCARD_TILE, style), (328, 112))
    there = lying(deal)
    order = (there.trick.leader, there.trick.leader.other)
    plays = dict(zip(order, there.trick.cards, strict=False))
    for i, player in enumerate(order):
        card, won = plays.get(player), player is there.winner
        _player(image, 370 + 294 * i, player, card, won, deal, seat, names, look, say)


def _player(
    image: Surface,
    left: int,
    player: Seat,
    card: Card | None,
    won: bool,
    deal: DealView,
    seat: Seat,
    names: PerSeat[str],
    look: Look,
    say: Words,
) -> None:
    active = deal.turn is player
    middle = left + 142
    if active:
        paste(image, bright_field(285, 153), left, 14)
    word = say("picture-label-your-turn") if player is seat else "…"
    name = say("picture-label-you") if player is seat else drawn(names, player, say)
    if active and player is seat and card is not None:
        name = word  # A complete trick lies where the word would stand.
    ink = BRASS if active else CREAM
    draw_name(image, (middle, 40), name, 262, ink, (32, *NAME_SIZES))
    if card is not None:
        sprite = tile(card, 126, 92, style_of(look))
        paste_tile(image, sprite, (middle, 112), winner=won, star=34)
    elif active:
        draw_text(image, (middle, 110), word, 50, PAPER, "mm", bold=True, max_width=256)
    else:
        paste_centred(image, empty_tile(126, 92), (middle, 112))
