"""Handwriting, strokes and signs on slate or squared paper, irregular but reproducible.

All chalk is drawn into one mask, then worn by a grain from a fixed seed: one pass for a whole
slate, and the same words give the same bytes. The irregularity of words depends on their letters,
that of strokes on their places, so unchanged writing looks the same whatever is added. Both are
cached, and a slate with few changes is drawn quickly.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

import fontpkg  # type: ignore[import-untyped]
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

from gamekit.cards.cards import Suit
from render.cards.shapes import pip
from render.style import text as lettering
from render.style.theme import Colour
from render.table.layout import Box
from render.table.surfaces import FADED, GRAPHITE, RED_PENCIL, noise, squared, stone

WHITE: Final[Colour] = (240, 240, 232)
FAINT: Final[Colour] = (178, 184, 184)
"""Old writing, struck out."""
YELLOW: Final[Colour] = (250, 222, 128)

_SUPER: Final = 3
_STEP: Final = 0.31
_LEAN: Final = 0.34
_OVERHANG: Final = 0.2
"""Spacing, slant and overhang of the fifth stroke, in heights."""
_WRITABLE: Final = frozenset(
    chr(c) for c in (*range(0x20, 0x7F), *range(0xA0, 0x17F), 0x2013, 0x2019, 0x2026, 0x2212)
) | frozenset("«»")


@lru_cache(maxsize=24)
def hand(size: int) -> ImageFont.FreeTypeFont:
    """Handwriting font of ``size`` px per em. Shared: do not change."""
    made = ImageFont.truetype(
        str(Path(fontpkg.path("Caveat"))), size, layout_engine=ImageFont.Layout.BASIC
    )
    made.set_variation_by_axes([700])
    return made


def writable(text: str) -> bool:
    """Whether the handwriting has all letters of the text."""
    return all(char in _WRITABLE for char in text)


def width_of(text: str, size: int) -> int:
    """Width of a text by :meth:`Chalk.text`, in px."""
    if writable(text):
        return round(hand(size).getlength(text))
    return lettering.text_width(text, round(size * 0.72))


@lru_cache(maxsize=512)
def fit(text: str, size: int, width: int) -> str:
    """Text, shortened with an ellipsis to at most ``width`` px."""
    if not writable(text):
        return lettering.fit(text, round(size * 0.72), width)
    if width_of(text, size) <= width:
        return text
    for end in range(len(text) - 1, 0, -1):
        shown = text[:end].rstrip() + "…"
        if width_of(shown, size) <= width:
            return shown
    return ""


def size_for(text: str, size: int, width: int, least: int = 34) -> int:
    """Largest size from ``least`` to ``size`` in which the text fits."""
    while size > least and width_of(text, size) > width:
        size -= 2
    return size


def size_for_all(texts: Iterable[str], size: int, width: int, least: int) -> int:
    """Largest size in which each of the texts fits: numbers of a line are equally large."""
    return min((size_for(text, size, width, least) for text in texts), default=size)


@lru_cache(maxsize=16)
def _wear(width: int, height: int) -> Image.Image:
    """Opacity of chalk at each px, ``L``: mostly full, with pores."""
    fine = noise(width, height, 41)
    broad = noise(width // 2 + 1, height // 2 + 1, 42).resize(
        (width, height), Image.Resampling.BICUBIC
    )
    both = Image.blend(fine.filter(ImageFilter.BoxBlur(0.7)), broad, 0.35)
    return both.point(lambda v: 255 if v > 112 else max(125, 255 - 4 * (112 - v)))


class Chalk:
    """Layer of chalk, ``width`` × ``height`` px.

    Places and sizes are in px, or ``scale`` px for a smaller or larger copy of a writing.
    """

    def __init__(self, width: int, height: int, scale: float = 1) -> None:
        self._mask = Image.new("L", (width, height))
        self._scale = scale

    def text(
        self, xy: tuple[float, float], text: str, size: int, anchor: str = "ls", width: int = 0
    ) -> int:
        """Write one line, shortened to ``width`` px if given; return its width in px."""
        x, y = self._at(xy)
        size, width = round(size * self._scale), round(width * self._scale)
        if width:
            text = fit(text, size, width)
        if not writable(text):
            return lettering.draw_text(self._mask, (x, y), text, round(size * 0.72), 235, anchor)  # type: ignore[arg-type]
        whole = hand(size).getlength(text)
        x -= whole * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]]
        if anchor[1] == "m":
            y += size * 0.26
        self._add(_written(text, size), round(x), round(y))
        return round(whole / self._scale)

    def fitted(
        self,
        xy: tuple[float, float],
        text: str,
        size: int,
        room: int,
        anchor: str = "ls",
        least: int = 34,
    ) -> int:
        """Write one line smaller, then shortened, to fit ``room`` px; return its width in px."""
        return self.text(xy, text, size_for(text, size, room, least), anchor, room)

    def line(
        self, start: tuple[float, float], end: tuple[float, float], width: float, wobble: float = 1
    ) -> None:
        """Draw a stroke, ``width`` px thick at its middle; ``wobble`` is in px."""
        self._add(_line(self._at(start), self._at(end), width * self._scale, wobble))

    def curve(self, points: Sequence[tuple[float, float]], width: float) -> None:
        """Draw a steady stroke along points, ``width`` px thick."""
        self._add(_curve(tuple(map(self._at, points)), width * self._scale))

    def smear(self, start: tuple[float, float], end: tuple[float, float], width: float) -> None:
        """Draw the remains of a stroke, ``width`` px thick, wiped sideways by a thumb."""
        self._add(_smear(self._at(start), self._at(end), width * self._scale))

    def suit(self, suit: Suit, x: float, y: float, height: int) -> None:
        """Draw a suit's sign centred on (x, y)."""
        x, y = self._at((x, y))
        mask = pip(suit, round(height * self._scale), WHITE).getchannel("A")
        self._lighten(mask, round(x - mask.width / 2), round(y - mask.height / 2))

    def tally(
        self,
        x: float,
        y: float,
        height: float,
        count: int,
        *,
        upright: bool = False,
        fresh: Chalk | None = None,
        new: int = 0,
    ) -> None:
        """Draw strokes from (x, y) on a base line, oblique or ``upright``, grouped by five.

        The fifth of a group lies across the other four. They are :func:`tally_width` px wide. The
        last ``new`` strokes are drawn on the layer ``fresh``.
        """
        step, lean = height * _STEP, 0.0 if upright else height * _LEAN
        x += height * _OVERHANG
        for i in range(count):
            layer = fresh if fresh is not None and i >= count - new else self
            if i % 5 == 4:
                left, right = x - 4 * step - _OVERHANG * height, x - step + lean + 0.2 * height
                high, low = (0.78, 0.22) if not upright else (0.2, 0.8)
                layer.line((left, y - height * high), (right, y - height * low), height * 0.10)
                x += step
            else:
                jitter = Random(f"tally {i}").uniform(-0.03, 0.03) * height
                layer.line((x, y + jitter), (x + lean, y - height + jitter), height * 0.11)
                x += step

    def onto(self, image: Image.Image, colour: Colour = WHITE) -> None:
        """Compose the layer onto an ``RGB`` image of the same size."""
        box = self._mask.getbbox()
        if box is not None:
            worn = ImageChops.multiply(self._mask.crop(box), _wear(*self._mask.size).crop(box))
            image.paste(colour, box, worn)

    def sprite(self, colour: Colour = WHITE) -> Image.Image:
        """Layer as an ``RGBA`` image."""
        out = Image.new("RGBA", self._mask.size, (*colour, 0))
        out.putalpha(ImageChops.multiply(self._mask, _wear(*self._mask.size)))
        return out

    def _at(self, place: tuple[float, float]) -> tuple[float, float]:
        return place[0] * self._scale, place[1] * self._scale

    def _add(self, patch: Patch, x: int = 0, y: int = 0) -> None:
        self._lighten(patch.mask, patch.left + x, patch.top + y)

    def _lighten(self, patch: Image.Image, left: int, top: int) -> None:
        box = (left, top, left + patch.width, top + patch.height)
        self._mask.paste(ImageChops.lighter(self._mask.crop(box), patch), (left, top))


