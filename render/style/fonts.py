"""Fonts: Noto Sans for names and numbers, Noto Serif for cards and headings.

Both come with a PyPI dependency, so every machine draws the same letters. Pillow's basic layout is
requested by name, because the complex one depends on a library that may be missing.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

import fontpkg  # type: ignore[import-untyped]
from PIL import ImageFont

_REGULAR: Final = 430
_BOLD: Final = 720
_WIDTH_SANS: Final = 90
_WIDTH_SERIF: Final = 84
_MISSING: Final = "\U0010ffff"
"""Code point that no font has."""


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
    return _shape(char, serif) != _shape(_MISSING, serif)


def _shape(char: str, serif: bool) -> tuple[float, tuple[int, int], bytes]:
    made = font(16, serif=serif)
    mask = made.getmask(char)
    return made.getlength(char), mask.size, bytes(mask)
