"""Colours of all pictures with their mixing, and fonts.

Text has a contrast of at least 4.5:1 by WCAG 2's relative luminance against its backgrounds, as
measured by the tests.

Noto Sans serves names and numbers, Noto Serif cards and headings. Both come with a PyPI dependency,
so every machine draws the same letters. Pillow's basic layout is requested by name, because the
complex one depends on a library that may be missing.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

import fontpkg  # type: ignore[import-untyped]
from PIL import ImageFont

from gamekit.cards.cards import Suit

Colour = tuple[int, int, int]
"""Red, green, blue, each 0 to 255."""

PAPER: Final[Colour] = (252, 246, 230)
"""Face of a card."""
PAPER_DIM: Final[Colour] = (214, 210, 199)
"""Face of an unplayable card: greyer, hatched by :func:`render.cards.faces.face`."""
HATCH: Final[Colour] = (236, 232, 220)
"""Slanting lines over an unplayable card."""
EDGE: Final[Colour] = (176, 164, 138)
"""Edge of a card."""
INK: Final[Colour] = (21, 32, 46)
"""Blue-black: black suits, outlines and dark text."""
RED: Final[Colour] = (164, 22, 32)
"""Red suits, scarves and flowers."""
OCHRE: Final[Colour] = (214, 150, 46)
"""Brass bells, straw, cheese."""
GREEN: Final[Colour] = (38, 98, 66)
"""Alpine green."""
CREAM: Final[Colour] = (246, 232, 200)
"""Wool, linen, milk."""
SKIN: Final[Colour] = (240, 205, 166)
WOOD: Final[Colour] = (134, 84, 46)
HAIR_GREY: Final[Colour] = (196, 194, 188)
SKY: Final[Colour] = (88, 128, 168)

FOUR_GREEN: Final[Colour] = (22, 104, 56)
"""Clubs of the four-colour pack."""
FOUR_BLUE: Final[Colour] = (22, 78, 158)
"""Diamonds of the four-colour pack."""

WHITE: Final[Colour] = (255, 255, 255)

_TWO: Final = {Suit.HEARTS: RED, Suit.DIAMONDS: RED, Suit.CLUBS: INK, Suit.SPADES: INK}
_FOUR: Final = {
    Suit.HEARTS: RED,
    Suit.DIAMONDS: FOUR_BLUE,
    Suit.CLUBS: FOUR_GREEN,
    Suit.SPADES: INK,
}

_TINTS: Final = {
    Suit.HEARTS: (206, 84, 84),
    Suit.DIAMONDS: OCHRE,
    Suit.CLUBS: (84, 142, 96),
    Suit.SPADES: SKY,
}
_REGULAR: Final = 430
_BOLD: Final = 720
_WIDTH_SANS: Final = 90
_WIDTH_SERIF: Final = 84
_MISSING: Final = "\U0010ffff"
"""Code point that no font has."""


def suit_tint(suit: Suit, *, four: bool = False) -> Colour:
    """Background tint of a court figure, different for each suit in both packs."""
    return SKY if four and suit is Suit.DIAMONDS else _TINTS[suit]


def suit_colour(suit: Suit, *, four: bool = False) -> Colour:
    """Colour of a suit's index and pips, in the two- or the four-colour pack."""
    return (_FOUR if four else _TWO)[suit]


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """``a`` with ``share`` (0 to 1) of ``b`` mixed in."""
    r, g, k = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return r, g, k


def font_path(*, serif: bool) -> Path:
    """Path of the font file."""
    return Path(fontpkg.path("Noto Serif" if serif else "Noto Sans"))


@lru_cache(maxsize=64)
def font(size: int, bold: bool = False, *, serif: bool = False) -> ImageFont.FreeTypeFont:
    """Font of ``size`` px per em. Shared: do not change.

    Raises ``ValueError`` for a size below 1.
    """
    if size < 1:
        raise ValueError(f"a font size is at least 1 px: {size}")
    made = ImageFont.truetype(
        str(font_path(serif=serif)), size, layout_engine=ImageFont.Layout.BASIC
    )
    made.set_variation_by_axes(
        [_BOLD if bold else _REGULAR, _WIDTH_SERIF if serif else _WIDTH_SANS]
    )
    return made


@lru_cache(maxsize=4096)
def has_glyph(char: str, *, serif: bool = False) -> bool:
    """Whether the font can draw a character: not as its box for missing ones."""
    return _glyph(char, serif) != _glyph(_MISSING, serif)


def _glyph(char: str, serif: bool) -> tuple[float, tuple[int, int], bytes]:
    made = font(16, serif=serif)
    mask = made.getmask(char)
    return made.getlength(char), mask.size, bytes(mask)
