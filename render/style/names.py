"""People's names in pictures and alt texts; a plate is never blank.

A long name is drawn smaller, then on two lines if it can be divided, and cut only as a last resort.
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
"""Most characters of a name in alt texts."""
NAME_SIZES: Final = (28, 24, 20)
"""px; the last is the smallest that is readable on a phone."""


def drawable(name: str) -> str:
    """Name without characters missing from all fonts; may be empty.

    >>> drawable("Anne"), drawable("李明"), drawable("李明 (liming)")
    ('Anne', '', 'liming')
    """
    shown = clean(name)
    return shown if shown.strip(SUBSTITUTE + " ") else ""


def fitting(name: str, room: int, sizes: Sequence[int] = NAME_SIZES, *, bold: bool = True) -> int:
    """Largest size in which a name fits, or the last."""
    fits = (size for size in sizes if text_width(name, size, bold) <= room)
    return next(fits, sizes[-1])


def in_lines(
    name: str, room: int, smallest: int = NAME_SIZES[-1], *, bold: bool = True
) -> tuple[str, ...]:
    """Split a name that is too long even in the smallest size into two lines, if possible."""
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
    """Draw a name centred vertically on a point, at most ``room`` px wide, in the largest fitting
    size.
    """
    lines = in_lines(name, room, sizes[-1], bold=bold)
    size = fitting(name, room, sizes, bold=bold) if len(lines) == 1 else sizes[-1]
    for number, line in enumerate(lines):
        down = round(size * 1.1 * (number - (len(lines) - 1) / 2))
        draw_text(target, (at[0], at[1] + down), line, size, fill, anchor, room, bold)


def short_name(name: str, most: int = _NAME) -> str:
    """Name on one line without unprintable characters, cut to ``most`` characters."""
    text = " ".join("".join(c if c.isprintable() else " " for c in name[:200]).split())
    return text if len(text) <= most else text[: most - 1] + "…"


def joined(sentences: Iterable[str]) -> str:
    """Join sentences to an alt text within Discord's limit, cutting the last.

    A sentence that ends with an exclamation mark gets no period.

    >>> joined(["Trumpf Herz.", "", "Cape!.", "Anna gibt."])
    'Trumpf Herz. Cape! Anna gibt.'
    """
    text = " ".join(sentence for sentence in sentences if sentence)
    text = re.sub(r"([!?])\.(?= |$)", r"\1", text)
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1] + "…"
