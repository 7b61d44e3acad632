"""Who has a seat, and who acts there; part of what journals say (:mod:`tables.journal.entries`)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from db.core.documents import Person
from tables.journal.options import Level


class By(Enum):
    """Who acted."""

    PERSON = "person"
    COMPUTER = "computer"
    STAND_IN = "stand-in"
    """A computer player for a person who is late or away."""
    TABLE = "table"
    """The table itself: the deal, the booking."""


class Kind(Enum):
    """What sits, or does not, on a seat."""

    EMPTY = "empty"
    RESERVED = "reserved"
    """Kept for a person who has been invited."""
    PERSON = "person"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who has a seat."""

    kind: Kind = Kind.EMPTY
    person: Person | None = None
    """For PERSON and RESERVED."""
    level: Level | None = None
    """For COMPUTER."""


EMPTY: Final = Occupant()
Seating = tuple[tuple[str, Occupant], ...]
"""Seat and occupant, in the game's order of seats."""
