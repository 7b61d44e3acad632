"""Base classes of a searchable game: position, policy, stakes.

Base classes instead of protocols, since mypyc calls methods of classes at the speed of C and those
of protocols at the interpreter's. Games derive from them in plain typed modules, compiled in one
unit with these (:mod:`games.compile`); interpreted classes may derive from compiled ones.

There are two sides; with seats numbered in the order of play a seat's side is ``seat & 1``. Moves
are small numbers defined by the game. A world is a list of numbers for everything hidden, such as
hands and stock.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Generic, Self, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64

T = TypeVar("T")

try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:  # Only needed for compilation.

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
        """Ignore the compiler's attributes when interpreted."""
        return lambda decorated: decorated


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Deal in play, fully known once a world has been entered. Mutable."""

    turn: i64
    """Seat to move."""

    def copy(self) -> Self:
        """Independent copy."""
        raise NotImplementedError

    def enter(self, world: list[int]) -> None:
        """Set the hidden cards to a world's; play never changes the list."""
        raise NotImplementedError

    def key(self) -> int:
        """Key of the knowledge of the seat to move that differs between worlds, mostly its hand.

        After the same moves from the root, positions of one key have the same moves and the same
        scores of the policy.
        """
        raise NotImplementedError

    def luck(self) -> float:
        """Estimated value for side 0 of chance so far, such as cards drawn; its mean is 0."""
        return 0.0

    def play(self, move: i64) -> bool:
        """Make a legal move; return whether it completed a step after which play may end."""
        raise NotImplementedError

    def over(self) -> bool:
        """Whether no move is left."""
        raise NotImplementedError


P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Stakes(Generic[P]):
    """Values of positions for side 0."""

    def ended(self, at: P) -> bool:
        """Whether the step just completed ends the deal or makes the rest irrelevant."""
        return False

    def value(self, at: P) -> float:
        """Value of a position that has :meth:`ended` or is over."""
        raise NotImplementedError

    def points(self, at: P) -> float:
        """Lead of side 0 in points of such a position; its value by default."""
        return self.value(at)


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[P]):
    """Scores of moves from the knowledge of the seat to move."""

    def scores(self, at: P) -> list[tuple[int, float]]:
        """Distinct moves with scores; equivalent ones once. Never empty."""
        raise NotImplementedError

    def candidates(self, at: P) -> list[tuple[int, float]]:
        """Moves worth searching, with scores. Never empty; all by default."""
        return self.scores(at)

    def pick(self, at: P) -> int:
        """Candidate with the highest score; the first of equal ones."""
        best = -1
        high = 0.0
        for move, score in self.candidates(at):
            if best < 0 or score > high:
                best = move
                high = score
        return best

    def likelihood(self, at: P, move: i64, heat: float) -> float:
        """Probability of a move at a temperature; 0 if it is not scored."""
        scored = self.scores(at)
        parts = odds(scored, heat)
        total = 0.0
        share = 0.0
        for i in range(len(parts)):
            total += parts[i]
            if scored[i][0] == move:
                share = parts[i]
        return share / total

    def finish(self, at: P, stakes: Stakes[P]) -> float:
        """Play to the end, all seats by :meth:`pick`; return the value for side 0.

        A game may repeat this method in its own policy for faster calls of its own types.
        """
        while not at.over():
            if at.play(self.pick(at)) and stakes.ended(at):
                break
        return stakes.value(at)


def odds(scored: list[tuple[int, float]], heat: float) -> list[float]:
    """Odds of scored moves at a temperature, in their order; 1 for the highest score."""
    high = scored[0][1]
    for _, score in scored:
        if score > high:
            high = score
    return [exp((score - high) / heat) for _, score in scored]
