"""Brus's signs: on its pack, laid on cards, and in chalk.

What beats carries its place, the three highest cards their names.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from gamekit.api.scenes import Look
from gamekit.cards.cards import PACK, Card
from games.brus.cards import BEATING, height, is_seven
from games.brus.rules import STROKES
from games.brus.speech import NAMES
from render.cards.faces import PackStyle, style_of
from render.cards.signs import Sign, Signs
from render.style.text import draw_text
from render.style.theme import CREAM, RED
from render.table.chalk import Chalk
from render.table.parts import BRASS, DARK


def place(card: Card) -> int:
    """The card's place among those that beat: 1 for Spitz to 14, and 0 if it is blank."""
    return len(BEATING) + 1 - height(card) if height(card) else 0


def _sign(card: Card) -> Sign:
    if place(card):
        return Sign(str(place(card)), NAMES.get(card, ""))
    # A seven counts when it is led while stock remains (rules 10.3).
    return Sign(leads=True) if is_seven(card) else Sign(quiet=True)


SIGNS: Final = Signs({card: _sign(card) for card in PACK})


@lru_cache(maxsize=16)
def pack_of(look: Look) -> PackStyle:
    """Brus's pack as a reader wants it."""
    return replace(style_of(look), signs=SIGNS)


# -- on cards --------------------------------------------------------------------------------------

_SUPER: Final = 3


@lru_cache(maxsize=6)
def dare_mark(size: int) -> Image.Image:
    """A red star with an exclamation mark: this card is dared."""
    big = size * _SUPER
    out = Image.new("RGBA", (big, big))
    draw = ImageDraw.Draw(out)
    for radius, colour in ((0.5, DARK), (0.47, CREAM), (0.43, RED)):
        points = []
        for i in range(24):
            reach = big * radius * (1 if i % 2 == 0 else 0.80)
            angle = math.pi * i / 12
            points.append((big / 2 + reach * math.cos(angle), big / 2 + reach * math.sin(angle)))
        draw.polygon(points, fill=(*colour, 255))
    draw_text(draw, (big / 2, big / 2), "!", round(big * 0.62), (*CREAM, 255), "mm", bold=True)
    return out.resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(maxsize=4)
def turn_mark(size: int) -> Image.Image:
    """A brass disc with an arrow that turns back: this card was led face down."""
    big = size * _SUPER
    out = Image.new("RGBA", (big, big))
    draw = ImageDraw.Draw(out)
    draw.ellipse((0, 0, big - 1, big - 1), fill=(*DARK, 255))
    draw.ellipse((big * 0.05, big * 0.05, big * 0.95, big * 0.95), fill=(*BRASS, 255))
    box = (big * 0.26, big * 0.26, big * 0.74, big * 0.74)
    draw.arc(box, 200, 480, fill=(*DARK, 255), width=round(big * 0.1))
    head = ((0.10, 0.50), (0.47, 0.50), (0.28, 0.22))
    draw.polygon([(big * x, big * y) for x, y in head], fill=(*DARK, 255))
    return out.resize((size, size), Image.Resampling.LANCZOS)


# -- in chalk: strokes that stand or are wiped, Stanti, Brille and Keule ---------------------------

STEP: Final = 0.42
"""From one stroke to the next, in heights of a stroke."""
BRILLE_WIDE: Final = 2.0
"""Width of a Brille in its heights; a Keule takes as much."""


def strokes(chalk: Chalk, x: float, y: float, height: float, standing: int) -> None:
    """Six strokes from (x, y), the base line's left end: those that stand, then what was wiped."""
    for i in range(STROKES):
        left = x + (i + 0.35) * STEP * height
        start, end = (left, y), (left + 0.1 * height, y - height)
        if i < standing:
            chalk.line(start, end, height * 0.11)
        else:
            chalk.smear(start, end, height * 0.11)


def strokes_width(height: float) -> float:
    """The width that :func:`strokes` takes."""
    return STROKES * STEP * height


def stanto(chalk: Chalk, x: float, y: float, height: float) -> None:
    """A Stanto centred on (x, y): four strokes and four, a bar between them."""
    for i in range(4):
        at = (i - 1.5) * height * 0.26
        for way in (-1, 1):
            start, end = (x + at, y + way * height * 0.10), (x + at, y + way * height * 0.46)
            chalk.line(start, end, height * 0.07)
    chalk.line((x - height * 0.58, y), (x + height * 0.58, y - height * 0.02), height * 0.07)


def brille(chalk: Chalk, x: float, y: float, height: float) -> None:
    """Spectacles centred on (x, y)."""
    r, thick = height * 0.36, height * 0.10
    for way in (-1, 1):
        cx = x + way * height * 0.50
        chalk.curve(_arc(cx, y + height * 0.1, r, -100, 275), thick)
        ear = [(way * 0.84, 0.02), (way * 0.93, -0.30), (way * 0.84, -0.46)]
        chalk.curve([(x + dx * height, y + dy * height) for dx, dy in ear], thick)
    chalk.curve(_arc(x, y + height * 0.12, height * 0.16, 200, 340), thick)


def keule(chalk: Chalk, x: float, y: float, height: float) -> None:
    """A club with knots, centred on (x, y)."""
    outline = (
        (-0.46, 0.40), (-0.38, 0.47), (-0.10, 0.24), (0.20, 0.06), (0.40, -0.10), (0.48, -0.30),
        (0.40, -0.46), (0.22, -0.47), (0.06, -0.34), (-0.06, -0.12), (-0.24, 0.14), (-0.46, 0.40),
    )  # fmt: skip
    chalk.curve([(x + dx * height, y + dy * height) for dx, dy in outline], height * 0.085)
    for dx, dy in ((0.22, -0.28), (0.32, -0.16), (0.12, -0.12)):
        ends = [(x + (dx + way) * height, y + dy * height) for way in (-0.03, 0.03)]
        chalk.curve(ends, height * 0.075)


def drawn_signs(
    chalk: Chalk, at: tuple[float, float], room: tuple[float, float], drawn: Sequence[bool]
) -> None:
    """Draw a team's signs for lost games, to the right of a point on their middle line.

    ``room``: width and height that they may take at most.
    """
    height = min(room[1], room[0] / (BRILLE_WIDE * max(1, len(drawn))))
    for i, is_keule in enumerate(drawn):
        x = at[0] + (i + 0.5) * BRILLE_WIDE * height
        (keule if is_keule else brille)(chalk, x, at[1], height)


def _arc(x: float, y: float, r: float, start: int, end: int) -> list[tuple[float, float]]:
    """Points along a circle; degrees, 0 to the right and 90 down."""
    return [
        (x + r * math.cos(math.radians(a)), y + r * math.sin(math.radians(a)))
        for a in range(start, end + 1, 15)
    ]
