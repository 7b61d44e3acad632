"""Players by rules of thumb: what one trick is worth, and no further.

``greedy`` takes the trick that pays best now and throws away what costs least. The beginner plays
so with less care.
"""

from __future__ import annotations

from random import Random
from typing import Final

from games.briscon.players.core.cards import CARD_POINTS, KINGS, QUEENS, bits
from games.briscon.players.core.kernel import BrisconPosition

SLIPS: Final = 0.3
"""The share of a beginner's cards that are played without a thought."""


def greedy(at: BrisconPosition) -> int:
    """The card that wins most card points in this trick, or loses least; the cheapest of them.

    On lead the card that is worth least: whatever is led may be taken.
    """
    return max(bits(at.legal()), key=lambda card: (_now(at, card), -_keeping(at, card), card))


def careless(at: BrisconPosition, seed: int) -> int:
    """The card of somebody who is still learning: every third or so is played without a thought."""
    rng = Random(seed * 40 + 2 * at.done + (at.led >= 0))
    if rng.random() < SLIPS:
        return rng.choice(bits(at.legal()))
    return greedy(at)


def _now(at: BrisconPosition, card: int) -> int:
    """Card points won less those lost in this trick, as far as one can see."""
    if at.led < 0:
        return -CARD_POINTS[card]
    points = CARD_POINTS[at.led] + CARD_POINTS[card]
    return points if _takes(at, card) else -points


def _takes(at: BrisconPosition, card: int) -> bool:
    if card >> 3 == at.led >> 3:
        return card < at.led
    return card >> 3 == at.trump


def _keeping(at: BrisconPosition, card: int) -> int:
    """Value of a card in hand: as a trump, by rank, as half of a marriage."""
    worth = 7 - (card & 7) + (10 if card >> 3 == at.trump else 0)
    hand = at.hand(at.turn)
    pair = (KINGS | QUEENS) & 255 << (card & 24)
    if pair >> card & 1 and hand & pair == pair:
        worth += 15
    return worth
