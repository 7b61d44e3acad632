"""State of a match, the fold of its journal (see :mod:`brouc.match`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from brouc.deal import DealState
from brouc.result import DealResult
from brouc.ruleset import RuleSet
from brouc.seats import PerTeam, Seat, Team
from brouc.slate import Coches, SlatePoints

CLEAN: Final = PerTeam(SlatePoints(0), SlatePoints(0))
"""Empty slate."""
NOTHING: Final = PerTeam(0, 0)
"""Nothing carried over (rules 6.2)."""
_UNMARKED: Final = PerTeam(Coches(0), Coches(0))


@dataclass(frozen=True, slots=True)
class MatchState:
    """Match between two actions."""

    rules: RuleSet
    slate: PerTeam[SlatePoints] = CLEAN
    carried: PerTeam[int] = NOTHING
    coches: PerTeam[Coches] = _UNMARKED
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
        return self.deal.dealt.dealer.right if self.deal else None
