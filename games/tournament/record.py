"""Record of an evening as text (docs/evenings.md, "The record")."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import Any, Final, TypeVar

from base.cli import counted
from gamekit.cards.shuffle import commitment
from gamekit.records.codec import one_of
from gamekit.records.lines import Line, Lines, RecordError, located
from gamekit.records.tags import Tag, Tags, check_version, read_tags
from games.tournament.plan import MOST_ROUNDS, Draw, Kind, Plan, Round, Score, Table
from games.tournament.standings import Standing, standings

T = TypeVar("T")

TITLE: Final = "Evening"
VERSION: Final = "1"
SUFFIX: Final = "evening"
CUT_MOST: Final = 999
FILLS: Final = {"computers": True, "people": False}
FOR_PEOPLE: Final = ("Name", "Date", "Place", "Game", "Options")
"""Tags without meaning for draw and standings."""
ONCE: Final = (
    *(TITLE, "Kind", "Rounds", "Deals", "Side", "Fill", "Dropped", "Seeds", "Cut"),
    *FOR_PEOPLE,
)
_PERSON: Final = "[1-9][0-9]{0,3}"
_SEAT: Final = f"(?:0|{_PERSON})"
_POINTS: Final = "-?(?:0|[1-9][0-9]{0,5})"
_SCORE: Final = f"({_POINTS}) ({_POINTS})(?: difference ({_POINTS}))?(?: won ([12]))?"
_FORMS: Final = {
    "present": rf"( {_PERSON}(\+{_PERSON})?)+",
    "table": f" {_PERSON}( {_SEAT})+ -( {_SEAT})+",
    "bye": f"( {_PERSON})+",
    "seated": f" {_PERSON}( {_SEAT})+ -( {_SEAT})+",
    "out": f"( {_PERSON})*",
    "result": rf" ({_PERSON}) {_SCORE}(?: record (\S+))?",
    "correct": rf" ({_PERSON}) ({_PERSON}) {_SCORE} because (\S.*)",
    "standing": rf" {_PERSON} {_PERSON} {_POINTS}(\.5)?( {_POINTS} {_POINTS})?",
}
"""Lines of a round in their order, after their first words."""


@dataclass(frozen=True, slots=True)
class Correction:
    """Later result of a table."""

    round: int
    table: int
    score: Score
    reason: str
    """Printable, on one line."""
    after: int
    """Last round drawn before it."""

    def __post_init__(self) -> None:
        if not self.reason.isprintable() or self.reason.strip() != self.reason or not self.reason:
            raise ValueError(f"a reason is a printable line: {self.reason[:40]!r}")


@dataclass(frozen=True, slots=True)
class Evening:
    """Evening so far."""

    plan: Plan
    rounds: tuple[Round, ...]
    """With their first results. Those read have ``seats`` where they differ from the draw."""
    cut: int | None = None
    """From 1 to 999."""
    commitments: Mapping[int, str] = field(default_factory=dict)
    """By round, in hex."""
    secrets: Mapping[int, bytes] = field(default_factory=dict, repr=False)
    """Of rounds that are over."""
    seeds: tuple[int, ...] = ()
    corrections: tuple[Correction, ...] = ()
    records: Mapping[tuple[int, int], str] = field(default_factory=dict)
    """Round and table → name of the table's own record, without spaces."""
    names: Mapping[int, str] = field(default_factory=dict)
    tags: Mapping[str, str] = field(default_factory=dict)
    """Values of :data:`FOR_PEOPLE`."""

    def after(self, number: int) -> list[Round]:
        """First rounds with their results as they were known when the next one was drawn."""
        rounds = list(self.rounds[:number])
        for one in self.corrections:
            if one.after <= number:
                old = rounds[one.round - 1]
                scores = {**old.scores, one.table: one.score}
                rounds[one.round - 1] = replace(old, scores=scores)
        return rounds

    def standings(self) -> tuple[Standing, ...]:
        """Standings of now."""
        return standings(self.plan, self.after(len(self.rounds)))


