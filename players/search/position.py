"""What a search asks of a game: a position, a policy, and what an end is worth.

These are base classes and not protocols because mypyc calls the methods of a class as quickly as C
does, those of a protocol no faster than the interpreter. A game derives its own from them in plain
typed modules, which are compiled in one unit with these (:mod:`players.fast`); interpreted classes
may derive from the compiled ones too.

There are always two sides, and a seat's side is ``seat & 1``: with seats numbered in the order of
play, that is what partners across the table and two players alone have in common. Moves are small
numbers that mean what the game wants. A world is a list of numbers: what is hidden, such as the
hands and the stock.
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
except ImportError:  # Only to compile is it needed.

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
        """Interpreted, a class needs no attributes of the compiler."""
        return lambda decorated: decorated


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A deal in play, all of it known once a world has been entered. Mutable."""

    turn: i64
    """The seat to move."""

    def copy(self) -> Self:
        """The same position, to be changed apart."""
        raise NotImplementedError

    def enter(self, world: list[int]) -> None:
        """Put the hidden things of a world in place. The list is never changed in play."""
        raise NotImplementedError

    def key(self) -> int:
        """What the seat to move knows that differs between worlds, mostly its hand.

        After the same moves from the root, positions of the same key have the same moves to choose
        from, and the policy thinks the same of them.
        """
        raise NotImplementedError

    def play(self, move: i64) -> bool:
        """Make a legal move; whether it completed something after which play may have ended."""
        raise NotImplementedError

    def over(self) -> bool:
        """Whether there is nothing left to play."""
        raise NotImplementedError


P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Stakes(Generic[P]):
    """Judges positions, for side 0."""

    def ended(self, at: P) -> bool:
        """Whether what the last move completed ends the deal, or nothing that follows counts."""
        return False

    def value(self, at: P) -> float:
        """What a position is worth that has :meth:`ended` or is over."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[P]):
    """What a player of habits thinks of the moves, from what the seat to move may know."""

    def scores(self, at: P) -> list[tuple[int, float]]:
        """Every move worth telling apart from the others, with its score; never none."""
        raise NotImplementedError

    def pick(self, at: P) -> int:
        """The move with the highest score."""
        raise NotImplementedError

    def likelihood(self, at: P, move: i64, heat: float) -> float:
        """How likely the policy is to make a move, at a temperature; 0 if it is not among those
        scored."""
        scored = self.scores(at)
        high = scored[0][1]
        for _, score in scored:
            if score > high:
                high = score
        total = 0.0
        share = 0.0
        for other, score in scored:
            one = exp((score - high) / heat)
            total += one
            if other == move:
                share = one
        return share / total

    def finish(self, at: P, stakes: Stakes[P]) -> float:
        """Play a position to its end, all seats by :meth:`pick`; what it comes to for side 0.

        A game's own policy may say the same again: where all types are its own, calls are quicker.
        """
        while not at.over():
            if at.play(self.pick(at)) and stakes.ended(at):
                break
        return stakes.value(at)
