"""Index letters of cards, and a pack's signs besides suit and rank: places in an order, names.

Signs are drawn on faces and tiles, as given by :class:`render.cards.faces.PackStyle`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from gamekit.cards.cards import Card
from render.cards.shapes import Pen
from render.style.text import draw_text, text_width
from render.style.theme import INK, OCHRE, PAPER, Colour, font

GOLD: Final[Colour] = (250, 204, 92)
UNITS: Final = 200
"""Width of a card in the units of :mod:`render.cards.faces`."""
_LARGEST: Final = 40
_SMALLEST: Final = 12
_NAME_ROOM: Final = 126
"""Largest width of a name on its ribbon."""
_FOOT: Final = 0.15
"""Height of a tile's foot as a share of its shorter side."""
CAP_HEIGHT: Final = 0.714
"""Height of a capital in em, of both fonts."""
_GAP: Final = 0.045
"""Gap between two digits, in heights of a capital."""


@dataclass(frozen=True, slots=True)
class Sign:
    """Sign of a card."""

    place: str = ""
    """Place in the order, on a medal; empty for none."""
    name: str = ""
    """Name on a ribbon across the card."""
    leads: bool = False
    """Whether the card counts only when led, shown by an open medal with an arrow."""
    quiet: bool = False
    """Whether the card has no place in the order, shown by paler art."""


class Signs:
    """Signs of a pack, one object a pack, compared by identity."""

    def __init__(self, of: Mapping[Card, Sign]) -> None:
        self._of: Final = dict(of)

    def of(self, card: Card) -> Sign | None:
        """Sign of a card, if any."""
        return self._of.get(card)


def draw_sign(pen: Pen, sign: Sign, *, big_index: bool) -> None:
    """Draw a card's sign on its face, 200 units wide and 300 high."""
    if sign.name:
        _ribbon(pen, sign.name, 206 if big_index else 153)
    if sign.place or sign.leads:
        # Below the suit, since the big index takes the whole upper edge.
        x, y = (165.0, 130.0) if big_index else (172.0, 28.0)
        _medal(pen, sign, x, y)


def _medal(pen: Pen, sign: Sign, x: float, y: float) -> None:
    pen.dot(x, y, 23, PAPER)
    pen.dot(x, y, 21, INK)
    pen.dot(x, y, 18.5, PAPER if sign.leads else GOLD)
    if sign.leads:
        with pen.at(x, y):
            pen.fill("M-7 -11 L12 0 L-7 11 Z", INK)
    k = pen.image.width / UNITS
    size = round((30 if len(sign.place) == 1 else 25) * k)
    draw_text(pen.image, (x * k, (y + 0.5) * k), sign.place, size, (*INK, 255), "mm", bold=True)


def _ribbon(pen: Pen, name: str, y: float) -> None:
    """Draw a band across the card with folded ends."""
    for side in (False, True):
        with pen.at(100, y, mirror=side):
            pen.fill("M60 -15 L98 -15 L90 3 L98 21 L60 21 Z", OCHRE, INK, 1.6)
    with pen.at(100, y):
        pen.fill("M-84 -21 C-40 -26 40 -26 84 -21 V18 C40 13 -40 13 -84 18 Z", GOLD, INK, 1.8)
    k = pen.image.width / UNITS
    size = _LARGEST
    while size > _SMALLEST and text_width(name, size, True) > _NAME_ROOM:
        size -= 1
    draw_text(
        pen.image, (100 * k, (y - 5) * k), name, round(size * k), (*INK, 255), "mm", bold=True
    )


def draw_tile_foot(image: Image.Image, sign: Sign, edge: int, corner: int) -> None:
    """Draw a card's sign on a large tile: a golden foot for a place, a white one for a leader.

    ``edge`` and ``corner``: thickness and radius of the frame, which is drawn later.
    """
    w, h = image.size
    line = h - edge - round(min(w, h) * _FOOT)
    foot, inside = Image.new("L", image.size), Image.new("L", image.size)
    ImageDraw.Draw(foot).rectangle((0, line, w, h), fill=255)
    ImageDraw.Draw(inside).rounded_rectangle((0, 0, w - 1, h - 1), corner, fill=255)
    colour = PAPER if sign.leads else GOLD
    image.paste((*colour, 255), (0, 0), ImageChops.multiply(foot, inside))
    ImageDraw.Draw(image).line((edge, line, w - edge, line), fill=(*INK, 255), width=5)


def index_shape(
    text: str, cap: float, most: float, *, serif: bool = True
) -> tuple[Image.Image, int]:
    """Mask of letters ``cap`` px high, at most ``most`` px wide, and its top in px relative to the
    base line (negative).

    The two digits of a ten stand close together and have more room than a letter, so that their
    strokes are equally strong.
    """
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
