"""Ornaments in the style of paper-cuts: the back and the aces."""

from __future__ import annotations

from typing import Final

from PIL import Image

from gamekit.cards.cards import Suit
from render.cards import silhouettes
from render.cards.shapes import Pen
from render.style.theme import CREAM, PAPER, Colour

GROUND: Final[Colour] = (134, 22, 34)
"""Background of the card's back."""


def draw_back(pen: Pen) -> None:
    """Draw the back on a card of :data:`GROUND`, with two axes of symmetry."""
    with pen.at(100, 0):
        _quarter(pen)
    pen.line("M10 10 H190 V290 H10 Z", CREAM, 2)
    pen.line("M25 25 H175 V275 H25 Z", CREAM, 2)
    with pen.at(100, 150):
        pen.dot(0, 0, 27, CREAM)
        pen.dot(0, 0, 24, GROUND)
        for turn in range(0, 360, 45):
            with pen.at(turn=turn):
                pen.fill("M0 0 C-8 -8 -6 -16 0 -21 C6 -16 8 -8 0 0 Z", CREAM)
                pen.line("M0 -9 L0 -16", GROUND, 1.2)
        pen.dot(0, 0, 6, GROUND)
        pen.dot(0, 0, 4, CREAM)
    _unfold(pen.image)


def _unfold(picture: Image.Image) -> None:
    """Mirror the upper right quarter into the three others."""
    w, h = picture.width // 2, picture.height // 2
    quarter = picture.crop((w, 0, 2 * w, h))
    picture.paste(quarter.transpose(Image.Transpose.FLIP_LEFT_RIGHT), (0, 0))
    picture.paste(quarter.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (w, h))
    picture.paste(quarter.transpose(Image.Transpose.ROTATE_180), (0, h))


def _quarter(pen: Pen) -> None:
    """Draw a quarter: x to the right of the card's middle line, y from its upper edge."""
    # border: diamonds and hearts in turn
    for i in range(4):
        pen.pip(Suit.HEARTS if i % 2 else Suit.DIAMONDS, i * 22, 17.5, 9, CREAM)
    for i in range(6):
        with pen.at(82.5, 150 - i * 22):
            pen.pip(Suit.HEARTS if i % 2 else Suit.DIAMONDS, 0, 0, 9, CREAM)
    # lace along the upper edge
    for x in (0, 18, 36, 54):
        pen.fill(f"M{x - 8.6} 25 A8.6 8.6 0 0 0 {x + 8.6} 25 Z", CREAM)
        pen.pip(Suit.HEARTS, x, 28.6, 5.6, GROUND)
        pen.dot(x + 9, 34, 1.6, CREAM)
    pen.fill("M63.4 25 A11.6 11.6 0 0 0 75 36 V25 Z", CREAM)
    # the great fir with hearts
    silhouettes.fir(pen, 0, 112, 60, CREAM)
    pen.fill("M0 112 C20 104 50 106 72 98 V102 C52 110 22 109 0 117 Z", CREAM)
    silhouettes.cow(pen, 43, 87.5, 40, CREAM)
    pen.pip(Suit.HEARTS, 42, 60, 12, CREAM)
    for x, y, turn in ((30, 58, -60), (54, 58, 60), (24, 63, -95), (60, 63, 95)):
        with pen.at(x, y, 0.8, turn):
            pen.fill("M0 0 C-4 -3 -3.6 -9 0 -12 C3.6 -9 4 -3 0 0 Z", CREAM)
    pen.dot(68, 48, 3, CREAM)
    # scrolls round the medallion
    pen.line(
        "M72 110 C64 124 52 128 40 126 C30 124 30 114 38 113 C44 113 45 120 40 121", CREAM, 2.4
    )
    pen.line("M72 150 C62 146 44 148 32 150", CREAM, 2.4)
    for x, y, turn in ((58, 124, 150), (66, 118, 30), (52, 147, 20), (62, 147, 20), (44, 148, 20)):
        with pen.at(x, y, 0.9, turn):
            pen.fill("M0 0 C-4 -3 -3.6 -9 0 -12 C3.6 -9 4 -3 0 0 Z", CREAM)
    pen.pip(Suit.HEARTS, 22, 126, 11, CREAM)


def draw_ace(pen: Pen, suit: Suit, colour: Colour, *, garland: bool = True) -> None:
    """Draw a large pip in the middle, with an alpine scene cut out."""
    with pen.at(100, 150):
        pen.pip(suit, 0, 0, 104, colour)
        cut = PAPER
        if suit is Suit.HEARTS:
            silhouettes.cow(pen, 0, -9, 42, cut)
            pen.line("M-24 9 C-12 5 12 12 24 6", cut, 2)
            pen.pip(Suit.HEARTS, 0, 24, 13, cut)
        elif suit is Suit.DIAMONDS:
            with pen.at(0, 0):
                silhouettes.edelweiss(pen, 0, 0, 17, cut)
            for turn in (0, 180):
                with pen.at(turn=turn):
                    pen.pip(Suit.DIAMONDS, 0, -30, 10, cut)
        elif suit is Suit.CLUBS:
            for x, y in ((0, -29), (-26, 9.4), (26, 9.4)):
                silhouettes.edelweiss(pen, x, y, 12, cut)
        else:
            silhouettes.fir(pen, 0, 17, 46, cut)
            silhouettes.fir(pen, -20, 19, 26, cut)
            silhouettes.fir(pen, 20, 19, 26, cut)
            pen.line("M-32 21 C-12 17 12 17 32 21", cut, 2)
        for turn in (0, 180) if garland else ():
            with pen.at(turn=turn):
                _wreath(pen, colour)


def draw_joker(pen: Pen, colour: Colour) -> None:
    """Draw a cow before the sun within a ring of flowers."""
    with pen.at(100, 150):
        pen.dot(0, 0, 62, colour)
        pen.dot(0, 0, 57, PAPER)
        for turn in range(0, 360, 45):
            with pen.at(turn=turn):
                silhouettes.edelweiss(pen, 0, -60, 12, colour)
        silhouettes.cow(pen, 0, -2, 62, colour)
        pen.line("M-38 26 C-20 20 20 30 38 22", colour, 3)


def _wreath(pen: Pen, colour: Colour) -> None:
    """Draw a garland over the large pip."""
    pen.line("M-8 -66 C8 -76 40 -74 62 -52 C72 -42 78 -28 78 -14", colour, 2)
    for x, y, turn in (
        (6, -72, 62),
        (24, -72, 74),
        (42, -65, 92),
        (57, -56, 106),
        (68, -43, 122),
        (75, -29, 138),
    ):
        with pen.at(x, y, 1.1, turn):
            pen.fill("M0 0 C-5 -3 -4.6 -10 0 -14 C4.6 -10 5 -3 0 0 Z", colour)
    for x, y, turn in (
        (14, -73, 150),
        (33, -69, 165),
        (51, -60, 180),
        (65, -48, 195),
        (74, -34, 205),
    ):
        with pen.at(x, y, 0.9, turn):
            pen.fill("M0 0 C-5 -3 -4.6 -10 0 -14 C4.6 -10 5 -3 0 0 Z", colour)
    with pen.at(78, -10):
        pen.pip(Suit.HEARTS, 0, 0, 10, colour)
