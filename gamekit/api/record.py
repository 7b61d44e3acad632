"""Text records of a game: match files to read, replay and check elsewhere. Optional."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

J = TypeVar("J")


@dataclass(frozen=True, slots=True)
class Proof:
    """Proof of a deal (docs/fairness.md)."""

    deal: int
    """Number, from 1."""
    commitment: str
    cut: int | None
    secret: str
    """Hex."""


@dataclass(frozen=True, slots=True)
class Played:
    """Finished deals of a match."""

    preset: str
    options: Mapping[str, str]
    version: int
    """Version of the rules."""
    actions: tuple[str, ...]
    """Encoded actions up to the end of the last finished deal."""
    date: str = ""
    """``2026-11-22``"""
    place: str = ""
    players: Mapping[str, str] = field(default_factory=dict)
    """Seat → name or level; printable."""
    proofs: tuple[Proof, ...] = ()


@dataclass(frozen=True, slots=True)
class Adjudicator(Generic[J]):
    """Referee of a game's records. ``J``: an adjudicated record."""

    title: str
    """First tag of a record: ``Brus``."""
    judge: Callable[[bytes], J]
    """Parse and adjudicate a file's content; raise :class:`gamekit.records.lines.RecordError`."""
    text: Callable[[J], str]
    json: Callable[[J], str]
    verify: Callable[[J], tuple[int, int]]
    """Number of checked deals and of all deals; raise the same for an unfair one."""


class Records(Protocol):
    """Writer and reader of a game's records.

    Words: ``replay-record-note``, sent with a file, and, if the adjudicator can check proofs,
    ``verify-by-hand`` (``secret``, ``file``).
    """

    @property
    def suffix(self) -> str:
        """File extension without the dot: ``"brouc"``."""

    def write(self, played: Played) -> str:
        """Write a record."""

    def read(self, text: str) -> Played:
        """Read a record; ``ValueError`` names the line and the error."""

    @property
    def adjudicator(self) -> Adjudicator[Any]:
        """Referee of ``python -m games record``."""