def draw_lines(draw: Draw) -> Iterator[str]:
    """Lines of tables and byes."""
    for table in draw.tables:
        yield _table("table", table)
    if draw.byes:
        yield f"bye {' '.join(map(str, draw.byes))}"


def _table(word: str, table: Table) -> str:
    sides = (" ".join(map(str, side)) for side in table.sides)
    return f"{word} {table.number} {' - '.join(sides)}"


def standing_lines(plan: Plan, rounds: Sequence[Round]) -> Iterator[str]:
    """Lines of the standings."""
    for one in standings(plan, rounds):
        rest = f" {one.difference} {one.points}" if plan.matches else ""
        yield f"standing {one.place} {one.person} {one.total}{rest}"


def write(evening: Evening) -> str:
    """Write a record; ``ValueError`` for texts that are not printable."""
    lines = [*map(str, _tags(evening))]
    for one in evening.rounds:
        lines += ["", *_round(evening, one)]
    return "".join(f"{line}\n" for line in lines)


def _tags(evening: Evening) -> Iterator[Tag]:
    plan = evening.plan
    yield Tag(TITLE, VERSION)
    for name in FOR_PEOPLE:
        if value := evening.tags.get(name):
            yield Tag(name, value)
    yield Tag("Kind", plan.kind.value)
    yield Tag("Rounds", str(plan.rounds))
    if plan.deals is not None:
        yield Tag("Deals", str(plan.deals))
    yield Tag("Side", str(plan.side))
    yield Tag("Fill", next(name for name, fill in FILLS.items() if fill is plan.computers))
    yield Tag("Dropped", str(plan.dropped))
    if evening.seeds:
        yield Tag("Seeds", " ".join(map(str, evening.seeds)))
    for person, name in sorted(evening.names.items()):
        yield Tag("Person", name, person)
    if evening.cut is not None:
        yield Tag("Cut", str(evening.cut))
    for number, committed in sorted(evening.commitments.items()):
        yield Tag("Commitment", committed, number)
    for number, secret in sorted(evening.secrets.items()):
        yield Tag("Secret", secret.hex(), number)


def _round(evening: Evening, one: Round) -> Iterator[str]:
    yield f"round {one.number}"
    partner = {person: pair for pair in one.pairs for person in pair}
    there = dict.fromkeys(partner.get(person, (person,)) for person in one.present)
    yield f"present {' '.join('+'.join(map(str, unit)) for unit in there)}"
    yield from draw_lines(one.draw)
    played = one.played
    for table in played.tables:
        if table not in one.draw.tables:
            yield _table("seated", table)
    if played.byes != one.draw.byes:
        yield " ".join(("out", *map(str, played.byes)))
    for number, score in sorted(one.scores.items()):
        name = evening.records.get((one.number, number))
        yield f"result {number} {_score(score)}{f' record {name}' if name else ''}"
    for fix in evening.corrections:
        if fix.after == one.number:
            yield f"correct {fix.round} {fix.table} {_score(fix.score)} because {fix.reason}"
    rounds = evening.after(one.number)
    if all(table.number in one.scores for table in one.draw.tables):
        yield from standing_lines(evening.plan, rounds)


def _score(score: Score) -> str:
    difference = f" difference {score.difference[0]}" if any(score.difference) else ""
    won = "" if score.won is None else f" won {score.won + 1}"
    return f"{' '.join(map(str, score.points))}{difference}{won}"


