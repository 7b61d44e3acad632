"""Strip over a private hand: the current trick in order of play, with players' names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from gamekit.cards.cards import Card
from render.cards.faces import PackStyle
from render.style.canvas import Surface
from render.style.names import NAME_SIZES, draw_name
from render.style.text import draw_text, text_width
from render.style.theme import CREAM, PAPER
from render.table.layout import STRIP_TILE, Box
from render.table.parts import (
    BRASS,
    Mark,
    back_tile,
    bright_field,
    empty_tile,
    label,
    panel,
    paste,
    paste_centred,
    paste_tile,
    tile,
)
from render.table.surfaces import wood
from render.table.table import Label

HEIGHT: Final = 168
OWN: Final = 158
"""Width of the game's own part, left of the slots, px."""


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
    mark: Mark | None = None
    """Mark of the card's call."""


@dataclass(frozen=True, slots=True)
class Strip:
    """Slots in order of play across the top of a picture, right of the game's own part."""

    width: int
    """Width of the picture, px."""
    own: int = OWN
    """Width of the game's own part, px."""
    slots: int = 4

    @property
    def box(self) -> Box:
        """Field behind it."""
        return Box(0, 0, self.width, HEIGHT).inset(6)

    @property
    def slot(self) -> int:
        """Width of a slot, px."""
        return (self.width - self.own - 6) // self.slots

    def middle(self, place: int) -> tuple[int, int]:
        """Middle of a slot's card, slots numbered from 0."""
        return self.own + self.slot // 2 + self.slot * place, 108

    def draw(
        self,
        image: Surface,
        slots: Sequence[Slot],
        style: PackStyle,
        worth: Sequence[Label] = (),
        *,
        four: bool = False,
    ) -> None:
        """Draw the slots.

        ``worth``: the trick's value, under the second slot and those after it.
        """
        room = self.slot - 24
        for place, slot in enumerate(slots):
            middle = self.middle(place)
            if slot.active:
                field = bright_field(self.slot - 8, 145)
                paste(image, field, middle[0] - self.slot // 2 + 4, 14)
            ink = BRASS if slot.active else CREAM
            draw_name(image, (middle[0], 36), slot.name, room, ink, (30, *NAME_SIZES))
            if slot.card is not None:
                sprite = tile(slot.card, *STRIP_TILE, style)
                paste_tile(image, sprite, middle, winner=slot.won, star=34, mark=slot.mark)
            elif slot.turned:
                paste_centred(image, back_tile(*STRIP_TILE), middle)
            elif slot.active:
                at = (middle[0], middle[1] - 2)
                size = 46 if text_width(slot.word, 46, True) <= room else 42
                draw_text(image, at, slot.word, size, PAPER, "mm", bold=True, max_width=room)
            else:
                paste_centred(image, empty_tile(*STRIP_TILE), middle)
        for place, (text, suit) in enumerate(worth, 1):
            at = (self.middle(place)[0] - self.slot // 2, 134)
            paste_centred(image, label(text, suit, four, 46), at)


@lru_cache(maxsize=8)
def hand_ground(width: int, height: int, strip: Strip | None = None) -> Image.Image:
    """Wood under a private hand, ``RGB``, dark behind the strip. Shared: copy before drawing."""
    image = wood(width, height, 6, 6)
    if strip is not None:
        panel(image, strip.box, 130)
    return image
