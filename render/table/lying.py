"""Cards on wood with their shadows: straight in a hand, slightly turned on a table.

All cards have the same shadow. It is cached once, and of each card only its own part: a pack takes
half the room, and opaque parts are copied instead of blended.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

from PIL import Image, ImageChops

from gamekit.cards.cards import Card
from render.cards.faces import RATIO, PackStyle, back, blank, face
from render.style.canvas import Canvas, Surface
from render.style.sprites import MIB, SpriteCache
from render.table.surfaces import shadow

_BLUR: Final = 7
_DARK: Final = 120
"""Softness of a shadow, and darkness of 255."""
PAD: Final = 3 * _BLUR + 2
"""px from a sprite's edge (the shadow's) to the edge of a straight card."""
_LYING: Final = SpriteCache(52 * MIB, 24 * MIB)
"""Room for the whole pack of a game in one language, on the table and in hands, also dimmed: at a
hundred tables every card is on some board, and decompressing one takes longer than laying it.
Several more packs are compressed.
"""


def lying_back(width: int, turn: float) -> Image.Image:
    """Face-down card on the table. Shared: paste it, do not draw on it."""
    return _LYING.get(("back", width, turn), lambda: on_shadow(back(width), turn))


def lay_card(
    surface: Surface,
    card: Card,
    width: int,
    style: PackStyle,
    at: tuple[int, int],
    dimmed: bool = False,
) -> None:
    """Lay a card straight onto an ``RGB`` surface, its upper left corner at a point."""
    ground = _ground(width, 0.0)
    key = ("straight", style.shows(card), width, dimmed)

    def draw_own() -> Image.Image:
        return _own(card, width, style, 0.0, dimmed).convert("RGB")

    def draw(image: Image.Image, x: int, y: int) -> None:
        left, top = at[0] - x, at[1] - y
        # Keep and restore the background of the round corners.
        kept = [(image.crop(_moved(box, (left, top))), box, mask) for box, mask in _corners(width)]
        image.paste(_LYING.get(key, draw_own), (left, top))
        for under, box, mask in kept:
            image.paste(under, (left + box[0], top + box[1]), mask)

    _darken(surface, ground, (at[0] - ground.left, at[1] - ground.top))
    _lay(surface, key, at, ground, draw)


def lay_turned(
    surface: Surface,
    card: Card,
    width: int,
    style: PackStyle,
    turn: float,
    at: tuple[int, int],
) -> None:
    """Lay a card turned anticlockwise by ``turn`` degrees, centred on a point."""
    ground = _ground(width, turn)
    key = ("turned", style.shows(card), width, turn)
    left, top = round(at[0] - ground.width / 2), round(at[1] - ground.height / 2)
    inner = left + ground.left, top + ground.top

    def draw(image: Image.Image, x: int, y: int) -> None:
        sprite = _LYING.get(key, lambda: _own(card, width, style, turn))
        image.paste(sprite, (inner[0] - x, inner[1] - y), sprite)

    _darken(surface, ground, (left, top))
    _lay(surface, key, inner, ground, draw)


def _lay(
    surface: Surface,
    key: Hashable,
    at: tuple[int, int],
    ground: _Ground,
    draw: Callable[[Image.Image, int, int], None],
) -> None:
    """Lay a card's own part: at once on an image; on a canvas only if it is not cached."""
    if isinstance(surface, Canvas):
        size = ground.right - ground.left, ground.bottom - ground.top
        surface.lay(repr(key), at, size, draw)
    else:
        assert isinstance(surface, Image.Image), "neither image nor canvas"
        draw(surface, 0, 0)


def _own(
    card: Card, width: int, style: PackStyle, turn: float, dimmed: bool = False
) -> Image.Image:
    """Card without the shared shadow."""
    ground = _ground(width, turn)
    whole = on_shadow(face(card, width, style, dimmed=dimmed), turn)
    return whole.crop((ground.left, ground.top, ground.right, ground.bottom))


