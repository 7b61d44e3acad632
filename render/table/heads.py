"""Small round portraits: an avatar, a head of the pack, or initials."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from gamekit.api.scenes import Portrait
from gamekit.cards.cards import Card, Rank, Suit
from render.cards.courts import draw_figure
from render.cards.shapes import Pen
from render.style.sprites import MIB, kept
from render.style.text import draw_text
from render.style.theme import CREAM, INK, Colour

_ORDER: Final = (Suit.HEARTS, Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS)
HEADS: Final = tuple(
    Card(rank, suit) for rank in (Rank.QUEEN, Rank.KING, Rank.JACK) for suit in _ORDER
)
"""Court cards: women, old men, young men, in the order of their names in menus."""
_GROUNDS: Final[tuple[Colour, ...]] = (
    (196, 214, 190),
    (226, 205, 160),
    (190, 208, 224),
    (226, 192, 184),
)
"""Backgrounds of heads, by trade."""
_INKS: Final[tuple[Colour, ...]] = (
    (63, 107, 74),
    (139, 62, 47),
    (58, 82, 120),
    (120, 84, 30),
    (96, 66, 112),
    (44, 104, 108),
)
"""Backgrounds of initials."""


@kept(3 * MIB, 5 * MIB)
def round_portrait(portrait: Portrait, size: int) -> Image.Image:
    """Portrait in a ring, ``size`` px across. Shared: do not draw on it."""
    big = size * 3
    if portrait.image:
        face = _avatar(portrait.image, big)
    elif portrait.figure is not None:
        face = _head(portrait.figure, big)
    else:
        face = _initials(portrait.initials, big)
    mask = Image.new("L", (big, big))
    ImageDraw.Draw(mask).ellipse((3, 3, big - 4, big - 4), fill=255)
    out = Image.new("RGBA", (big, big))
    out.paste(face, (0, 0), mask)
    ring = ImageDraw.Draw(out)
    ring.ellipse((3, 3, big - 4, big - 4), outline=(*CREAM, 255), width=max(4, big // 26))
    return out.resize((size, size), Image.Resampling.LANCZOS)


def _head(number: int, big: int) -> Image.Image:
    """Head and shoulders of a figure of the pack."""
    figure = number % len(HEADS)
    pen = Pen((big // 2, big // 2), 96, _GROUNDS[figure % len(_GROUNDS)])
    with pen.at(48, -7):
        draw_figure(pen, HEADS[figure])
    return pen.image.convert("RGB").resize((big, big), Image.Resampling.LANCZOS)


def _avatar(image: bytes, big: int) -> Image.Image:
    with Image.open(io.BytesIO(image)) as found:
        return found.convert("RGB").resize((big, big), Image.Resampling.LANCZOS)


def _initials(letters: str, big: int) -> Image.Image:
    ink = _INKS[sum(map(ord, letters)) % len(_INKS)]
    out = Image.new("RGB", (big, big), ink)
    size = round(big * (0.5 if len(letters) < 2 else 0.42))
    room = round(big * 0.8)
    draw_text(out, (big / 2, big / 2), letters, size, CREAM, "mm", max_width=room, bold=True)
    return out


@lru_cache(maxsize=32)
def badge(letter: str, size: int, ground: Colour = INK) -> Image.Image:
    """Letter of a seat on a small disc, for the edge of a portrait. Shared: do not draw on it."""
    big = size * 3
    out = Image.new("RGBA", (big, big))
    draw = ImageDraw.Draw(out)
    draw.ellipse((0, 0, big - 1, big - 1), fill=(*ground, 255), outline=(*CREAM, 255), width=4)
    draw_text(draw, (big / 2, big / 2), letter, round(big * 0.74), (*CREAM, 255), "mm", bold=True)
    return out.resize((size, size), Image.Resampling.LANCZOS)
