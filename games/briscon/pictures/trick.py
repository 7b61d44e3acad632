"""Cards on the table: the trick in progress, or the last one until the next lead."""

from __future__ import annotations

from dataclasses import dataclass

from games.briscon.engine.deal import Trick
from games.briscon.engine.seats import Seat
from games.briscon.engine.view import DealView


@dataclass(frozen=True, slots=True)
class Lying:
    """The trick on the table, with the one before it."""

    trick: Trick
    winner: Seat | None
    """Of a complete trick."""
    before: Trick | None
    """The last one, once the next is led. While it lies there itself none is shown beside it: of
    all tricks only the last is known (rules 11.8)."""


def lying(deal: DealView) -> Lying:
    """A complete trick lies until the next is led."""
    if deal.trick.cards or not deal.tricks:
        return Lying(deal.trick, None, deal.tricks[-1] if deal.tricks else None)
    last = deal.tricks[-1]
    return Lying(last, last.winner(deal.trump), None)
