"""Room in which the pictures of an evening are set."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render.style.text import draw_text
from render.table.alp import garland
from render.table.ending import TITLE_SIZES, shortened
from render.table.layout import WIDTH
from render.table.parts import BRASS, paste
from render.table.surfaces import planks, vignette

_ROOM: Final = 720
"""Px between the trees."""


@lru_cache(maxsize=8)
def room(height: int) -> Image.Image:
    """Floor with a garland on each side of the title, 1000 px wide. Shared: copy before drawing."""
    rows = max(6, height // 90)
    image = vignette(planks(WIDTH, height, 11, rows, (40, 34, 28), (78, 66, 54)), 0.4)
    for x, mirror in ((24, False), (WIDTH - 24 - 96, True)):
        paste(image, garland(96, mirror), x, 12)
    return image


def title(image: Image.Image, text: str, y: int = 52) -> None:
    """Write the title between the trees, in the largest size that fits."""
    shown, size = shortened([text], "".join, TITLE_SIZES, _ROOM, bold=True)
    draw_text(image, (WIDTH / 2, y), shown, size, BRASS, "mm", bold=True)