def read(data: bytes, draw: Callable[..., Draw] | None = None) -> Evening:
    """Read a record and check its standings; ``draw`` (:mod:`games.tournament.pairing`): draws too.

    Raises :class:`gamekit.records.lines.RecordError`, which names the first wrong line.
    """
    lines = Lines.of_bytes(data)
    tags = read_tags(lines, ONCE)
    check_version(tags, TITLE, VERSION, lines)
    plan = _plan(tags)
    evening = Evening(
        plan,
        (),
        _value(tags, "Cut", _cut, None),
        dict(_numbered(tags, "Commitment", plan.rounds, str.lower)),
        dict(_numbered(tags, "Secret", plan.rounds, bytes.fromhex)),
        _value(tags, "Seeds", _people, ()),
        names=dict(_numbered(tags, "Person", 9999, str)),
        tags={name: tags.value(name) for name in FOR_PEOPLE if tags.value(name)},
    )
    _check_secrets(evening, tags)
    while lines.peek() is not None:
        evening = _Reader(lines, evening, draw).round()
    for number in evening.secrets:
        if number > len(evening.rounds):
            raise RecordError(lines.last, f"round {number} has a secret but was not drawn")
    return evening


def _check_secrets(evening: Evening, tags: Tags) -> None:
    for number, secret in evening.secrets.items():
        tag = tags.get("Secret", number)
        committed = evening.commitments.get(number)
        at = tag.line if tag else tags.last_line
        if committed is None or evening.cut is None:
            missing = "cut" if committed else "commitment"
            raise RecordError(at, f"round {number} has a secret but no {missing}")
        if commitment(secret) != committed:
            raise RecordError(at, f"the secret of round {number} is not the one committed to")


def _plan(tags: Tags) -> Plan:
    given: dict[str, Any] = {"rounds": MOST_ROUNDS, "deals": None}
    for name, (what, parse) in _PLAN.items():
        if (tag := tags.get(name)) is None:
            if name in ("Kind", "Rounds"):
                raise RecordError(tags.last_line, f"the tag {name} is missing")
            continue
        given[what] = located(tag.line, parse, tag.value)
        if given[what] is Kind.SINGLES:
            given["side"] = 1
        plan = located(tag.line, lambda values: Plan(**values), given)
    return plan


def _value(tags: Tags, name: str, parse: Callable[[str], T], other: T) -> T:
    tag = tags.get(name)
    return other if tag is None else located(tag.line, parse, tag.value)


def _numbered(
    tags: Tags, name: str, most: int, parse: Callable[[str], T]
) -> Iterator[tuple[int, T]]:
    for tag in tags:
        if tag.name == name:
            if tag.number is None:
                raise RecordError(tag.line, f"the tag {name} needs a number")
            if tag.number > most:
                raise RecordError(tag.line, f"there is no round {tag.number} in the plan")
            yield tag.number, parse(tag.value)


def _number(text: str) -> int:
    if not re.fullmatch("0|[1-9][0-9]?", text):
        raise ValueError(f"not a number below 100: {text[:20]!r}")
    return int(text)


def _cut(text: str) -> int:
    if not re.fullmatch("[1-9][0-9]{0,2}", text):
        raise ValueError(f"a cut is a number from 1 to {CUT_MOST}, not {text[:20]!r}")
    return int(text)


def _fill(text: str) -> bool:
    if text not in FILLS:
        raise ValueError(f"{' or '.join(FILLS)} is due, not {text[:20]!r}")
    return FILLS[text]


def _people(text: str) -> tuple[int, ...]:
    if not re.fullmatch(f"{_PERSON}( {_PERSON})*", text):
        raise ValueError(f"not numbers of people: {text[:40]!r}")
    people = tuple(map(int, text.split(" ")))
    if len(set(people)) < len(people):
        raise ValueError(f"somebody is listed twice: {text[:40]!r}")
    return people


_PLAN: Final[dict[str, tuple[str, Callable[[str], Any]]]] = {
    "Kind": ("kind", one_of(Kind, "kind of evening")),
    "Rounds": ("rounds", _number),
    "Deals": ("deals", _number),
    "Side": ("side", _number),
    "Fill": ("computers", _fill),
    "Dropped": ("dropped", _number),
}


