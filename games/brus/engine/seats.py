"""Seats and teams (rules 10): everything goes clockwise, N → E → S → W → N."""

from __future__ import annotations

from functools import cached_property
from typing import Final, TypeAlias, TypeVar

from gamekit.cards.seats import Each, FourSeats, Opposed

T = TypeVar("T")


class Team(Opposed):
    """Two partners sitting opposite each other."""

    NS = "NS"
    EW = "EW"

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """The two partners, in the order of play."""
        return tuple(seat for seat in Seat if seat.team is self)


class Seat(FourSeats):
    """The four seats, listed in the order of play (rules 10)."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

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
