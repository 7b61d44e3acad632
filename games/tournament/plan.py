"""Plan of an evening and its rounds: present people, drawn tables, results.

People are numbers from 1 in the order of their coming; 0 is a computer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

DEAL_MINUTES: Final = 5
"""Usual length of a deal."""
MATCH_MINUTES: Final = 20
"""Usual length of a match that is played to its end."""
BREAK_MINUTES: Final = 3
"""Time between two rounds."""
LONGEST_MINUTES: Final = 300
"""Longest plan."""
MOST_ROUNDS: Final = 20


class Kind(Enum):
    """Kind of an evening."""

    NEW_PARTNERS = "new-partners"
    """A new partner each round; points are added up."""
    PAIRS = "pairs"
    """Fixed pairs: round robin if the rounds suffice, else Swiss; won matches count."""
    KNOCK_OUT = "knock-out"
    """Fixed pairs; the beaten ones play on in a consolation."""
    SINGLES = "singles"
    """As pairs, with one person a side."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Facts that draw and standings depend on; ``ValueError`` if they contradict each other."""

    kind: Kind
    rounds: int
    deals: int | None
    """Deals a round; ``None``: a whole match."""
    side: int = 2
    """People of a side: 2, or 1 in games of two."""
    computers: bool = True
    """Whether computers fill the last table; otherwise people sit out."""
    dropped: int = 0
    """Worst rounds that do not count."""

    def __post_init__(self) -> None:
        if not 1 <= self.rounds <= MOST_ROUNDS:
            raise ValueError(f"an evening has 1 to {MOST_ROUNDS} rounds, not {self.rounds}")
        if self.deals is not None and not 1 <= self.deals <= 99:
            raise ValueError(f"a round has 1 to 99 deals, not {self.deals}")
        fitting = {Kind.SINGLES: (1,), Kind.KNOCK_OUT: (1, 2)}.get(self.kind, (2,))
        if self.side not in fitting:
            raise ValueError(f"no {self.kind.value} with sides of {self.side}")
        if not 0 <= self.dropped < (1 if self.kind is Kind.KNOCK_OUT else self.rounds):
            raise ValueError(f"{self.dropped} dropped rounds are too many")

    @property
    def matches(self) -> bool:
        """Whether won matches count before points."""
        return self.kind is not Kind.NEW_PARTNERS


@dataclass(frozen=True, slots=True)
class Table:
    """Drawn table. Seats in the game's order: both sides' first people, then their second ones."""

    number: int
    """From 1."""
    sides: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """Tables of a round and people who sit out."""

    tables: tuple[Table, ...]
    byes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """Result of a table, by its sides."""

    points: tuple[int, ...]
    """Sum of the deals' points."""
    difference: tuple[int, ...] = (0, 0)
    """Difference of what the game counts in a match, such as coches; opposite numbers."""
    won: int | None = None
    """Side that has won the match; ``None`` if it is level."""


@dataclass(frozen=True, slots=True)
class Round:
    """Drawn round."""

    number: int
    present: tuple[int, ...]
    """People to be drawn, in the order of their coming."""
    draw: Draw
    scores: Mapping[int, Score] = field(default_factory=dict)
    """By number of the table, as far as known; corrected ones replace others."""
    pairs: tuple[tuple[int, int], ...] = ()
    """Fixed partners among the present people."""
    changes: tuple[tuple[int, int], ...] = ()
    """People whose places were exchanged after the draw, in order.

    One of them may have had none, and then the other has none.
    """
    missed: tuple[int, ...] = ()
    """Drawn people who played no card."""
    seats: Draw | None = None
    """Places as they were taken, where they are known instead of changes and missed people."""

    @property
    def played(self) -> Draw:
        """Draw after the changes, with computers in the places of those who missed it."""
        if self.seats is not None:
            return self.seats

        def now(person: int) -> int:
            for change in self.changes:
                if person in change:
                    person = change[person == change[0]]
            return 0 if person in self.missed else person

        tables = tuple(
            Table(table.number, tuple(tuple(map(now, side)) for side in table.sides))
            for table in self.draw.tables
        )
        return Draw(tables, tuple(person for person in map(now, self.draw.byes) if person))

    @property
    def there(self) -> frozenset[int]:
        """People who played or sat out."""
        draw = self.played
        seated = (one for table in draw.tables for side in table.sides for one in side if one)
        return frozenset((*seated, *draw.byes))


def minutes(plan: Plan, *, deal: int = DEAL_MINUTES, match: int = MATCH_MINUTES) -> int:
    """Expected length. ``deal``, ``match``: minutes of one."""
    each = match if plan.deals is None else plan.deals * deal
    return plan.rounds * each + (plan.rounds - 1) * BREAK_MINUTES
