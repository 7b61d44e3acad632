"""Rules of thumb, and the mistakes of somebody who has just learned the game.

:func:`greedy` looks one card ahead: it takes the trick with the cheapest card that does, leaves it
to a partner who holds it, and else throws away its lowest. :func:`careless` does so too, but two
cards in five are any card at all.
"""

from __future__ import annotations

from random import Random
from typing import Final

from games.brus.players.core.kernel import (
    BLANK,
    DARE,
    DARED,
    PASS,
    SEVEN,
    STOCKED,
    TAKE,
    BrusPosition,
)

CARELESS: Final = 0.4
"""Share of the beginner's random moves."""


def plain(at: BrusPosition) -> list[int]:
    """The cards that the seat in turn may play, high to low."""
    return [move for move in at.moves() if move < DARED]


def greedy(at: BrusPosition) -> int:
    """The move that looks best for this trick alone; it dares what only one card that it has not
    seen can still beat, never turns, and always takes up."""
    if at.asked:
        return TAKE
    if at.fresh:
        return PASS
    cards = plain(at)
    if at.laid == 0:
        sevens = [card for card in cards if SEVEN <= card < BLANK]
        if sevens and at.done < STOCKED:
            return sevens[0]
        return cards[0]
    if (at.winner ^ at.turn) & 1 == 0 and (at.laid == 3 or at.best < 6):
        return cards[-1]
    takes = [card for card in cards if wins(at, card)]
    if not takes:
        return cards[-1]
    # The last player wins as cheaply as can be; others show what they have.
    card = takes[-1] if at.laid == 3 else takes[0]
    return card + DARED if card + DARED in at.moves() and _almost_sure(at, card) else card


def _almost_sure(at: BrusPosition, card: int) -> bool:
    higher: int = ((1 << card) - 1) & ~(at.gone | at.hands[at.turn])
    return higher.bit_count() == 1


def wins(at: BrusPosition, card: int) -> bool:
    """Whether a card takes the trick as it lies."""
    if at.seven:
        return SEVEN <= card < at.best
    return card < at.best and card < SEVEN


def careless(at: BrusPosition, rng: Random) -> int:
    """Rules of thumb, but for the mistakes of a beginner: any card at all, a dare without need, a
    card turned because it may be turned."""
    if rng.random() < CARELESS:
        return rng.choice([move for move in at.moves() if move not in (DARE, PASS)] or [PASS])
    return greedy(at)
