"""Table marriages: their maker and value (rules 3.3, 3.4).

Cards on the table are public. Where marriages are marked by hand none is reported before its mark:
noticing it is up to the players.
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
    """Marriage in a trick."""

    trick: int
    """1 to 8."""
    marriage: Marriage
    by: Seat
    """Seat whose card completed it, or extended it."""
    card: int
    """Number of that card in the trick, 2 to 4."""
    value: int
    """Card points: plus for the trick's winners, minus for the others."""
    team: Team | None
    """Winning team; ``None`` during the trick."""


def table_marriages(view: View, deal: DealView) -> Iterator[TableMarriage]:
    """All reportable ones of the deal, the newest last."""
    for mark in deal.marks:
        trick = deal.tricks[mark.trick - 1].trick
        yield _told(view, deal, mark.trick, trick, mark.marriage, mark.team)
    if view.rules.marking is Marking.AUTOMATIC:
        for marriage in marriages(deal.trick.cards):
            yield _told(view, deal, len(deal.tricks) + 1, deal.trick, marriage, None)


def lying_marriages(view: View, deal: DealView) -> tuple[TableMarriage, ...]:
    """Marriages of the trick on the table, complete or not."""
    number = len(deal.tricks) + bool(deal.trick.cards)
    return tuple(one for one in table_marriages(view, deal) if one.trick == number)


def _told(
    view: View, deal: DealView, number: int, trick: Trick, marriage: Marriage, team: Team | None
) -> TableMarriage:
    value = table_value(marriage, deal.trump, view.rules)
    card = _made_by(trick, marriage)
    return TableMarriage(number, marriage, trick.plays()[card - 1][0], card, value, team)


def _made_by(trick: Trick, marriage: Marriage) -> int:
    """Number of the card that completed it, from 1."""
    counts = range(2, len(trick.cards) + 1)
    for count in counts:
        if marriage in marriages(trick.cards[:count]):
            return count
    # Marked for less than it was worth.
    suit = marriage.suit
    return next(n for n in counts if any(one.suit is suit for one in marriages(trick.cards[:n])))
