"""Questions to computer players, and the jobs that answer them in a worker from a seat's view.

The jobs belong to :class:`tables.computers.service.ComputerPlayers`. A worker finds a game's
players by the game's name (:class:`games.thinking.ByName`); the bot's own process may pass them
directly.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

from base.workers.job import JobContext
from gamekit.api.players import Deadline, Hint, Players, Stop

BUDGET: Final = 0.7
"""Upper limit of a thought, in seconds, whatever its level wants."""
HINT_BUDGET: Final = 3.0
"""Upper limit of a hint, in seconds, for the move and then its reasons."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question to one seat."""

    seat: str
    view: Any = field(repr=False)
    level: str
    seed: int
    moves: bool
    """Whether it is its turn: it must act. Otherwise it may speak."""
    seconds: float | None = None
    """Seconds until it is stopped; ``None``: the usual :data:`BUDGET`."""
    exact: bool = False
    """Whether it is answered at the level's whole effort, however long that takes."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A seat's answer."""

    seat: str
    action: Any = field(repr=False)
    """``None``: silence, or a failure."""
    failed: str | None = None
    """The kind of error if thinking failed; never its text, which could contain cards."""
    level: str | None = None
    """The level that answered, if lower than the one asked."""


def asked(players: Players, question: Question, level: str, stop: Stop) -> Any:
    """Return a level's answer; ``None``: silence."""
    ask = players.choose if question.moves else players.speak
    return ask(question.view, level, question.seed, stop)


def decide(
    context: JobContext, players: Players, question: Question, level: str, seconds: float
) -> tuple[Any, float]:
    """Return a level's answer within a time limit, and the seconds it took."""
    late, began = Deadline(seconds), perf_counter()

    def stop() -> bool:
        return context.cancelled() or late()

    return asked(players, question, level, stop), perf_counter() - began


def propose(
    context: JobContext, players: Players, view: Any, seed: int, seconds: float
) -> Hint | None:
    """Return a hint within a time limit."""
    late = Deadline(seconds)

    def stop() -> bool:
        return context.cancelled() or late()

    return players.hint(view, seed, stop)
