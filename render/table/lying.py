"""Cards as they lie on wood: straight in a hand, slightly turned on a table, with their shadows.

A card's shadow is the same whatever card it is. So it is kept once, and of each card only what is
its own: a pack takes half the room, and what is opaque is copied instead of blended.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final, TypeAlias

from PIL import Image, ImageChops

from gamekit.cards.cards import Card
from render.cards.faces import RATIO, PackStyle, back, blank, face
from render.style.canvas import Canvas, Surface
from render.style.sprites import MIB, SpriteCache
from render.table.grain import shadow

_BLUR: Final = 7
_DARK: Final = 120
"""Of a shadow: how soft, and how dark of 255."""
PAD: Final = 3 * _BLUR + 2
"""px from a sprite's edge, which is its shadow's, to the card lying straight."""
_LYING: Final = SpriteCache(52 * MIB, 24 * MIB, shelved="lying")
"""The pack of a game in one language whole, on the table and in hands, also dimmed: at a hundred
tables every card is on some board, and to unpack one takes longer than to lay it. Several more
packs compressed."""


def lying_back(width: int, turn: float) -> Image.Image:
    """A face-down card on the table. Shared: paste it, do not draw on it."""
    return _LYING.get(("back", width, turn), lambda: on_shadow(back(width), turn))


def lay_card(
    surface: Surface,
    card: Card,
    width: int,
    style: PackStyle,
    at: tuple[int, int],
    dimmed: bool = False,
) -> None:
    """Lay a card straight onto an ``RGB`` surface, its left upper corner at a point."""
    ground = _ground(width, 0.0)
    key, draw_own = _straight(card, width, style, dimmed)

    def draw(image: Image.Image, x: int, y: int) -> None:
        left, top = at[0] - x, at[1] - y
        # The corners are round: what lies under them is kept and put back.
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
    """Lay a card turned by so many degrees, anticlockwise, centred on a point."""
    ground = _ground(width, turn)
    key, draw_own = _turned(card, width, style, turn)
    left, top = round(at[0] - ground.width / 2), round(at[1] - ground.height / 2)
    inner = left + ground.left, top + ground.top

    def draw(image: Image.Image, x: int, y: int) -> None:
        sprite = _LYING.get(key, draw_own)
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
    """What is a card's own: now on an image; on a canvas, which may know it, perhaps never."""
    if isinstance(surface, Canvas):
        size = ground.right - ground.left, ground.bottom - ground.top
        surface.lay(repr(key), at, size, draw)
    else:
        assert isinstance(surface, Image.Image), "neither image nor canvas"
        draw(surface, 0, 0)


def ready_straight(card: Card, width: int, style: PackStyle, dimmed: bool = False) -> None:
    """Have it drawn for :func:`lay_card`, if it never was."""
    _LYING.ready(*_straight(card, width, style, dimmed))


def ready_turned(card: Card, width: int, style: PackStyle, turn: float) -> None:
    """Have it drawn for :func:`lay_turned`, if it never was."""
    _LYING.ready(*_turned(card, width, style, turn))


_Drawn: TypeAlias = tuple[Hashable, Callable[[], Image.Image]]
"""A key, and what draws the picture."""


def _straight(card: Card, width: int, style: PackStyle, dimmed: bool) -> _Drawn:
    key = ("straight", style.shows(card), width, dimmed)
    return key, lambda: _own(card, width, style, 0.0, dimmed).convert("RGB")


def _turned(card: Card, width: int, style: PackStyle, turn: float) -> _Drawn:
    key = ("turned", style.shows(card), width, turn)
    return key, lambda: _own(card, width, style, turn)


def _own(
    card: Card, width: int, style: PackStyle, turn: float, dimmed: bool = False
) -> Image.Image:
    """What is the card's own of how it lies."""
    ground = _ground(width, turn)
    whole = on_shadow(face(card, width, style, dimmed=dimmed), turn)
    return whole.crop((ground.left, ground.top, ground.right, ground.bottom))


@dataclass(frozen=True, slots=True)
class _Ground:
    """What is the same under all cards: how large it is, where the card lies, what is around."""

    width: int
    height: int
    left: int
    top: int
    right: int
    bottom: int
    rims: tuple[tuple[Image.Image, Image.Image, int, int], ...]
    """Shadows: black, a mask, and where they lie. To fill with a colour takes twice as long."""
    told: str
    """What tells it from all others."""


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
    """The part of a lying card in which there is more than shadow."""
    high = round(width * RATIO)
    straight = (PAD, PAD, PAD + width, PAD + high)
    if not turn:
        return straight
    bare = Image.new("L", (width + 2 * PAD + 4, high + 2 * PAD + 4))
    bare.paste(255, straight)
    turned = bare.rotate(turn, Image.Resampling.BICUBIC, expand=True)
    left, top, right, bottom = turned.getbbox() or (0, 0, 0, 0)
    # An edge turned by Pillow reaches a little farther than its own pixels.
    return left - 2, top - 2, right + 2, bottom + 2


@lru_cache(maxsize=16)
def _corners(width: int) -> tuple[tuple[tuple[int, int, int, int], Image.Image], ...]:
    """Of a card lying straight the strips with round corners, and how much is seen beside it."""
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
    """The whole sprite of a card that lies: what :func:`lay_card` and :func:`lay_turned` show."""
    soft = shadow(sprite.width, sprite.height, _BLUR, _DARK)
    out = Image.new("RGBA", (soft.width + 8, soft.height + 8))
    out.alpha_composite(soft, (4, 8))
    out.alpha_composite(sprite, (PAD, PAD))
    return out.rotate(turn, Image.Resampling.BICUBIC, expand=True) if turn else out
