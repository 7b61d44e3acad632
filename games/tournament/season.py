"""Season of several evenings: the best results of each person are added up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import groupby

Person = int
"""The same person has the same number in every evening."""


class Worth(Enum):
    """Points of an evening for the season."""

    PLACE = "place"
    """One, and one more for each person who came off worse."""
    SCORE = "score"
    """The evening's own total."""


@dataclass(frozen=True, slots=True)
class SeasonRules:
    """Evenings of a season and how many of them count; ``ValueError`` if none does."""

    best: int = 5
    """Best results that count for each person."""
    of: int = 7
    """Evenings of the season."""
    worth: Worth = Worth.PLACE

    def __post_init__(self) -> None:
        if not 1 <= self.best <= self.of:
            raise ValueError(f"the best {self.best} of {self.of} evenings cannot count")


@dataclass(frozen=True, slots=True)
class Finish:
    """A person's end of an evening."""

    place: int
    total: int


@dataclass(frozen=True, slots=True)
class SeasonLine:
    """A person's line in the season's ranking."""

    person: Person
    place: int
    """Equal for equal points."""
    points: int
    """Sum of the best results."""
    results: tuple[int | None, ...]
    """Points of each evening; ``None``: absent."""
    counted: frozenset[int]
    """Evenings that count, from 0."""
    total: int
    """Sum of the totals of all evenings: its highest belongs to the points champion."""

    @property
    def evenings(self) -> int:
        """Number of evenings attended."""
        return sum(result is not None for result in self.results)


def season(
    evenings: Sequence[Mapping[Person, Finish]], rules: SeasonRules
) -> tuple[SeasonLine, ...]:
    """Rank the people of the first evenings of a season, oldest first.

    Equal points share a place; among them the higher total stands first, then the smaller number.
    """
    evenings = evenings[: rules.of]
    points = [_points(evening, rules.worth) for evening in evenings]
    lines = []
    for person in sorted({person for evening in evenings for person in evening}):
        results = tuple(evening.get(person) for evening in points)
        attended = [number for number, result in enumerate(results) if result is not None]
        best = sorted(attended, key=lambda number: -points[number][person])[: rules.best]
        total = sum(evening[person].total for evening in evenings if person in evening)
        added = sum(points[number][person] for number in best)
        lines.append(SeasonLine(person, 0, added, results, frozenset(best), total))
    lines.sort(key=lambda line: (-line.points, -line.total, line.person))
    ranked: list[SeasonLine] = []
    for _, level in groupby(lines, key=lambda line: line.points):
        place = len(ranked) + 1
        ranked += [
            SeasonLine(one.person, place, one.points, one.results, one.counted, one.total)
            for one in level
        ]
    return tuple(ranked)


def champions(lines: Sequence[SeasonLine]) -> tuple[Person, ...]:
    """People with the highest sum of totals, whatever the number of their evenings."""
    most = max((line.total for line in lines), default=0)
    return tuple(line.person for line in lines if line.total == most)


def _points(evening: Mapping[Person, Finish], worth: Worth) -> dict[Person, int]:
    if worth is Worth.SCORE:
        return {person: finish.total for person, finish in evening.items()}
    return {
        person: 1 + sum(other.place > finish.place for other in evening.values())
        for person, finish in evening.items()
    }
