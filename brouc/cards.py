"""The pack: suits, ranks and cards (rules 1.1).

A card has no order of its own. Which of two cards wins depends on the suit led and on trump
(see :mod:`brouc.tricks`), so cards are never compared with ``<``.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NewType, final

CardPoints = NewType("CardPoints", int)
"""Points of cards and marriages: a pack holds 120 (rules 1.1). Never mixed with slate points."""


class Suit(Enum):
    """The four French suits; the value is the letter of the text record."""

    HEARTS = "h"
    DIAMONDS = "d"
    CLUBS = "c"
    SPADES = "s"

    # Members are singletons, so identity is a sound hash, and much faster than Enum's own.
    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.value


class Rank(Enum):
    """The eight ranks, high to low (rules 1.1)."""

    ACE = ("A", 11, 7)
    TEN = ("T", 10, 6)
    KING = ("K", 4, 5)
    QUEEN = ("Q", 3, 4)
    JACK = ("J", 2, 3)
    NINE = ("9", 0, 2)
    EIGHT = ("8", 0, 1)
    SEVEN = ("7", 0, 0)

    letter: str
    """The letter of the text record."""
    points: int
    """What the card is worth in a trick, in card points."""
    height: int
    """0 (the seven) to 7 (the ace): the order within one suit, trump or not."""

    def __init__(self, letter: str, points: int, height: int) -> None:
        self.letter = letter
        self.points = points
        self.height = height

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.letter


_RANK_OF: Final = {rank.letter: rank for rank in Rank}
_SUIT_OF: Final = {suit.value: suit for suit in Suit}
_CARD_OF: Final[dict[tuple[Rank, Suit], Card]] = {}


@final
class Card:
    """One of the 32 cards. ``Card(rank, suit)`` always returns the same object for the same card.

    Because there is only one object a card, equality and hashing are those of identity.
    """

    __slots__ = ("height", "index", "points", "rank", "suit", "text")

    rank: Rank
    suit: Suit
    points: int
    """Card points of the card."""
    height: int
    """0 to 7 within its suit, see :attr:`Rank.height`."""
    index: int
    """0 to 31: the place in :data:`PACK`."""
    text: str
    """Two characters, rank then suit: ``Ah``, ``Tc``, ``7d``."""

    def __new__(cls, rank: Rank, suit: Suit) -> Card:
        card = _CARD_OF.get((rank, suit))
        if card is None:
            card = super().__new__(cls)
            for name, value in (
                ("rank", rank),
                ("suit", suit),
                ("points", rank.points),
                ("height", rank.height),
                ("index", len(_CARD_OF)),
                ("text", rank.letter + suit.value),
            ):
                object.__setattr__(card, name, value)
            _CARD_OF[rank, suit] = card
        return card

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card does not change: {name}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a card does not change: {name}")

    def __reduce__(self) -> tuple[type[Card], tuple[Rank, Suit]]:
        return Card, (self.rank, self.suit)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card({self.text})"

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read ``Ah``, ``Tc``, ``7d``; raise ``ValueError`` for anything else."""
        rank = _RANK_OF.get(text[:1])
        suit = _SUIT_OF.get(text[1:])
        if rank is None or suit is None:
            raise ValueError(f"not a card: {text!r}")
        return cls(rank, suit)


PACK: Final[tuple[Card, ...]] = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
"""The 32 cards in a fixed order: hearts, diamonds, clubs, spades, each from ace to seven."""


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by spaces; raise ``ValueError`` if a word is not a card.

    >>> parse_cards("Ah Tc")
    (Card(Ah), Card(Tc))
    """
    return tuple(Card.parse(word) for word in text.split())


def points_of(cards: tuple[Card, ...]) -> CardPoints:
    """The card points of some cards (rules 1.1)."""
    return CardPoints(sum(card.points for card in cards))


def sorted_hand(cards: tuple[Card, ...], trump: Suit | None = None) -> tuple[Card, ...]:
    """The cards by suit, trump first, and from high to low: how a hand is held and shown."""
    return tuple(
        sorted(cards, key=lambda card: (card.suit is not trump, card.index // 8, -card.height))
    )
