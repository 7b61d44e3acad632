"""A game: the one thing that the application is given."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from gamekit.api.counts import Counts
from gamekit.api.course import Course
from gamekit.api.face import Face
from gamekit.api.players import Players
from gamekit.api.record import Records
from gamekit.api.replay import Replay
from gamekit.api.review import Review
from gamekit.api.rules import AnyRules
from gamekit.api.scenes import Scenes


@dataclass(frozen=True)
class Game:
    """Everything about one game. What is ``None`` the game has not, and nobody is offered it."""

    rules: AnyRules
    face: Face
    scenes: Scenes | None = None
    """Without it messages show the words of their panels alone."""
    players: Players | None = None
    """Without it seats are for people alone, and an absent one's turns are chosen at random."""
    counts: Counts = field(default_factory=Counts)
    records: Records | None = None
    replay: Replay | None = None
    review: Review | None = None
    course: Course | None = None
    compiled: tuple[str, ...] = ()
    """Packages of plain typed modules that ``make fast`` compiles in one unit with
    :mod:`gamekit.search`; they begin with :func:`gamekit.compiled.use` and import themselves, the
    search and the standard library alone."""

    @property
    def name(self) -> str:
        """A stable word, kept in journals."""
        return self.rules.name


Games: TypeAlias = Mapping[str, Game]
"""The games that may be played, by name; the first is offered first."""
