"""Anti-aliased drawing of paths by supersampling.

A :class:`Pen` draws in its own units on a canvas :data:`SUPER` times too large;
:meth:`Pen.finish` reduces it. Paths are SVG path data of the commands ``M L H V C A Z``.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from gamekit.cards.cards import Suit
from render.style.theme import Colour

Point = tuple[float, float]
SUPER: Final = 4
"""Factor of supersampling."""

_STEPS: Final = 14
"""Line segments of a curve, invisible at four times the size of a card."""

_TOKEN: Final = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
_ARGUMENTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "A": 7, "Z": 0}


@lru_cache(maxsize=1024)
def flatten(path: str) -> tuple[tuple[Point, ...], ...]:
    """Flatten a path to outlines of points, one tuple for each ``M``.

    Raises ``ValueError`` for unknown letters or wrong counts of numbers.
    """
    tokens = _TOKEN.findall(path)
    lines: list[list[Point]] = []
    at = (0.0, 0.0)
    i, command = 0, ""
    while i < len(tokens):
        if tokens[i].isalpha():
            command, i = tokens[i], i + 1
        count = _ARGUMENTS.get(command)
        if count is None:
            raise ValueError(f"not a path: {path!r}")
        numbers = [float(t) for t in tokens[i : i + count]]
        if len(numbers) < count:
            raise ValueError(f"a path ends within {command}: {path!r}")
        i += count
        match command:
            case "M":
                lines.append([(numbers[0], numbers[1])])
                command = "L"
            case "L":
                lines[-1].append((numbers[0], numbers[1]))
            case "H":
                lines[-1].append((numbers[0], at[1]))
            case "V":
                lines[-1].append((at[0], numbers[0]))
            case "C":
                one, two, end = zip(numbers[::2], numbers[1::2], strict=True)
                lines[-1].extend(_cubic(at, one, two, end))
            case "A":
                lines[-1].extend(_arc(at, numbers, (numbers[-2], numbers[-1])))
            case _:  # Z
                lines[-1].append(lines[-1][0])
        at = lines[-1][-1]
    return tuple(tuple(line) for line in lines)


def _cubic(a: Point, b: Point, c: Point, d: Point) -> list[Point]:
    out = []
    for step in range(1, _STEPS + 1):
        t = step / _STEPS
        u = 1 - t
        k, m, n, o = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        out.append(
            (
                k * a[0] + m * b[0] + n * c[0] + o * d[0],
                k * a[1] + m * b[1] + n * c[1] + o * d[1],
            )
        )
    return out


def _arc(start: Point, numbers: list[float], end: Point) -> list[Point]:
    """Flatten a circular arc (SVG's ``A`` with equal radii; the rotation is ignored)."""
    radius, large, sweep = numbers[0], numbers[3] != 0, numbers[4] != 0
    dx, dy = end[0] - start[0], end[1] - start[1]
    chord = math.hypot(dx, dy)
    if chord == 0:
        return [end]
    radius = max(radius, chord / 2)
    height = math.sqrt(max(0.0, radius * radius - chord * chord / 4))
    side = -1 if large == sweep else 1
    cx = (start[0] + end[0]) / 2 - side * height * dy / chord
    cy = (start[1] + end[1]) / 2 + side * height * dx / chord
    first = math.atan2(start[1] - cy, start[0] - cx)
    last = math.atan2(end[1] - cy, end[0] - cx)
    if sweep and last < first:
        last += 2 * math.pi
    elif not sweep and last > first:
        last -= 2 * math.pi
    steps = max(2, math.ceil(abs(last - first) / math.pi * 2 * _STEPS))
    return [
        (
            cx + radius * math.cos(first + (last - first) * k / steps),
            cy + radius * math.sin(first + (last - first) * k / steps),
        )
        for k in range(1, steps + 1)
    ]


class Pen:
    """Pen with its own units on an oversized transparent canvas.

    ``size``: finished picture in px; ``units``: its width in units. :meth:`at` shifts, scales,
    turns and mirrors everything drawn within its block.
    """

    def __init__(self, size: tuple[int, int], units: float, ground: Colour | None = None) -> None:
        self._size = size
        self._scale = size[0] * SUPER / units
        colour = (0, 0, 0, 0) if ground is None else (*ground, 255)
        self.image = Image.new("RGBA", (size[0] * SUPER, size[1] * SUPER), colour)
        self._draw = ImageDraw.Draw(self.image)
        self._matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

    @contextmanager
    def at(
        self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, mirror: bool = False
    ) -> Iterator[None]:
        """Move the origin to (x, y) within a block; ``turn``: degrees clockwise."""
        saved = self._matrix
        a, b, c, d, e, f = saved
        k, s = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
        flip = -1.0 if mirror else 1.0
        self._matrix = (
            (a * k + b * s) * flip,
            b * k - a * s,
            (c * k + d * s) * flip,
            d * k - c * s,
            a * x + b * y + e,
            c * x + d * y + f,
        )
        try:
            yield
        finally:
            self._matrix = saved

    def _place(self, points: tuple[Point, ...]) -> list[Point]:
        a, b, c, d, e, f = self._matrix
        k = self._scale
        return [((a * x + b * y + e) * k, (c * x + d * y + f) * k) for x, y in points]

    def _thick(self, width: float) -> float:
        a, _, c, _, _, _ = self._matrix
        return width * math.hypot(a, c) * self._scale

    def fill(
        self,
        path: str,
        colour: Colour,
        line: Colour | None = None,
        width: float = 1.2,
    ) -> None:
        """Fill each outline of a path; draw its edge in ``line``, if given."""
        for points in flatten(path):
            if len(points) > 2:
                self._draw.polygon(self._place(points), fill=(*colour, 255))
            if line is not None:
                self._stroke(points, line, width)

    def line(self, path: str, colour: Colour, width: float = 1.2) -> None:
        """Draw a path with round ends and corners."""
        for points in flatten(path):
            self._stroke(points, colour, width)

    def _stroke(self, points: tuple[Point, ...], colour: Colour, width: float) -> None:
        placed = self._place(points)
        thick = max(1, round(self._thick(width)))
        ink = (*colour, 255)
        self._draw.line(placed, fill=ink, width=thick, joint="curve")
        r = (thick - 1) / 2
        for x, y in {placed[0], placed[-1]} if r >= 1 else ():
            self._draw.ellipse((x - r, y - r, x + r, y + r), fill=ink)

    def dot(
        self,
        x: float,
        y: float,
        r: float,
        colour: Colour,
        line: Colour | None = None,
        width: float = 1.2,
    ) -> None:
        """Draw a disc of radius ``r`` about (x, y)."""
        ((px, py),) = self._place(((x, y),))
        k = self._thick(r)
        if line is not None:
            grown = k + self._thick(width) / 2
            self._draw.ellipse((px - grown, py - grown, px + grown, py + grown), fill=(*line, 255))
            k -= self._thick(width) / 2
        self._draw.ellipse((px - k, py - k, px + k, py + k), fill=(*colour, 255))

    def pip(self, suit: Suit, x: float, y: float, height: float, colour: Colour) -> None:
        """Draw a suit's sign, ``height`` units high, centred on (x, y), upright."""
        with self.at(x, y, height / 100):
            for path in PIPS[suit]:
                self.fill(path, colour)

    def stamp(self, picture: Image.Image, box: tuple[float, float, float, float]) -> None:
        """Draw an oversized picture of a palette into a box: left, top, right, bottom.

        It is neither turned nor mirrored, and keeps its hard edges.
        """
        left, top, right, bottom = box
        placed = self._place(((left, top), (right, bottom)))
        (x, y), (far, low) = ((round(px), round(py)) for px, py in placed)
        sized = picture.resize((far - x, low - y), Image.Resampling.NEAREST).convert("RGBA")
        self.image.paste(sized, (x, y), sized)

    def layer(self) -> Pen:
        """Empty pen of the same size and units, to be composed onto this one."""
        return Pen(self._size, self.image.width / self._scale)

    def finish(self) -> Image.Image:
        """Picture at its final size."""
        return self.image.resize(self._size, Image.Resampling.LANCZOS, reducing_gap=2.0)


PIPS: Final[dict[Suit, tuple[str, ...]]] = {
    Suit.HEARTS: (
        "M0 50 C-8 34 -46 8 -46 -20 C-46 -40 -33 -50 -21 -50 C-10 -50 -3 -42 0 -32"
        " C3 -42 10 -50 21 -50 C33 -50 46 -40 46 -20 C46 8 8 34 0 50 Z",
    ),
    Suit.DIAMONDS: (
        "M0 -50 C9 -32 24 -14 38 0 C24 14 9 32 0 50 C-9 32 -24 14 -38 0 C-24 -14 -9 -32 0 -50 Z",
    ),
    Suit.CLUBS: (
        "M-22 -28 A22 22 0 1 1 22 -28 A22 22 0 1 1 -22 -28 Z",
        "M-47 9 A22 22 0 1 1 -3 9 A22 22 0 1 1 -47 9 Z",
        "M3 9 A22 22 0 1 1 47 9 A22 22 0 1 1 3 9 Z",
        "M-9 -12 L9 -12 L10 4 C6 10 4 14 4 18 C5 34 10 44 22 50 L-22 50 C-10 44 -5 34 -4 18"
        " C-4 14 -6 10 -10 4 Z",
    ),
    Suit.SPADES: (
        "M0 -50 C7 -34 44 -8 44 16 C44 30 33 37 23 37 C14 37 7 32 3 24 C4 36 9 45 21 50 L-21 50"
        " C-9 45 -4 36 -3 24 C-7 32 -14 37 -23 37 C-33 37 -44 30 -44 16 C-44 -8 -7 -34 0 -50 Z",
    ),
}
"""Outlines of the suit signs in a box of height 100 about the origin."""


@lru_cache(maxsize=64)
def pip(suit: Suit, height: int, colour: Colour) -> Image.Image:
    """Suit's sign, ``height`` px high, on a transparent square. Shared: do not change."""
    pen = Pen((height, height), 100)
    pen.pip(suit, 50, 50, 100, colour)
    return pen.finish()
