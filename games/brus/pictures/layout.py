"""Layout of Brus's board and hand in px."""

from __future__ import annotations

from typing import Final

from games.brus.engine.seats import SEATS, Seat
from render.table import layout
from render.table.layout import Box, Side

_SIDES: Final = {
    bottom: layout.sides([seat.value for seat in SEATS], bottom.value, clockwise=True)
    for bottom in SEATS
}


def side_of(seat: Seat, bottom: Seat) -> Side:
    """On which side of the picture a seat sits when ``bottom`` sits below.

    Play goes clockwise seen from above (rules 10): the bottom seat's left hand neighbour is next.
    """
    return _SIDES[bottom][seat.value]


# -- the board -----------------------------------------------------------------------------------

STOCK: Final = layout.TOP_LEFT
TABLEAU: Final = layout.TOP_RIGHT
LAST: Final = layout.BOTTOM_LEFT
STAIRS: Final = layout.BOTTOM_RIGHT
LEAD_AT: Final = {**layout.LEAD_AT, Side.TOP: (386, 112)}
"""The leader's mark: the upper right corner, where it lies elsewhere, has the card's medal."""
BACKS_AT: Final = {
    Side.TOP: (612, 70),
    Side.LEFT: (232, 122),
    Side.RIGHT: (698, 122),
    Side.BOTTOM: (614, 516),
}
"""Left upper corners of the cards in hand."""
DARE_AT: Final = {
    Side.TOP: (586, 150),
    Side.LEFT: (250, 392),
    Side.RIGHT: (752, 300),
    Side.BOTTOM: (414, 484),
}
"""Place of a dared card's mark, off index, medal and name."""

# -- the hand ------------------------------------------------------------------------------------

HAND: Final = Box(0, 0, 960, 640)
HAND_COLUMNS: Final = 6
"""Of pieces (:mod:`render.style.canvas`), two to a place."""
HAND_CARD_W: Final = 272
HAND_TOP: Final = 178


def hand_place(index: int) -> tuple[int, int]:
    """Left and top of one of the three places."""
    return 24 + 320 * index, HAND_TOP
