"""The slate: rounding, what a deal books, coches (rules 4, 5.4, 9.3, 9.4).

Three currencies that never mix: card points (:data:`brouc.cards.CardPoints`), slate points (tens,
as chalked; full points in 1802, where one is as large as a card point) and coches.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NewType

from brouc.cards import CardPoints, Suit
from brouc.ruleset import RuleSet
from brouc.tricks import Marriage

SlatePoints = NewType("SlatePoints", int)
"""What stands on the slate: tens in Le Brouc (rules 4.1), full points in 1802 (rules 9.4)."""
Coches = NewType("Coches", int)
"""Strokes against a team; in 1802 parties against it (rules 4.2, 9.4)."""

OUT: Final = 301
"""Thirty and one: the points that win a game (rules 5.1)."""
BORDER: Final = 15
"""A losing slate below this costs two coches (rules 5.4), in tens."""


@dataclass(frozen=True, slots=True)
class TeamPoints:
    """A team's points in one deal, in card points."""

    cards: int = 0
    declared: int = 0
    carried: int = 0
    table: int = 0
    """Table marriages won and marked; the others' are this team's loss (rules 3.3)."""

    @property
    def gained(self) -> int:
        """Everything but what the other side's table marriages take away."""
        return self.cards + self.declared + self.carried + self.table


def net(own: TeamPoints, other: TeamPoints) -> CardPoints:
    """Unrounded net points of a deal: what a call of dehors rests on (rules 5.1)."""
    return CardPoints(own.gained - other.table)


def marriage_value(marriage: Marriage, trump: Suit) -> CardPoints:
    """20 or 30, twice that in trumps: the value from hand (rules 3.1)."""
    value = 30 if marriage.extended else 20
    return CardPoints(2 * value if marriage.suit is trump else value)


def table_value(marriage: Marriage, trump: Suit, rules: RuleSet) -> CardPoints:
    """The value on the table: as from hand, in 1802 twice that (rules 3.3, 9.3)."""
    value = marriage_value(marriage, trump)
    return CardPoints(2 * value) if rules.ancient else value


def unit(rules: RuleSet) -> int:
    """Card points that one slate point stands for: 10, in 1802 1 (rules 4.1, 9.4)."""
    return 1 if rules.ancient else 10


def rounded(cards: int) -> CardPoints:
    """Card points to the nearest ten, 5 going up (rules 4.1).

    >>> rounded(75), rounded(45), rounded(44)
    (80, 50, 40)
    """
    return CardPoints((cards + 5) // 10 * 10)


def booked(own: TeamPoints, other: TeamPoints, rules: RuleSet) -> SlatePoints:
    """What a counted deal adds to a team's slate; may be negative (rules 4.1, 9.4)."""
    rest = own.declared + own.carried + own.table - other.table
    return SlatePoints((rounded(own.cards) + rest) // unit(rules))


def reaches_out(slate: SlatePoints, points: CardPoints, rules: RuleSet) -> bool:
    """Whether a slate and net points make a good call (rules 5.1).

    >>> reaches_out(SlatePoints(23), CardPoints(71), RuleSet())
    True
    >>> reaches_out(SlatePoints(23), CardPoints(70), RuleSet())
    False
    """
    return slate * unit(rules) + points >= OUT


def price_of_game(slate: SlatePoints, rules: RuleSet) -> Coches:
    """What a lost game costs, from the slate before the deal that decides it (rules 5.4, 9.4).

    ``slate`` is the losing side's for a good call, and for a bad one the side's that did not call
    (rules 5.5): its height sets the price either way.
    """
    if rules.ancient:
        if slate < 0:
            return Coches(4)
        return Coches(1 if slate >= 10 * BORDER else 2)
    return Coches(2 if slate < BORDER else 1)
