"""Points written during a deal and at its end, without card points (rules 11.4, 11.5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from gamekit.cards.cards import Card
from games.briscon.engine.seats import Seat


class Reason(Enum):
    """Reason for written points, with their number where it is fixed."""

    MELD = ("meld", 0)
    UPCARD = ("upcard", 10)
    """A K Q J 10 turned up by the dealer."""
    HIGH = ("high", 20)
    """Five cards of A K Q J 10, at first and after each draw."""
    LOW = ("low", 10)
    """Five cards of 9 8 7, at first and after each draw."""
    LAST_DRAW = ("last-draw", 10)
    ALL_TRUMPS = ("all-trumps", 30)
    """Five trumps in hand after the last draw."""
    LAST_TRICK = ("last-trick", 10)
    LAST_FIVE = ("last-five", 20)
    """All of the last five tricks."""
    MOST_TRICKS = ("most-tricks", 10)
    ALL_TRICKS = ("all-tricks", 600)
    TRUMP_ACE = ("trump-ace", 10)

    def __init__(self, code: str, points: int) -> None:
        self.code = code
        self.points = points

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Written:
    """Written points of a player."""

    seat: Seat
    reason: Reason
    points: int
    trick: int
    """Tricks played before."""
    cards: tuple[Card, ...] = ()
    """Melded cards."""

    @staticmethod
    def fixed(seat: Seat, reason: Reason, trick: int) -> Written:
        """Written points of a fixed number."""
        return Written(seat, reason, reason.points, trick)
