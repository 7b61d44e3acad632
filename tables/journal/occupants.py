"""Occupants of seats, as stored in journals (:mod:`tables.journal.entries`)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from db.core.documents import Person
from tables.journal.options import Level


class By(Enum):
    """The actor of an entry."""

    PERSON = "person"
    COMPUTER = "computer"
    STAND_IN = "stand-in"
    """A computer player for a person who is late or away."""
    TABLE = "table"
    """The table itself: the deal, the booking."""


class Kind(Enum):
    """Kind of occupant of a seat."""

    EMPTY = "empty"
    RESERVED = "reserved"
    """Kept for an invited person."""
    PERSON = "person"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Occupant:
    """The occupant of a seat."""

    kind: Kind = Kind.EMPTY
    person: Person | None = None
    """For PERSON and RESERVED."""
    level: Level | None = None
    """For COMPUTER."""


EMPTY: Final = Occupant()
Seating = tuple[tuple[str, Occupant], ...]
"""Occupants by seat, in the game's order of seats."""
