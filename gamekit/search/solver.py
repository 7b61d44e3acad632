"""Open-hand solver: alpha-beta with transpositions.

Iterative deepening until the end is reached everywhere or a number of positions is exhausted; the
last finished depth counts. A game estimates its leaves. Forced moves cost no depth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic

from gamekit.search.position import P, Stakes, mypyc_attr

FAR: Final = 1e9
"""Bound beyond every value."""
WHOLE: Final = 1000
"""Depth of a complete search."""
OFTEN: Final = 63
"""Mask of the position counter; ``stop`` is asked when these bits are zero."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight(Generic[P]):
    """A game's open-hand interface."""

    def moves(self, at: P) -> list[int]:
        """Distinct moves, best first. Never empty."""
        raise NotImplementedError

    def state(self, at: P) -> object:
        """Everything that affects the rest of play; hashable."""
        raise NotImplementedError

    def counted(self, at: P) -> float:
        """Points of side 0 so far; 0 if :meth:`state` includes the score."""
        return 0.0

    def leaf(self, at: P) -> float:
        """Estimate of the final value for side 0; may play on in ``at``."""
        raise NotImplementedError


class Cut(Exception):  # noqa: N818 - not an error
    """Abandoned search of a depth."""


class Known:
    """Bounds of a position's remaining value."""

    def __init__(self, depth: int, low: float, high: float, move: int) -> None:
        self.depth = depth
        self.low = low
        self.high = high
        self.move = move


class Solver(Generic[P]):
    """Solver of one world's positions, for side 0."""

    def __init__(
        self,
        sight: Sight[P],
        stakes: Stakes[P],
        stop: Callable[[], bool],
        depth: int,
        limit: int,
        often: int = OFTEN,
    ) -> None:
        """``depth``: most moves with a choice; ``limit``: approximate number of positions.

        ``often``: as :data:`OFTEN`, smaller where a position takes long.
        """
        self.sight = sight
        self.stakes = stakes
        self.stop = stop
        self.depth = depth
        self.limit = limit
        self.often = often
        self.positions = 0
        self.stopped = False
        """Whether ``stop`` ended the search."""
        self.exact = False
        """Whether the last :meth:`worths` was complete."""
        self._guessed = False
        """Whether the current search used an estimate."""
        self._known: dict[object, Known] = {}

    def worths(self, at: P) -> list[tuple[int, float]]:
        """Moves with values, in the order of :meth:`Sight.moves`.

        Without a finished depth all have the position's estimate.
        """
        moves = self.sight.moves(at)
        guess = self.sight.leaf(at.copy())
        found = [(move, guess) for move in moves]
        self.exact = False
        for depth in range(1, self.depth + 1):
            self._guessed = False
            try:
                found = [(move, self._after(at, move, depth - 1, -FAR, FAR)) for move in moves]
            except Cut:
                break
            if not self._guessed:
                self.exact = True
                break
        return found

    def _after(self, at: P, move: int, depth: int, low: float, high: float) -> float:
        """Value after a move."""
        after = at.copy()
        if (after.play(move) and self.stakes.ended(after)) or after.over():
            return self.stakes.value(after)
        return self._value(after, depth, low, high)

    def _value(self, at: P, depth: int, low: float, high: float) -> float:
        """Value of a position between two bounds, else a bound on it."""
        self.positions += 1
        if not self.positions & self.often and self.stop():
            self.stopped = True
            raise Cut
        if self.positions > self.limit:
            raise Cut
        moves = self.sight.moves(at)
        if len(moves) == 1:
            return self._after(at, moves[0], depth, low, high)
        if depth <= 0:
            self._guessed = True
            return self.sight.leaf(at)
        counted = self.sight.counted(at)
        state = self.sight.state(at)
        known = self._known.get(state)
        first = -1
        if known is not None:
            first = known.move
            if known.depth == WHOLE or known.depth == depth:
                value = known.low + counted
                if known.low == known.high or value >= high:
                    self._guessed = self._guessed or known.depth < WHOLE
                    return value
                value = known.high + counted
                if value <= low:
                    self._guessed = self._guessed or known.depth < WHOLE
                    return value
        before = self._guessed
        self._guessed = False
        wants_more = at.turn & 1 == 0
        best = -FAR if wants_more else FAR
        above = low
        below = high
        chosen = -1
        for move in _ordered(moves, first):
            value = self._after(at, move, depth - 1, above, below)
            if (value > best) if wants_more else (value < best):
                best = value
                chosen = move
            if wants_more and value > above:
                above = value
            elif not wants_more and value < below:
                below = value
            if above >= below:
                break
        self._known[state] = Known(
            depth if self._guessed else WHOLE,
            best - counted if best > low else -FAR,
            best - counted if best < high else FAR,
            chosen,
        )
        self._guessed = self._guessed or before
        return best


def _ordered(moves: list[int], first: int) -> list[int]:
    """Moves with one of them first."""
    if first < 0 or first == moves[0] or first not in moves:
        return moves
    return [first] + [move for move in moves if move != first]
