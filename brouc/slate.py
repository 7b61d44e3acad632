"""The slate: rounding, booking, coches (rules 4, 5.4, 9.3, 9.4).

Three units that never mix: card points (:data:`brouc.cards.CardPoints`), slate points (tens,
as chalked; full points in 1802, where one is as large as a card point) and coches.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NewType

from brouc.cards import CardPoints, Suit
from brouc.ruleset import RuleSet
from brouc.tricks import Marriage

SlatePoints = NewType("SlatePoints", int)
"""Points on the slate: tens in Le Brouc (rules 4.1), full points in 1802 (rules 9.4)."""
Coches = NewType("Coches", int)
"""Strokes against a team; in 1802 parties against it (rules 4.2, 9.4)."""

OUT: Final = 301
"""Points that win a game, thirty and one (rules 5.1)."""
BORDER: Final = 15
"""Slate in tens below which a lost game costs two coches (rules 5.4)."""


@dataclass(frozen=True, slots=True)
class TeamPoints:
    """Card points of a team in one deal."""

    cards: int = 0
    declared: int = 0
    carried: int = 0
    table: int = 0
    """Table marriages won and marked; those of the others are a loss (rules 3.3)."""

    @property
    def gained(self) -> int:
        """Sum before the loss by the others' table marriages."""
        return self.cards + self.declared + self.carried + self.table


def net(own: TeamPoints, other: TeamPoints) -> CardPoints:
    """Unrounded net points of a deal, the basis of dehors (rules 5.1)."""
    return CardPoints(own.gained - other.table)


def marriage_value(marriage: Marriage, trump: Suit) -> CardPoints:
    """Value of a marriage from hand: 20 or 30, in trumps twice that (rules 3.1)."""
    value = 30 if marriage.extended else 20
    return CardPoints(2 * value if marriage.suit is trump else value)


def table_value(marriage: Marriage, trump: Suit, rules: RuleSet) -> CardPoints:
    """Value of a table marriage: as from hand, in 1802 twice that (rules 3.3, 9.3)."""
    value = marriage_value(marriage, trump)
    return CardPoints(2 * value) if rules.ancient else value


def unit(rules: RuleSet) -> int:
    """Card points of one slate point: 10, in 1802 1 (rules 4.1, 9.4)."""
    return 1 if rules.ancient else 10


def rounded(cards: int) -> CardPoints:
    """Card points to the nearest ten, 5 going up (rules 4.1).

    >>> rounded(75), rounded(45), rounded(44)
    (80, 50, 40)
    """
    return CardPoints((cards + 5) // 10 * 10)


def booked(own: TeamPoints, other: TeamPoints, rules: RuleSet) -> SlatePoints:
    """Slate points of a counted deal, perhaps negative (rules 4.1, 9.4)."""
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
    """Price of a lost game by a slate before the deciding deal (rules 5.4, 9.4).

    ``slate``: that of the side that did not call, after a right or wrong call (rules 5.5).
    """
    if rules.ancient:
        if slate < 0:
            return Coches(4)
        return Coches(1 if slate >= 10 * BORDER else 2)
    return Coches(2 if slate < BORDER else 1)
