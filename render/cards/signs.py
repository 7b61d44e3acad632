"""Signs of a game's pack besides suit and rank: places in an order, names.

They are drawn on faces and tiles, as given by :class:`render.cards.faces.PackStyle`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from gamekit.cards.cards import Card
from render.cards.shapes import Pen
from render.style.text import draw_text, text_width
from render.style.theme import INK, OCHRE, PAPER, Colour

GOLD: Final[Colour] = (250, 204, 92)
UNITS: Final = 200
"""Width of a card in the units of :mod:`render.cards.faces`."""
_LARGEST: Final = 40
_SMALLEST: Final = 12
_NAME_ROOM: Final = 126
"""Largest width of a name on its ribbon."""
_FOOT: Final = 0.15
"""Height of a tile's foot as a share of its shorter side."""


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
