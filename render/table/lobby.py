"""Table before its match: chairs for two to four, with their occupants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from gamekit.api.scenes import Look, Picture, Portrait, Scene
from render.style.canvas import Canvas
from render.style.names import drawable, joined, short_name
from render.style.picture import finish
from render.style.text import draw_text, text_width
from render.style.theme import CREAM, RED, WOOD, mix
from render.style.words import words_of
from render.table.alp import burnt_medallion
from render.table.heads import round_portrait
from render.table.layout import COLUMNS, WIDTH, Box, Side, sides
from render.table.parts import BRASS, DARK, panel, paste, paste_centred
from render.table.surfaces import floor, planks

KIND: Final = "lobby"
HIGH: Final = 500
_TOP: Final = Box(250, 134, 500, 232)
"""Top of the table."""
_CHAIR: Final = 148
_FACE: Final = 124
_SIZES: Final = (38, 34, 30, 26)
"""Sizes of names, px; a name that does not fit in the smallest is cut."""
_CHAIRS: Final = {
    Side.TOP: (500, 76),
    Side.BOTTOM: (500, 424),
    Side.LEFT: (126, 206),
    Side.RIGHT: (874, 206),
}
"""Centres of the chairs."""
_PLATES: Final = {
    Side.TOP: Box(588, 26, 300, 92),
    Side.BOTTOM: Box(588, 384, 300, 92),
    Side.LEFT: Box(12, 290, 228, 92),
    Side.RIGHT: Box(760, 290, 228, 92),
}
"""Boxes of the occupants' names."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Seat with its words."""

    seat: str
    title: str
    """Name of the seat."""
    who: str
    """Name of the occupant, or the words for a free seat."""
    taken: bool
    """Whether the seat is taken; ``False`` for a seat reserved for a guest."""


@dataclass(frozen=True, slots=True)
class Lobby:
    """Chairs in the game's order, with all words."""

    chairs: tuple[Chair, ...]
    about: str
    """First sentence of the alt text."""
    clockwise: bool = False
    """Direction of the chairs round the table."""


class LobbyScenes:
    """Stateless drawing of any game's lobby."""

    def draw(self, scene: Scene, names: Mapping[str, str], look: Look) -> Picture:
        """Draw the picture, 1000 × 500 px."""
        lobby: Lobby = scene.view
        image = Canvas(_room(), COLUMNS)
        seats = [chair.seat for chair in lobby.chairs]
        places = sides(seats, seats[len(seats) // 2], clockwise=lobby.clockwise)
        for chair in lobby.chairs:
            side = places[chair.seat]
            paste_centred(image, _chair(side), _CHAIRS[side])
            portrait = look.portrait(chair.seat)
            if portrait is not None:
                paste_centred(image, _face(portrait, pale=not chair.taken), _CHAIRS[side])
            _plate(image, _PLATES[side], chair)
        return finish(image, KIND, self.words(scene, names, look))

    def words(self, scene: Scene, names: Mapping[str, str], look: Look) -> str:
        """Alt text of the picture."""
        lobby: Lobby = scene.view
        say = words_of(look)
        told = (
            say("alt-fact", name=chair.title, value=short_name(chair.who, 40))
            for chair in lobby.chairs
        )
        return joined((lobby.about, *told))


@lru_cache(maxsize=1)
def _room() -> Image.Image:
    """Floor and table. Shared: do not draw on it."""
    room = floor(WIDTH, HIGH, 6, 0.5)
    paste(room, _panelled(_TOP.w + 24, _TOP.h + 24), _TOP.x - 12, _TOP.y - 2)
    wood = planks(_TOP.w, _TOP.h, 5, 3, (74, 43, 22), (138, 88, 47)).convert("RGBA")
    mask = Image.new("L", (_TOP.w * 2, _TOP.h * 2))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, _TOP.w * 2 - 1, _TOP.h * 2 - 1), 60, fill=255)
    wood.putalpha(mask.resize(wood.size, Image.Resampling.LANCZOS))
    paste(room, wood, _TOP.x, _TOP.y)
    paste_centred(room, burnt_medallion(190), _TOP.centre)
    return room


def _panelled(width: int, height: int) -> Image.Image:
    """Shadow of the table."""
    out = Image.new("RGBA", (width * 2, height * 2))
    box = (0, 0, width * 2 - 1, height * 2 - 1)
    ImageDraw.Draw(out).rounded_rectangle(box, 72, fill=(12, 8, 6, 150))
    return out.resize((width, height), Image.Resampling.BOX)


@lru_cache(maxsize=4)
def _chair(side: Side) -> Image.Image:
    """Chair from above, its back away from the table."""
    big = _CHAIR * 3
    out = Image.new("RGBA", (big, big))
    draw = ImageDraw.Draw(out)
    wood, edge = (*WOOD, 255), (*DARK, 255)
    draw.rounded_rectangle((42, 54, big - 43, big - 25), 66, fill=wood, outline=edge, width=9)
    draw.rounded_rectangle((84, 102, big - 85, big - 67), 48, fill=(*mix(DARK, RED, 0.55), 255))
    draw.rounded_rectangle((18, 12, big - 19, 78), 33, fill=wood, outline=edge, width=9)
    turns = {Side.TOP: 0, Side.LEFT: 90, Side.BOTTOM: 180, Side.RIGHT: 270}
    return out.rotate(turns[side]).resize((_CHAIR, _CHAIR), Image.Resampling.LANCZOS)


def _face(portrait: Portrait, *, pale: bool) -> Image.Image:
    """Portrait of the occupant; pale for a reserved seat."""
    face = round_portrait(portrait, _FACE)
    if pale:
        face = face.copy()
        face.putalpha(face.getchannel("A").point(lambda v: v * 45 // 100))
    return face


def _plate(image: Canvas, box: Box, chair: Chair) -> None:
    panel(image, box, 150)
    cx, room = box.centre[0], box.w - 20
    draw_text(image, (cx, box.y + 26), chair.title, 30, BRASS, "mm", room, bold=True)
    ink = CREAM if chair.taken else mix(DARK, CREAM, 0.72)
    who = drawable(chair.who) or chair.title
    size = next((size for size in _SIZES if text_width(who, size, True) <= room), _SIZES[-1])
    draw_text(image, (cx, box.y + 64), who, size, ink, "mm", room, bold=True)
