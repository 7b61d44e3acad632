"""Open-hand interface of Briscon for the solver (:mod:`gamekit.search.solver`)."""

from __future__ import annotations

from gamekit.search.position import Stakes
from gamekit.search.solver import Sight
from games.briscon.players.core.kernel import DRAWS, MELD, BrisconPosition
from games.briscon.players.core.policy import BrisconPolicy


class BrisconSight(Sight[BrisconPosition]):
    """Moves the policy's favourites first; where the depth ends, the policy plays on."""

    def __init__(self, policy: BrisconPolicy, stakes: Stakes[BrisconPosition]) -> None:
        self.policy = policy
        self.stakes = stakes

    def moves(self, at: BrisconPosition) -> list[int]:
        """Every move; once nothing more is drawn, no longer sequence can be waited for."""
        if at.run and at.drawn == DRAWS:
            return [MELD]
        pairs = [(-score, move) for move, score in self.policy.scores(at)]
        pairs.sort()
        return [move for _, move in pairs]

    def state(self, at: BrisconPosition) -> int:
        """Hands, stock and table, what can still be melded, and the score."""
        # Each part fits a machine's number, all together do not.
        table: int = ((at.wed << 5 | at.fours) << 7 | at.led + 1) << 7 | at.late
        more: int = at.bottom << 4 | at.kept0 << 2 | at.kept1
        score: int = ((at.points0 << 20 | at.points1) << 5 | at.tricks0) << 2
        score += at.turn * 2 + (1 if at.run else 0)
        north: int = at.first
        south: int = at.second
        used: int = at.used
        return ((((north << 32 | south) << 32 | used) << 64 | table) << 16 | more) << 64 | score

    def leaf(self, at: BrisconPosition) -> float:
        """Value if the policy plays on for both."""
        return self.policy.finish(at, self.stakes)
