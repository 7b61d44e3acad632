"""Melds and their worth (rules 11.4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from gamekit.cards.cards import Card, Rank, Suit
from games.briscon.cards import ORDER, place

_FIVE: Final = {Rank.ACE: 600, Rank.KING: 300, Rank.QUEEN: 200, Rank.JACK: 100}
_FOUR: Final = {Rank.ACE: 200, Rank.KING: 160, Rank.QUEEN: 120, Rank.JACK: 80, Rank.TEN: 60}
_THREE: Final = {
    Rank.ACE: 120,
    Rank.KING: 100,
    Rank.QUEEN: 80,
    Rank.JACK: 60,
    Rank.TEN: 40,
    Rank.NINE: 20,
}
_SEQUENCES: Final = {5: _FIVE, 4: _FOUR, 3: _THREE}
"""Worth in trumps by length and highest card; half in a plain suit."""
_FOURS: Final = {Rank.ACE: 150, Rank.KING: 100, Rank.QUEEN: 80, Rank.JACK: 60, Rank.TEN: 40}


class Kind(Enum):
    """Kind of a meld."""

    MARRIAGE = "marriage"
    SEQUENCE = "sequence"
    FOUR = "four"
    """Four of a kind."""

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Melded:
    """Meld with its cards."""

    kind: Kind
    cards: tuple[Card, ...]
    """Cards from high to low; four of a kind in the pack's order of suits."""

    @property
    def suit(self) -> Suit:
        """Suit of a marriage or sequence."""
        return self.cards[0].suit

    @property
    def rank(self) -> Rank:
        """Rank of four of a kind; highest rank of a sequence."""
        return self.cards[0].rank

    def worth(self, trump: Suit) -> int:
        """Points (rules 11.4).

        >>> from gamekit.cards.cards import parse_cards
        >>> [meld_of(parse_cards(t)).worth(Suit.HEARTS) for t in ("Kh Qh", "Qc Kc", "Th 9h 8h")]
        [40, 20, 40]
        """
        match self.kind:
            case Kind.MARRIAGE:
                return 40 if self.suit is trump else 20
            case Kind.SEQUENCE:
                worth = _SEQUENCES[len(self.cards)][self.rank]
                return worth if self.suit is trump else worth // 2
            case Kind.FOUR:
                return _FOURS[self.rank]


def high_to_low(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards in a meld's own order."""
    return tuple(sorted(cards, key=lambda card: (place(card), card.index)))


def meld_of(cards: tuple[Card, ...]) -> Melded | None:
    """Meld of cards in any order; ``None`` if they are none (rules 11.4)."""
    if len(set(cards)) != len(cards):
        return None
    ordered = high_to_low(cards)
    if len({card.rank for card in ordered}) == 1:
        is_four = len(ordered) == 4 and ordered[0].rank in _FOURS
        return Melded(Kind.FOUR, ordered) if is_four else None
    if len({card.suit for card in ordered}) != 1:
        return None
    ranks = tuple(card.rank for card in ordered)
    if ranks == (Rank.KING, Rank.QUEEN):
        return Melded(Kind.MARRIAGE, ordered)
    first = place(ordered[0])
    if len(ranks) in _SEQUENCES and ranks == ORDER[first : first + len(ranks)]:
        return Melded(Kind.SEQUENCE, ordered)
    return None
