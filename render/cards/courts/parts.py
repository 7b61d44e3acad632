"""Parts of the twelve figures: arms, hands, hair, flowers, animals.

In the figure's units: x from -63 to 64 about the face's middle, y from 12 (top of the panel) to
about 160, eyes at 56, chin at 83.
"""

from __future__ import annotations

import itertools
import math
from typing import Final

from render.cards.shapes import Pen, flatten
from render.style.theme import CREAM, GREEN, INK, OCHRE, SKIN, Colour, mix

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


def edelweiss(pen: Pen, x: float, y: float, r: float, colour: Colour = CREAM) -> None:
    """Draw an edelweiss without outline, as embroidered on jackets."""
    with pen.at(x, y, r / 10):
        for turn in range(0, 360, 45):
            with pen.at(turn=turn):
                pen.fill("M0 0 C-4 -4 -2.6 -8 0 -10.4 C2.6 -8 4 -4 0 0 Z", colour)
        pen.dot(0, 0, 2.8, OCHRE)


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


def cow(
    pen: Pen, x: float, y: float, length: float, colour: Colour, *, mirror: bool = False
) -> None:
    """Draw the silhouette of a cow with a bell, facing left, as in paper-cuts of the poya."""
    with pen.at(x, y, length / 100, 0, mirror):
        pen.fill(
            "M-52 -24 C-48 -28 -46 -30 -44 -30 C-44 -36 -46 -40 -50 -42 C-42 -44 -38 -38 -37 -33"
            " C-34 -34 -31 -33 -28 -30 C-20 -27 20 -28 40 -26 C47 -26 50 -22 51 -14 L53 12"
            " C55 16 54 20 51 22 C48 18 48 14 48 8 C46 14 45 20 46 40 L36 40 C36 26 34 18 30 12"
            " C28 18 20 18 16 12 C4 14 -10 14 -18 12 C-20 20 -20 30 -20 40 L-30 40 C-30 30 -30 18"
            " -34 10 C-38 4 -40 -4 -40 -8 C-46 -6 -54 -8 -57 -12 C-59 -15 -56 -20 -52 -24 Z"
            " M-42 -4 L-34 -2 L-32 10 L-46 9 Z",
            colour,
        )


def fir(pen: Pen, x: float, y: float, height: float, colour: Colour) -> None:
    """Draw the silhouette of a fir standing on (x, y)."""
    with pen.at(x, y, height / 46):
        pen.fill(
            "M0 -46 L7 -32 L3.6 -33 L10 -21 L5 -22 L14 -8 H2.4 V0 H-2.4 V-8 H-14 L-5 -22 L-10 -21"
            " L-3.6 -33 L-7 -32 Z",
            colour,
        )
