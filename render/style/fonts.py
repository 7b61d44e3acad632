"""Fonts: Noto Sans for names and numbers, Noto Serif for cards and headings.

Both come with a PyPI dependency, so every machine draws the same letters. Pillow's basic layout is
requested by name, because the complex one depends on a library that may be missing.
"""

from __future__ import annotations

import struct
from functools import lru_cache
from pathlib import Path
from typing import Final

import fontpkg  # type: ignore[import-untyped]
from PIL import ImageFont

_REGULAR: Final = 430
_BOLD: Final = 720
_WIDTH_SANS: Final = 90
_WIDTH_SERIF: Final = 84


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


@lru_cache(maxsize=2)
def coverage(*, serif: bool = False) -> frozenset[int]:
    """Code points with a glyph, from the font's ``cmap`` table (formats 4 and 12)."""
    data = font_path(serif=serif).read_bytes()
    (tables,) = struct.unpack_from(">H", data, 4)
    for i in range(tables):
        tag, _, offset, _ = struct.unpack_from(">4sLLL", data, 12 + 16 * i)
        if tag == b"cmap":
            return _read_cmap(data, offset)
    raise ValueError("the font has no cmap table")


def _read_cmap(data: bytes, base: int) -> frozenset[int]:
    (count,) = struct.unpack_from(">H", data, base + 2)
    points: set[int] = set()
    for i in range(count):
        _, _, offset = struct.unpack_from(">HHL", data, base + 4 + 8 * i)
        (form,) = struct.unpack_from(">H", data, base + offset)
        if form == 4:
            points |= _read_format_4(data, base + offset)
        elif form == 12:
            points |= _read_format_12(data, base + offset)
    return frozenset(points)


def _read_format_4(data: bytes, at: int) -> set[int]:
    (twice,) = struct.unpack_from(">H", data, at + 6)
    count = twice // 2
    ends = struct.unpack_from(f">{count}H", data, at + 14)
    starts = struct.unpack_from(f">{count}H", data, at + 16 + twice)
    return {
        point for a, z in zip(starts, ends, strict=True) for point in range(a, z + 1) if z != 0xFFFF
    }


def _read_format_12(data: bytes, at: int) -> set[int]:
    (groups,) = struct.unpack_from(">L", data, at + 12)
    points: set[int] = set()
    for i in range(groups):
        first, last, _ = struct.unpack_from(">LLL", data, at + 16 + 12 * i)
        points.update(range(first, last + 1))
    return points
