"""The private picture: eight cards in two rows of four, and the trick so far above them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

from PIL import Image, ImageDraw

from brouc.actions import Declare, Play
from brouc.cards import Card, Rank, Suit, sorted_hand
from brouc.view import View
from gamekit.cards.engine import Phase
from games.brouc.pictures.board import on_table, worth_of, worth_told
from games.cardgame.hand_parts import Cards, Trickline, hand_of, lay_trump
from games.cardgame.hand_parts import Held as Hand
from games.cardgame.kinds import HandFacts as MarkedHand
from games.cardgame.kinds import deal_of
from games.cardgame.scene import Item, Table, part, told
from render.style.canvas import Canvas, Surface
from render.style.theme import CREAM, RED
from render.table.parts import paste, paste_centred
from render.table.strip import Strip, hand_ground

_STRIP: Final = Strip(896)
_COLUMNS: Final = 4
"""Columns of pieces (:mod:`render.style.canvas`), each as wide as a place."""
PLACES: Final = 8
"""Cards of a hand."""
HAND_CARD_W: Final = 208
_PLACES: Final = tuple(
    (8 + 224 * column, top, HAND_CARD_W) for top in (176, 400) for column in range(4)
)
"""Two rows of four; the first row's feet lie under the second."""
_HEIGHTS: Final = (176, 484, 720)
"""Heights of the picture, px, by the number of rows of cards."""


@dataclass(frozen=True, slots=True)
class HandFacts(MarkedHand):
    """Help shown in a hand."""

    ribbons: bool = True
    """Whether marriages that may be declared now are tied."""


@dataclass(frozen=True, slots=True)
class Held:
    """Content of a hand's picture while others play; only a change of it draws another."""

    hand: Hand
    """The cards row by row."""
    trump: Suit
    tied: tuple[Suit, ...] = ()
    """Marriages that may be declared now."""


def held(view: View, ribbons: bool = True) -> Held:
    """The cards in rows of four; ``ribbons`` ties marriages that may be declared now."""
    deal = deal_of(view)
    tied = dict.fromkeys(a.suit for a in view.legal if isinstance(a, Declare)) if ribbons else {}
    hand = hand_of(view, on_table(deal), PLACES, partial(sorted_hand, trump=deal.trump))
    return Held(hand, deal.trump, tuple(tied))


def ground(shown: View | Held, table: Table, facts: HandFacts | None = None) -> Canvas:
    """Empty picture, high enough for the rows of cards."""
    mine = shown if isinstance(shown, Held) else held(shown)
    height = _HEIGHTS[-(-len(mine.hand.cards) // 4)]
    return Canvas(hand_ground(_STRIP.width, height, _STRIP), _COLUMNS)


def resting(mine: Held, table: Table) -> Iterator[Item]:
    """A seat's cards and trump: nothing that others change."""
    yield from _cards(mine)
    trump = table.speech("alt-trump", suit=table.speech.suit(mine.trump))
    yield part(partial(lay_trump, mine.trump), trump)


def hand(view: View, table: Table, facts: HandFacts) -> Iterator[Item]:
    """A seat's cards, 896 px wide, with trump, the trick so far and whose turn it is."""
    deal, mine = deal_of(view), held(view, facts.ribbons)
    there, worth = on_table(deal), worth_of(view, deal)
    legal = [one.card for one in view.legal if isinstance(one, Play) and facts.mark_legal]
    dimmed = frozenset(card for card in mine.hand.cards if legal and card not in legal)
    yield from _cards(mine, dimmed, bool(legal))
    turn = () if deal.turn is None else (deal.turn.value,)
    seat, leader = mine.hand.seat, there.leader
    yield Trickline(deal.trump, leader, there.laid, seat, turn, there.winner, _STRIP, worth)
    yield told(*worth_told(worth, table.speech))
    if view.phase is Phase.COUNTING:
        yield told(table.speech("alt-counting"))


def _cards(
    mine: Held, dimmed: frozenset[Card] = frozenset(), marked: bool = False
) -> Iterator[Item]:
    hand = mine.hand
    yield Cards(hand.seat, hand.cards, dimmed, marked, hand.gone, _PLACES)
    if mine.tied:
        yield Tied(mine)


@dataclass(frozen=True)
class Tied:
    """Marriages tied with a ribbon."""

    mine: Held

    def paint(self, image: Surface, table: Table) -> None:
        """Draw a band over each card, running on between neighbours, and a bow."""
        order = self.mine.hand.cards
        for suit in self.mine.tied:
            cards = (Card(rank, suit) for rank in (Rank.KING, Rank.QUEEN, Rank.JACK))
            places = [order.index(card) for card in cards if card in order]
            for place in places:
                left, top, width = _PLACES[place]
                run = place + 1 in places and place % 4 != 3
                paste(image, _band(width + (16 if run else 0)), left, top + 178)
            left, top, width = _PLACES[places[0]]
            paste_centred(image, _bow(), (left + width // 2, top + 189))

    def tell(self, table: Table) -> Iterator[str]:
        """Their suits."""
        say = table.speech
        yield say("alt-hand-ribbon", list=", ".join(map(say.suit, self.mine.tied)))


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
