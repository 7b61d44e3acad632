"""What computer players are asked, and how it is done in a worker: with the view of their seat.

These are the jobs of :class:`tables.computers.service.Thinkers`. A worker finds the players of a
game by its
name (:class:`games.thinking.ByName`); in the bot's own process they may be handed over as they are.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

from base.workers.job import Caller
from gamekit.api.players import Deadline, Hint, Players, Stop

BUDGET: Final = 0.7
"""Seconds after which a player is told to stop, whatever its level wanted: nobody waits longer."""
HINT_BUDGET: Final = 3.0
"""Seconds after which a player tells what it has found: the move first, then its reasons."""


@dataclass(frozen=True, slots=True)
class Question:
    """What one seat is asked."""

    seat: str
    view: Any = field(repr=False)
    level: str
    seed: int
    moves: bool
    """Whether it is its turn: it has to act. Else it may speak."""
    seconds: float | None = None
    """After which it is told to stop; ``None``: the usual :data:`BUDGET`."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a seat answered."""

    seat: str
    action: Any = field(repr=False)
    """``None``: silence, or a failure."""
    failed: str | None = None
    """The kind of error, where thinking failed; no more of it, since a text could tell cards."""
    level: str | None = None
    """The level that answered, where it is a lower one than was asked."""


def asked(players: Players, question: Question, level: str, stop: Stop) -> Any:
    """What a level answers; ``None``: silence."""
    ask = players.choose if question.moves else players.speak
    return ask(question.view, level, question.seed, stop)


def decide(
    caller: Caller, players: Players, question: Question, level: str, seconds: float
) -> tuple[Any, float]:
    """What a level answers after so many seconds at most, and how many it took."""
    late, began = Deadline(seconds), perf_counter()

    def stop() -> bool:
        return caller.gone() or late()

    return asked(players, question, level, stop), perf_counter() - began


def propose(caller: Caller, players: Players, view: Any, seed: int, seconds: float) -> Hint | None:
    """A hint, after so many seconds at most."""
    late = Deadline(seconds)

    def stop() -> bool:
        return caller.gone() or late()

    return players.hint(view, seed, stop)
