"""Parts of the twelve figures: arms, hands, hair, flowers, animals.

In the figure's units: x from -63 to 64 about the face's middle, y from 12 (top of the panel) to
about 160, eyes at 56, chin at 83.
"""

from __future__ import annotations

import itertools
import math
from typing import Final

from render.cards.shapes import flatten
from render.style.theme import GREEN, INK, OCHRE, SKIN, Colour, mix
from tools.pack.pen import Pen

LINE: Final = 1.7
"""Width of outlines."""


def arm(
    pen: Pen,
    start: tuple[float, float],
    end: tuple[float, float],
    colour: Colour,
    width: float = 11,
) -> None:
    """Draw a forearm from the elbow to the narrower wrist."""
    (x0, y0), (x1, y1) = start, end
    reach = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -(y1 - y0) / reach, (x1 - x0) / reach
    a, b = width * 0.95, width * 0.56
    outer = f"M{x0 + nx * a} {y0 + ny * a} L{x1 + nx * b} {y1 + ny * b}"
    inner = f"L{x1 - nx * b} {y1 - ny * b} L{x0 - nx * a} {y0 - ny * a}"
    pen.fill(f"{outer} {inner} Z", colour)
    pen.dot(x0, y0, a, colour)  # no outline between elbow and a body of the same colour
    pen.line(f"{outer} {inner}", INK, LINE)


def fist(
    pen: Pen, x: float, y: float, turn: float = 0, scale: float = 1, skin: Colour = SKIN
) -> None:
    """Draw a hand closed around an upright shaft at (x, y), from the fingers' side."""
    with pen.at(x, y, scale, turn):
        pen.fill(
            "M-8 -7 C-4 -10 6 -10 8.4 -7 C10 -2 10 4 8 8 C4 10.4 -5 10.4 -8 7"
            " C-9.6 3 -9.6 -3 -8 -7 Z",
            skin,
            INK,
            1.5,
        )
        for y0 in (-3.6, 0.6, 4.8):
            pen.line(f"M-1 {y0} C3 {y0 - 0.9} 6 {y0 - 0.7} 8.6 {y0}", INK, 1)
        pen.fill("M-8 -4 C-6 -9 0 -10 3 -7.4 C2 -4.6 -2 -4.4 -4 -2 Z", skin, INK, 1.2)


def daisy(pen: Pen, x: float, y: float, r: float, petals: Colour, heart: Colour = OCHRE) -> None:
    """Draw a flower of six petals."""
    with pen.at(x, y, r / 10):
        for turn in range(0, 360, 60):
            with pen.at(turn=turn):
                pen.fill("M0 0 C-6 -4 -5 -11 0 -11 C5 -11 6 -4 0 0 Z", petals, INK, 1.3)
        pen.dot(0, 0, 3.6, heart, INK, 1)


def leaf(pen: Pen, x: float, y: float, length: float, turn: float, colour: Colour = GREEN) -> None:
    """Draw a leaf upwards from (x, y), turned clockwise by degrees."""
    with pen.at(x, y, length / 10, turn):
        pen.fill("M0 0 C-4 -3 -3.6 -8 0 -11 C3.6 -8 4 -3 0 0 Z", colour, INK, 1)


def braid(pen: Pen, path: str, colour: Colour, width: float = 8.6) -> None:
    """Draw a braid along a path."""
    pen.line(path, INK, width + 2.8)
    pen.line(path, colour, width)
    (points,) = flatten(path)
    dark = mix(colour, INK, 0.5)
    walked, next_mark = 0.0, 4.0
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        step = math.hypot(x1 - x0, y1 - y0)
        while step and walked + step >= next_mark:
            t = (next_mark - walked) / step
            turn = math.degrees(math.atan2(y1 - y0, x1 - x0)) - 90
            with pen.at(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, width / 8.6, turn):
                pen.line("M-4.2 -3.4 C-3 0 -1 2.2 0 3.4 C1 2.2 3 0 4.2 -3.4", dark, 1.3)
            next_mark += width * 0.68
        walked += step
