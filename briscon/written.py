"""What is written down during a deal and at its end, besides card points (rules 11.4, 11.5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from briscon.seats import Seat
from cardgame.cards import Card


class Reason(Enum):
    """What points were written for; the value is the points, where they are always the same."""

    MELD = ("meld", 0)
    UPCARD = ("upcard", 10)
    """The dealer turned up A K Q J 10."""
    HIGH = ("high", 20)
    """Five cards of A K Q J 10, at first and after each draw."""
    LOW = ("low", 10)
    """Five cards of 9 8 7, likewise."""
    LAST_DRAW = ("last-draw", 10)
    ALL_TRUMPS = ("all-trumps", 30)
    """Five trumps as the stock is gone."""
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
    """Points written down for a player."""

    seat: Seat
    reason: Reason
    points: int
    trick: int
    """How many tricks had been played."""
    cards: tuple[Card, ...] = ()
    """What was melded."""

    @staticmethod
    def fixed(seat: Seat, reason: Reason, trick: int) -> Written:
        """Points that are always the same."""
        return Written(seat, reason, reason.points, trick)
