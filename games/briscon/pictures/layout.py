"""Layout of Briscon's pictures in px. Pictures are 1000 px wide, hands 960."""

from __future__ import annotations

from typing import Final

from games.briscon.engine.seats import Seat
from render.table.layout import Box, Side


def side_of(seat: Seat, bottom: Seat) -> Side:
    """Two face each other: the bottom seat below, the other above."""
    return Side.BOTTOM if seat is bottom else Side.TOP


# -- the board and the replay ----------------------------------------------------------------------

BOARD: Final = Box(0, 0, 1000, 640)
SHEET: Final = Box(716, 8, 276, 624)
"""The score sheet."""
REPLAY_SHEET: Final = Box(716, 8, 276, 556)
COUNTER: Final = Box(716, 572, 276, 60)
"""Which step of a replay it is."""
PLATE: Final = {Side.TOP: Box(8, 8, 250, 60), Side.BOTTOM: Box(8, 572, 250, 60)}
DEALER: Final = {Side.TOP: (34, 98), Side.BOTTOM: (34, 542)}
"""Centres of the dealer's mark."""
HELD: Final = {Side.TOP: Box(266, 8, 318, 92), Side.BOTTOM: Box(266, 540, 318, 92)}
"""Five cards small: backs, and what was shown."""
TILE: Final = (60, 92)
STEP: Final = 64
PILE: Final = {Side.TOP: Box(594, 8, 114, 92), Side.BOTTOM: Box(594, 540, 114, 92)}
"""Tricks won."""
STOCK: Final = Box(8, 124, 250, 262)
UPCARD_TILE: Final = (62, 92)
"""In a hand."""
UPCARD_AT: Final = (136, 274)
PILE_AT: Final = (186, 278)
LAST: Final = Box(8, 392, 250, 126)
"""The last trick; in a replay, what is drawn next."""
LAST_TILE: Final = (56, 78)
CARD_W: Final = 200
TRICK_AT: Final = {Side.TOP: (384, 272), Side.BOTTOM: (588, 368)}
TRICK_TURN: Final = {Side.TOP: 2.5, Side.BOTTOM: -2.0}
LEAD_AT: Final = {Side.TOP: (478, 132), Side.BOTTOM: (494, 510)}
"""Place of the leader's mark: a corner of their card that covers no index."""
CENTRE: Final = (486, 320)
OVER: Final = (500, 178)
"""Place of the text over a complete trick."""
WORDS: Final = 452
"""Room for large words between the stock and the sheet."""
BESIDE: Final = {Side.TOP: (486, 478), Side.BOTTOM: (486, 160)}
"""Place of the text next to a single card, by the card's side."""

# -- the hand --------------------------------------------------------------------------------------

HAND: Final = Box(0, 0, 960, 468)
HAND_EMPTY: Final = 182
"""The picture's height without cards: it ends below the strip."""
HAND_COLUMNS: Final = 5
"""Of pieces (:mod:`render.style.canvas`), each as wide as a place."""
STRIP: Final = Box(8, 8, 944, 166)
HAND_CARD_W: Final = 180
HAND_TOP: Final = 190
CHIPS_BOTTOM: Final = 450
CHIP: Final = 46
"""Height of what is said over a card's foot."""


def hand_left(index: int) -> int:
    """The left edge of one of the hand's five places."""
    return 6 + 192 * index
