"""Last trick by itself, small, with leader and winner marked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from gamekit.cards.cards import Card, Suit
from render.cards.faces import PackStyle
from render.style.text import draw_text
from render.style.theme import CREAM
from render.table.alp import burnt_medallion
from render.table.layout import TRICK_TURN, Box, Side
from render.table.lying import lay_turned
from render.table.parts import (
    lead_mark,
    panel,
    paste,
    paste_centred,
    plate,
    trump_sign,
    winner_star,
)
from render.table.surfaces import wood
from render.table.table import Label, Place, draw_worth

SIZE: Final = (800, 476)
CARD_W: Final = 140
_MIDDLE: Final = (400, 238)
_TITLE: Final = Box(8, 8, 200, 60)
_STAR: Final = 46

ROUND: Final = {
    Side.TOP: (400, 166),
    Side.LEFT: (284, 246),
    Side.RIGHT: (516, 246),
    Side.BOTTOM: (400, 313),
}
"""Centres of four cards."""
FACING: Final = {Side.TOP: (329, 204), Side.BOTTOM: (471, 272)}
"""Centres of two cards."""
_STAR_FROM: Final = {
    Side.TOP: (62, -85),
    Side.LEFT: (-53, 98),
    Side.RIGHT: (54, 98),
    Side.BOTTOM: (62, 85),
}
_FACING_STAR_FROM: Final = {Side.TOP: (64, -98), Side.BOTTOM: (-64, 98)}
"""Offset of the star from a card's centre to the corner without an index."""
_PLATE: Final = {
    Side.TOP: Box(288, 6, 224, 48),
    Side.BOTTOM: Box(288, 422, 224, 48),
    Side.LEFT: Box(8, 214, 200, 48),
    Side.RIGHT: Box(592, 214, 200, 48),
}
_LEADER: Final = {
    Side.TOP: (544, 30),
    Side.BOTTOM: (544, 446),
    Side.LEFT: (36, 294),
    Side.RIGHT: (764, 294),
}
"""Offset of the leader's mark from their plate."""


@dataclass(frozen=True, slots=True)
class LoneTrick:
    """Finished trick."""

    title: str
    places: Mapping[Side, Place]
    cards: Mapping[Side, Card]
    leader: Side
    winner: Side
    trump: Suit | None = None
    worth: Sequence[Label] = ()
    """Labels of the trick's value."""


def lone_trick(
    trick: LoneTrick, style: PackStyle, star_from: Mapping[Side, tuple[int, int]] | None = None
) -> Image.Image:
    """Draw a trick of two or four, 800 × 476 px, with seats as on the board.

    ``star_from``: a game's own offset of the star from the card's centre.
    """
    facing = Side.LEFT not in trick.places and Side.RIGHT not in trick.places
    at, stars = (FACING, _FACING_STAR_FROM) if facing else (ROUND, _STAR_FROM)
    four = style.colours == "four"
    image = _ground().copy()
    for side, place in trick.places.items():
        box = _PLATE[side]
        sprite = plate(place.name, place.letter, box.w, box.h, False, place.portrait)
        paste(image, sprite, box.x, box.y)
    for side in (Side.TOP, Side.LEFT, Side.RIGHT, Side.BOTTOM):
        if side in trick.cards:
            lay_turned(image, trick.cards[side], CARD_W, style, TRICK_TURN[side], at[side])
    x, y = at[trick.winner]
    dx, dy = {**stars, **(star_from or {})}[trick.winner]
    paste_centred(image, winner_star(_STAR), (x + dx, y + dy))
    paste_centred(image, lead_mark(), _LEADER[trick.leader])
    middle = (_TITLE.x + 14, _TITLE.centre[1])
    draw_text(image, middle, trick.title, 32, CREAM, "lm", bold=True, max_width=_TITLE.w - 24)
    if trick.trump is not None:
        paste(image, trump_sign(trick.trump, 60, four), SIZE[0] - 68, 8)
    if trick.worth:
        draw_worth(image, trick.worth, (_MIDDLE[0] + 32, _MIDDLE[1] + 2), four=four)
    return image


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    image = wood(*SIZE, 5, 4, 0.42)
    paste_centred(image, burnt_medallion(220), _MIDDLE)
    panel(image, _TITLE, 110)
    return image
