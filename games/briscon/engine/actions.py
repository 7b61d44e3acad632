"""Actions of a match. Its journal is a list of them; everything else is derived.

Actions carry their seat, because « aus » may come out of turn (rules 11.6).
"""

from __future__ import annotations

from dataclasses import dataclass

from gamekit.cards.cards import Card
from games.briscon.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal of a shuffled and cut pack (rules 11.1)."""

    dealer: Seat
    pack: tuple[Card, ...]
    """All 32 cards: 1-2 and 5-7 the other's, 3-4 and 8-10 the dealer's, 11 the upcard, 12-32 the
    stock."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play of a card to the trick (rules 11.2)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Rob:
    """Exchange of the trump seven for the upcard (*rauben*, rules 11.3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Meld:
    """Meld of cards (*melden*, rules 11.4); the cards determine its kind."""

    seat: Seat
    cards: tuple[Card, ...]
    """In any order."""


@dataclass(frozen=True, slots=True)
class Out:
    """« Aus » (rules 11.6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Book:
    """Booking of sixteen tricks (rules 11.6), the last moment to say « aus »."""


Action = Deal | Play | Rob | Meld | Out | Book
