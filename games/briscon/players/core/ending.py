"""The last five tricks, solved: once the stock is gone, everybody knows every card."""

from __future__ import annotations

from collections.abc import Callable

from games.briscon.players.core.kernel import MELD, BrisconPosition
from games.briscon.players.core.policy import BrisconPolicy
from players.search.position import Stakes
from players.search.search import Tally

NEVER = 1e9
"""Worse than any value."""


class Ending:
    """Alpha and beta over the rest of a deal, the policy's favourites first."""

    def __init__(
        self,
        policy: BrisconPolicy,
        stakes: Stakes[BrisconPosition],
        stop: Callable[[], bool],
    ) -> None:
        self.policy = policy
        self.stakes = stakes
        self.stop = stop
        self.stopped = False

    def tallies(self, at: BrisconPosition) -> list[Tally]:
        """The exact value of every move for the side of the seat in turn, best first.

        Those after the best only as far as they are no better. Nothing if it was stopped.
        """
        sign = -1.0 if at.turn else 1.0
        best = -NEVER
        found: list[Tally] = []
        for move in self._ordered(at):
            after = at.copy()
            value = sign * self._after(after, move, sign, best)
            if self.stopped:
                return []
            tally = Tally(move)
            tally.visits = 1
            tally.total = value
            if value > best:
                best = value
                found.insert(0, tally)
            else:
                found.append(tally)
        return found

    def _ordered(self, at: BrisconPosition) -> list[int]:
        scored = self.policy.scores(at)
        pairs = [(-score, move) for move, score in scored]
        pairs.sort()
        return [move for _, move in pairs]

    def _after(self, after: BrisconPosition, move: int, sign: float, best: float) -> float:
        """North's value after a move, exact where it is better for the mover than ``best``."""
        done = after.play(move)
        if done and (after.over() or self.stakes.ended(after)):
            return self.stakes.value(after)
        if sign > 0:
            return self._search(after, best, NEVER)
        return self._search(after, -NEVER, -best)

    def _search(self, at: BrisconPosition, low: float, high: float) -> float:
        """North's value between two bounds."""
        if self.stopped or self.stop():
            self.stopped = True
            return 0.0
        if at.run:
            # Nothing more is drawn: there is no longer sequence to wait for.
            at.play(MELD)
            if self.stakes.ended(at):
                return self.stakes.value(at)
        maximising = at.turn == 0
        best = -NEVER if maximising else NEVER
        for move in self._ordered(at):
            after = at.copy()
            done = after.play(move)
            if done and (after.over() or self.stakes.ended(after)):
                value = self.stakes.value(after)
            else:
                value = self._search(after, low, high)
            if maximising:
                if value > best:
                    best = value
                    low = max(low, value)
            elif value < best:
                best = value
                high = min(high, value)
            if low >= high:
                break
        return best
