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
    return TableMarriage(number, marriage, _maker(trick, marriage), value, team)


def _maker(trick: Trick, marriage: Marriage) -> Seat:
    """Who played the card with which it was there."""
    for count in range(2, len(trick.cards) + 1):
        if marriage in marriages(trick.cards[:count]):
            return trick.plays()[count - 1][0]
    # Marked for less than it was: its Queen or its King was the last of the two.
    return next(
        seat
        for count, (seat, _) in enumerate(trick.plays(), 1)
        if any(one.suit is marriage.suit for one in marriages(trick.cards[:count]))
    )
