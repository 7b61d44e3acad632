"""Layout of a table for two, three or four, in px, apart from drawing.

Scenes are 1000 px wide. Seats are placed relative to the bottom one, as on a table seen from above.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
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
LEAD: Final = {
    Side.TOP: (-0.57, -0.505),
    Side.LEFT: (-0.38, 0.70),
    Side.RIGHT: (0.39, 0.70),
    Side.BOTTOM: (0.44, 0.61),
}
"""Offset of the mark of leader or winner from a card's centre, in widths of the card: clear of
index and medal.
"""
CALL: Final = {
    Side.TOP: (0.43, -0.315),
    Side.LEFT: (-0.42, 0.28),
    Side.RIGHT: (0.43, -0.18),
    Side.BOTTOM: (-0.43, 0.29),
}
"""Offset of a call's mark, likewise, clear of the card's name too."""


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
    lead: Mapping[Side, tuple[float, float]] = field(default_factory=lambda: LEAD)
    """Centres of the mark of leader or winner."""
    card: int = CARD_W
    over: tuple[int, int] = (500, 236)
    """Middle of words over a complete trick, clear of its indices."""

    def beside(self, side: Side, way: tuple[float, float]) -> tuple[float, float]:
        """Place of a mark on a card, from its centre in widths of it."""
        (x, y), (dx, dy) = self.trick[side], way
        return x + dx * self.card, y + dy * self.card


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
)
"""A table with cards large in its middle."""
LONE: Final = Seating(
    plate={
        Side.TOP: Box(288, 6, 224, 48),
        Side.BOTTOM: Box(288, 422, 224, 48),
        Side.LEFT: Box(8, 214, 200, 48),
        Side.RIGHT: Box(592, 214, 200, 48),
    },
    dealer={
        Side.TOP: (544, 30),
        Side.BOTTOM: (544, 446),
        Side.LEFT: (36, 294),
        Side.RIGHT: (764, 294),
    },
    said={},
    trick={
        Side.TOP: (400, 166),
        Side.LEFT: (284, 246),
        Side.RIGHT: (516, 246),
        Side.BOTTOM: (400, 313),
    },
    turn=TRICK_TURN,
    card=140,
)
"""A trick by itself, 800 × 476 px."""
_FACING_LEAD: Final = {Side.TOP: (0.47, -0.7), Side.BOTTOM: (-0.47, 0.71)}
FACING: Final = Seating(
    plate={Side.TOP: Box(232, 8, 252, 56), Side.BOTTOM: Box(232, 576, 252, 56)},
    dealer={Side.TOP: (512, 36), Side.BOTTOM: (512, 604)},
    said={Side.TOP: Box(546, 13, 162, 46), Side.BOTTOM: Box(546, 581, 162, 46)},
    trick={Side.TOP: (384, 272), Side.BOTTOM: (588, 368)},
    turn=TRICK_TURN,
    lead=_FACING_LEAD,
    over=(500, 178),
)
"""A table for two, its cards side by side."""
LONE_FACING: Final = replace(
    LONE, trick={Side.TOP: (329, 204), Side.BOTTOM: (471, 272)}, lead=_FACING_LEAD
)
TOP_LEFT: Final = Box(8, 8, 216, 246)
TOP_RIGHT: Final = Box(776, 8, 216, 246)
BOTTOM_LEFT: Final = Box(8, 386, 216, 246)
BOTTOM_RIGHT: Final = Box(776, 386, 216, 246)
"""Corners, for a game's own things outside its trick."""
STRIP_TILE: Final = (126, 92)
"""Width and height of a card's tile in the trick over a private hand, px."""
LAST_TILE: Final = (56, 84)
LAST_AT: Final = {
    Side.TOP: (0, -45),
    Side.LEFT: (-66, 0),
    Side.RIGHT: (66, 0),
    Side.BOTTOM: (0, 45),
}
"""Centres of the last trick's tiles, relative to the middle of their corner."""
