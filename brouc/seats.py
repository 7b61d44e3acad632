"""Seats and teams (rules 1.2): everything goes anticlockwise, N → W → S → E → N."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Generic, TypeAlias, TypeVar

from gamekit.cards.seats import Each, FourSeats, Opposed

T = TypeVar("T")
U = TypeVar("U")


class Team(Opposed):
    """Two partners sitting opposite each other."""

    NS = "NS"
    EW = "EW"

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """The two partners, in the order of play."""
        return tuple(seat for seat in Seat if seat.team is self)


class Seat(FourSeats):
    """The four seats, listed in the order of play (rules 1.2)."""

    NORTH = "N"
    WEST = "W"
    SOUTH = "S"
    EAST = "E"

    @property
    def right(self) -> Seat:
        """Next seat in the order of play (rules 1.2)."""
        return self._round[1]

    @property
    def left(self) -> Seat:
        """Previous seat in the order of play; the dealer's left cuts (rules 1.4)."""
        return self._round[3]

    @cached_property
    def team(self) -> Team:
        """The seat's team."""
        return Team.NS if self.value in Team.NS.value else Team.EW


SEATS: Final = tuple(Seat)

PerSeat: TypeAlias = Each[Seat, T]
"""One value a seat, in the order of play."""


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
