"""Drawing of arbitrary text, such as people's names, within a width.

A character without a glyph is replaced by a compatible form (𝓐 → A), else by one neutral mark for
each run. Right-to-left and combining scripts would need a shaping library, so they are replaced too
rather than drawn wrongly.
"""

from __future__ import annotations

import math
import re
import unicodedata
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render.style.canvas import Canvas, Surface
from render.style.theme import Colour, font, has_glyph

ELLIPSIS: Final = "…"
SUBSTITUTE: Final = "•"
"""Mark for a run of undrawable characters."""

_BESIDE: Final = re.compile(rf"{SUBSTITUTE}(?: ?{SUBSTITUTE})* \(([^()]+)\)")
"""Something undrawable and, in brackets, its form in letters."""
_MAX_CHARACTERS: Final = 400
"""Limit before any other processing; no picture has room for longer texts."""


@lru_cache(maxsize=2048)
def clean(text: str, *, serif: bool = False) -> str:
    """Reduce text to its drawable form: one line, no control characters, no missing glyphs.

    Empty only if nothing in the text is visible. What is undrawable and has another form behind it
    in brackets, such as a user name, is replaced by that.

    >>> clean("李明 (liming) leads.")
    'liming leads.'
    """
    out: list[str] = []
    for char in unicodedata.normalize("NFC", text[:_MAX_CHARACTERS]):
        if char.isspace():
            if out and out[-1] != " ":
                out.append(" ")
            continue
        drawn = _drawable(char, serif)
        if drawn is None:
            drawn = SUBSTITUTE if out[-1:] != [SUBSTITUTE] else ""
        if drawn:
            out.append(drawn)
    return _BESIDE.sub(r"\1", "".join(out).strip())


def _drawable(char: str, serif: bool) -> str | None:
    """Form of a character to draw: itself, a plainer one, nothing ("") or unknown (None)."""
    if _unseen(char):
        return ""
    for form in (char, unicodedata.normalize("NFKC", char)):
        seen = "".join(c for c in form if not _unseen(c) and not c.isspace())
        if seen and all(
            has_glyph(c, serif=serif) and unicodedata.bidirectional(c) not in ("R", "AL")
            for c in seen
        ):
            return seen
    return None


def _unseen(char: str) -> bool:
    """Whether a character is invisible: joiner, direction mark, variation selector, stacked accent,
    skin tone, control.
    """
    category = unicodedata.category(char)
    return category in ("Cc", "Cf", "Mn", "Me") or (category == "Sk" and not char.isascii())


@lru_cache(maxsize=2048)
def _width(text: str, size: int, bold: bool, serif: bool) -> int:
    return round(font(size, bold, serif=serif).getlength(text))


def text_width(text: str, size: int, bold: bool = False) -> int:
    """Width in px of :func:`draw_text` for this text without ``max_width``."""
    return _width(clean(text), size, bold, False)


@lru_cache(maxsize=1024)
def fit(text: str, size: int, max_width: int, bold: bool = False, *, serif: bool = False) -> str:
    """Drawable text, shortened with an ellipsis to at most ``max_width`` px.

    Empty when not even the ellipsis fits.
    """
    whole = clean(text, serif=serif)
    if _width(whole, size, bold, serif) <= max_width:
        return whole
    low, high = 0, len(whole)  # whole[:low] fits, whole[:high] does not
    while high - low > 1:
        middle = (low + high) // 2
        shown = whole[:middle].rstrip() + ELLIPSIS
        low, high = (
            (middle, high) if _width(shown, size, bold, serif) <= max_width else (low, middle)
        )
    shown = whole[:low].rstrip() + ELLIPSIS
    return shown if _width(shown, size, bold, serif) <= max_width else ""


@lru_cache(maxsize=4096)
def _reach(text: str, size: int, bold: bool, serif: bool, anchor: str) -> tuple[int, int, int, int]:
    """Extent of a line relative to its point: upper left corner, width and height."""
    left, top, right, bottom = font(size, bold, serif=serif).getbbox(text, anchor=anchor)
    x, y = math.floor(left) - 1, math.floor(top) - 1
    return x, y, math.ceil(right) + 2 - x, math.ceil(bottom) + 2 - y


@lru_cache(maxsize=512)
def _shape(
    text: str, size: int, bold: bool, serif: bool, anchor: str, start: tuple[float, float]
) -> tuple[Image.Image, tuple[int, int]]:
    """Mask of a line, cached since names and labels return, and its offset from the point."""
    letters = font(size, bold, serif=serif)
    x, y, width, height = _reach(text, size, bold, serif, anchor)
    mask = Image.new("L", (width, height))
    at = (start[0] - x, start[1] - y)
    ImageDraw.Draw(mask).text(at, text, fill=255, font=letters, anchor=anchor)
    return mask, (x, y)


def draw_text(
    target: Surface | ImageDraw.ImageDraw,
    xy: tuple[float, float],
    text: str,
    size: int,
    fill: Colour | tuple[int, int, int, int],
    anchor: str = "la",
    max_width: int | None = None,
    bold: bool = False,
    *,
    serif: bool = False,
) -> int:
    """Draw one line and return its width in px.

    ``anchor`` is Pillow's: horizontally l, m or r; vertically a (ascender), m, s (base line), …
    """
    shown = (
        clean(text, serif=serif)
        if max_width is None
        else fit(text, size, max_width, bold, serif=serif)
    )
    if not shown:
        return 0
    (x, left), (y, top) = map(math.modf, xy)
    line = (shown, size, bold, serif, anchor)
    if isinstance(target, Canvas):
        dx, dy, *reach = _reach(*line)
        at = int(left) + dx, int(top) + dy

        def draw(image: Image.Image, there: int, down: int) -> None:
            image.paste(fill, (at[0] - there, at[1] - down), _shape(*line, (x, y))[0])

        target.lay(f"{line} {x} {y} {fill}", at, (reach[0], reach[1]), draw)
    elif isinstance(target, Image.Image) and target.mode == "RGB":
        mask, (dx, dy) = _shape(*line, (x, y))
        target.paste(fill, (int(left) + dx, int(top) + dy), mask)
    else:
        pen = ImageDraw.Draw(target) if isinstance(target, Image.Image) else target
        assert isinstance(pen, ImageDraw.ImageDraw), "neither image nor canvas"
        pen.text(xy, shown, font=font(size, bold, serif=serif), fill=fill, anchor=anchor)
    return _width(shown, size, bold, serif)
