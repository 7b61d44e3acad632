"""Standings after any round, and who has met whom (docs/evenings.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import combinations, groupby, product
from typing import Any

from games.tournament.plan import Kind, Plan, Round

Worth = tuple[int, ...]
"""Worth of a round: points, or for matches half matches won, difference and points."""


@dataclass(frozen=True, slots=True)
class RoundLine:
    """One person's round."""

    table: int | None
    """``None`` for a bye and a missed round; so are the next two."""
    partner: int | None
    opponents: tuple[int, ...]
    points: float | None
    """Part of the total; half a match is 0.5. ``None`` while the table plays."""
    bye: bool = False
    missed: bool = False
    dropped: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """One person's line of the standings."""

    person: int
    place: int
    """From 1; equal results share it, and partners of a pair count as one."""
    total: float
    """Points, or won matches, a level one being half of one."""
    difference: int
    points: int
    """Points of the deals."""
    rounds: tuple[RoundLine, ...]

    def json(self) -> dict[str, Any]:
        """Object of ``python -m games evening standings --json``."""
        lines = [asdict(line) | {"opponents": list(line.opponents)} for line in self.rounds]
        return {"person": self.person, "place": self.place, "total": self.total, "rounds": lines}


@dataclass
class History:
    """Meetings and byes of some rounds. Pairs of people are sorted; 0 is any computer."""

    partners: Counter[tuple[int, int]] = field(default_factory=Counter)
    opponents: Counter[tuple[int, int]] = field(default_factory=Counter)
    byes: Counter[int] = field(default_factory=Counter)
    absent: frozenset[int] = frozenset()
    """People without table and bye in the last round."""

    @classmethod
    def of(cls, rounds: Sequence[Round]) -> History:
        """History of rounds as they were played."""
        history = cls()
        for one in rounds:
            for table in one.played.tables:
                for side in table.sides:
                    history.partners.update(map(pair, combinations(side, 2)))
                history.opponents.update(map(pair, product(*table.sides)))
            history.byes.update(one.played.byes)
        if rounds:
            history.absent = frozenset(everybody(rounds)) - rounds[-1].there
        return history


def pair(people: Iterable[int]) -> tuple[int, int]:
    """Two people, sorted."""
    a, b = sorted(people)
    return a, b


def everybody(rounds: Sequence[Round]) -> list[int]:
    """People of any of the rounds, in the order of their coming."""
    return sorted({person for one in rounds for person in (*one.present, *one.there)})


def undefeated(rounds: Sequence[Round]) -> Iterator[frozenset[int]]:
    """People still in the main knock-out after each round.

    A missed round ends it, a lost match too unless the other side is out of it already.
    """
    left = frozenset(everybody(rounds))
    for one in rounds:
        beaten = left - one.there
        for table in one.played.tables:
            score = one.scores.get(table.number)
            if score and score.won is not None and all(map(left.intersection, table.sides)):
                beaten |= left.intersection(table.sides[1 - score.won])
        left -= beaten
        yield left


def standings(plan: Plan, rounds: Sequence[Round]) -> tuple[Standing, ...]:
    """Standings after some rounds, from the first place on.

    A bye is worth one's average of the evening (the round's where one has not played), a missed
    round the lower of the two (0 for one's own then), each rounded, a half up. People who have
    played no round come last.
    """
    worths = [_worths(plan, one) for one in rounds]
    there, missed = [_lines(one) for one in rounds], RoundLine(None, None, (), None, missed=True)
    means = [_average(list(each.values())) for each in worths]
    left = list(undefeated(rounds)) if plan.kind is Kind.KNOCK_OUT else []
    found: list[tuple[list[Any], Standing]] = []
    for person in everybody(rounds):
        own = _average([each[person] for each in worths if person in each])
        lines = [each.get(person, missed) for each in there]
        known: list[tuple[Worth, int]] = []
        for at, (line, each, mean) in enumerate(zip(lines, worths, means, strict=True)):
            worth = each.get(person)
            if line.bye:
                worth = own or mean
            elif line.missed and mean:
                worth = tuple(map(min, own or (0,) * len(mean), mean))
            if worth is not None:
                known.append((worth, at))
                lines[at] = replace(line, points=_number(plan, worth[0]))
        known.sort()
        counted = known[min(plan.dropped, max(len(known) - 1, 0)) :]
        for _, at in known[: -len(counted)]:
            lines[at] = replace(lines[at], dropped=True)
        sums = [sum(values) for values in zip(*(worth for worth, _ in counted), strict=True)]
        total, difference, points = sums if len(sums) == 3 else (*(sums or [0]), 0, *(sums or [0]))
        best = [] if plan.matches else sorted((worth[0] for worth, _ in counted), reverse=True)
        key = [own is not None, sum(person in one for one in left), total, difference, points, best]
        number = _number(plan, total)
        found.append((key, Standing(person, 0, number, difference, points, tuple(lines))))
    return tuple(_placed(plan, found))


def _placed(plan: Plan, found: list[tuple[list[Any], Standing]]) -> Iterator[Standing]:
    """Set the places; a higher key is better."""
    found.sort(key=lambda one: one[0], reverse=True)
    place = 1
    for _, tied in groupby(found, key=lambda one: one[0]):
        equal = [replace(standing, place=place) for _, standing in tied]
        yield from equal
        place += -(-len(equal) // (plan.side if plan.matches else 1))


def _worths(plan: Plan, one: Round) -> dict[int, Worth]:
    """Worth of a round for the people at its finished tables."""
    worths: dict[int, Worth] = {}
    for table in one.played.tables:
        if (score := one.scores.get(table.number)) is None:
            continue
        for at, side in enumerate(table.sides):
            half = 1 if score.won is None else 2 * (score.won == at)
            worth = (half, score.difference[at], score.points[at])
            worths |= {person: worth if plan.matches else worth[2:] for person in side if person}
    return worths


def _average(worths: Sequence[Worth]) -> Worth | None:
    """Rounded average, a half up; ``None`` of nothing."""
    number = len(worths)
    return (
        tuple((2 * sum(one) + number) // (2 * number) for one in zip(*worths, strict=True)) or None
    )


def _number(plan: Plan, total: int) -> float:
    """Points, or matches of half matches, as a whole number where they are one."""
    return total if not plan.matches else total // 2 if total % 2 == 0 else total / 2


def _lines(one: Round) -> dict[int, RoundLine]:
    """Round of everybody who was there, without what it is worth."""
    lines = {person: RoundLine(None, None, (), None, bye=True) for person in one.played.byes}
    for table in one.played.tables:
        for at, side in enumerate(table.sides):
            for place, person in enumerate(side):
                partner = side[1 - place] if len(side) > 1 else None
                lines[person] = RoundLine(table.number, partner, table.sides[1 - at], None)
    return lines