@dataclass(frozen=True, slots=True)
class Patch:
    """Piece of chalk with its place. Shared: do not draw on it."""

    mask: Image.Image
    """``L``"""
    left: int
    """px, of a line from the slate's edge, of words from their beginning"""
    top: int
    """px, of words from their base line"""


@lru_cache(maxsize=768)
def _written(text: str, size: int) -> Patch:
    """Words relative to their beginning on the base line."""
    letters, rng = hand(size), Random(f"{size} {text}")
    mask = Image.new("L", (round(letters.getlength(text)) + 2 * size, 3 * size))
    draw = ImageDraw.Draw(mask)
    at = 0.0
    for i, char in enumerate(text):
        if not char.isspace():
            dy = rng.uniform(-0.022, 0.022) * size
            draw.text((size + at, 2 * size + dy), char, font=letters, fill=255, anchor="ls")
        at = letters.getlength(text[: i + 1])
    return _cropped(mask, -size, -2 * size)


@lru_cache(maxsize=512)
def _line(
    start: tuple[float, float], end: tuple[float, float], width: float, wobble: float
) -> Patch:
    rng = Random(f"line {start} {end} {width}")
    (x0, y0), (x1, y1) = start, end
    pad = width + 2 * wobble + 2
    length = max(1.0, ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5)
    nx, ny = (y0 - y1) / length, (x1 - x0) / length
    left, top = int(min(x0, x1) - pad), int(min(y0, y1) - pad)
    size = (int(abs(x1 - x0) + 2 * pad) + 1, int(abs(y1 - y0) + 2 * pad) + 1)
    patch = Image.new("L", (size[0] * _SUPER, size[1] * _SUPER))
    draw = ImageDraw.Draw(patch)
    steps = max(6, int((abs(x1 - x0) + abs(y1 - y0)) / 5))
    drift = rng.uniform(-wobble, wobble)
    for step in range(steps * 3 + 1):
        t = step / (steps * 3)
        bow = drift * 2 * t * (1 - t)
        thick = width * (0.78 + 0.3 * rng.random()) * (0.72 + 0.28 * min(1.0, 6 * t, 6 * (1 - t)))
        r = thick / 2 * _SUPER
        cx = (x0 + (x1 - x0) * t + bow * nx - left) * _SUPER
        cy = (y0 + (y1 - y0) * t + bow * ny + rng.uniform(-0.3, 0.3) - top) * _SUPER
        draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=255)
    return _cropped(patch.resize(size, Image.Resampling.BOX), left, top)


