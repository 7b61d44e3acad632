"""The 32 cards of a French-suited pack, without any order or worth: these are a game's own."""

from __future__ import annotations

from enum import Enum
from typing import Final, final


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

    @property
    def sign(self) -> str:
        """♥ ♦ ♣ ♠"""
        return _SIGNS[self]


class Rank(Enum):
    """The eight ranks; the value is the letter of the text record."""

    ACE = "A"
    TEN = "T"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.value


_SIGNS: Final = {Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣", Suit.SPADES: "♠"}
_RANK_OF: Final = {rank.value: rank for rank in Rank}
_SUIT_OF: Final = {suit.value: suit for suit in Suit}
_CARD_OF: Final[dict[tuple[Rank, Suit], Card]] = {}


@final
class Card:
    """One of the 32 cards. ``Card(rank, suit)`` always returns the same object for the same card.

    Because there is only one object a card, equality and hashing are those of identity. Cards are
    never compared with ``<``: what beats what is a matter of the game.
    """

    __slots__ = ("index", "rank", "suit", "text")

    rank: Rank
    suit: Suit
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
                ("index", len(_CARD_OF)),
                ("text", rank.value + suit.value),
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

    @property
    def name(self) -> str:
        """For people: ``A♥``, ``10♣``."""
        return self.rank.value.replace("T", "10") + self.suit.sign

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read ``Ah``, ``Tc``, ``7d``; raise ``ValueError`` for anything else."""
        rank = _RANK_OF.get(text[:1])
        suit = _SUIT_OF.get(text[1:])
        if rank is None or suit is None:
            raise ValueError(f"not a card: {text[:40]!r}")
        return cls(rank, suit)


PACK: Final[tuple[Card, ...]] = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
"""The 32 cards in the order that a shuffle begins with: hearts, diamonds, clubs, spades, each
A 10 K Q J 9 8 7."""


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by spaces; raise ``ValueError`` if a word is not a card.

    >>> parse_cards("Ah Tc")
    (Card(Ah), Card(Tc))
    """
    return tuple(Card.parse(word) for word in text.split())
