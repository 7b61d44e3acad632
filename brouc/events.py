"""What follows from actions: frozen facts, derived while a journal is folded, never stored."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from brouc.actions import Announce, Declare, Dehors, Mark
from brouc.cards import Card, Suit
from brouc.seats import PerTeam, Seat, Team
from brouc.slate import Coches, SlatePoints, TeamPoints
from brouc.tricks import Marriage


class Ending(Enum):
    """How a deal ended; the value is the adjudicator's word."""

    COUNTED = "counted"
    DEHORS = "dehors"
    WRONG_DEHORS = "wrong-dehors"
    CAPE = "cape"
    DEMAND_MADE = "demand-made"
    DEMAND_FAILED = "demand-failed"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class DealResult:
    """What a finished deal came to."""

    number: int
    dealer: Seat
    trump: Suit
    ending: Ending
    caller: Seat | None
    """Who called dehors or announced, where that ended the deal."""
    by: Team | None
    """The team that won by it: the game, the cape or the demand; ``None`` for a plain count."""
    coches: Coches
    """Coches (1802: parties) marked for this deal; 0 for a plain count."""
    against: Team | None
    """In whose column they stand (rules 4.2)."""
    points: PerTeam[TeamPoints]
    """Unrounded. After a cape, cards and table marriages do not count: 0 (rules 6.1, 6.6)."""
    slate: PerTeam[SlatePoints]
    """After the deal, before the end of a game wipes it."""
    carried: PerTeam[int]
    """What stays at the bottom for the next deal, in card points (rules 6.2)."""
    game_over: bool
    total: PerTeam[Coches]
    """The match's columns after this deal."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards were dealt."""

    number: int
    dealer: Seat
    indicator: Card


@dataclass(frozen=True, slots=True)
class Played:
    """A card was played."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A trick was completed."""

    number: int
    winner: Seat
    marriages: tuple[Marriage, ...]


@dataclass(frozen=True, slots=True)
class WasSaid:
    """A player said something."""

    said: Declare | Mark | Dehors | Announce


@dataclass(frozen=True, slots=True)
class DealEnded:
    """A deal is over."""

    result: DealResult


@dataclass(frozen=True, slots=True)
class MatchWon:
    """The match is over (rules 7.1)."""

    winner: Team


Event = Dealt | Played | TrickWon | WasSaid | DealEnded | MatchWon
