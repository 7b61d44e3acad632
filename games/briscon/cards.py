"""Seats; order and points of cards, winner of a trick (rules 11.1, 11.2)."""

from __future__ import annotations

from typing import Final, NewType, TypeAlias, TypeVar

from gamekit.cards.cards import PACK, Card, Rank, Suit
from gamekit.cards.seats import Each

T = TypeVar("T")

SEATS: Final = ("N", "S")
OTHER: Final = {"N": "S", "S": "N"}
"""The other player."""
PerSeat: TypeAlias = Each[str, T]
"""One value a player, North first."""

CardPoints = NewType("CardPoints", int)
"""Points of cards in won tricks, 120 in a pack (rules 1.1)."""

ORDER: Final = (
    Rank.ACE,
    Rank.KING,
    Rank.QUEEN,
    Rank.JACK,
    Rank.TEN,
    Rank.NINE,
    Rank.EIGHT,
    Rank.SEVEN,
)
"""High to low, in tricks and in sequences (rules 11.1)."""
HIGH: Final = frozenset(ORDER[:5])
"""A K Q J 10 (rules 11.5)."""
LOW: Final = frozenset(ORDER[5:])
"""9 8 7 (rules 11.5)."""

_POINTS: Final = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}
_PLACE: Final = {rank: place for place, rank in enumerate(ORDER)}


def points_of(cards: tuple[Card, ...]) -> CardPoints:
    """Card points of several cards (rules 1.1)."""
    return CardPoints(sum(_POINTS.get(card.rank, 0) for card in cards))


def place(card: Card) -> int:
    """Rank within a suit, from 0 (ace) to 7 (seven) (rules 11.1)."""
    return _PLACE[card.rank]


def beats(second: Card, first: Card, trump: Suit) -> bool:
    """Whether the second card wins the trick from the first (rules 11.2)."""
    if second.suit is first.suit:
        return place(second) < place(first)
    return second.suit is trump


def legal_cards(
    hand: tuple[Card, ...], led: Card | None, trump: Suit, *, stock: bool, strict: bool
) -> tuple[Card, ...]:
    """Playable cards of the hand, in its order (rules 11.2).

    ``led``: the led card, ``None`` on lead. ``stock``: whether cards remain to be drawn.
    """
    if led is None or stock:
        return hand
    suit = tuple(card for card in hand if card.suit is led.suit)
    if suit:
        higher = tuple(card for card in suit if place(card) < place(led))
        return higher if strict and higher else suit
    trumps = tuple(card for card in hand if card.suit is trump)
    return trumps if strict and trumps else hand


def sorted_hand(cards: tuple[Card, ...], trump: Suit | None = None) -> tuple[Card, ...]:
    """Cards in display order: by suit with trump first, each from high to low."""
    return tuple(
        sorted(cards, key=lambda card: (card.suit is not trump, PACK.index(card) // 8, place(card)))
    )
