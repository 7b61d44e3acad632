"""What lies on the table: the trick in progress, or the last one until somebody leads again."""

from __future__ import annotations

from dataclasses import dataclass

from briscon.deal import Trick
from briscon.seats import Seat
from briscon.view import DealView


@dataclass(frozen=True, slots=True)
class Lying:
    """The trick on the table, with the one before it."""

    trick: Trick
    winner: Seat | None
    """Of a complete trick."""
    before: Trick | None
    """The one before, which has been taken."""


def lying(deal: DealView) -> Lying:
    """A complete trick lies until the next is led; only then it is the one before."""
    if deal.trick.cards or not deal.tricks:
        return Lying(deal.trick, None, deal.tricks[-1] if deal.tricks else None)
    last = deal.tricks[-1]
    before = deal.tricks[-2] if len(deal.tricks) > 1 else None
    return Lying(last, last.winner(deal.trump), before)
