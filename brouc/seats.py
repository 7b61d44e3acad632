"""Seats and teams (rules 1.2): everything goes anticlockwise, N → W → S → E → N."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final, Generic, TypeVar

T = TypeVar("T")
U = TypeVar("U")


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
        return (Seat.NORTH, Seat.SOUTH) if self is Team.NS else (Seat.WEST, Seat.EAST)


class Seat(Enum):
    """The four seats, listed in the order of play (rules 1.2)."""

    NORTH = "N"
    WEST = "W"
    SOUTH = "S"
    EAST = "E"

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.value

    @property
    def right(self) -> Seat:
        """Next seat in the order of play (rules 1.2)."""
        return _RIGHT[self]

    @property
    def left(self) -> Seat:
        """Previous seat in the order of play; the dealer's left cuts (rules 1.4)."""
        return _LEFT[self]

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return _PARTNER[self]

    @property
    def team(self) -> Team:
        """The seat's team."""
        return _TEAM[self]

    def round(self) -> tuple[Seat, Seat, Seat, Seat]:
        """All four seats in the order of play, this one first."""
        return _ROUND[self]


SEATS: Final = (Seat.NORTH, Seat.WEST, Seat.SOUTH, Seat.EAST)
_RIGHT: Final = {seat: SEATS[(i + 1) % 4] for i, seat in enumerate(SEATS)}
_LEFT: Final = {seat: SEATS[(i - 1) % 4] for i, seat in enumerate(SEATS)}
_PARTNER: Final = {seat: SEATS[(i + 2) % 4] for i, seat in enumerate(SEATS)}
_TEAM: Final = {seat: (Team.NS, Team.EW)[i % 2] for i, seat in enumerate(SEATS)}
_ROUND: Final = {
    seat: (seat, seat.right, seat.right.right, seat.right.right.right) for seat in SEATS
}


@dataclass(frozen=True, slots=True)
class PerSeat(Generic[T]):
    """One value a seat, in the order of play."""

    north: T
    west: T
    south: T
    east: T

    def __getitem__(self, seat: Seat) -> T:
        if seat is Seat.NORTH:
            return self.north
        if seat is Seat.WEST:
            return self.west
        if seat is Seat.SOUTH:
            return self.south
        return self.east

    def __iter__(self) -> Iterator[T]:
        return iter((self.north, self.west, self.south, self.east))

    def items(self) -> Iterator[tuple[Seat, T]]:
        """Pairs of seat and value, in the order of play."""
        return zip(SEATS, self, strict=True)

    def put(self, seat: Seat, value: T) -> PerSeat[T]:
        """Copy with another value at one seat."""
        return PerSeat(
            value if seat is Seat.NORTH else self.north,
            value if seat is Seat.WEST else self.west,
            value if seat is Seat.SOUTH else self.south,
            value if seat is Seat.EAST else self.east,
        )

    def map(self, function: Callable[[T], U]) -> PerSeat[U]:
        """Apply a function to each value."""
        return PerSeat(*map(function, self))

    @staticmethod
    def of(function: Callable[[Seat], U]) -> PerSeat[U]:
        """Build from a function of the seat."""
        return PerSeat(*map(function, SEATS))


@dataclass(frozen=True, slots=True)
class PerTeam(Generic[T]):
    """One value a team."""

    ns: T
    ew: T

    def __getitem__(self, team: Team) -> T:
        return self.ns if team is Team.NS else self.ew

    def __iter__(self) -> Iterator[T]:
        return iter((self.ns, self.ew))

    def items(self) -> Iterator[tuple[Team, T]]:
        """Pairs of team and value, North-South first."""
        return zip((Team.NS, Team.EW), self, strict=True)

    def put(self, team: Team, value: T) -> PerTeam[T]:
        """Copy with another value for one team."""
        return PerTeam(value, self.ew) if team is Team.NS else PerTeam(self.ns, value)

    def map(self, function: Callable[[T], U]) -> PerTeam[U]:
        """Apply a function to each value."""
        return PerTeam(function(self.ns), function(self.ew))

    @staticmethod
    def of(function: Callable[[Team], U]) -> PerTeam[U]:
        """Build from a function of the team."""
        return PerTeam(function(Team.NS), function(Team.EW))
