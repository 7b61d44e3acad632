"""The two players (rules 11)."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias, TypeVar

from gamekit.cards.each import Each

T = TypeVar("T")


class Seat(Enum):
    """The two seats."""

    NORTH = "N"
    SOUTH = "S"

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.value

    @property
    def other(self) -> Seat:
        """The other player."""
        return Seat.SOUTH if self is Seat.NORTH else Seat.NORTH


SEATS: Final = (Seat.NORTH, Seat.SOUTH)

PerSeat: TypeAlias = Each[Seat, T]
"""One value a player, North first."""
