"""Layout of Le Brouc's board and hand in px."""

from __future__ import annotations

from typing import Final

from brouc.seats import SEATS, Seat
from render.table import layout
from render.table.layout import Box, Side

_SIDES: Final = {
    bottom: layout.sides([seat.value for seat in SEATS], bottom.value) for bottom in SEATS
}


def side_of(seat: Seat, bottom: Seat) -> Side:
    """On which side of the picture a seat sits when ``bottom`` sits below.

    The order of play N, W, S, E is anticlockwise seen from above with North on top (rules 1.2), so
    the bottom seat's right hand neighbour is the next to play.
    """
    return _SIDES[bottom][seat.value]


# -- the board -----------------------------------------------------------------------------------

TRUMP: Final = layout.TOP_LEFT
SLATE: Final = layout.TOP_RIGHT
TRUMP_SEEN: Final = 194
"""Visible part of the card turned up."""
LAST: Final = layout.BOTTOM_LEFT
PILES: Final = layout.BOTTOM_RIGHT

# -- the hand ------------------------------------------------------------------------------------

HAND: Final = Box(0, 0, 896, 720)
HAND_COLUMNS: Final = 4
"""Of pieces (:mod:`render.style.canvas`), each as wide as a place."""
HAND_CARD_W: Final = 208
HAND_ROWS: Final = (176, 400)
"""Top of each row of four; the first row's feet lie under the second."""
HAND_SEEN: Final = (216, 312)
"""Visible part of each row's cards."""
HAND_HEIGHTS: Final = (176, 484, HAND.h)
"""Of the picture, by how many rows there are."""


def hand_place(index: int) -> tuple[int, int]:
    """Left and top of one of the eight places, row by row."""
    return 8 + 224 * (index % 4), HAND_ROWS[index // 4]
