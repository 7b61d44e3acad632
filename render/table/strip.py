"""Strip over a private hand: the current trick in order of play, with players' names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gamekit.cards.cards import Card
from render.cards.faces import PackStyle
from render.style.canvas import Surface
from render.style.names import NAME_SIZES, draw_name
from render.style.text import draw_text, text_width
from render.style.theme import CREAM, PAPER
from render.table.layout import Box
from render.table.parts import (
    BRASS,
    back_tile,
    bright_field,
    empty_tile,
    label,
    paste,
    paste_centred,
    paste_tile,
    tile,
)
from render.table.table import Label

HEIGHT: Final = 168
OWN: Final = 158
"""Width of the game's own part, left of the slots, px."""
TILE: Final = (126, 92)


@dataclass(frozen=True, slots=True)
class Slot:
    """Place of a player in the trick."""

    name: str
    card: Card | None = None
    active: bool = False
    """Whether the player is on turn."""
    word: str = ""
    """Word in the place of the card to be played."""
    turned: bool = False
    """Whether the card is face down."""
    won: bool = False
    """Whether the card won the complete trick."""


def strip(width: int) -> Box:
    """Field behind a strip across a picture."""
    return Box(0, 0, width, HEIGHT).inset(6)


def slot_middle(place: int, width: int) -> tuple[int, int]:
    """Middle of a slot's card in a picture ``width`` px wide, slots numbered from 0."""
    wide = _slot(width)
    return OWN + wide // 2 + wide * place, 108


def _slot(width: int) -> int:
    return (width - OWN - 6) // 4


def draw_strip(
    image: Surface,
    width: int,
    slots: Sequence[Slot],
    style: PackStyle,
    worth: Sequence[Label] = (),
    *,
    four: bool = False,
) -> None:
    """Draw up to four slots in order of play, right of the game's own :data:`OWN` px.

    ``width``: of the picture. ``worth``: the trick's value, under the second slot and those after
    it.
    """
    wide = _slot(width)
    room = wide - 24
    for place, slot in enumerate(slots):
        middle = slot_middle(place, width)
        if slot.active:
            paste(image, bright_field(wide - 8, 145), middle[0] - wide // 2 + 4, 14)
        ink = BRASS if slot.active else CREAM
        draw_name(image, (middle[0], 36), slot.name, room, ink, (30, *NAME_SIZES))
        if slot.card is not None:
            paste_tile(image, tile(slot.card, *TILE, style), middle, winner=slot.won, star=34)
        elif slot.turned:
            paste_centred(image, back_tile(*TILE), middle)
        elif slot.active:
            at = (middle[0], middle[1] - 2)
            size = 46 if text_width(slot.word, 46, True) <= room else 42
            draw_text(image, at, slot.word, size, PAPER, "mm", bold=True, max_width=room)
        else:
            paste_centred(image, empty_tile(*TILE), middle)
    for place, (text, suit) in enumerate(worth, 1):
        paste_centred(
            image, label(text, suit, four, 46), (slot_middle(place, width)[0] - wide // 2, 134)
        )
