"""Computer players of a game: moves, calls, hints.

They get their seat's view and nothing else. They run in a thread or another process, where
:class:`Players` are found by the game's name; views and actions are picklable.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import Any, Protocol, runtime_checkable

Stop = Callable[[], bool]
"""Check, at least every 10 ms of thinking, whether to return the best move so far."""


def never() -> bool:
    """:data:`Stop` that is never true."""
    return False


class Deadline:
    """:data:`Stop` that is true some seconds after its creation."""

    def __init__(self, seconds: float) -> None:
        self._end = perf_counter() + seconds

    def __call__(self) -> bool:
        """Whether the time is up."""
        return perf_counter() > self._end


@dataclass(frozen=True, slots=True)
class Rival:
    """Another action, compared with a hint's by the same search in the same imagined deals."""

    loss: float
    """Loss by the seat's knowledge, in the unit of :class:`gamekit.api.puzzle.Puzzles`."""
    error: float = 0.0
    """Standard error of the loss; 0 if it is exact."""
    key: str = ""
    """Sentence key of the reason by the cards, among the game's words; empty without one.

    Arguments: ``what`` and ``made``, the texts of both actions, and the values.
    """
    values: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hint:
    """Proposed action with its reason as data."""

    action: str
    """Encoded action."""
    key: str
    """Sentence key among the game's words; arguments: ``what``, the action's text, the values, and
    ``made``, the text of :attr:`against`.
    """
    values: Mapping[str, str | int] = field(default_factory=dict)
    margin: float | None = None
    """Loss of the second-best action by the seat's knowledge, in the unit of
    :class:`gamekit.api.puzzle.Puzzles`; ``None``: not weighed.
    """
    alike: tuple[str, ...] = ()
    """Encoded actions that do the same."""
    rivals: Mapping[str, Rival] = field(default_factory=dict)
    """Every other move by its encoded action, if they were weighed."""
    against: str = ""
    """Encoded action with which the sentence compares, if it does."""

    def compared(self, made: str) -> Hint:
        """The hint with the reason against another action, if that is known."""
        rival = self.rivals.get(made)
        if rival is None or not rival.key:
            return self
        return replace(self, key=rival.key, values=rival.values, against=made)


@dataclass(frozen=True, slots=True)
class Clear:
    """Action that needs no thinking."""

    action: Any = field(default=None, repr=False)
    """``None``: silence."""


class Players(Protocol):
    """Computer players of a game."""

    @property
    def levels(self) -> tuple[str, ...]:
        """Levels from the weakest: some of beginner, amateur, club, expert, master.

        A missing level is replaced by the nearest one below, else the weakest.
        """

    def choose(self, view: Any, level: str, seed: int, stop: Stop) -> Any:
        """Move of the view's seat, or a call before it; only on its turn.

        The same view, level and seed give the same action, unless ``stop`` cuts it short.
        """

    def speak(self, view: Any, level: str, seed: int, stop: Stop) -> Any | None:
        """Call to make now, in or out of turn; ``None`` for silence. Fast."""

    def hint(self, view: Any, seed: int, stop: Stop) -> Hint | None:
        """Choice of the strongest level with its reason; ``None``: no choice, or no hints.

        Requested at tables with hints, and for puzzles. The same view and seed give the same hint,
        unless ``stop`` cuts it short.
        """

    def warm_up(self) -> None:
        """Load everything that the first question needs; called once in each worker."""


@runtime_checkable
class HasClear(Protocol):
    """Computer players that answer trivial questions at once. Optional; others always think."""

    def clear(self, view: Any, level: str, seed: int, moves: bool) -> Clear | None:
        """Result of ``choose`` (``moves``) or ``speak`` if trivial; ``None``: it must think.

        Tables ask first, on the event loop; only other questions go to a worker. Trivial is
        anything below a millisecond: the only legal action, a due call, silence, a level by rules
        of thumb. The result is the same as theirs.
        """


def silent(view: Any, seed: int) -> None:
    """``None``: never a call."""
