"""What a table needs of a game's computer players: one that chooses, one that speaks, a hint.

They get exactly the view of their seat; nothing else. They run in a thread or in another process,
so a :class:`Players` is found by the game's name there, and views and actions can be pickled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Protocol, runtime_checkable

Stop = Callable[[], bool]
"""Asked at least every 10 ms of thinking: whether to answer now with the best found so far."""


def never() -> bool:
    """A :data:`Stop` that lets thinking take its time."""
    return False


class Deadline:
    """A :data:`Stop` that comes after so many seconds; they begin where it is made."""

    def __init__(self, seconds: float) -> None:
        self._end = perf_counter() + seconds

    def __call__(self) -> bool:
        """Whether the time is over."""
        return perf_counter() > self._end


@dataclass(frozen=True, slots=True)
class Hint:
    """A proposal with its reason as data."""

    action: str
    """As the journal has it."""
    key: str
    """The sentence among the game's words; told ``what``, the action in words, and the values."""
    values: Mapping[str, str | int] = field(default_factory=dict)


class Players(Protocol):
    """The computer players of one game."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels there are, from the weakest: some of beginner, amateur, club, expert, master.

        A level that a game has not is played as the nearest one below, else the weakest.
        """

    def choose(self, view: Any, level: str, seed: int, stop: Stop) -> Any:
        """The move of the seat whose view it is, or a call to make first; only on its turn.

        The same view, level and seed give the same action, unless ``stop`` cuts it short.
        """

    def speak(self, view: Any, level: str, seed: int, stop: Stop) -> Any | None:
        """A call the seat wants to make now, in or out of turn; ``None`` for silence. Quick."""

    def hint(self, view: Any, seed: int, stop: Stop) -> Hint | None:
        """What the strongest would do in this seat, and why; ``None``: nothing to do, or no hints.

        Asked only at tables with hints.
        """

    def warm_up(self) -> None:
        """Load what the first question would wait for; called once in each worker."""


@dataclass(frozen=True, slots=True)
class Clear:
    """What a seat does where there is nothing to think about."""

    action: Any = field(default=None, repr=False)
    """``None``: silence."""


@runtime_checkable
class HasClear(Protocol):
    """Computer players that know at once where there is nothing to think about. Optional.

    Tables ask them first, on the event loop; only what is not clear goes to a worker.
    """

    def clear(self, view: Any, level: str, seed: int, moves: bool) -> Clear | None:
        """What ``choose`` (``moves``), or else ``speak``, answers here; ``None``: it must think.

        Clear is what takes less than a millisecond: the only thing there is to do, a call that is
        due, silence, a level that plays by thumb. The answer is the same as theirs.
        """


@runtime_checkable
class HasCommand(Protocol):
    """Computer players with a command line of their own: ``python -m games --game NAME …``."""

    def command(self, arguments: Sequence[str]) -> int:
        """Run it; the exit status (2: an unusable command line)."""


def silent(view: Any, seed: int) -> None:
    """Never a call."""


@dataclass(frozen=True, slots=True)
class Rival:
    """A player that levels are measured against; nobody meets it at a table."""

    choose: Callable[[Any, int], Any]
    """Its move, from a view and a seed; only on its turn."""
    speak: Callable[[Any, int], Any | None] = silent
    """A call it wants to make now."""


@runtime_checkable
class HasDuels(Protocol):
    """Computer players to be measured: ``python -m games duel --game NAME …``."""

    @property
    def others(self) -> tuple[str, ...]:
        """Players beyond the levels that :meth:`other` knows, such as ``pimc-30``."""

    def other(self, name: str) -> Rival:
        """A player beyond the levels; ``ValueError`` if there is none of that name."""

    def worth(self, before: Any, after: Any) -> float:
        """What a deal brought the first seat's side more than the other.

        From the state right after the dealing to the one in which nothing is left but to book it.
        """
