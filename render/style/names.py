"""Names as they are drawn and told: whatever people call themselves, a plate is never blank.

One way for all pictures: a name is written smaller where it must be, then on two lines where it can
be parted, and cut only where it fits in neither way.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from PIL import ImageDraw

from gamekit.api.scenes import ALT_LIMIT
from render.style.canvas import Surface
from render.style.text import SUBSTITUTE, clean, draw_text, text_width
from render.style.theme import Colour

_NAME: Final = 20
"""Characters of a name that alt texts keep."""
NAME_SIZES: Final = (28, 24, 20)
"""px, the last one the smallest that can be read on a phone."""


def drawable(name: str) -> str:
    """The name without what no font has; empty if nothing of it can be drawn."""
    shown = clean(name)
    return shown if shown.strip(SUBSTITUTE + " ") else ""


def fitting(name: str, room: int, sizes: Sequence[int] = NAME_SIZES, *, bold: bool = True) -> int:
    """The largest size in which a name fits, or the last."""
    fits = (size for size in sizes if text_width(name, size, bold) <= room)
    return next(fits, sizes[-1])


def in_lines(
    name: str, room: int, smallest: int = NAME_SIZES[-1], *, bold: bool = True
) -> tuple[str, ...]:
    """A name that is too long even in the smallest size on two lines, where it can be parted."""
    if text_width(name, smallest, bold) <= room:
        return (name,)
    parted = [
        (name[: place + 1].strip(), name[place + 1 :].strip())
        for place, sign in enumerate(name)
        if sign in " -"
    ]
    width = {both: max(text_width(line, smallest, bold) for line in both) for both in parted}
    best = min(width, key=lambda both: width[both], default=None)
    return (name,) if best is None else best


def draw_name(
    target: Surface | ImageDraw.ImageDraw,
    at: tuple[float, float],
    name: str,
    room: int,
    fill: Colour | tuple[int, int, int, int],
    sizes: Sequence[int] = NAME_SIZES,
    anchor: str = "mm",
    *,
    bold: bool = True,
) -> None:
    """A name about a point's height, at most ``room`` px wide; the largest of ``sizes`` first."""
    lines = in_lines(name, room, sizes[-1], bold=bold)
    size = fitting(name, room, sizes, bold=bold) if len(lines) == 1 else sizes[-1]
    for number, line in enumerate(lines):
        down = round(size * 1.1 * (number - (len(lines) - 1) / 2))
        draw_text(target, (at[0], at[1] + down), line, size, fill, anchor, room, bold)


def short_name(name: str, most: int = _NAME) -> str:
    """A name on one line, without what cannot be printed, cut to ``most`` characters."""
    text = " ".join("".join(c if c.isprintable() else " " for c in name[:200]).split())
    return text if len(text) <= most else text[: most - 1] + "…"


def joined(sentences: Iterable[str]) -> str:
    """An alt text, as long as Discord takes it: whole sentences first, the rest cut.

    What is called out ends a sentence by itself.

    >>> joined(["Trumpf Herz.", "", "Cape!.", "Anna gibt."])
    'Trumpf Herz. Cape! Anna gibt.'
    """
    text = " ".join(sentence for sentence in sentences if sentence)
    text = re.sub(r"([!?])\.(?= |$)", r"\1", text)
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1] + "…"
