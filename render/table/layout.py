"""Layout of a table for two, three or four, in px, apart from drawing.

Scenes are 1000 px wide. Seats are placed relative to the bottom one, as on a table seen from above.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

WIDTH: Final = 1000
COLUMNS: Final = 7
"""Number of pieces across a scene (:mod:`render.style.canvas`)."""


@dataclass(frozen=True, slots=True)
class Box:
    """Rectangle: left, top, width and height."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """Exclusive right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """Exclusive lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[int, int]:
        """Middle point."""
        return self.x + self.w // 2, self.y + self.h // 2

    @property
    def corners(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom for Pillow; right and bottom are inclusive."""
        return self.x, self.y, self.right - 1, self.bottom - 1

    def inset(self, by: int) -> Box:
        """Box reduced by ``by`` px on every side."""
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)


class Side(Enum):
    """Side of the picture."""

    TOP = "top"
    LEFT = "left"
    BOTTOM = "bottom"
    RIGHT = "right"

    __hash__ = object.__hash__


_ROUND: Final = {
    1: (Side.BOTTOM,),
    2: (Side.BOTTOM, Side.TOP),
    3: (Side.BOTTOM, Side.RIGHT, Side.LEFT),
    4: (Side.BOTTOM, Side.RIGHT, Side.TOP, Side.LEFT),
}
"""Sides by number of seats, anticlockwise."""


def sides(seats: Sequence[str], bottom: str, *, clockwise: bool = False) -> dict[str, Side]:
    """Side of the picture of each seat, with ``bottom`` at the bottom.

    ``seats`` are in the order of play, which goes round to the right unless ``clockwise``. Raises
    ``ValueError`` for more than four seats, or an unknown bottom seat.
    """
    if len(seats) not in _ROUND:
        raise ValueError(f"a table has 1 to 4 seats, not {len(seats)}")
    places = _ROUND[len(seats)]
    if clockwise:
        places = (places[0], *reversed(places[1:]))
    first = list(seats).index(bottom)
    return dict(zip((*seats[first:], *seats[:first]), places, strict=True))


BOARD: Final = Box(0, 0, WIDTH, 640)
CARD_W: Final = 200
"""Width of a card of the trick: its index letter is at least 60 px high."""

TRICK_AT: Final = {
    Side.TOP: (500, 213),
    Side.LEFT: (334, 336),
    Side.RIGHT: (666, 336),
    Side.BOTTOM: (500, 426),
}
"""Centres of the trick's cards."""
TRICK_TURN: Final = {Side.TOP: -2.0, Side.LEFT: 3.0, Side.RIGHT: -3.0, Side.BOTTOM: 1.5}
"""Degrees, anticlockwise."""
LEAD_AT: Final = {
    Side.TOP: (588, 92),
    Side.LEFT: (258, 476),
    Side.RIGHT: (744, 476),
    Side.BOTTOM: (588, 548),
}
"""Places of the leader's mark: a corner of their card without an index."""

OVER_TRICK: Final = (500, 236)
"""Place of words over a complete trick, clear of its indices."""

PLATE: Final = {
    Side.TOP: Box(330, 8, 252, 56),
    Side.BOTTOM: Box(330, 576, 252, 56),
    Side.LEFT: Box(8, 262, 216, 62),
    Side.RIGHT: Box(776, 262, 216, 62),
}
"""Name plates."""
DEALER: Final = {
    Side.TOP: (300, 36),
    Side.BOTTOM: (300, 604),
    Side.LEFT: (200, 352),
    Side.RIGHT: (800, 352),
}
"""Centres of the dealer's mark."""
SAID: Final = {
    Side.TOP: Box(588, 13, 182, 46),
    Side.BOTTOM: Box(588, 581, 182, 46),
    Side.LEFT: Box(8, 330, 162, 46),
    Side.RIGHT: Box(830, 330, 162, 46),
}
"""Places of a seat's calls."""
TOP_LEFT: Final = Box(8, 8, 216, 246)
TOP_RIGHT: Final = Box(776, 8, 216, 246)
BOTTOM_LEFT: Final = Box(8, 386, 216, 246)
BOTTOM_RIGHT: Final = Box(776, 386, 216, 246)
"""Corners, for a game's own things outside its trick."""
LAST_TILE: Final = (56, 84)
LAST_AT: Final = {
    Side.TOP: (0, -45),
    Side.LEFT: (-66, 0),
    Side.RIGHT: (66, 0),
    Side.BOTTOM: (0, 45),
}
"""Centres of the last trick's tiles, relative to the middle of their corner."""
