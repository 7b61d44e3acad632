"""A deal as if all cards were seen: alpha-beta with transpositions, and what is built on it.

Depth grows move by move until the end is reached everywhere, or until a number of positions has
been looked at: the last depth that was finished counts. Where it ends, a game's own estimate stands
in. A move without a choice costs no depth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic

from players.search.position import P, Stakes, mypyc_attr
from players.search.search import Tally

FAR: Final = 1e9
"""Beyond every value."""
WHOLE: Final = 1000
"""The depth of what was searched to the end everywhere."""
OFTEN: Final = 63
"""A stop is asked for as often as the positions looked at have these bits clear."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight(Generic[P]):
    """What is asked of a game where all is seen."""

    def moves(self, at: P) -> list[int]:
        """The moves worth trying, the best first; never none."""
        raise NotImplementedError

    def state(self, at: P) -> int:
        """All that the rest of play depends on: the same where the same is to come."""
        raise NotImplementedError

    def counted(self, at: P) -> float:
        """What side 0 has for sure by now; 0 where :meth:`state` tells the score as well."""
        return 0.0

    def leaf(self, at: P) -> float:
        """An estimate of the end's value for side 0; ``at`` may be played on."""
        raise NotImplementedError


class Cut(Exception):  # noqa: N818 - nothing went wrong
    """The search of a depth was given up."""


class Known:
    """What has been found out about a position: bounds of what is still to come."""

    def __init__(self, depth: int, low: float, high: float, move: int) -> None:
        self.depth = depth
        self.low = low
        self.high = high
        self.move = move


class Solver(Generic[P]):
    """Values of one world's positions for side 0."""

    def __init__(
        self, sight: Sight[P], stakes: Stakes[P], stop: Callable[[], bool], depth: int, limit: int
    ) -> None:
        """``depth``: moves with a choice ahead, at most; ``limit``: positions, about."""
        self.sight = sight
        self.stakes = stakes
        self.stop = stop
        self.depth = depth
        self.limit = limit
        self.positions = 0
        self.stopped = False
        """Whether ``stop`` said so."""
        self.exact = False
        """Whether the last :meth:`worths` went to the end everywhere."""
        self._guessed = False
        """Whether an estimate went into what is being worked out."""
        self._known: dict[int, Known] = {}

    def worths(self, at: P) -> list[tuple[int, float]]:
        """Every move worth trying with its value, in the order of :meth:`Sight.moves`.

        With nothing else to go by, all have the estimate of the position itself.
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
        """The value once a move is made."""
        after = at.copy()
        if (after.play(move) and self.stakes.ended(after)) or after.over():
            return self.stakes.value(after)
        return self._value(after, depth, low, high)

    def _value(self, at: P, depth: int, low: float, high: float) -> float:
        """A position's value if it is between two bounds, else a bound on it."""
        self.positions += 1
        if not self.positions & OFTEN and self.stop():
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
    """The same moves, one of them first."""
    if first < 0 or first == moves[0] or first not in moves:
        return moves
    return [first] + [move for move in moves if move != first]


def pimc(
    root: P,
    worlds: list[list[int]],
    sight: Sight[P],
    stakes: Stakes[P],
    stop: Callable[[], bool],
    depth: int = 99,
    limit: int = 2000,
) -> list[Tally]:
    """The textbook's searcher: every move's mean value over worlds, each solved as if seen whole.

    ``root``: of what is hidden only the seat to move's own counts, as in :mod:`.search`. A world
    counts for all moves or for none; all count alike.
    """
    sign = 1.0 if root.turn & 1 == 0 else -1.0
    tallies: list[Tally] = []
    for world in worlds:
        if stop():
            break
        at = root.copy()
        at.enter(world)
        solver: Solver[P] = Solver(sight, stakes, stop, depth, limit)
        worths = solver.worths(at)
        if solver.stopped:
            break
        if not tallies:
            tallies = [Tally(move) for move, _ in worths]
        for tally, (_, value) in zip(tallies, worths, strict=True):
            tally.visits += 1
            tally.total += sign * value
    return tallies
