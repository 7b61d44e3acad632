"""Plain data for pictures that a match's view alone does not tell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from gamekit.cards.cards import Card
from gamekit.parts.scenes import FilmFacts, ReplayFacts
from games.brus.engine.hand import Trick
from games.brus.engine.seats import Seat
from games.brus.engine.view import HandView, View

__all__ = [
    "FilmFacts",
    "FinalFacts",
    "HandFacts",
    "Held",
    "LastTrick",
    "ReplayFacts",
    "hand_of",
    "seat_of",
]


def hand_of(view: View) -> HandView:
    """Hand of a view; ``ValueError`` if there is none."""
    if view.hand is None:
        raise ValueError("nothing to draw: the view has no hand")
    return view.hand


def seat_of(view: View) -> Seat:
    """Seat of a view; ``ValueError`` for a spectator's."""
    if view.seat is None:
        raise ValueError("a spectator has no hand to draw")
    return view.seat


@dataclass(frozen=True, slots=True)
class HandFacts:
    """Help shown in a hand."""

    mark_legal: bool = True
    """Whether what may be dared now is marked on the seat's turn."""


@dataclass(frozen=True, slots=True)
class Held:
    """All that the picture of a hand shows while others play: it stays until that changes."""

    seat: Seat
    places: tuple[Card, ...]
    """The cards as drawn."""
    gone: Card | None = None
    """The one of them that has just won a trick: its place stays empty until its player leads."""


@dataclass(frozen=True, slots=True)
class LastTrick:
    """All that the picture of the last trick shows."""

    trick: Trick


@dataclass(frozen=True, slots=True)
class FinalFacts:
    """Data beyond the match's view; missing data are not shown."""

    duration: int | None = None
    """Seconds from the first card to the last stroke."""
    ratings: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Seat → rating before and after, as whole numbers to show."""
