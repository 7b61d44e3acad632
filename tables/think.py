"""Where computer players think: off the event loop, with nothing but the view of their seat."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from typing import Any, Final

from games.api.players import Deadline, Stop, never

BUDGET: Final = 0.7
"""Seconds after which a player is told to stop, whatever its level wanted: nobody waits longer."""

Decider = Callable[[Any, str, int, Stop], Any]
"""A view, a level, a seed and when to stop go in, an action or ``None`` comes out."""


@dataclass(frozen=True, slots=True)
class Question:
    """What one seat is asked."""

    seat: str
    view: Any = field(repr=False)
    level: str
    seed: int
    moves: bool
    """Whether it is its turn: it has to act. Else it may speak."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a seat answered."""

    seat: str
    action: Any = field(repr=False)
    """``None``: silence, or a failure."""
    failed: str | None = None
    """The kind of error, where thinking failed; no more of it, since a text could tell cards."""


def ask_players(
    choose: Decider, speak: Decider, questions: tuple[Question, ...], forgotten: Stop = never
) -> tuple[Answer, ...]:
    """Every question's answer, in order. Runs in a thread or in another process.

    ``forgotten``: whether the table has moved on, so that nobody waits for the answers any more.
    """
    return tuple(_answer(choose if asked.moves else speak, asked, forgotten) for asked in questions)


def _answer(decide: Decider, question: Question, forgotten: Stop) -> Answer:
    late = Deadline(BUDGET)

    def stop() -> bool:
        return forgotten() or late()

    try:
        action = decide(question.view, question.level, question.seed, stop)
    except Exception as error:
        return Answer(question.seat, None, type(error).__name__)
    return Answer(question.seat, action)


class InlineExecutor(Executor):
    """Thinks at once, in the caller's thread: for tests and quick players."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Run it now."""
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except BaseException as error:
            future.set_exception(error)
        return future
