"""A game, the only object that the application gets."""

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
    course: Course | None = None
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