@dataclass(frozen=True, slots=True)
class _Ground:
    """Shared surroundings of all cards: size, place of the card, shadows."""

    width: int
    height: int
    left: int
    top: int
    right: int
    bottom: int
    rims: tuple[tuple[Image.Image, Image.Image, int, int], ...]
    """Shadows: black, a mask, and their places. Filling with a colour takes twice as long."""
    told: str
    """Identity of the surroundings."""


@lru_cache(maxsize=32)
def _ground(width: int, turn: float) -> _Ground:
    plain = on_shadow(_bare(width), turn)
    w, h = plain.size
    left, top, right, bottom = _reach(width, turn)
    rims = ((0, 0, w, top), (0, bottom, w, h), (0, top, left, bottom), (right, top, w, bottom))
    alpha = plain.getchannel("A")
    masks = [alpha.crop(rim) for rim in rims]
    shadows = tuple(
        (Image.new("RGB", mask.size), mask, *rim[:2]) for mask, rim in zip(masks, rims, strict=True)
    )
    return _Ground(w, h, left, top, right, bottom, shadows, f"shadow {width} {turn}")


def _bare(width: int) -> Image.Image:
    return _LYING.get(("blank", width), lambda: blank(width))


def _reach(width: int, turn: float) -> tuple[int, int, int, int]:
    """Box of a lying card without mere shadow."""
    high = round(width * RATIO)
    straight = (PAD, PAD, PAD + width, PAD + high)
    if not turn:
        return straight
    bare = Image.new("L", (width + 2 * PAD + 4, high + 2 * PAD + 4))
    bare.paste(255, straight)
    turned = bare.rotate(turn, Image.Resampling.BICUBIC, expand=True)
    left, top, right, bottom = turned.getbbox() or (0, 0, 0, 0)
    # Pillow's rotation extends an edge slightly beyond its own pixels.
    return left - 2, top - 2, right + 2, bottom + 2


@lru_cache(maxsize=16)
def _corners(width: int) -> tuple[tuple[tuple[int, int, int, int], Image.Image], ...]:
    """Strips of a straight card with round corners, and masks of their background."""
    ground = _ground(width, 0.0)
    alpha = on_shadow(_bare(width), 0.0).getchannel("A")
    alpha = alpha.crop((ground.left, ground.top, ground.right, ground.bottom))
    w, h = alpha.size
    high = 0
    while alpha.crop((0, high, w, h - high)).getextrema() != (255, 255):
        high += 1
    strips = ((0, 0, w, high), (0, h - high, w, h))
    return tuple((strip, ImageChops.invert(alpha.crop(strip))) for strip in strips)


def _moved(box: tuple[int, int, int, int], by: tuple[int, int]) -> tuple[int, int, int, int]:
    return box[0] + by[0], box[1] + by[1], box[2] + by[0], box[3] + by[1]


def _darken(surface: Surface, ground: _Ground, at: tuple[int, int]) -> None:
    """Lay the shadow around a card."""
    if isinstance(surface, Canvas):
        size = ground.width, ground.height
        surface.lay(ground.told, at, size, partial(_dark, ground, at))
    else:
        assert isinstance(surface, Image.Image), "neither image nor canvas"
        _dark(ground, at, surface, 0, 0)


def _dark(ground: _Ground, at: tuple[int, int], image: Image.Image, x: int, y: int) -> None:
    for black, mask, left, top in ground.rims:
        image.paste(black, (left + at[0] - x, top + at[1] - y), mask)


def on_shadow(sprite: Image.Image, turn: float) -> Image.Image:
    """Whole sprite of a lying card, as shown by :func:`lay_card` and :func:`lay_turned`."""
    soft = shadow(sprite.width, sprite.height, _BLUR, _DARK)
    out = Image.new("RGBA", (soft.width + 8, soft.height + 8))
    out.alpha_composite(soft, (4, 8))
    out.alpha_composite(sprite, (PAD, PAD))
    return out.rotate(turn, Image.Resampling.BICUBIC, expand=True) if turn else out
