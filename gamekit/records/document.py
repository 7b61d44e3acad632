"""Record of a match of tricks as a document, derived lines included."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from gamekit.cards.cards import Card
from gamekit.records.tags import Tags

R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class TrickLine:
    """Numbered line of a trick: plays and calls in order, as words."""

    number: int
    leader: str
    words: tuple[str, ...]
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Derived:
    """Line that follows from the play, such as ``end counted``."""

    text: str
    line: int = field(default=0, compare=False)

    @property
    def word(self) -> str:
        """First word."""
        return self.text.split(" ", 1)[0]


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards of a deal."""

    hands: Mapping[str, tuple[Card, ...]]
    """Each seat's cards, in the record's order of seats."""
    up: Card | None = None
    """Card turned up."""
    stock: tuple[Card, ...] = ()
    """The first drawn first."""


@dataclass(frozen=True, slots=True)
class RecordedDeal:
    """Deal as recorded."""

    number: int
    dealer: str
    dealt: Dealt
    tricks: tuple[TrickLine, ...] = ()
    derived: tuple[Derived, ...] = ()
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Record(Generic[R]):
    """Complete record. ``R``: the rules of a match."""

    tags: Tags
    rules: R
    """Rules from the tags."""
    deals: tuple[RecordedDeal, ...]


def heading(first: str, tags: Tags, seats: Mapping[str, str]) -> Iterator[str]:
    """Lines on game, place and players. ``seats``: seat → tag of its player."""
    yield first
    where = [tag.value for name in ("Place", "Date") if (tag := tags.get(name))]
    if where:
        yield ", ".join(where)
    players = [(name, tag.value) for name in seats.values() if (tag := tags.get(name))]
    if players:
        yield " · ".join(f"{name} {value}" for name, value in players)


def as_object(values: Any) -> dict[str, int]:
    """Numbers of the sides for JSON."""
    return {str(side): int(value) for side, value in values.items()}
