"""Computer players of a game with an engine of its own: answers, worlds drawn, results."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from itertools import takewhile
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from gamekit.api.players import Clear, Hint, Stop, never
from gamekit.search.position import odds
from gamekit.search.search import Tally

A = TypeVar("A")
K = TypeVar("K")
T = TypeVar("T")


@dataclass(frozen=True)
class EnginePlayers(Generic[K, A]):
    """Answers of computer players (:mod:`gamekit.api.players`) by their seat's knowledge ``K``.

    Moves are numbers of the game's kernel. All that happened is in the view: nothing is kept.
    """

    levels: tuple[str, ...]
    """Levels, the weakest first."""
    moves: ClassVar[tuple[type[Any], ...]]
    """Actions that stand for a move of the kernel."""
    calls: ClassVar[tuple[type[Any], ...]]
    """Actions that a seat may take out of turn."""
    searching: ClassVar[Collection[str]]
    """Levels that search; the others answer at once."""

    def choose(self, view: Any, level: str, seed: int, stop: Stop = never) -> A | None:
        """Due action of the seat, or a call before it; ``None`` without one.

        The same view, level and seed give the same answer, unless ``stop`` comes before the level's
        budget is used. ``ValueError`` for an unknown level.
        """
        return self._answer(view, level, seed, stop, (*self.moves, *self.calls))

    def speak(self, view: Any, level: str, seed: int, stop: Stop = never) -> A | None:
        """Call that the seat wants to make now, in or out of turn, or ``None``."""
        return self._answer(view, level, seed, stop, self.calls)

    def clear(self, view: Any, level: str, seed: int, moves: bool) -> Clear | None:
        """Result of :meth:`choose` or :meth:`speak` if it needs no search."""
        kinds = (*self.moves, *self.calls) if moves else self.calls
        return self._clear(view, level, seed, kinds)[1]

    def hint(self, view: Any, seed: int, stop: Stop = never, longer: int = 1) -> Hint | None:
        """The master's choice and its reason; ``None`` when there is nothing to do.

        ``longer``: factor of the search's length.
        """
        if not view.legal:
            return None
        known = self.known(view)
        call = self.due(view, known, self.levels[-1], seed)
        if call is not None:
            return self.of_call(known, call)
        moves = any(isinstance(action, self.moves) for action in view.legal)
        return self.of_move(view, known, seed, stop, longer) if moves else None

    def _answer(
        self, view: Any, level: str, seed: int, stop: Stop, kinds: tuple[type[Any], ...]
    ) -> A | None:
        known, clear = self._clear(view, level, seed, kinds)
        return clear.action if clear else self.search(view, known, level, seed, stop)

    def _clear(
        self, view: Any, level: str, seed: int, kinds: tuple[type[Any], ...]
    ) -> tuple[Any, Clear | None]:
        """Knowledge (``None`` without such actions), and the answer if it needs no search."""
        if level not in self.levels:
            raise ValueError(f"unknown level: {level!r}")
        able = [action for action in view.legal if isinstance(action, kinds)]
        if not able:
            return None, Clear()
        known = self.known(view)
        call = self.due(view, known, level, seed)
        if call is not None or not any(isinstance(action, self.moves) for action in able):
            return known, Clear(call)
        quick = level not in self.searching
        move = self.quick(known, level, seed) if quick else self.only(view, known)
        return known, None if move is None else Clear(self.action(view, known, move))

    # -- a game's own part -------------------------------------------------------------------------

    def known(self, view: Any) -> K:
        """Knowledge of the view's seat."""
        raise NotImplementedError

    def due(self, view: Any, known: K, level: str, seed: int) -> A | None:
        """Call that is right whatever the cards do."""
        return None

    def quick(self, known: K, level: str, seed: int) -> int:
        """Move of a level without search."""
        raise NotImplementedError

    def only(self, view: Any, known: K) -> int | None:
        """Move that all others are as good as; ``None``: there is a choice."""
        raise NotImplementedError

    def search(self, view: Any, known: K, level: str, seed: int, stop: Stop) -> A | None:
        """Action of a level that searches."""
        raise NotImplementedError

    def action(self, view: Any, known: K, move: int) -> A | None:
        """Move as an action."""
        raise NotImplementedError

    def of_call(self, known: K, call: A) -> Hint:
        """Hint at a call that is due."""
        raise NotImplementedError

    def of_move(self, view: Any, known: K, seed: int, stop: Stop, longer: int) -> Hint | None:
        """Hint at a move."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Thought:
    """Result of a search."""

    move: int
    tallies: tuple[Tally, ...] = ()
    """Results of the moves worth telling apart, the best first; empty without a choice."""
    exact: bool = False
    """Whether the rest of the deal was solved."""
    worlds: tuple[list[int], ...] = ()
    """Worlds of the search, and their weights."""
    weights: tuple[float, ...] = ()


def thought(tallies: list[Tally], otherwise: Callable[[], int]) -> Thought:
    """Best of some tallies; ``otherwise``: move if nothing was tried, as when stopped at once."""
    if not tallies or not tallies[0].visits:
        return Thought(otherwise())
    return Thought(tallies[0].move, tuple(tallies))


def by_whim(scored: list[tuple[int, float]], heat: float, rng: Random) -> int:
    """One of some scored moves, drawn by their odds at a temperature."""
    parts = odds(scored, heat)
    point = rng.random() * sum(parts)
    for (move, _), part in zip(scored, parts, strict=True):
        point -= part
        if point < 0:
            return move
    return scored[0][0]


def drawn(draw: Callable[[], T], number: int, stop: Stop) -> list[T]:
    """Results of ``number`` calls of ``draw``; fewer after ``stop``."""
    found: list[T] = []
    while len(found) < number and not stop():
        found.append(draw())
    return found


def means(
    worlds: Sequence[list[int]],
    weights: Sequence[float],
    measure: Callable[[list[int]], tuple[float, ...]],
    stop: Stop,
) -> list[float] | None:
    """Weighted means of what is measured in worlds; ``None`` if stopped at once, or without any."""
    pairs = takewhile(lambda _: not stop(), zip(worlds, weights, strict=True))
    rows = [(weight, *(weight * one for one in measure(world))) for world, weight in pairs]
    total, *sums = map(sum, zip(*rows, strict=True)) if rows else (0.0,)
    return [one / total for one in sums] if total else None
