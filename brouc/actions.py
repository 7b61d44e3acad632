"""Actions of a match and their text for journals. A journal is a list of them; everything else is
derived.

Actions carry their seat, because calls may come out of turn (rules 3.2, 5.2, 6.4).

======================================  ====================================================
``deal S Ah Td …``                      dealer, then the 32 cards as dealt
``play N Ah``
``declare W h KQ``, ``declare W h KQJ``
``mark E Qh``                           the Queen or Jack left face up
``dehors S``
``announce N cape-et-dehors``           or another of :class:`Announcement`
``book``
======================================  ====================================================

>>> encode(Play(Seat.NORTH, Card.parse("Ah")))
'play N Ah'
>>> decode("declare W h KQ")
Declare(seat=<Seat.WEST: 'W'>, suit=<Suit.HEARTS: 'h'>, extended=False)
>>> decode("play N 1h")
Traceback (most recent call last):
ValueError: not a card: '1h'
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from brouc.cards import Card, Suit
from brouc.seats import Seat
from gamekit.records.codec import Codec, derived


class Announcement(Enum):
    """Announcement of all eight tricks (rules 6.4, 6.5, 9.5); the value is the record's word."""

    CAPE_ET_DEHORS = "cape-et-dehors"
    PAS_DEDOUBLE = "cape-dehors-pas-dedouble"
    PARTIE_ET_VOLE = "partie-et-vole"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal of a shuffled and cut pack (rules 1.4)."""

    dealer: Seat
    pack: tuple[Card, ...]
    """All 32 cards in dealing order; the last is turned up."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play of a card to the trick (rules 2)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Declare:
    """Declaration of a marriage from hand (rules 3.2)."""

    seat: Seat
    suit: Suit
    extended: bool
    """K+Q+J rather than K+Q (rules 3.1)."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Manual mark of the last trick's marriage (rules 3.4, option marking=manual)."""

    seat: Seat
    card: Card
    """The Queen (simple) or the Jack (extended) left face up."""


@dataclass(frozen=True, slots=True)
class Dehors:
    """« Dehors ! » (rules 5)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Announce:
    """Announcement of the cape (rules 6.4, 6.5; 9.5)."""

    seat: Seat
    announcement: Announcement


@dataclass(frozen=True, slots=True)
class Book:
    """Booking of eight tricks on the slate (rules 4.1), the last moment to call."""


Said = Declare | Mark | Dehors | Announce
"""Calls, as opposed to plays."""

Action = Deal | Play | Declare | Mark | Dehors | Announce | Book


CODEC: Final = Codec[Action](
    *map(derived, (Deal, Play, Mark, Dehors, Announce, Book)),
    derived(Declare, given={"extended": False}, last="KQ"),
    derived(Declare, given={"extended": True}, last="KQJ"),
)
encode: Final = CODEC.encode
decode: Final = CODEC.decode
