"""A match between two actions: the fold of its journal (see :mod:`brouc.match`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from brouc.deal import DealState
from brouc.events import DealResult
from brouc.ruleset import RuleSet
from brouc.seats import PerTeam, Seat, Team
from brouc.slate import Coches, SlatePoints

CLEAN: Final = PerTeam(SlatePoints(0), SlatePoints(0))
"""A slate with nothing on it."""
NOTHING: Final = PerTeam(0, 0)
"""Nothing at the bottom of the slate (rules 6.2)."""
_UNMARKED: Final = PerTeam(Coches(0), Coches(0))


@dataclass(frozen=True, slots=True)
class MatchState:
    """A match as it stands between two actions."""

    rules: RuleSet
    slate: PerTeam[SlatePoints] = CLEAN
    carried: PerTeam[int] = NOTHING
    coches: PerTeam[Coches] = _UNMARKED
    results: tuple[DealResult, ...] = ()
    deal: DealState | None = None
    """The deal in progress or, between deals, the last one; ``None`` before the first."""
    running: bool = False
    """Whether ``deal`` is still open to plays or calls."""

    @property
    def winner(self) -> Team | None:
        """Who has won the match (rules 7.1)."""
        for team in Team:
            if self.coches[team] >= self.rules.target:
                return team.other
        return None

    @property
    def next_dealer(self) -> Seat | None:
        """Who deals next, ``None`` when anybody may deal first (rules 1.3)."""
        return self.deal.dealt.dealer.right if self.deal else None
