"""What can happen in a match: the journal is a list of these, and the only truth.

Actions carry their seat, because calls may come out of turn (rules 3.2, 5.2, 6.4).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from brouc.cards import Card, Suit
from brouc.seats import Seat


class Announcement(Enum):
    """All eight tricks, said beforehand (rules 6.4, 6.5, 9.5); the value is the record's word."""

    CAPE_ET_DEHORS = "cape-et-dehors"
    PAS_DEDOUBLE = "cape-dehors-pas-dedouble"
    PARTIE_ET_VOLE = "partie-et-vole"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer deals a pack that has been shuffled and cut (rules 1.4)."""

    dealer: Seat
    pack: tuple[Card, ...]
    """All 32 cards, the first to be dealt first; the last is turned up."""


@dataclass(frozen=True, slots=True)
class Play:
    """A card is played to the trick (rules 2)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Declare:
    """A marriage is declared from hand (rules 3.2)."""

    seat: Seat
    suit: Suit
    extended: bool
    """K+Q+J rather than K+Q (rules 3.1)."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A winner of the last trick marks its marriage by hand (rules 3.4, option marking=manual)."""

    seat: Seat
    card: Card
    """The Queen (simple) or the Jack (extended) left face up."""


@dataclass(frozen=True, slots=True)
class Dehors:
    """« Dehors ! » (rules 5)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Announce:
    """The cape is announced (rules 6.4, 6.5; 9.5)."""

    seat: Seat
    announcement: Announcement


@dataclass(frozen=True, slots=True)
class Book:
    """The result of eight tricks is written on the slate (rules 4.1): the last moment to call."""


Said = Declare | Mark | Dehors | Announce
"""What a player says, as against what he plays."""

Action = Deal | Play | Declare | Mark | Dehors | Announce | Book
