"""Index letters as masks, narrowed to fit.

The two digits of a ten stand close together and have more room than a letter, so that their strokes
are equally strong.
"""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageChops, ImageDraw

from render.style.fonts import font

CAP_HEIGHT: Final = 0.714
"""Height of a capital in em, of both fonts."""
_GAP: Final = 0.045
"""Gap between two digits, in heights of a capital."""


def index_shape(
    text: str, cap: float, most: float, *, serif: bool = True
) -> tuple[Image.Image, int]:
    """Mask of letters ``cap`` px high, at most ``most`` px wide, and its top in px relative to the
    base line (negative)."""
    letters = font(round(cap / CAP_HEIGHT), True, serif=serif)
    shapes = []
    for char in text:
        left, top, right, bottom = letters.getbbox(char, anchor="ls")
        mask = Image.new("L", (int(right - left), int(bottom - top)), 0)
        ImageDraw.Draw(mask).text((-left, -top), char, font=letters, fill=255, anchor="ls")
        shapes.append((mask, int(top)))
    gap = round(cap * _GAP)
    above = min(top for _, top in shapes)
    high = max(mask.height + top for mask, top in shapes) - above
    whole = Image.new("L", (sum(mask.width for mask, _ in shapes) + gap * (len(text) - 1), high))
    x = 0
    for mask, top in shapes:
        spot = (x, top - above)
        under = whole.crop((*spot, x + mask.width, spot[1] + mask.height))
        whole.paste(ImageChops.lighter(under, mask), spot)
        x += mask.width + gap
    if whole.width > most:
        whole = whole.resize((round(most), whole.height), Image.Resampling.LANCZOS)
    return whole, above
