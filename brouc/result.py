"""Result of a deal, and the state of a match, the fold of its journal (see :mod:`brouc.match`)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from brouc.cards import Suit
from brouc.deal import DealState
from brouc.ruleset import RuleSet
from brouc.seats import TEAMS, PerTeam, Seat, Team
from brouc.slate import Coches, SlatePoints, TeamPoints
from gamekit.cards.seats import Each


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


CLEAN: Final = Each.of(TEAMS, lambda _: SlatePoints(0))
"""Empty slate."""
NOTHING: Final = Each.of(TEAMS, lambda _: 0)
"""Nothing carried over (rules 6.2)."""
UNMARKED: Final = Each.of(TEAMS, lambda _: Coches(0))
"""No coches."""


@dataclass(frozen=True, slots=True)
class MatchState:
    """Match between two actions."""

    rules: RuleSet
    slate: PerTeam[SlatePoints] = CLEAN
    carried: PerTeam[int] = NOTHING
    coches: PerTeam[Coches] = UNMARKED
    results: tuple[DealResult, ...] = ()
    deal: DealState | None = None
    """Deal in progress or the last one; ``None`` before the first."""
    running: bool = False
    """Whether ``deal`` still accepts plays or calls."""

    @property
    def winner(self) -> Team | None:
        """Winner of the match (rules 7.1)."""
        for team in Team:
            if self.coches[team] >= self.rules.target:
                return team.other
        return None

    @property
    def next_dealer(self) -> Seat | None:
        """Next dealer; ``None`` when anybody may deal first (rules 1.3)."""
        return self.deal.dealt.dealer.after if self.deal else None
