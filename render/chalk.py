"""Chalk: handwriting, strokes and signs on slate, uneven but always unevenly the same.

Everything is drawn into one mask, which is then worn by a grain from a fixed seed: one pass for a
whole slate, and the same words give the same bytes.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Final

import fontpkg  # type: ignore[import-untyped]
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

from brouc.cards import Suit
from render import text as lettering
from render.grain import noise
from render.shapes import pip
from render.theme import Colour

WHITE: Final[Colour] = (240, 240, 232)
FAINT: Final[Colour] = (178, 184, 184)
"""Old writing, struck out."""
YELLOW: Final[Colour] = (250, 222, 128)

_SUPER: Final = 3
_WRITABLE: Final = frozenset(
    chr(c) for c in (*range(0x20, 0x7F), *range(0xA1, 0x17F), 0x2013, 0x2019, 0x2026, 0x2212)
) | frozenset("«»")


@lru_cache(maxsize=24)
def hand(size: int) -> ImageFont.FreeTypeFont:
    """The handwriting at ``size`` px per em. Shared: do not change it."""
    made = ImageFont.truetype(
        str(Path(fontpkg.path("Caveat"))), size, layout_engine=ImageFont.Layout.BASIC
    )
    made.set_variation_by_axes([700])
    return made


def writable(text: str) -> bool:
    """Whether the handwriting has all letters of the text."""
    return all(char in _WRITABLE for char in text)


def width_of(text: str, size: int) -> int:
    """How wide :meth:`Chalk.text` writes it, in px."""
    if writable(text):
        return round(hand(size).getlength(text))
    return lettering.text_width(text, round(size * 0.72))


@lru_cache(maxsize=512)
def fit(text: str, size: int, width: int) -> str:
    """The text, shortened with an ellipsis until it is at most ``width`` px wide."""
    if not writable(text):
        return lettering.fit(text, round(size * 0.72), width)
    if width_of(text, size) <= width:
        return text
    for end in range(len(text) - 1, 0, -1):
        shown = text[:end].rstrip() + "…"
        if width_of(shown, size) <= width:
            return shown
    return ""


@lru_cache(maxsize=4)
def _wear(width: int, height: int) -> Image.Image:
    """How much chalk the stone takes at each px, ``L``: mostly all, with pores."""
    fine = noise(width, height, 41)
    broad = noise(width // 2 + 1, height // 2 + 1, 42).resize(
        (width, height), Image.Resampling.BICUBIC
    )
    both = Image.blend(fine.filter(ImageFilter.BoxBlur(0.7)), broad, 0.35)
    return both.point(lambda v: 255 if v > 112 else max(125, 255 - 4 * (112 - v)))


class Chalk:
    """A layer of chalk, ``width`` × ``height`` px; ``seed`` makes its unevenness."""

    def __init__(self, width: int, height: int, seed: str) -> None:
        self._mask = Image.new("L", (width, height))
        self._draw = ImageDraw.Draw(self._mask)
        self._rng = Random(seed)

    def text(
        self, xy: tuple[float, float], text: str, size: int, anchor: str = "ls", width: int = 0
    ) -> int:
        """Write one line, shortened to ``width`` px if that is given; return its width in px."""
        x, y = xy
        if width:
            text = fit(text, size, width)
        if not writable(text):
            return lettering.draw_text(self._mask, (x, y), text, round(size * 0.72), 235, anchor)  # type: ignore[arg-type]
        letters = hand(size)
        whole = letters.getlength(text)
        x -= whole * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]]
        if anchor[1] == "m":
            y += size * 0.26
        at = 0.0
        for i, char in enumerate(text):
            if not char.isspace():
                dy = self._rng.uniform(-0.022, 0.022) * size
                self._draw.text((x + at, y + dy), char, font=letters, fill=255, anchor="ls")
            at = letters.getlength(text[: i + 1])
        return round(whole)

    def line(
        self, start: tuple[float, float], end: tuple[float, float], width: float, wobble: float = 1
    ) -> None:
        """A stroke of the hand, ``width`` px thick at its middle; ``wobble`` is in px."""
        rng = self._rng
        (x0, y0), (x1, y1) = start, end
        pad = width + wobble + 2
        left, top = int(min(x0, x1) - pad), int(min(y0, y1) - pad)
        size = (int(abs(x1 - x0) + 2 * pad) + 1, int(abs(y1 - y0) + 2 * pad) + 1)
        patch = Image.new("L", (size[0] * _SUPER, size[1] * _SUPER))
        draw = ImageDraw.Draw(patch)
        steps = max(6, int((abs(x1 - x0) + abs(y1 - y0)) / 5))
        drift = rng.uniform(-wobble, wobble)
        for step in range(steps * 3 + 1):
            t = step / (steps * 3)
            bow = drift * 4 * t * (1 - t)
            thick = (
                width * (0.78 + 0.3 * rng.random()) * (0.72 + 0.28 * min(1.0, 6 * t, 6 * (1 - t)))
            )
            r = thick / 2 * _SUPER
            cx = (x0 + (x1 - x0) * t + bow * (y1 - y0) / 100 - left) * _SUPER
            cy = (y0 + (y1 - y0) * t + bow + rng.uniform(-0.3, 0.3) - top) * _SUPER
            draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=255)
        patch = patch.resize(size, Image.Resampling.BOX)
        self._lighten(patch, left, top)

    def suit(self, suit: Suit, x: float, y: float, height: int) -> None:
        """A suit's sign centred on (x, y)."""
        mask = pip(suit, height, WHITE).getchannel("A")
        self._lighten(mask, round(x - mask.width / 2), round(y - mask.height / 2))

    def ring(self, box: tuple[float, float, float, float], width: int) -> None:
        """An ellipse drawn in one go, not quite closed."""
        x0, y0, x1, y1 = (round(v) for v in box)
        size = (x1 - x0 + 2 * width, y1 - y0 + 2 * width)
        patch = Image.new("L", (size[0] * _SUPER, size[1] * _SUPER))
        inner = (
            width * _SUPER,
            width * _SUPER,
            (size[0] - width) * _SUPER,
            (size[1] - width) * _SUPER,
        )
        ImageDraw.Draw(patch).arc(inner, 300, 300 + 350, fill=255, width=width * _SUPER)
        self._lighten(patch.resize(size, Image.Resampling.BOX), x0 - width, y0 - width)

    def tally(
        self, x: float, y: float, height: float, count: int, *, upright: bool = False, most: int = 0
    ) -> float:
        """Strokes from the left end of a base line, oblique or ``upright``, grouped by five.

        The fifth of a group lies across the other four. Returns the width in px. Strokes past
        ``most`` (0: no limit) are not drawn: the caller writes the number instead.
        """
        step, lean = height * 0.30, 0.0 if upright else height * 0.34
        start = x
        for i in range(count if not most else min(count, most)):
            place = i % 5
            if place == 4:
                left, right = x - 4 * step - 0.18 * height, x - step + lean + 0.22 * height
                if upright:
                    self.line((left, y - height * 0.18), (right, y - height * 0.80), height * 0.10)
                else:
                    self.line((left, y - height * 0.72), (right, y - height * 0.28), height * 0.10)
                x += 0.30 * height
            else:
                jitter = self._rng.uniform(-0.03, 0.03) * height
                self.line((x, y + jitter), (x + lean, y - height + jitter), height * 0.11)
                x += step
        return x - start + lean

    def onto(self, image: Image.Image, colour: Colour = WHITE) -> None:
        """Rub the layer onto an ``RGB`` image of the same size."""
        worn = ImageChops.multiply(self._mask, _wear(*self._mask.size))
        image.paste(colour, (0, 0), worn)

    def sprite(self, colour: Colour = WHITE) -> Image.Image:
        """The layer by itself, ``RGBA``."""
        out = Image.new("RGBA", self._mask.size, (*colour, 0))
        out.putalpha(ImageChops.multiply(self._mask, _wear(*self._mask.size)))
        return out

    def _lighten(self, patch: Image.Image, left: int, top: int) -> None:
        box = (left, top, left + patch.width, top + patch.height)
        self._mask.paste(ImageChops.lighter(self._mask.crop(box), patch), (left, top))


def tally_width(height: float, count: int) -> float:
    """The width that :meth:`Chalk.tally` takes for so many strokes."""
    if not count:
        return 0.0
    return (count - count // 5) * height * 0.30 + count // 5 * 0.30 * height + height * 0.34
