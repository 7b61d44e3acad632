"""The two players (rules 11)."""

from __future__ import annotations

from typing import Final, TypeAlias, TypeVar

from gamekit.cards.seats import Each, Opposed

T = TypeVar("T")


class Seat(Opposed):
    """The two seats."""

    NORTH = "N"
    SOUTH = "S"


SEATS: Final = tuple(Seat)

PerSeat: TypeAlias = Each[Seat, T]
"""One value a player, North first."""
