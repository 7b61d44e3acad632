"""Room in which the pictures of an evening are set."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render.style.names import drawable, short_name
from render.style.text import draw_text
from render.style.words import Words
from render.table import chalk
from render.table.alp import garland
from render.table.chalk import Chalk
from render.table.ending import TITLE_SIZES, shortened
from render.table.layout import WIDTH
from render.table.parts import BRASS, paste
from render.table.surfaces import floor

LINE: Final = 46
"""Height of a line of a ranking, px."""
_ROOM: Final = 720
"""Px between the trees."""


@dataclass(frozen=True, slots=True)
class HallRow:
    """Line of a ranking."""

    place: int
    name: str
    total: str
    """Points, or won matches with halves, as they are written."""


@lru_cache(maxsize=8)
def room(height: int) -> Image.Image:
    """Floor with a garland on each side of the title, 1000 px wide. Shared: copy before drawing."""
    image = floor(WIDTH, height, max(6, height // 90), 0.4)
    for x, mirror in ((24, False), (WIDTH - 24 - 96, True)):
        paste(image, garland(96, mirror), x, 12)
    return image


def title(image: Image.Image, text: str, y: int = 52) -> None:
    """Write the title between the trees, in the largest size that fits."""
    shown, size = shortened([text], "".join, TITLE_SIZES, _ROOM, bold=True)
    draw_text(image, (WIDTH / 2, y), shown, size, BRASS, "mm", bold=True)


def ranking_line(layer: Chalk, row: HallRow, left: float, right: float, y: float) -> None:
    """Write a line of a ranking between two edges, its place to the left of ``left``."""
    layer.text((left - 10, y), f"{row.place}.", 40, "rs")
    layer.text((right, y), row.total, 40, "rs")
    wide = right - left - chalk.width_of(row.total, 40) - 12
    layer.fitted((left, y), drawable(row.name) or "…", 40, round(wide), "ls", 28)


def told_row(say: Words, place: int, names: Sequence[str], total: str) -> str:
    """A line of a ranking, or a step, in words."""
    name = ", ".join(map(short_name, names))
    return say("alt-hall-place", place=place, name=name, total=total)
