"""French-suited cards and packs, without a game's order and worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from typing import Any, Final, final


class Suit(Enum):
    """Suit; the value is the letter of the text record."""

    HEARTS = "h"
    DIAMONDS = "d"
    CLUBS = "c"
    SPADES = "s"

    # Members are singletons: identity is a valid hash, and much faster than Enum's own.
    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.value

    @property
    def sign(self) -> str:
        """Suit sign: ♥ ♦ ♣ ♠."""
        return _SIGNS[self]


class Rank(Enum):
    """Rank; the value is the letter of the text record."""

    ACE = "A"
    TEN = "T"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"
    SIX = "6"
    FIVE = "5"
    FOUR = "4"
    THREE = "3"
    TWO = "2"
    JOKER = "X"

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.value


_SIGNS: Final = {Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣", Suit.SPADES: "♠"}
_RANK_OF: Final = {rank.value: rank for rank in Rank}
_SUIT_OF: Final = {suit.value: suit for suit in Suit}
_CARD_OF: Final[dict[tuple[Rank, Suit], Card]] = {}


@final
class Card:
    """A card. ``Card(rank, suit)`` always returns the same object for the same card.

    The red joker counts as hearts, the black one as spades.

    Equality and hashing are therefore those of identity. Cards are never compared with ``<``: their
    order belongs to the game.
    """

    __slots__ = ("index", "rank", "suit", "text")

    rank: Rank
    suit: Suit
    index: int
    """Index in :data:`PACK`, 0 to 31; higher for all other cards."""
    text: str
    """Rank and suit, two characters: ``Ah``, ``Tc``, ``7d``."""

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
        """Name for people: ``A♥``, ``10♣``."""
        return self.rank.value.replace("T", "10") + self.suit.sign

    @classmethod
    def parse(cls, text: str, pack: Iterable[Card] | None = None) -> Card:
        """Parse ``Ah``, ``Tc``, ``7d``; raise ``ValueError`` for no card of ``pack``.

        ``pack``: :data:`PACK` by default.
        """
        rank = _RANK_OF.get(text[:1])
        suit = _SUIT_OF.get(text[1:])
        card = None if rank is None or suit is None else _CARD_OF.get((rank, suit))
        if card is None or not (card.index < len(PACK) if pack is None else card in pack):
            raise ValueError(f"not a card: {text[:40]!r}")
        return card


def _suits_of(*ranks: Rank) -> tuple[Card, ...]:
    return tuple(Card(rank, suit) for suit in Suit for rank in ranks)


_A_TO_7: Final = tuple(Rank)[:8]
_LOW: Final = tuple(Rank)[8:13]
PACK: Final[tuple[Card, ...]] = _suits_of(*_A_TO_7)
"""The fresh pack before a shuffle: hearts, diamonds, clubs, spades, each A 10 K Q J 9 8 7."""

JOKERS: Final = (Card(Rank.JOKER, Suit.HEARTS), Card(Rank.JOKER, Suit.SPADES))
"""The red joker and the black one."""
PACKS: Final[dict[int, tuple[Card, ...]]] = {
    20: _suits_of(*_A_TO_7[:5]),
    24: _suits_of(*_A_TO_7[:6]),
    32: PACK,
    36: _suits_of(*_A_TO_7, *_LOW[:1]),
    40: _suits_of(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.SEVEN, *_LOW),
    48: _suits_of(*_A_TO_7[:6]) * 2,
    52: _suits_of(*_A_TO_7, *_LOW),
}
"""Fresh packs by number of cards: A to J, to 9, to 7, to 6; the Italian one without 8, 9 and 10; A
to 9 twice; all ranks.
"""
CARDS: Final = tuple(_CARD_OF.values())
"""Every card, jokers included, by :attr:`Card.index`."""


def parse_cards(text: str) -> tuple[Card, ...]:
    """Parse cards separated by spaces; raise ``ValueError`` for a word that is no card.

    >>> parse_cards("Ah Tc")
    (Card(Ah), Card(Tc))
    """
    return tuple(Card.parse(word) for word in text.split())


def swapped(value: Any, by: Mapping[Card, Card]) -> Any:
    """Copy with each card replaced by its value in ``by``, within tuples and dataclasses too."""
    if isinstance(value, Card):
        return by.get(value, value)
    if isinstance(value, tuple):
        return tuple(swapped(one, by) for one in value)
    if is_dataclass(value) and not isinstance(value, type):
        changed = {one.name: swapped(getattr(value, one.name), by) for one in fields(value)}
        return replace(value, **changed)
    return value


def is_pack(cards: tuple[Card, ...]) -> bool:
    """Whether these are the 32 cards of :data:`PACK`, each once."""
    return len(cards) == len(PACK) and set(cards) == set(PACK)
