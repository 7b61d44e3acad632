"""Layout of a table for two, three or four, in px, apart from drawing.

Scenes are 1000 px wide. Seats are placed relative to the bottom one, as on a table seen from above.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
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

TRICK_TURN: Final = {Side.TOP: -2.0, Side.LEFT: 3.0, Side.RIGHT: -3.0, Side.BOTTOM: 1.5}
"""Degrees, anticlockwise."""
OVER_TRICK: Final = (500, 236)
"""Place of words over a complete trick, clear of its indices."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Places of the seats and of the trick between them."""

    plate: Mapping[Side, Box]
    """Name plates."""
    dealer: Mapping[Side, tuple[int, int]]
    """Centres of the dealer's mark."""
    said: Mapping[Side, Box]
    """Places of a seat's calls; none in a game without calls."""
    trick: Mapping[Side, tuple[int, int]]
    """Centres of the trick's cards."""
    turn: Mapping[Side, float]
    """Their rotation, in degrees anticlockwise."""
    lead: Mapping[Side, tuple[int, int]] = field(default_factory=dict)
    """Places of the mark of leader or winner: a corner of their card without an index."""
    card: int = CARD_W


ROUND: Final = Seating(
    plate={
        Side.TOP: Box(330, 8, 252, 56),
        Side.BOTTOM: Box(330, 576, 252, 56),
        Side.LEFT: Box(8, 262, 216, 62),
        Side.RIGHT: Box(776, 262, 216, 62),
    },
    dealer={
        Side.TOP: (300, 36),
        Side.BOTTOM: (300, 604),
        Side.LEFT: (200, 352),
        Side.RIGHT: (800, 352),
    },
    said={
        Side.TOP: Box(588, 13, 182, 46),
        Side.BOTTOM: Box(588, 581, 182, 46),
        Side.LEFT: Box(8, 330, 162, 46),
        Side.RIGHT: Box(830, 330, 162, 46),
    },
    trick={
        Side.TOP: (500, 213),
        Side.LEFT: (334, 336),
        Side.RIGHT: (666, 336),
        Side.BOTTOM: (500, 426),
    },
    turn=TRICK_TURN,
    lead={
        Side.TOP: (588, 92),
        Side.LEFT: (258, 476),
        Side.RIGHT: (744, 476),
        Side.BOTTOM: (588, 548),
    },
)
"""A table with cards large in its middle."""


def among_open_hands(plate: int, said: tuple[int, int]) -> Seating:
    """A small table with room for the hands of four, a row of tiles above and below.

    ``plate``: top of the plates left and right; ``said``: upper left corner of the left one's
    calls.
    """
    (x, y), wide, high = said, 170, 44
    return Seating(
        plate={
            Side.TOP: Box(376, 106, 248, 48),
            Side.BOTTOM: Box(376, 486, 248, 48),
            Side.LEFT: Box(8, plate, 240, 48),
            Side.RIGHT: Box(752, plate, 240, 48),
        },
        dealer={
            Side.TOP: (346, 130),
            Side.BOTTOM: (346, 510),
            Side.LEFT: (274, plate + 24),
            Side.RIGHT: (726, plate + 24),
        },
        said={
            Side.TOP: Box(632, 108, wide, high),
            Side.BOTTOM: Box(632, 488, wide, high),
            Side.LEFT: Box(x, y, wide, high),
            Side.RIGHT: Box(WIDTH - x - wide, y, wide, high),
        },
        trick={
            Side.TOP: (500, 246),
            Side.BOTTOM: (500, 396),
            Side.LEFT: (384, 320),
            Side.RIGHT: (616, 320),
        },
        turn={Side.TOP: -3.0, Side.LEFT: 5.0, Side.RIGHT: -4.0, Side.BOTTOM: 2.5},
        card=112,
    )


@dataclass(frozen=True, slots=True)
class Tiles:
    """Places of a hand's tiles, column by column."""

    x: int
    y: int
    step: tuple[int, int]
    """To the next column, and to the next in a column."""
    down: int = 1
    """Tiles in a column."""

    def at(self, number: int) -> tuple[int, int]:
        """Left upper corner of a tile."""
        column, row = divmod(number, self.down)
        return self.x + column * self.step[0], self.y + row * self.step[1]


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
