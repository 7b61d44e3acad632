"""Cards of one hand that are worth the same: a search looks at one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.brouc.players.core.kernel import Position

if TYPE_CHECKING:
    from mypy_extensions import i64

EIGHTS: Final = 0x40404040
SEVENS: Final = 0x80808080


def twins(at: Position) -> int:
    """Cards of the hand in turn that are worth just what a lower one of it is.

    9, 8 and 7 count nothing (rules 1.1), so of those with nothing between them, on the table or in
    another hand, the lowest stands for all.
    """
    own: i64 = at.hands[at.turn]
    own &= at.left
    between = at.left & ~own | at.lying
    sevens = own & SEVENS
    return own & (sevens >> 1 | (own & EIGHTS) >> 1 | sevens >> 2 & ~(between >> 1))


def stand_in(at: Position, card: i64) -> int:
    """The card of the hand in turn that stands for this one of it: mostly itself."""
    others: i64 = twins(at)
    own: i64 = at.hands[at.turn]
    own &= at.left
    while others >> card & 1:
        card += 1
        while not own >> card & 1:
            card += 1
    return card
