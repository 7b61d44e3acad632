"""Computer players of a game with an engine of its own: functions, worlds drawn, results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Any, TypeVar

from gamekit.api.players import Clear, Hint, Stop
from gamekit.search.search import Tally

T = TypeVar("T")


@dataclass(frozen=True)
class FunctionPlayers:
    """Functions with the arguments of :class:`gamekit.api.players.Players`' methods."""

    levels: tuple[str, ...]
    choose: Callable[..., Any]
    speak: Callable[..., Any | None]
    clear: Callable[..., Clear | None]
    hint: Callable[..., Hint | None]
    warm_up: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Thought:
    """Result of a search."""

    move: int
    tallies: tuple[Tally, ...] = ()
    """One a move worth telling apart, the best first; empty when there was nothing to weigh up."""
    exact: bool = False
    """Whether the rest of the deal was solved."""


def thought(tallies: list[Tally], otherwise: Callable[[], int]) -> Thought:
    """Best of some tallies; ``otherwise``: move if nothing was tried, as when stopped at once."""
    if not tallies or not tallies[0].visits:
        return Thought(otherwise())
    return Thought(tallies[0].move, tuple(tallies))


def by_whim(scored: list[tuple[int, float]], heat: float, rng: Random) -> int:
    """One of some scored moves, by as much chance as the temperature says."""
    high = max(score for _, score in scored)
    parts = [exp((score - high) / heat) for _, score in scored]
    point = rng.random() * sum(parts)
    for (move, _), part in zip(scored, parts, strict=True):
        point -= part
        if point < 0:
            return move
    return scored[0][0]


def drawn(draw: Callable[[], T], number: int, stop: Stop) -> list[T]:
    """Draw so often; fewer after ``stop``."""
    found: list[T] = []
    while len(found) < number and not stop():
        found.append(draw())
    return found
