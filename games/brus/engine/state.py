"""State of a match, the fold of its journal (see :mod:`games.brus.engine.match`)."""

from __future__ import annotations

from dataclasses import dataclass, field

from gamekit.cards.each import Each
from games.brus.engine.hand import HandResult, HandState
from games.brus.engine.outcome import STROKES
from games.brus.engine.ruleset import RuleSet
from games.brus.engine.seats import TEAMS, PerTeam, Seat, Team


@dataclass(frozen=True, slots=True)
class MatchState:
    """Match between two actions."""

    rules: RuleSet
    games: PerTeam[int] = field(default_factory=lambda: Each.of(TEAMS, lambda _: 0))
    """Games won."""
    strokes: PerTeam[int] = field(default_factory=lambda: Each.of(TEAMS, lambda _: STROKES))
    """Current tableau: six strokes each at the start of a game (rules 10.4)."""
    stanti: int = 0
    """Stanti for the current or next hand (rules 10.9)."""
    results: tuple[HandResult, ...] = ()
    hand: HandState | None = None
    """Hand in progress or the last one; ``None`` before the first."""

    @property
    def running(self) -> bool:
        """Whether a hand is in progress."""
        return self.hand is not None and self.hand.result is None

    @property
    def winner(self) -> Team | None:
        """Winner of the match (rules 10.10)."""
        for team, games in self.games.items():
            if games >= self.rules.games:
                return team
        return None

    @property
    def next_dealer(self) -> Seat | None:
        """Next dealer, the last one's left also across games; ``None`` before the first hand, whose
        dealer is drawn (rules 10.2)."""
        return self.hand.dealer.left if self.hand is not None else None
