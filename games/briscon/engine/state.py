"""State of a match, the fold of its journal (see :mod:`games.briscon.engine.match`)."""

from __future__ import annotations

from dataclasses import dataclass, field

from gamekit.cards.each import Each
from games.briscon.engine.deal import DealResult, DealState
from games.briscon.engine.ruleset import RuleSet
from games.briscon.engine.seats import SEATS, PerSeat, Seat


def _nothing() -> PerSeat[int]:
    return Each.of(SEATS, lambda _: 0)


@dataclass(frozen=True, slots=True)
class MatchState:
    """Match between two actions."""

    rules: RuleSet
    games: PerSeat[int] = field(default_factory=_nothing)
    """Games won."""
    score: PerSeat[int] = field(default_factory=_nothing)
    """Points of the current game, without the deal in progress."""
    decider: bool = False
    """Whether both have the same 600 or more: the current or next deal decides, without « aus »
    (rules 11.6)."""
    results: tuple[DealResult, ...] = ()
    deal: DealState | None = None
    """Deal in progress or the last one; ``None`` before the first."""

    @property
    def running(self) -> bool:
        """Whether a deal is in progress."""
        return self.deal is not None and self.deal.result is None

    @property
    def winner(self) -> Seat | None:
        """Winner of the match (rules 11.7)."""
        for seat, games in self.games.items():
            if games >= self.rules.games:
                return seat
        return None

    @property
    def next_dealer(self) -> Seat | None:
        """Next dealer, alternating also across games; ``None`` before the first deal, whose dealer
        is drawn (rules 11.1)."""
        return self.deal.dealer.other if self.deal is not None else None
