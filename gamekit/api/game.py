"""A game, the only object that the application gets."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from gamekit.api.counts import Counts
from gamekit.api.course import Course
from gamekit.api.face import Face
from gamekit.api.players import Players
from gamekit.api.puzzle import Puzzles
from gamekit.api.record import Records
from gamekit.api.review import Replay, Review
from gamekit.api.rules import AnyRules
from gamekit.api.scenes import Scenes


@dataclass(frozen=True, slots=True)
class Daily:
    """Result of a single deal, as a number and trick by trick: for the deal of the day, and to add
    up where a table plays a fixed number of deals.

    Both functions get the spectator's view right after the deal, and a seat. The result is of that
    deal alone, whatever was played before it.
    """

    points: Callable[[Any, str], int]
    """Result for the seat's side, higher is better; below 0 where the others did better."""
    tricks: Callable[[Any, str], Iterable[bool]]
    """Whether the seat's side took each trick, in order."""

    def signs(self, view: Any, seat: str) -> str:
        """Tricks in order, a character each: ``x`` won, ``.`` lost."""
        return "".join("x" if won else "." for won in self.tricks(view, seat))


@dataclass(frozen=True, eq=False)
class Game:
    """All parts of a game. A part that is ``None`` is not offered."""

    rules: AnyRules
    face: Face
    scenes: Scenes | None = None
    """``None``: messages show only the text of their panels."""
    players: Players | None = None
    """``None``: only people play, and absent people's moves are random."""
    counts: Counts = field(default_factory=Counts)
    records: Records | None = None
    replay: Replay | None = None
    review: Review | None = None
    puzzles: Puzzles | None = None
    """Needs players whose hints have a margin."""
    course: Course | None = None
    daily: Daily | None = None
    """``None``: the game has no deal of the day and no matches of a fixed number of deals."""
    command: Callable[[Sequence[str]], int] | None = None
    """Command line of the computer players, ``python -m games --game NAME …``: runs the arguments
    and returns the exit status (2: unusable command line).
    """
    clockwise: bool = False
    """Whether the seats go round the table clockwise in their order, in the lobby's picture."""
    pieces: Callable[[Any], Iterable[Hashable]] | None = None
    """Every card, stone or token in a state; the same set all through a match. For
    :mod:`tools.conformance` and the simulation only, as :attr:`hidden`.
    """
    hidden: Callable[[Any, str | None], Iterable[Any]] | None = None
    """Other states that look the same to a seat, or to a spectator for ``None``: two cards that it
    does not see have changed places. Made from the state, not from the view. Empty if nothing is
    hidden, such as after a deal.
    """
    compiled: tuple[str, ...] = ()
    """Packages that ``make fast`` compiles together with :mod:`gamekit.search`. They begin with
    :func:`gamekit.compiled.use` and import only themselves, the search and the standard library.
    """

    @property
    def name(self) -> str:
        """Stable name, stored in journals."""
        return self.rules.name


Games: TypeAlias = Mapping[str, Game]
"""Playable games by name; the first is offered first."""
