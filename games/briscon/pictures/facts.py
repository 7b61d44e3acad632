"""Plain data for pictures that a match's view alone does not tell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from gamekit.cards.cards import Suit
from gamekit.parts.scenes import FilmFacts, ReplayFacts
from games.briscon.engine.deal import Trick
from games.briscon.engine.seats import Seat
from games.briscon.engine.view import DealView, View

__all__ = [
    "FilmFacts",
    "FinalFacts",
    "HandFacts",
    "LastTrick",
    "ReplayFacts",
    "deal_of",
    "seat_of",
]


def deal_of(view: View) -> DealView:
    """Deal of a view; ``ValueError`` if there is none."""
    if view.deal is None:
        raise ValueError("nothing to draw: the view has no deal")
    return view.deal


def seat_of(view: View) -> Seat:
    """Seat of a view; ``ValueError`` for a spectator's."""
    if view.seat is None:
        raise ValueError("a spectator has no hand to draw")
    return view.seat


@dataclass(frozen=True, slots=True)
class HandFacts:
    """Help shown in a hand."""

    mark_legal: bool = True
    """Whether what may not be played is dimmed on the seat's turn."""


@dataclass(frozen=True, slots=True)
class LastTrick:
    """All that the picture of the last trick shows."""

    trick: Trick
    trump: Suit


@dataclass(frozen=True, slots=True)
class FinalFacts:
    """Data beyond the match's view; ``None`` or missing is not shown."""

    duration: int | None = None
    """Seconds from the first card to the last point."""
    ratings: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """By seat: the rating before and after, as whole numbers to show."""
