"""A game under test, with the matches shared by all checks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

from gamekit.api.face import At
from gamekit.api.game import Game
from gamekit.api.rules import AnyRules
from i18n import LANGUAGES
from tools.conformance import BrokenLawError, LeftOutError
from tools.conformance.walks import Kinds, Moment, Walk, kind, walk


@dataclass
class Subject:
    """A game and the extent of its checks."""

    game: Game
    seed: int = 1
    matches: int = 4
    positions: int = 10
    """Positions of each match for costly checks."""
    repeats: int = 3
    """Drawn pictures of each kind, and positions at which each level thinks."""
    names: dict[str, str] = field(default_factory=dict)
    """Seat → name, in the form of a table's names."""
    kinds: Kinds = field(default_factory=Kinds)
    """Kinds of action met in the matches."""
    place: str = ""
    """Place of the position that is being checked, for messages."""
    unplayable: bool = False
    """Whether a match could not be played to its end, which one check has reported."""

    def __post_init__(self) -> None:
        people = ("Anne", "Beat", "Carlo", "Daisy")
        self.names = dict(zip(self.rules.seats, people, strict=False))

    @property
    def rules(self) -> AnyRules:
        """Its rules."""
        return self.game.rules

    @cached_property
    def walks(self) -> tuple[Walk, ...]:
        """Random matches, played once; raises ``LeftOutError`` after a first failure."""
        if self.unplayable:
            raise LeftOutError("no match can be played")
        self.unplayable = True
        # The first match is plain: a kind that is always possible, done first, would end it.
        first = walk(self.rules, self.seed)
        self.kinds.done.update(kind(self.text(moment.action)) for moment in first.moments)
        rest = (walk(self.rules, self.seed + i, self.kinds) for i in range(1, self.matches))
        played = (first, *rest)
        self.unplayable = False
        return played

    def moments(self) -> Iterator[tuple[Walk, Moment]]:
        """Yield every action of every match."""
        for one in self.walks:
            for moment in one.moments:
                self.place = f"at action {moment.number}, {self.text(moment.action)[:40]!r}, "
                yield one, moment
        self.place = ""

    @cached_property
    def _sample(self) -> tuple[tuple[int, int], ...]:
        """Places of matches with numbers of actions after which a position is checked."""
        rng, rules = Random(self.seed), self.rules
        found: list[tuple[int, int]] = []
        seen: set[str] = set()
        for at, one in enumerate(self.walks):
            awaits = [rules.next(state).awaits for state in one.states]
            inside = [i for i, what in enumerate(awaits) if what in ("turn", "booking")]
            between = [i for i, what in enumerate(awaits) if what == "deal"]
            found += [(at, i) for i in (len(awaits) - 1, *inside[:1], *between[:2])]
            found += [(at, i) for i in rng.sample(inside, min(self.positions - 2, len(inside)))]
            for moment in one.moments:
                name = kind(self.text(moment.action))
                if name not in seen:
                    seen.add(name)
                    found += [(at, moment.number - 1), (at, moment.number)]
        return tuple(dict.fromkeys(found))

    @property
    def sample(self) -> Iterator[tuple[Walk, Any]]:
        """Sample positions of all matches: random ones, each match's start, first turn, deals and
        end, and those around each kind of action.
        """
        for at, number in self._sample:
            one = self.walks[at]
            self.place = "before the first deal, "
            if number:
                done = one.moments[number - 1].action
                self.place = f"after action {number}, {self.text(done)[:40]!r}, "
            yield one, one.states[number]
        self.place = ""

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """Languages that the game has files for; all where it has none at all."""
        folder = next(iter(reversed(getattr(self.game.face.say, "folders", ()))), None)
        if not isinstance(folder, Path):
            return LANGUAGES
        return tuple(one for one in LANGUAGES if any((folder / one).glob("*.ftl"))) or LANGUAGES

    def seats(self) -> tuple[str | None, ...]:
        """All viewers: every seat, and ``None`` for a spectator."""
        return (*self.rules.seats, None)

    def at(self, language: str, **more: Any) -> At:
        """Context of a panel in a language."""
        return At(table=7, language=language, names=self.names, **more)

    def fail(self, one: Walk, what: str) -> BrokenLawError:
        """Error of a broken requirement in a match."""
        return BrokenLawError(f"{what} ({self.place}{one})")

    def text(self, action: Any) -> str:
        """Journal text of an action."""
        return self.rules.encode(action)
