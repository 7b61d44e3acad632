"""What to show to whom, as plain data: Discord, or anything else, only renders it.

Everything public is built from a spectator's view; a hand panel from its seat's view. Persons are
ids; whoever renders knows their names.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tables.entries import Occupant, Stored
from tables.game import Next, Result
from tables.options import Options
from tables.state import Presence, Status


@dataclass(frozen=True, slots=True)
class SeatCard:
    """Who sits where, for everybody."""

    seat: str
    occupant: Occupant
    presence: Presence
    misses: int


@dataclass(frozen=True, slots=True)
class LobbyCard:
    """The one card that the parent channel sees."""

    table: int
    seq: int
    status: Status
    owner: int
    options: Options
    seats: tuple[SeatCard, ...]
    """In the game's order."""
    partners: tuple[tuple[str, ...], ...]
    ready: bool
    """Every seat is filled."""
    expires_at: int | None
    """UTC ms; ``None`` unless in the lobby."""
    result: MatchResult | None
    """The last finished match."""


@dataclass(frozen=True, slots=True)
class ProofCard:
    """How a deal can be checked (docs/fairness.md)."""

    deal: int
    commitment: str
    cut: int | None
    secret: str | None
    """Hex; only once the deal is over."""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A finished match."""

    result: Result
    number: int
    duration_ms: int
    rated: bool
    persons: Mapping[str, int]
    """Seat and person, where one sat to the end."""


@dataclass(frozen=True, slots=True)
class Board:
    """What everybody at and around the table sees."""

    table: int
    seq: int
    """To be carried by the board's buttons."""
    status: Status
    options: Options
    number: int
    """The match at this table, from 1."""
    view: Any
    """The game's view for spectators; ``None`` before the first match."""
    next: Next
    seats: tuple[SeatCard, ...]
    turn: str | None
    """Whose move is awaited."""
    turn_person: int | None
    """The person whose clock runs, ``None`` if a computer plays the turn."""
    deadline: int | None
    """UTC ms when the turn is played for him."""
    cutter: str | None
    """The seat that may cut now, ``None`` when no cut is awaited of a person."""
    cut_until: int | None
    """UTC ms when the pack is cut for him."""
    deal_at: int | None
    """UTC ms when the next deal begins."""
    book_at: int | None
    """UTC ms when the finished deal is booked."""
    counted: frozenset[str]
    """Seats that have counted."""
    proofs: tuple[ProofCard, ...]
    """One a deal of this match, the newest last."""
    log: tuple[Stored, ...]
    """Absences, cuts, substitutes, take-backs since the last deal was dealt."""
    abandoning: frozenset[int] | None
    """Who agrees to stop the match, while that is proposed."""
    abandon_at: int | None
    """UTC ms when silence counts as consent."""
    result: MatchResult | None


@dataclass(frozen=True, slots=True)
class HandPanel:
    """What one seat sees in private."""

    table: int
    seq: int
    seat: str
    person: int
    view: Any
    """The game's view of this seat, with its legal actions."""
    board: Board
    my_turn: bool
    may_take_back: bool
    may_cut: bool
    may_count: bool
    away: bool
    """A stand-in plays: offer "I'm back"."""
