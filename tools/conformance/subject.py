"""A game under test, with the matches shared by all checks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any

from gamekit.api.face import At
from gamekit.api.game import Game
from gamekit.api.rules import AnyRules
from tools.conformance.errors import BrokenLawError
from tools.conformance.walks import Moment, Walk, walk


@dataclass
class Subject:
    """A game and the extent of its checks."""

    game: Game
    seed: int = 1
    matches: int = 4
    positions: int = 40
    """Positions for costly checks, drawn from all matches."""
    names: dict[str, str] = field(default_factory=dict)
    """Seat → name, in the form of a table's names."""

    def __post_init__(self) -> None:
        people = ("Anne", "Beat", "Carlo", "Daisy")
        self.names = dict(zip(self.rules.seats, people, strict=False))

    @property
    def rules(self) -> AnyRules:
        """Its rules."""
        return self.game.rules

    @cached_property
    def walks(self) -> tuple[Walk, ...]:
        """Random matches, played once."""
        return tuple(walk(self.rules, self.seed + i) for i in range(self.matches))

    def moments(self) -> Iterator[tuple[Walk, Moment]]:
        """Yield every action of every match."""
        for one in self.walks:
            for moment in one.moments:
                yield one, moment

    @cached_property
    def sample(self) -> tuple[tuple[Walk, Any], ...]:
        """Sample positions of all matches: random ones, and each match's first turn and end."""
        rng = Random(self.seed)
        found: list[tuple[Walk, Any]] = []
        for one in self.walks:
            inside = [s for s in one.states if self.rules.next(s).awaits in ("turn", "booking")]
            found += [(one, one.states[-1]), (one, inside[0])] if inside else []
            many = max(1, self.positions // self.matches - 2)
            found += [(one, s) for s in rng.sample(inside, min(many, len(inside)))]
        return tuple(found)

    def seats(self) -> tuple[str | None, ...]:
        """All viewers: every seat, and ``None`` for a spectator."""
        return (*self.rules.seats, None)

    def at(self, language: str, **more: Any) -> At:
        """Context of a panel in a language."""
        return At(table=7, language=language, names=self.names, **more)

    def fail(self, one: Walk, what: str) -> BrokenLawError:
        """Error of a broken requirement in a match."""
        return BrokenLawError(f"{what} ({one})")

    def text(self, action: Any) -> str:
        """Journal text of an action."""
        return self.rules.encode(action)
