"""The private picture: eight cards in two rows of four, and the trick so far above them."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from brouc.actions import Declare, Play
from brouc.cards import Card, Rank, Suit, sorted_hand
from brouc.seats import PerSeat, Seat
from brouc.view import DealView, View
from gamekit.api.scenes import Look, Picture
from games.brouc.pictures import alt, layout
from games.brouc.pictures.facts import Held, deal_of, seat_of
from games.brouc.pictures.trick import lying, worth
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


def held(view: View, ribbons: bool = True) -> Held:
    """The cards in rows of four; ``ValueError`` for a spectator's view or one without a deal.

    A card that is played leaves no gap, unless its player leads at once: then no other moves under
    the finger. ``ribbons`` ties marriages that may be declared now.
    """
    deal, seat = deal_of(view), seat_of(view)
    tied = dict.fromkeys(a.suit for a in view.legal if isinstance(a, Declare)) if ribbons else {}
    gone = _just_won(deal, seat)
    cards = deal.hand if gone is None else (*deal.hand, gone)
    return Held(seat, deal.trump, sorted_hand(cards, deal.trump), tuple(tied), gone)


def _just_won(deal: DealView, seat: Seat) -> Card | None:
    """The last card of the trick just won, if the seat played it and leads now."""
    if deal.turn is not seat or deal.trick.cards or not deal.tricks:
        return None
    *_, (player, card) = deal.tricks[-1].trick.plays()
    return card if player is seat else None


def resting(held: Held, names: PerSeat[str], look: Look | None = None) -> Picture:
    """A seat's cards and trump, as high as its rows: nothing that others change."""
    look = look or Look()
    image = Canvas(_ground(_height(held)), layout.HAND_COLUMNS)
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
    """A seat's cards, 896 px wide, with trump, the trick so far and whose turn it is.

    ``mark_legal`` dims what may not be played on the seat's turn; ``ribbons`` ties marriages that
    may be declared now. Raises ``ValueError`` as :func:`held` does.
    """
    look = look or Look()
    deal, seat = deal_of(view), seat_of(view)
    say, mine = words_of(look), held(view, ribbons)
    image = Canvas(_ground(_height(mine)), layout.HAND_COLUMNS)
    _trump(image, deal.trump, look, say)
    _strip(image, view, deal, seat, names, look, say)
    legal = frozenset(action.card for action in view.legal if isinstance(action, Play))
    _cards(image, mine, look, legal if mark_legal else frozenset())
    words = alt.hand(view, names, look, mark_legal=mark_legal, ribbons=ribbons)
    return finish(image, "hand", words)


def _cards(image: Surface, held: Held, look: Look, legal: frozenset[Card] = frozenset()) -> None:
    """The cards held, those dimmed that may not be played where only some may."""
    for index, card in enumerate(held.places):
        x, y = layout.hand_place(index)
        if card is held.gone:
            paste(image, _gone(layout.HAND_SEEN[index // 4]), x, y)
        else:
            dimmed = bool(legal) and card not in legal
            lay_card(image, card, layout.HAND_CARD_W, style_of(look), (x, y), dimmed)
    for suit in held.tied:
        _ribbon(image, suit, held.places)


def _height(held: Held) -> int:
    """The picture's height in px: it ends below the last row that there is."""
    return layout.HAND_HEIGHTS[-(-len(held.places) // 4)]


@lru_cache(maxsize=3)
def _ground(height: int) -> Image.Image:
    width = layout.HAND.w
    image = vignette(planks(width, height, 6, 6, (74, 43, 22), (138, 88, 47)), 0.35)
    panel(image, strip(width), 130)
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


def _ribbon(image: Surface, suit: Suit, order: tuple[Card, ...]) -> None:
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
