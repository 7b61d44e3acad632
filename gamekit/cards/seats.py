"""Bases of a game's seats and sides: enums whose values are their letters."""

from __future__ import annotations

from enum import Enum
from functools import cached_property
from typing import Self


class Lettered(Enum):
    """Enum whose members are written as their values."""

    # Members are singletons: identity is a valid hash, and much faster than Enum's own.
    __hash__ = object.__hash__

    def __str__(self) -> str:
        return str(self.value)


class Opposed(Lettered):
    """Two sides, or two players."""

    @cached_property
    def other(self) -> Self:
        """The opponents."""
        return next(one for one in type(self) if one is not self)


class FourSeats(Lettered):
    """Four seats, listed in the order of play; partners sit opposite each other."""

    @cached_property
    def _round(self) -> tuple[Self, ...]:
        seats = tuple(type(self))
        at = seats.index(self)
        return seats[at:] + seats[:at]

    def round(self) -> tuple[Self, ...]:
        """All four seats in the order of play, this one first."""
        return self._round

    @property
    def partner(self) -> Self:
        """The seat opposite."""
        return self._round[2]
