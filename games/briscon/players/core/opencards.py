"""A deal played with all cards seen: exactly once the stock is gone, else a few cards ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from games.briscon.players.core.kernel import MELD, BrisconPosition
from games.briscon.players.core.policy import BrisconPolicy
from players.search.position import Stakes
from players.search.search import Tally

if TYPE_CHECKING:
    from mypy_extensions import i64

WHOLE: Final = 99
"""So many cards ahead are always the rest of the deal."""
_NEVER: Final = 1e9
"""Worse than any value."""


class OpenCards:
    """Alpha and beta, the policy's favourites first."""

    def __init__(
        self,
        policy: BrisconPolicy,
        stakes: Stakes[BrisconPosition],
        stop: Callable[[], bool],
        plies: int = WHOLE,
    ) -> None:
        self.policy = policy
        self.stakes = stakes
        self.stop = stop
        self.plies = plies
        """So many cards are looked ahead; then it counts what there is."""
        self.stopped = False

    def best(self, at: BrisconPosition) -> list[Tally]:
        """The moves with their values for the side of the seat in turn, the best first.

        That of the best is exact; others are no better than it says. Nothing if it was stopped.
        """
        return self._tallies(at, False)

    def every(self, at: BrisconPosition) -> list[Tally]:
        """The moves with their exact values, the best first. Nothing if it was stopped."""
        return self._tallies(at, True)

    def _tallies(self, at: BrisconPosition, exact: bool) -> list[Tally]:
        sign = -1.0 if at.turn else 1.0
        best = -_NEVER
        found: list[Tally] = []
        for move in self._ordered(at):
            low = -_NEVER if exact else best
            value = sign * self._after(at, move, self.plies, low, sign)
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
        if exact:
            found.sort(key=lambda tally: -tally.total)
        return found

    def _after(self, at: BrisconPosition, move: int, plies: i64, best: float, sign: float) -> float:
        """North's value after a move, exact where it is better for the mover than ``best``."""
        if sign > 0.0:
            return self._step(at, move, plies, best, _NEVER)
        return self._step(at, move, plies, -_NEVER, -best)

    def _ordered(self, at: BrisconPosition) -> list[int]:
        pairs = [(-score, move) for move, score in self.policy.scores(at)]
        pairs.sort()
        return [move for _, move in pairs]

    def _step(self, at: BrisconPosition, move: int, plies: i64, low: float, high: float) -> float:
        after = at.copy()
        done = after.play(move)
        if done and (after.over() or self.stakes.ended(after)):
            return self.stakes.value(after)
        return self._search(after, plies if move == MELD else plies - 1, low, high)

    def _search(self, at: BrisconPosition, plies: i64, low: float, high: float) -> float:
        """North's value between two bounds."""
        if self.stopped or self.stop():
            self.stopped = True
            return 0.0
        if at.run and at.drawn == 22:
            # Nothing more is drawn: there is no longer sequence to wait for.
            return self._step(at, MELD, plies, low, high)
        if plies <= 0 and at.led < 0:
            return self.stakes.value(at)
        north = at.turn == 0
        best = -_NEVER if north else _NEVER
        for move in self._ordered(at):
            value = self._step(at, move, plies, low, high)
            if north:
                if value > best:
                    best = value
                if value > low:
                    low = value
            else:
                if value < best:
                    best = value
                if value < high:
                    high = value
            if low >= high:
                break
        return best
