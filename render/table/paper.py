"""Squared paper, for pencil writing by :class:`render.table.chalk.Chalk`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageOps

from render.style.theme import Colour
from render.table.grain import streaks

GRAPHITE: Final[Colour] = (52, 52, 58)
"""Soft pencil."""
FADED: Final[Colour] = (104, 104, 110)
"""Old writing, struck out."""
RED_PENCIL: Final[Colour] = (166, 30, 34)
"""Latest writing, and winning values."""
_RULED: Final[Colour] = (188, 206, 214)
_EDGE: Final[Colour] = (196, 182, 148)


@lru_cache(maxsize=8)
def squared(width: int, height: int, square: int) -> Image.Image:
    """Sheet with squares of ``square`` px, ``RGB``. Shared: copy before drawing."""
    fibres = streaks(width, height, 31, along=26, across=9)
    out = ImageOps.colorize(fibres, (243, 236, 216), (251, 246, 232))
    draw = ImageDraw.Draw(out)
    for x in range(square // 2, width, square):
        draw.line((x, 0, x, height), fill=_RULED)
    for y in range(square // 2, height, square):
        draw.line((0, y, width, y), fill=_RULED)
    draw.rectangle((0, 0, width - 1, height - 1), outline=_EDGE, width=2)
    return out
