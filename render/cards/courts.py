"""Court cards: twelve figures, each in a panel of its suit.

A figure stands in the upper half of a bent panel that leaves the corners free for indices, and
again upside down in the lower half; a band separates them. Figures are files, drawn by
:mod:`tools.pack`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw

from gamekit.cards.cards import Card, Suit
from render.cards import silhouettes
from render.cards.shapes import Pen, flatten
from render.style.theme import CREAM, INK, OCHRE, PAPER, Colour, mix

FIGURES: Final = Path(__file__).parent / "figures"
"""Folder of the figures, such as ``Kh.png``."""
FIGURE_BOX: Final = (-74, 10, 74, 170)
"""Left, top, right and bottom of a figure, in card units from the middle of its face and the card's
upper edge.
"""
FIGURE_SCALE: Final = 7
"""Px of a figure's file per unit: suffices for the largest card, 296 px wide, with a big index."""
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
    panel = pen.layer()
    panel.fill(UPPER, mix(PAPER, tint, 0.16))
    _landscape(panel, tint)
    with panel.at(MIDDLE, 0):
        draw_figure(panel, card)
    turned = Image.Transpose.ROTATE_180
    lower, below = panel.image.transpose(turned), _inside(panel, UPPER).transpose(turned)
    panel.image.paste(lower, (0, 0), below)
    _band(panel, card.suit, colour)
    pen.image.paste(panel.image, (0, 0), _inside(panel, PANEL))
    pen.line(PANEL, INK, 1.8)


def draw_bust(pen: Pen, card: Card, tint: Colour) -> None:
    """Draw the figure once, upright, in the lower two thirds, for the big-index pack."""
    panel = pen.layer()
    panel.fill(BUST, mix(PAPER, tint, 0.16))
    with panel.at(100, 106, 1.12):
        with panel.at(-MIDDLE, 0):
            _landscape(panel, tint)
        draw_figure(panel, card)
    pen.image.paste(panel.image, (0, 0), _inside(panel, BUST))
    pen.line(BUST, INK, 1.8)


def draw_figure(pen: Pen, card: Card) -> None:
    """Draw a court card's figure about the middle of its face: eyes at y 56, chin at about 83."""
    with Image.open(FIGURES / f"{card}.png") as figure:
        pen.stamp(figure, FIGURE_BOX)


def _inside(pen: Pen, path: str) -> Image.Image:
    """Mask of a path's inside."""
    mask = Image.new("L", pen.image.size)
    k = pen.image.width / 200
    for points in flatten(path):
        ImageDraw.Draw(mask).polygon([(x * k, y * k) for x, y in points], fill=255)
    return mask


def _landscape(pen: Pen, tint: Colour) -> None:
    """Draw peaks and firs behind the figure, as paper-cuts."""
    far, near = mix(PAPER, tint, 0.34), mix(PAPER, tint, 0.52)
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
        silhouettes.fir(pen, x, y + 6, h, near)
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
