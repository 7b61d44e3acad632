"""Seats and teams (rules 1.2): everything goes anticlockwise, N → W → S → E → N."""

from __future__ import annotations

from enum import Enum
from functools import cached_property
from typing import Final, TypeAlias, TypeVar

from gamekit.cards.seats import Each

T = TypeVar("T")


class Team(Enum):
    """Two partners sitting opposite each other."""

    NS = "NS"
    EW = "EW"

    # Members are singletons: identity is a valid hash, and much faster than Enum's own.
    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.value

    @cached_property
    def other(self) -> Team:
        """The opponents."""
        return Team.EW if self is Team.NS else Team.NS

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """The two partners, in the order of play."""
        return tuple(seat for seat in Seat if seat.team is self)


class Seat(Enum):
    """The four seats, listed in the order of play (rules 1.2)."""

    NORTH = "N"
    WEST = "W"
    SOUTH = "S"
    EAST = "E"

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.value

    @cached_property
    def _round(self) -> tuple[Seat, ...]:
        at = SEATS.index(self)
        return SEATS[at:] + SEATS[:at]

    def round(self) -> tuple[Seat, ...]:
        """All four seats in the order of play, this one first."""
        return self._round

    @property
    def after(self) -> Seat:
        """Next seat in the order of play."""
        return self._round[1]

    @property
    def before(self) -> Seat:
        """Previous seat in the order of play."""
        return self._round[3]

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return self._round[2]

    @cached_property
    def team(self) -> Team:
        """The seat's team."""
        return Team.NS if self.value in Team.NS.value else Team.EW


SEATS: Final = tuple(Seat)
TEAMS: Final = tuple(Team)

PerSeat: TypeAlias = Each[Seat, T]
"""One value a seat, in the order of play."""
PerTeam: TypeAlias = Each[Team, T]
"""One value a team, North-South first."""
