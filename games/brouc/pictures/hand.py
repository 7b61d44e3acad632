"""The private picture: eight cards in two rows of four, and the trick so far above them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

from PIL import Image, ImageDraw

from brouc.actions import Declare, Play
from brouc.cards import Card, Rank, Suit, sorted_hand
from brouc.seats import Seat
from brouc.view import DealView, Phase, View
from gamekit.cardgame.board_parts import OnTable
from gamekit.cardgame.hand_parts import (
    held_told,
    just_won,
    lay_cards,
    lay_strip,
    lay_trump,
    turn_told,
)
from gamekit.cardgame.kinds import HandFacts as MarkedHand
from gamekit.cardgame.scene import Item, Table, part, told
from games.brouc.pictures.board import deal_of, on_table, trick, worth_of
from render.style.canvas import Canvas, Surface
from render.style.theme import CREAM, RED
from render.table.parts import paste, paste_centred
from render.table.strip import Strip, hand_ground
from render.table.table import Label

_STRIP: Final = Strip(896)
_COLUMNS: Final = 4
"""Of pieces (:mod:`render.style.canvas`), each as wide as a place."""
HAND_CARD_W: Final = 208
_ROWS: Final = (176, 400)
"""Top of each row of four; the first row's feet lie under the second."""
_SEEN: Final = (216, 312)
"""Visible part of each row's cards."""
_HEIGHTS: Final = (176, 484, 720)
"""Of the picture, by how many rows there are."""


@dataclass(frozen=True, slots=True)
class HandFacts(MarkedHand):
    """Help shown in a hand."""

    ribbons: bool = True
    """Whether marriages that may be declared now are tied."""


@dataclass(frozen=True, slots=True)
class Held:
    """All that the picture of a hand shows while others play: it stays until that changes."""

    seat: Seat
    trump: Suit
    places: tuple[Card, ...]
    """The cards as drawn, row by row."""
    tied: tuple[Suit, ...] = ()
    """Marriages that may be declared now."""
    gone: Card | None = None
    """The one of them that has just won a trick: its place stays empty until its player leads."""


def held(view: View, ribbons: bool = True) -> Held:
    """The cards in rows of four; ``ValueError`` for a spectator's view or one without a deal.

    A card that is played leaves no gap, unless its player leads at once: then no other moves under
    the finger. ``ribbons`` ties marriages that may be declared now.
    """
    deal, seat = deal_of(view), view.seat
    if seat is None:
        raise ValueError("a spectator has no hand to draw")
    tied = dict.fromkeys(a.suit for a in view.legal if isinstance(a, Declare)) if ribbons else {}
    gone = just_won(on_table(deal), seat, deal.turn)
    cards = deal.hand if gone is None else (*deal.hand, gone)
    return Held(seat, deal.trump, sorted_hand(cards, deal.trump), tuple(tied), gone)


def ground(shown: View | Held, table: Table, facts: HandFacts | None = None) -> Canvas:
    """As high as the rows of cards."""
    mine = shown if isinstance(shown, Held) else held(shown)
    height = _HEIGHTS[-(-len(mine.places) // 4)]
    return Canvas(hand_ground(_STRIP.width, height, _STRIP), _COLUMNS)


def resting(mine: Held, table: Table) -> Iterator[Item]:
    """A seat's cards and trump: nothing that others change."""
    say = table.speech
    cards = held_told(table, mine.seat, list(map(say.named, mine.places)))
    yield part(partial(_lay_cards, mine, frozenset()), *cards, _tied_told(mine, table))
    yield part(partial(lay_trump, mine.trump), say("alt-trump", suit=say.suit(mine.trump)))


def hand(view: View, table: Table, facts: HandFacts) -> Iterator[Item]:
    """A seat's cards, 896 px wide, with trump, the trick so far and whose turn it is."""
    deal, mine = deal_of(view), held(view, facts.ribbons)
    seat = mine.seat
    say, there, worth = table.speech, on_table(deal), worth_of(view, deal)
    cards = sorted_hand(deal.hand, deal.trump)
    plays = (action.card for action in view.legal if isinstance(action, Play))
    legal = frozenset(plays if facts.mark_legal else ())
    playable = ""
    if legal.issuperset(cards) and legal:
        playable = say("alt-hand-all-legal")
    elif legal:
        playable = say(
            "alt-hand-legal", list=", ".join(map(say.card, filter(legal.__contains__, cards)))
        )
    named = held_told(table, seat, list(map(say.named, cards)))
    yield part(partial(_lay_cards, mine, legal), *named, playable, _tied_told(mine, table))
    yield part(partial(lay_trump, deal.trump), say("alt-trump", suit=say.suit(deal.trump)))
    yield part(partial(_lay_strip, there, worth, deal, seat))
    told_ = (text for item in trick(there, worth, deal, table) for text in item.tell(table))
    yield told(*told_)
    if deal.turn is not None:
        yield told(turn_told(table, deal.turn, seat))
    elif view.phase is Phase.COUNTING:
        yield told(say("alt-counting"))


def _tied_told(mine: Held, table: Table) -> str:
    say = table.speech
    suits = ", ".join(map(say.suit, mine.tied))
    return say("alt-hand-ribbon", list=suits) if suits else ""


def _place(index: int, first: int = 0) -> tuple[int, int]:
    """Left and top of one of the eight places, row by row, counted from the ``first``."""
    row, column = divmod(first + index, 4)
    return 8 + 224 * column, _ROWS[row]


def _lay_cards(mine: Held, legal: frozenset[Card], image: Surface, table: Table) -> None:
    """The cards held, those dimmed that may not be played where only some may."""
    for first, seen in zip((0, 4), _SEEN, strict=True):
        cards, places = mine.places[first : first + 4], partial(_place, first=first)
        lay_cards(image, table, cards, places, (HAND_CARD_W, seen), mine.gone, legal)
    for suit in mine.tied:
        _ribbon(image, suit, mine.places)


def _lay_strip(
    there: OnTable,
    worth: tuple[Label, ...],
    deal: DealView,
    seat: Seat,
    image: Surface,
    table: Table,
) -> None:
    turn = () if deal.turn is None else (deal.turn.value,)
    order = Seat(there.leader).round()
    lay_strip(image, table, order, there.laid, seat.value, turn, there.winner, _STRIP, worth)


def _ribbon(image: Surface, suit: Suit, order: tuple[Card, ...]) -> None:
    """Tie the cards of a marriage: a band over each, running on between neighbours, and a bow."""
    places = [
        order.index(Card(rank, suit))
        for rank in (Rank.KING, Rank.QUEEN, Rank.JACK)
        if Card(rank, suit) in order
    ]
    for place in places:
        x, y = _place(place)
        run = place + 1 in places and place % 4 != 3
        paste(image, _band(HAND_CARD_W + (16 if run else 0)), x, y + 178)
    x, y = _place(places[0])
    paste_centred(image, _bow(), (x + HAND_CARD_W // 2, y + 189))


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
    for side in (-44, 44):
        corners = ((cx, cy), (cx + side, cy - 26), (cx + side, cy + 26))
        draw.polygon(corners, fill=RED, outline=CREAM)
    draw.ellipse((cx - 12, cy - 12, cx + 12, cy + 12), fill=RED, outline=CREAM, width=2)
    return out