class _Reader:
    """Reader of an evening's next round."""

    def __init__(
        self, lines: Lines, evening: Evening, draw: Callable[..., Draw] | None = None
    ) -> None:
        self.lines = lines
        self.evening = evening
        self.draw = draw
        self.number = len(evening.rounds) + 1
        self.at = 0
        """Number of the last line read."""

    def round(self) -> Evening:
        """Evening with this round."""
        evening, number = self.evening, self.number
        self.at, opening = self.lines.due("round", f"round {number}")
        if opening != f"round {number}":
            raise self._error(f"round {number} is due, not {opening[:40]!r}")
        if number > evening.plan.rounds:
            raise self._error(f"the plan has {counted(evening.plan.rounds, 'round')}")
        for before in evening.rounds[-1:]:
            for table in before.draw.tables:
                if table.number not in before.scores:
                    what = f"table {table.number} of round {before.number} has no result"
                    raise self._error(what)
        present, pairs = self._present()
        one = Round(number, present, self._draw(present, pairs), {}, pairs)
        one = replace(one, seats=self._seats(one.draw))
        records = dict(evening.records)
        one = replace(one, scores=dict(self._results(one.draw, records)))
        evening = replace(evening, rounds=(*evening.rounds, one), records=records)
        fixes = (*evening.corrections, *self._corrections(evening))
        evening = replace(evening, corrections=fixes)
        if written := self._lines("standing"):
            if len(one.scores) < len(one.draw.tables):
                raise self._error("the standings stand after all results of the round")
            due = standing_lines(evening.plan, evening.after(number))
            self._compare(written, due, f"the results up to round {number}")
        if (rest := self.lines.peek()) is not None and not rest[1].startswith("round "):
            what = f"round {number + 1} or another line of round {number} is due"
            raise RecordError(rest[0], f"{what}, not {rest[1][:40]!r}")
        return evening

    def _error(self, what: str) -> RecordError:
        return RecordError(self.at, what)

    def _lines(self, word: str, most: int = 9999) -> list[tuple[Line, re.Match[str]]]:
        """Lines with this first word, each of its form."""
        read: list[tuple[Line, re.Match[str]]] = []
        while (line := self.lines.starts(word)) is not None:
            self.at = line[0]
            found = re.fullmatch(_FORMS[word], line[1].removeprefix(word))
            if found is None:
                raise self._error(f"not a line {word!r}: {line[1][:60]!r}")
            if len(read) == most:
                raise self._error(f"a second line {word!r}")
            read.append((line, found))
        rest = self.lines.peek()
        if rest is not None and rest[1].split(" ")[0] not in (*_FORMS, "round"):
            raise RecordError(rest[0], f"not a line of a round: {rest[1][:60]!r}")
        return read

    def _each(self, word: str, most: int = 9999) -> Iterator[re.Match[str]]:
        """Forms of the lines with this first word, in turn."""
        for line, found in self._lines(word, most):
            self.at = line[0]
            yield found

    def _compare(
        self, written: list[tuple[Line, re.Match[str]]], due: Iterable[str], source: str
    ) -> None:
        """Raise the error of the first line that is not the due one."""
        for one, text in zip_longest(written, due):
            if one is None:
                raise self._error(f"{text!r} is missing: it follows from {source}")
            (self.at, found), _ = one
            if text is None:
                raise self._error(f"nothing like {found[:60]!r} follows from {source}")
            if found != text:
                raise self._error(f"{text!r} follows from {source}, not {found[:60]!r}")

    def _present(self) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...]]:
        """Present people and fixed partners."""
        plan, units = self.evening.plan, list[list[int]]()
        for found in self._each("present", 1):
            units = [[*map(int, word.split("+"))] for word in found[0].split()]
        if not units:
            raise self._error(f"round {self.number} needs its line 'present'")
        people = sorted(person for unit in units for person in unit)
        self._once(people)
        pairs = tuple((unit[0], unit[1]) for unit in units if len(unit) == 2)
        if pairs and not (plan.matches and plan.side == 2):
            raise self._error(f"{plan.kind.value} has no fixed partners")
        return tuple(people), pairs

    def _draw(self, present: tuple[int, ...], pairs: tuple[tuple[int, int], ...]) -> Draw:
        evening, number = self.evening, self.number
        written, sitting = self._lines("table"), self._lines("bye", 1)
        if self.draw is not None and (secret := evening.secrets.get(number)) is not None:
            given = (evening.plan, evening.after(number - 1), present, secret, evening.cut)
            due = self.draw(*given, pairs=pairs, seeds=evening.seeds)
            source = f"secret and cut of round {number}"
            self._compare([*written, *sitting], draw_lines(due), source)
        tables, listed = list[Table](), list[int]()
        for (self.at, _), found in written:
            tables.append(self._table(found, listed))
            if tables[-1].number != len(tables):
                raise self._error(f"table {len(tables)} is due, not {tables[-1].number}")
            self._check_present(present, listed)
        byes: tuple[int, ...] = ()
        for (self.at, _), found in sitting:
            byes = tuple(map(int, found[0].split()))
            listed += byes
            self._once(listed)
            self._check_present(present, listed)
        for person in present:
            if person not in listed:
                raise self._error(f"person {person} has neither a table nor a bye")
        return Draw(tuple(tables), byes)

    def _table(self, found: re.Match[str], listed: list[int]) -> Table:
        """Table of a line; its people are added to those listed."""
        size, (first, second) = self.evening.plan.side, (p.split() for p in found[0].split(" -"))
        sides = tuple(tuple(map(int, side)) for side in (first[1:], second))
        if any(len(side) != size for side in sides):
            raise self._error(f"a side has {counted(size, 'seat')}")
        listed += (one for side in sides for one in side if one)
        self._once(listed)
        return Table(int(first[0]), sides)

    def _check_present(self, present: Sequence[int], listed: Sequence[int]) -> None:
        for person in listed:
            if person not in present:
                raise self._error(f"person {person} is not present")

    def _seats(self, draw: Draw) -> Draw | None:
        """Places as they were taken; ``None``: as drawn."""
        tables, byes = {table.number: table for table in draw.tables}, draw.byes
        for found in self._each("seated"):
            table = self._table(found, [])
            if tables.get(table.number) not in draw.tables:
                raise self._error(f"there is no table {table.number}, or it stands above")
            tables[table.number] = table
        for found in self._each("out", 1):
            byes = tuple(map(int, found[0].split()))
        played = Draw(tuple(tables.values()), byes)
        seated = [one for table in played.tables for side in table.sides for one in side if one]
        self._once([*seated, *byes])
        return None if played == draw else played

    def _results(
        self, draw: Draw, records: dict[tuple[int, int], str]
    ) -> Iterator[tuple[int, Score]]:
        read: list[int] = []
        for found in self._each("result"):
            number = int(found[1])
            if number > len(draw.tables):
                raise self._error(f"there is no table {number}")
            if number in read:
                raise self._error(f"a second result of table {number}")
            read.append(number)
            if found[6]:
                records[self.number, number] = found[6]
            yield number, _score_of(found, 2)

    def _corrections(self, evening: Evening) -> Iterator[Correction]:
        for found in self._each("correct"):
            number, table = int(found[1]), int(found[2])
            if number > self.number or table not in evening.rounds[number - 1].scores:
                raise self._error(f"table {table} of round {number} has no result to correct")
            given = (number, table, _score_of(found, 3), found[7], self.number)
            yield located(self.at, lambda given: Correction(*given), given)

    def _once(self, people: Sequence[int]) -> None:
        for person in people:
            if people.count(person) > 1:
                raise self._error(f"person {person} is listed twice")


def _score_of(found: re.Match[str], first: int) -> Score:
    """Result whose points are a form's group ``first`` and the next one."""
    a, b, difference, won = found.groups()[first - 1 : first + 3]
    apart = int(difference or 0)
    return Score((int(a), int(b)), (apart, -apart), int(won) - 1 if won else None)
