"""Events derived from actions while a journal is folded; never stored."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from brouc.actions import Announce, Declare, Dehors, Mark
from brouc.cards import Card, Suit
from brouc.seats import PerTeam, Seat, Team
from brouc.slate import Coches, SlatePoints, TeamPoints
from brouc.tricks import Marriage


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


@dataclass(frozen=True, slots=True)
class Dealt:
    """Deal of the cards."""

    number: int
    dealer: Seat
    indicator: Card


@dataclass(frozen=True, slots=True)
class Played:
    """Play of a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon:
    """Completion of a trick."""

    number: int
    winner: Seat
    marriages: tuple[Marriage, ...]


@dataclass(frozen=True, slots=True)
class WasSaid:
    """Call of a player."""

    said: Declare | Mark | Dehors | Announce


@dataclass(frozen=True, slots=True)
class DealEnded:
    """End of a deal."""

    result: DealResult


@dataclass(frozen=True, slots=True)
class MatchWon:
    """End of the match (rules 7.1)."""

    winner: Team


Event = Dealt | Played | TrickWon | WasSaid | DealEnded | MatchWon