@lru_cache(maxsize=256)
def _curve(points: tuple[tuple[float, float], ...], width: float) -> Patch:
    rng, pad = Random(f"curve {points[0]} {width}"), width + 3
    left, top = (int(min(point[i] for point in points) - pad) for i in (0, 1))
    right, bottom = (int(max(point[i] for point in points) + pad) for i in (0, 1))
    size = (right - left + 1, bottom - top + 1)
    patch = Image.new("L", (size[0] * _SUPER, size[1] * _SUPER))
    draw = ImageDraw.Draw(patch)
    for (x0, y0), (x1, y1) in pairwise(points):
        steps = max(1, int(math.hypot(x1 - x0, y1 - y0) / max(1.0, width / 4)))
        for step in range(steps + 1):
            t = step / steps
            r = width * (0.8 + 0.3 * rng.random()) / 2 * _SUPER
            cx = (x0 + (x1 - x0) * t - left) * _SUPER
            cy = (y0 + (y1 - y0) * t - top) * _SUPER
            draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=255)
    return _cropped(patch.resize(size, Image.Resampling.BOX), left, top)


@lru_cache(maxsize=128)
def _smear(start: tuple[float, float], end: tuple[float, float], width: float) -> Patch:
    rng = Random(f"smear {start} {end} {width}")
    (x0, y0), (x1, y1) = start, end
    reach, pad = 2.6 * width, 5 * width
    left, top = int(min(x0, x1) - pad), int(min(y0, y1) - pad)
    size = (int(abs(x1 - x0) + 2 * pad), int(abs(y1 - y0) + 2 * pad))
    patch = Image.new("L", size)
    draw = ImageDraw.Draw(patch)
    bands = max(4, int(abs(y1 - y0) / max(3.0, width)))
    for band in range(bands + 1):
        t = band / bands
        cx, cy = x0 + (x1 - x0) * t - left, y0 + (y1 - y0) * t - top
        back, on = (reach * rng.uniform(0.4, 1.0) for _ in range(2))
        tall = width * rng.uniform(0.5, 1.0)
        strong = round(rng.uniform(32, 64))
        draw.ellipse((cx - back, cy - tall, cx + on, cy + tall), fill=strong)
    # The stroke itself remains faintly visible.
    ghost = (x0 - left, y0 - top, x1 - left, y1 - top)
    draw.line(ghost, fill=140, width=max(2, round(width * 0.8)))
    return _cropped(patch.filter(ImageFilter.GaussianBlur(width * 0.4)), left, top)


