"""Result of a deal."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from brouc.cards import Suit
from brouc.seats import PerTeam, Seat, Team
from brouc.slate import Coches, SlatePoints, TeamPoints


class Ending(Enum):
    """Ending of a deal; the value is the adjudicator's word."""

    COUNTED = "counted"
    DEHORS = "dehors"
    WRONG_DEHORS = "wrong-dehors"
    CAPE = "cape"
    DEMAND_MADE = "demand-made"
    DEMAND_FAILED = "demand-failed"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class DealResult:
    """Result of a finished deal."""

    number: int
    dealer: Seat
    trump: Suit
    ending: Ending
    caller: Seat | None
    """Seat whose call or announcement ended the deal."""
    by: Team | None
    """Winner of the game, cape or demand; ``None`` for a plain count."""
    coches: Coches
    """Coches (1802: parties) of this deal; 0 for a plain count."""
    against: Team | None
    """Team whose column gets the coches (rules 4.2)."""
    points: PerTeam[TeamPoints]
    """Unrounded points; after a cape, cards and table marriages are 0 (rules 6.1, 6.6)."""
    slate: PerTeam[SlatePoints]
    """Slate after the deal, before the end of a game wipes it."""
    carried: PerTeam[int]
    """Card points carried into the next deal (rules 6.2)."""
    game_over: bool
    total: PerTeam[Coches]
    """Coches of the match after this deal."""
