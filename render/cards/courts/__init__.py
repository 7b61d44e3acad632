"""Drawing of the twelve court cards: four trades of the Pays-d'Enhaut, one a suit.

Hearts are the herdsman's family, clubs the cheese-makers, spades the woodcutters, diamonds the
paper-cutters. A figure stands in the upper half of a bent panel that leaves the corners free for
indices, and again upside down in the lower half; a band separates them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from gamekit.cards.cards import Card, Rank, Suit
from render.cards.courts import clubs, diamonds, hearts, parts, spades
from render.cards.shapes import Pen, flatten
from render.style.theme import CREAM, INK, OCHRE, PAPER, Colour, mix

FIGURES: Final[dict[Suit, dict[Rank, Callable[[Pen], None]]]] = {
    suit: {Rank.KING: trade.king, Rank.QUEEN: trade.queen, Rank.JACK: trade.jack}
    for suit, trade in (
        (Suit.HEARTS, hearts),
        (Suit.DIAMONDS, diamonds),
        (Suit.CLUBS, clubs),
        (Suit.SPADES, spades),
    )
}

PANEL: Final = "M62 11 H189 V168 H138 V289 H11 V132 H62 Z"
"""Path of the bent panel in card units, symmetric under half a turn."""
UPPER: Final = "M62 11 H189 V168 L11 132 H62 Z"
"""Path of the panel above the band."""
BUST: Final = "M11 116 H189 V289 H11 Z"
"""Path of the single panel of the big-index pack."""
MIDDLE: Final = 126.0
"""Card x of a figure's x = 0."""


def draw_court(pen: Pen, card: Card, colour: Colour, tint: Colour) -> None:
    """Draw the panel with both halves of the figure.

    ``colour``: the suit's colour in this pack; ``tint``: background.
    """
    half = pen.layer()
    half.fill(UPPER, mix(PAPER, tint, 0.16))
    _landscape(half, mix(PAPER, tint, 0.34), mix(PAPER, tint, 0.52))
    with half.at(MIDDLE, 0):
        FIGURES[card.suit][card.rank](half)
    _keep(half, UPPER)
    pen.image.alpha_composite(half.image)
    pen.image.alpha_composite(half.image.transpose(Image.Transpose.ROTATE_180))
    band = pen.layer()
    _band(band, card.suit, colour)
    _keep(band, PANEL)
    pen.image.alpha_composite(band.image)
    pen.line(PANEL, INK, 1.8)


def draw_bust(pen: Pen, card: Card, tint: Colour) -> None:
    """Draw the figure once, upright, in the lower two thirds, for the big-index pack."""
    layer = pen.layer()
    layer.fill(BUST, mix(PAPER, tint, 0.16))
    with layer.at(100, 106, 1.12):
        with layer.at(-MIDDLE, 0):
            _landscape(layer, mix(PAPER, tint, 0.34), mix(PAPER, tint, 0.52))
        FIGURES[card.suit][card.rank](layer)
    _keep(layer, BUST)
    pen.image.alpha_composite(layer.image)
    pen.line(BUST, INK, 1.8)


def _keep(pen: Pen, path: str) -> None:
    """Erase everything outside a path."""
    mask = Image.new("L", pen.image.size, 0)
    k = pen.image.width / 200
    for points in flatten(path):
        ImageDraw.Draw(mask).polygon([(x * k, y * k) for x, y in points], fill=255)
    pen.image.putalpha(ImageChops.multiply(pen.image.getchannel("A"), mask))


def _landscape(pen: Pen, far: Colour, near: Colour) -> None:
    """Draw peaks and firs behind the figure, as paper-cuts."""
    pen.fill(
        "M40 96 L50 84 L58 100 L72 74 L80 88 L92 62 L104 84 L116 92 L136 92 L148 80 L160 58 L174 80"
        " L182 68 L195 92 L206 82 L216 96 V175 H40 Z",
        far,
    )
    for x, y, h in (
        (68, 124, 30),
        (80, 128, 24),
        (172, 122, 34),
        (184, 128, 26),
        (53, 124, 34),
        (199, 124, 36),
    ):
        parts.fir(pen, x, y + 6, h, near)
    pen.fill("M0 126 C40 116 80 124 110 124 C150 124 170 116 214 126 V180 H0 Z", near)


def _band(pen: Pen, suit: Suit, colour: Colour) -> None:
    """Draw the slanting band with its row of suit signs."""
    with pen.at(100, 150, turn=11.43):
        pen.fill("M-91 -9 H91 V9 H-91 Z", OCHRE, INK, 1.6)
        pen.fill("M-91 -6 H91 V6 H-91 Z", CREAM, INK, 1)
        for i in range(-4, 5):
            with pen.at(i * 19.5, 0, turn=180 if i % 2 else 0):
                pen.pip(suit, 0, 0, 9.4, colour)
            if i < 4:
                with pen.at((i + 0.5) * 19.5, 0):
                    pen.fill("M-4 0 L0 -3 L4 0 L0 3 Z", INK)
