"""A game's text record: matches as files that people read, replay and check elsewhere. Optional."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Proof:
    """What proves one deal (docs/fairness.md)."""

    deal: int
    """Its number, from 1."""
    commitment: str
    cut: int | None
    secret: str
    """Hex."""


@dataclass(frozen=True, slots=True)
class Played:
    """A match as far as its deals are over."""

    preset: str
    options: Mapping[str, str]
    version: int
    """Of the rules."""
    actions: tuple[str, ...]
    """As the journal has them, up to the end of the last finished deal."""
    date: str = ""
    """``2026-11-22``"""
    place: str = ""
    players: Mapping[str, str] = field(default_factory=dict)
    """Seat → name or level; printable."""
    proofs: tuple[Proof, ...] = ()


class Records(Protocol):
    """Writes and reads one game's records.

    Words: ``replay-record-note``, said with a file, and if the adjudicator can check a deal's proof
    ``verify-by-hand``, told ``secret`` and ``file``.
    """

    @property
    def suffix(self) -> str:
        """The files' ending without a dot: ``"brouc"``."""

    def write(self, played: Played) -> str:
        """The record."""

    def read(self, text: str) -> Played:
        """What a record tells; ``ValueError`` names the line and what is wrong with it."""

    def command(self, arguments: Sequence[str]) -> int:
        """The game's adjudicator on the command line; the exit status."""
