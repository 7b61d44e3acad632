"""The pack of Le Brouc: points and order of its cards (rules 1.1).

The cards themselves are :mod:`gamekit.cards.cards`. Which of two cards wins depends on the suit
led and
on trump (see :mod:`brouc.tricks`), so cards are never compared with ``<``.
"""

from __future__ import annotations

from typing import Final, NewType

from gamekit.cards.cards import PACK, Card, Rank, Suit, parse_cards

__all__ = [
    "PACK",
    "Card",
    "CardPoints",
    "Rank",
    "Suit",
    "height",
    "parse_cards",
    "points",
    "points_of",
    "sorted_hand",
]

CardPoints = NewType("CardPoints", int)
"""Points of cards and marriages, 120 in a pack (rules 1.1); not slate points."""

_POINTS: Final = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}
_HEIGHTS: Final = tuple(7 - list(Rank).index(card.rank) for card in PACK)
_WORTHS: Final = tuple(_POINTS.get(card.rank, 0) for card in PACK)


def points(card: Card) -> CardPoints:
    """Card points of a card in a trick (rules 1.1)."""
    return CardPoints(_WORTHS[card.index])


def height(card: Card) -> int:
    """Rank within a suit, trump or not, from 0 (seven) to 7 (ace) (rules 1.1)."""
    return _HEIGHTS[card.index]


def points_of(cards: tuple[Card, ...]) -> CardPoints:
    """Card points of several cards (rules 1.1)."""
    return CardPoints(sum(_WORTHS[card.index] for card in cards))


def sorted_hand(cards: tuple[Card, ...], trump: Suit | None = None) -> tuple[Card, ...]:
    """Cards in display order: by suit with trump first, each from high to low."""
    return tuple(
        sorted(cards, key=lambda card: (card.suit is not trump, card.index // 8, -height(card)))
    )
