"""Marriages on the table: which lie there, who made them, what they are worth (rules 3.3, 3.4).

Cards on the table are everybody's to see. Where marriages are marked by hand none is told before
its mark: to notice it is the players' affair.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from brouc.ruleset import Marking
from brouc.seats import Seat, Team
from brouc.slate import table_value
from brouc.tricks import Marriage, Trick, marriages
from brouc.view import DealView, View


@dataclass(frozen=True, slots=True)
class TableMarriage:
    """One that lies in a trick."""

    trick: int
    """1 to 8."""
    marriage: Marriage
    by: Seat
    """Whose card made it, or made it the extended one that it is."""
    card: int
    """Which card of the trick that was, 2 to 4."""
    value: int
    """Card points: plus for the trick's winners, minus for the others."""
    team: Team | None
    """Who has won it; ``None`` while the trick is being played."""


def table_marriages(view: View, deal: DealView) -> Iterator[TableMarriage]:
    """All that may be told of the deal, the newest last."""
    for mark in deal.marks:
        trick = deal.tricks[mark.trick - 1].trick
        yield _told(view, deal, mark.trick, trick, mark.marriage, mark.team)
    if view.rules.marking is Marking.AUTOMATIC:
        for marriage in marriages(deal.trick.cards):
            yield _told(view, deal, len(deal.tricks) + 1, deal.trick, marriage, None)


def lying_marriages(view: View, deal: DealView) -> tuple[TableMarriage, ...]:
    """Those of the trick that lies on the table, complete or not."""
    number = len(deal.tricks) + bool(deal.trick.cards)
    return tuple(one for one in table_marriages(view, deal) if one.trick == number)


def _told(
    view: View, deal: DealView, number: int, trick: Trick, marriage: Marriage, team: Team | None
) -> TableMarriage:
    value = table_value(marriage, deal.trump, view.rules)
    card = _made_by(trick, marriage)
    return TableMarriage(number, marriage, trick.plays()[card - 1][0], card, value, team)


def _made_by(trick: Trick, marriage: Marriage) -> int:
    """The card with which it was there, counted from 1."""
    counts = range(2, len(trick.cards) + 1)
    for count in counts:
        if marriage in marriages(trick.cards[:count]):
            return count
    # Marked for less than it was worth.
    suit = marriage.suit
    return next(n for n in counts if any(one.suit is suit for one in marriages(trick.cards[:n])))
