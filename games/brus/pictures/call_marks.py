"""Marks that Brus lays on its cards: a dare, a card that was led face down, tricks as stairs."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from games.brus.engine.seats import Seat
from games.brus.engine.view import HandView, LaidView
from games.brus.pictures.trick import turned_in
from render.style.canvas import Surface
from render.style.text import draw_text
from render.style.theme import CREAM, RED
from render.style.words import Words
from render.table.lying import lying_back
from render.table.parts import (
    BRASS,
    DARK,
    paste,
)
from render.table.table import Label

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


def said_by(hand: HandView, laid: Iterable[LaidView], seat: Seat, say: Words) -> tuple[Label, ...]:
    """Call of a seat in the trick on the table: turned, answered or dared."""
    kehren = turned_in(hand)
    dares = any(one.dared and one.seat is seat for one in laid)
    out: list[Label] = []
    if kehren is not None and kehren.seat is seat and not dares:
        out.append((say("picture-label-turns"), None))
    if kehren is not None and kehren.answered_by is seat:
        out.append((say(f"picture-label-{'takes' if kehren.takes else 'runs'}"), None))
    if dares:
        out.append((say("picture-label-dares"), None))
    return tuple(out)


def draw_stairs(image: Surface, x: int, base: int, tricks: int) -> None:
    """A team's tricks as it lays them: each a step higher and further than the one before."""
    for step in range(tricks):
        paste(image, lying_back(STAIR_W, 0.0), x - 23 + STAIR_X * step, base - 90 - STAIR_Y * step)


def draw_backs(image: Surface, x: int, y: int, count: int) -> None:
    """A seat's cards in hand, from their left upper corner: as many as may be counted."""
    for i in range(count):
        paste(image, lying_back(BACK_W, 0.0), x - 23 + BACK_STEP * i, y - 23)


BACK_W: Final = 36
BACK_STEP: Final = 17
"""Width of a card in a seat's hand, and how far each lies over the one before."""
STAIR_W: Final = 44
STAIR_X: Final = 13
STAIR_Y: Final = 20
"""Width of a trick in the stairs, and how far each step goes on and up."""
