"""Seats and teams (rules 10): everything goes clockwise, N → E → S → W → N."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias, TypeVar

from gamekit.cards.each import Each

T = TypeVar("T")


class Team(Enum):
    """Two partners sitting opposite each other."""

    NS = "NS"
    EW = "EW"

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.value

    @property
    def other(self) -> Team:
        """The opponents."""
        return Team.EW if self is Team.NS else Team.NS

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two partners, in the order of play."""
        return (Seat.NORTH, Seat.SOUTH) if self is Team.NS else (Seat.EAST, Seat.WEST)


class Seat(Enum):
    """The four seats, listed in the order of play (rules 10)."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.value

    @property
    def left(self) -> Seat:
        """Next seat in the order of play (clockwise)."""
        return SEATS[(SEATS.index(self) + 1) % 4]

    @property
    def right(self) -> Seat:
        """Previous seat in the order of play; the dealer's right cuts (rules 10.2)."""
        return SEATS[(SEATS.index(self) - 1) % 4]

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return SEATS[(SEATS.index(self) + 2) % 4]

    @property
    def team(self) -> Team:
        """The seat's team."""
        return Team.NS if SEATS.index(self) % 2 == 0 else Team.EW

    def round(self) -> tuple[Seat, Seat, Seat, Seat]:
        """All four seats in the order of play, this one first."""
        return self, self.left, self.partner, self.right


SEATS: Final = (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST)
TEAMS: Final = (Team.NS, Team.EW)

PerSeat: TypeAlias = Each[Seat, T]
"""One value a seat, in the order of play."""
PerTeam: TypeAlias = Each[Team, T]
"""One value a team, North-South first."""
