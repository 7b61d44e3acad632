"""The private picture: eight cards in two rows of four, and the trick so far above them."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from brouc.actions import Declare, Play
from brouc.cards import Card, Rank, Suit, sorted_hand
from brouc.seats import PerSeat, Seat
from brouc.view import DealView, View
from games.api.scenes import Look, Picture
from games.brouc.pictures import alt, layout
from games.brouc.pictures.check import the_deal, the_seat
from games.brouc.pictures.facts import Held
from games.brouc.pictures.lying import lying, worth
from games.brouc.pictures.words import drawn, words_of
from render.cards.faces import style_of
from render.style.canvas import Canvas, Surface
from render.style.picture import finish
from render.style.text import draw_text
from render.style.theme import CREAM, RED
from render.style.words import Words
from render.table.grain import planks, vignette
from render.table.lying import lay_card
from render.table.parts import (
    empty_tile,
    panel,
    paste,
    paste_centred,
    trump_sign,
)
from render.table.strip import Slot, draw_strip, strip


def hand_order(view: View) -> tuple[Card | None, ...]:
    """The eight places of the hand as drawn, row by row; ``None`` where a card has been played.

    A card keeps its place for the whole deal. Raises ``ValueError`` for a spectator's view or one
    without a deal.
    """
    return _places(the_deal(view), the_seat(view))


def _places(deal: DealView, seat: Seat) -> tuple[Card | None, ...]:
    held = frozenset(deal.hand)
    return tuple(card if card in held else None for card in _as_dealt(deal, seat))


def _as_dealt(deal: DealView, seat: Seat) -> tuple[Card, ...]:
    played = [
        card
        for trick in (*(won.trick for won in deal.tricks), deal.trick)
        for player, card in trick.plays()
        if player is seat
    ]
    return sorted_hand((*deal.hand, *played), deal.trump)


def held(view: View, ribbons: bool = True) -> Held:
    """What the picture shows while others play; ``ValueError`` as :func:`hand_order`.

    ``ribbons`` ties marriages that may be declared now.
    """
    deal, seat = the_deal(view), the_seat(view)
    tied = dict.fromkeys(a.suit for a in view.legal if isinstance(a, Declare)) if ribbons else {}
    return Held(seat, deal.trump, _places(deal, seat), tuple(tied))


def resting(held: Held, names: PerSeat[str], look: Look | None = None) -> Picture:
    """A seat's cards and trump, 896 × 720 px: nothing that others change."""
    look = look or Look()
    image = Canvas(_ground(), layout.HAND_COLUMNS)
    _trump(image, held.trump, look, words_of(look))
    _cards(image, held, look)
    return finish(image, "hand", alt.resting(held, names, look))


def hand(
    view: View,
    names: PerSeat[str],
    look: Look | None = None,
    mark_legal: bool = True,
    ribbons: bool = True,
) -> Picture:
    """A seat's cards, 896 × 720 px, with trump, the trick so far and whose turn it is.

    ``mark_legal`` dims what may not be played on the seat's turn; ``ribbons`` ties marriages that
    may be declared now. Raises ``ValueError`` as :func:`hand_order` does.
    """
    look = look or Look()
    deal, seat = the_deal(view), the_seat(view)
    say = words_of(look)
    image = Canvas(_ground(), layout.HAND_COLUMNS)
    _trump(image, deal.trump, look, say)
    _strip(image, view, deal, seat, names, look, say)
    legal = frozenset(action.card for action in view.legal if isinstance(action, Play))
    _cards(image, held(view, ribbons), look, legal if mark_legal else frozenset())
    words = alt.hand(view, names, look, mark_legal=mark_legal, ribbons=ribbons)
    return finish(image, "hand", words)


def _cards(image: Surface, held: Held, look: Look, legal: frozenset[Card] = frozenset()) -> None:
    """The cards held, those dimmed that may not be played where only some may."""
    for index, card in enumerate(held.places):
        if card is None:
            x, y = layout.hand_place(index)
            paste(image, _gone(layout.HAND_SEEN[index // 4]), x, y)
    for index, card in enumerate(held.places):
        if card is not None:
            x, y = layout.hand_place(index)
            dimmed = bool(legal) and card not in legal
            lay_card(image, card, layout.HAND_CARD_W, style_of(look), (x, y), dimmed)
    for suit in held.tied:
        _ribbon(image, suit, held.places)


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    box = layout.HAND
    image = vignette(planks(box.w, box.h, 6, 6, (74, 43, 22), (138, 88, 47)), 0.35)
    panel(image, strip(box.w), 130)
    return image


def _gone(height: int) -> Image.Image:
    """The place of a card that has been played."""
    return empty_tile(layout.HAND_CARD_W, height)


def _trump(image: Surface, trump: Suit, look: Look, say: Words) -> None:
    draw_text(image, (86, 34), say("picture-label-trump"), 30, CREAM, "mm", bold=True)
    paste_centred(image, trump_sign(trump, 100, look.colours == "four"), (86, 106))


def _strip(
    image: Surface,
    view: View,
    deal: DealView,
    seat: Seat,
    names: PerSeat[str],
    look: Look,
    say: Words,
) -> None:
    """The trick in order of play with its players' names, the one to play marked."""
    four = look.colours == "four"
    there = lying(view, deal)
    plays = dict(there.trick.plays())
    slots = []
    for player in there.trick.leader.round():
        mine, active = player is seat, deal.turn is player
        word = say("picture-label-your-turn") if mine else "…"
        name = say("picture-label-you") if mine else drawn(names, player, say)
        if mine and active and player in plays:
            name = word  # A complete trick lies where the word would stand.
        slots.append(Slot(name, plays.get(player), active, word, won=player is there.winner))
    draw_strip(image, layout.HAND.w, slots, style_of(look), worth(there), four=four)


def _ribbon(image: Surface, suit: Suit, order: tuple[Card | None, ...]) -> None:
    """Tie the cards of a marriage: a band over each, running on between neighbours, and a bow."""
    places = [
        order.index(Card(rank, suit))
        for rank in (Rank.KING, Rank.QUEEN, Rank.JACK)
        if Card(rank, suit) in order
    ]
    for place in places:
        x, y = layout.hand_place(place)
        run = place + 1 in places and place % 4 != 3
        paste(image, _band(layout.HAND_CARD_W + (16 if run else 0)), x, y + 178)
    x, y = layout.hand_place(places[0])
    paste_centred(image, _bow(), (x + layout.HAND_CARD_W // 2, y + 189))


@lru_cache(maxsize=2)
def _band(width: int) -> Image.Image:
    out = Image.new("RGBA", (width + 1, 23), RED)
    draw = ImageDraw.Draw(out)
    for y in (4, 18):
        draw.line((0, y, width, y), fill=CREAM, width=2)
    return out


@lru_cache(maxsize=1)
def _bow() -> Image.Image:
    out = Image.new("RGBA", (91, 55))
    draw = ImageDraw.Draw(out)
    cx, cy = 45, 27
    draw.polygon(((cx, cy), (cx - 44, cy - 26), (cx - 44, cy + 26)), fill=RED, outline=CREAM)
    draw.polygon(((cx, cy), (cx + 44, cy - 26), (cx + 44, cy + 26)), fill=RED, outline=CREAM)
    draw.ellipse((cx - 12, cy - 12, cx + 12, cy + 12), fill=RED, outline=CREAM, width=2)
    return out
