"""What can happen in a match: the journal is a list of these, and the only truth.

Actions carry their seat, because « aus » may come out of turn (rules 11.6).
"""

from __future__ import annotations

from dataclasses import dataclass

from briscon.seats import Seat
from cardgame.cards import Card


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer deals a pack that has been shuffled and cut (rules 11.1)."""

    dealer: Seat
    pack: tuple[Card, ...]
    """All 32 cards: 1-2 and 5-7 the other's, 3-4 and 8-10 the dealer's, 11 the upcard, 12-32 the
    stock."""


@dataclass(frozen=True, slots=True)
class Play:
    """A card is played to the trick (rules 11.2)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Rob:
    """The upcard is taken for the trump seven (*rauben*, rules 11.3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Meld:
    """Cards are shown and written down (*melden*, rules 11.4); they tell what they are."""

    seat: Seat
    cards: tuple[Card, ...]
    """In any order."""


@dataclass(frozen=True, slots=True)
class Out:
    """« Aus » (rules 11.6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Book:
    """The result of sixteen tricks is written down (rules 11.6): the last moment to say « aus »."""


Action = Deal | Play | Rob | Meld | Out | Book
