"""Cards on the table: the trick in progress, or the last one until the next lead."""

from __future__ import annotations

from dataclasses import dataclass

from brouc.deal import WonTrick
from brouc.seats import Seat
from brouc.tricks import Trick
from brouc.view import DealView, View
from games.brouc.table_marriages import TableMarriage, lying_marriages
from render.table.table import Label


@dataclass(frozen=True, slots=True)
class Lying:
    """The trick on the table, with what stands beside it."""

    trick: Trick
    winner: Seat | None
    """Of a complete trick."""
    before: WonTrick | None
    """The one before, which has been taken."""
    marriages: tuple[TableMarriage, ...]


def lying(view: View, deal: DealView) -> Lying:
    """A complete trick lies until the next is led; only then it is the one before."""
    marriages = lying_marriages(view, deal)
    if deal.trick.cards or not deal.tricks:
        return Lying(deal.trick, None, deal.tricks[-1] if deal.tricks else None, marriages)
    last = deal.tricks[-1]
    before = deal.tricks[-2] if len(deal.tricks) > 1 else None
    return Lying(last.trick, last.winner, before, marriages)


def worth(there: Lying) -> tuple[Label, ...]:
    """The marriages that lie there: their card points, with a plus once they are won."""
    sign = "+" if there.winner is not None else ""
    return tuple((f"{sign}{one.value}", one.marriage.suit) for one in there.marriages)
