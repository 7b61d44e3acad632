"""The pack of Le Brouc: what its cards count and how high they are (rules 1.1).

The cards themselves are :mod:`cardgame.cards`. Which of two cards wins depends on the suit led and
on trump (see :mod:`brouc.tricks`), so cards are never compared with ``<``.
"""

from __future__ import annotations

from typing import Final, NewType

from cardgame.cards import PACK, Card, Rank, Suit, parse_cards

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
"""Points of cards and marriages: a pack holds 120 (rules 1.1). Never mixed with slate points."""

_POINTS: Final = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}
_HEIGHTS: Final = tuple(7 - list(Rank).index(card.rank) for card in PACK)
_WORTHS: Final = tuple(_POINTS.get(card.rank, 0) for card in PACK)


def points(card: Card) -> CardPoints:
    """What the card is worth in a trick, in card points (rules 1.1)."""
    return CardPoints(_WORTHS[card.index])


def height(card: Card) -> int:
    """0 (the seven) to 7 (the ace): the order within one suit, trump or not (rules 1.1)."""
    return _HEIGHTS[card.index]


def points_of(cards: tuple[Card, ...]) -> CardPoints:
    """The card points of some cards (rules 1.1)."""
    return CardPoints(sum(_WORTHS[card.index] for card in cards))


def sorted_hand(cards: tuple[Card, ...], trump: Suit | None = None) -> tuple[Card, ...]:
    """The cards by suit, trump first, and from high to low: how a hand is held and shown."""
    return tuple(
        sorted(cards, key=lambda card: (card.suit is not trump, card.index // 8, -height(card)))
    )
