"""Plain data for pictures that a match's view alone does not tell."""

from __future__ import annotations

from dataclasses import dataclass

from brouc.cards import Card, Suit
from brouc.events import Ending
from brouc.seats import PerSeat, PerTeam, Seat
from brouc.tricks import Trick
from brouc.view import DealView, View
from gamekit.parts.scenes import FilmFacts, ReplayFacts

__all__ = [
    "AnalysisFacts",
    "BestMarriage",
    "CardCost",
    "FilmFacts",
    "FinalFacts",
    "HandFacts",
    "Held",
    "LastTrick",
    "RatingChange",
    "ReplayFacts",
    "capes",
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
    ribbons: bool = True
    """Whether marriages that may be declared now are tied."""


@dataclass(frozen=True, slots=True)
class Held:
    """All that the picture of a hand shows while others play: it stays until that changes."""

    seat: Seat
    trump: Suit
    places: tuple[Card, ...]
    """The cards as drawn, row by row."""
    tied: tuple[Suit, ...] = ()
    """Marriages that may be declared now."""
    gone: Card | None = None
    """The one of them that has just won a trick: its place stays empty until its player leads."""


@dataclass(frozen=True, slots=True)
class LastTrick:
    """All that the picture of the last trick shows."""

    number: int
    """1 to 8."""
    trick: Trick
    winner: Seat
    trump: Suit
    worth: tuple[tuple[int, Suit], ...] = ()
    """Marriages in it that may be shown: card points and suit."""


@dataclass(frozen=True, slots=True)
class BestMarriage:
    """The most valuable marriage declared or won in the match."""

    seat: Seat
    suit: Suit
    value: int
    """Card points."""


@dataclass(frozen=True, slots=True)
class RatingChange:
    """A player's rating before and after, as whole numbers to show."""

    old: int
    new: int


@dataclass(frozen=True, slots=True)
class FinalFacts:
    """Data beyond the match's view; ``None`` is not shown."""

    duration: int | None = None
    """Seconds from the first card to the last stroke."""
    best: BestMarriage | None = None
    ratings: PerSeat[RatingChange | None] | None = None


def capes(view: View) -> PerTeam[int]:
    """All eight tricks, announced or not, by team."""
    made = [r.by for r in view.results if r.ending in (Ending.CAPE, Ending.DEMAND_MADE)]
    return PerTeam.of(made.count)


@dataclass(frozen=True, slots=True)
class CardCost:
    """Cost of a card for its player's team, in card points."""

    fair: int = 0
    """By what its seat knew; 0 unless it was a mistake beyond doubt."""
    open: int = 0
    """With all cards seen."""
    turning: bool = False
    """Whether it let a lead, or the draw, slip."""


@dataclass(frozen=True, slots=True)
class AnalysisFacts:
    """A finished deal judged."""

    costs: tuple[CardCost, ...]
    """One for each card, in order of play."""
    values: tuple[int | None, ...]
    """North-South's net points less East-West's if all played perfectly from there: before each
    card and after the last; ``None`` where that is not known."""