def _cropped(mask: Image.Image, left: int, top: int) -> Patch:
    """Crop a mask to its chalk."""
    box = mask.getbbox() or (0, 0, 1, 1)
    return Patch(mask.crop(box), left + box[0], top + box[1])


def tally_width(height: float, count: int) -> float:
    """Width of :meth:`Chalk.tally` for ``count`` strokes."""
    return ((count - 1) * _STEP + _LEAN + 2 * _OVERHANG) * height if count else 0.0


def tally_height(width: float, height: float, count: int) -> float:
    """Largest height up to ``height`` at which the strokes are at most ``width`` px wide."""
    return min(height, width / tally_width(1.0, count)) if count else height


Inks: TypeAlias = tuple[Colour, Colour, Colour]
"""Colours of faint, plain and bright writing."""
CHALK: Final[Inks] = (FAINT, WHITE, YELLOW)
PENCIL: Final[Inks] = (FADED, GRAPHITE, RED_PENCIL)


class Writing:
    """Layers of writing over a surface."""

    def __init__(self, surface: Image.Image, inks: Inks = CHALK, scale: float = 1) -> None:
        """``surface``: ``RGB``; the writing appears on it with :meth:`finish`.

        ``scale``: px of a unit of all places and sizes.
        """
        self.surface = surface
        self.width, self.height = (round(px / scale) for px in surface.size)
        self.faint, self.plain, self.bright = (Chalk(*surface.size, scale) for _ in inks)
        self._inks = inks

    def finish(self) -> Image.Image:
        """Draw all layers, and return the surface."""
        layers = self.faint, self.plain, self.bright
        for layer, ink in zip(layers, self._inks, strict=True):
            layer.onto(self.surface, ink)
        return self.surface

    def lay(self, image: Image.Image, box: Box) -> None:
        """Finish it, and lay it into a box of its size."""
        image.paste(self.finish(), (box.x, box.y))


def on_slate(box: Box, frame: int) -> Writing:
    """Empty slate of a box's size in a frame ``frame`` px thick."""
    return Writing(stone(box.w, box.h, frame).copy())


def on_paper(box: Box, square: int, scale: float = 1) -> Writing:
    """Empty paper of a box's size with squares of ``square`` units."""
    return Writing(squared(box.w, box.h, round(square * scale)).copy(), PENCIL, scale)
