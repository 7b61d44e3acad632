"""Silhouettes of the alp, as in paper-cuts: firs, cows, edelweiss."""

from __future__ import annotations

from render.cards.shapes import Pen
from render.style.theme import CREAM, OCHRE, Colour


def cow(
    pen: Pen, x: float, y: float, length: float, colour: Colour, *, mirror: bool = False
) -> None:
    """Draw the silhouette of a cow with a bell, facing left, as in paper-cuts of the poya."""
    with pen.at(x, y, length / 100, 0, mirror):
        pen.fill(
            "M-52 -24 C-48 -28 -46 -30 -44 -30 C-44 -36 -46 -40 -50 -42 C-42 -44 -38 -38 -37 -33"
            " C-34 -34 -31 -33 -28 -30 C-20 -27 20 -28 40 -26 C47 -26 50 -22 51 -14 L53 12"
            " C55 16 54 20 51 22 C48 18 48 14 48 8 C46 14 45 20 46 40 L36 40 C36 26 34 18 30 12"
            " C28 18 20 18 16 12 C4 14 -10 14 -18 12 C-20 20 -20 30 -20 40 L-30 40 C-30 30 -30 18"
            " -34 10 C-38 4 -40 -4 -40 -8 C-46 -6 -54 -8 -57 -12 C-59 -15 -56 -20 -52 -24 Z"
            " M-42 -4 L-34 -2 L-32 10 L-46 9 Z",
            colour,
        )


def edelweiss(pen: Pen, x: float, y: float, r: float, colour: Colour = CREAM) -> None:
    """Draw an edelweiss without outline, as embroidered on jackets."""
    with pen.at(x, y, r / 10):
        for turn in range(0, 360, 45):
            with pen.at(turn=turn):
                pen.fill("M0 0 C-4 -4 -2.6 -8 0 -10.4 C2.6 -8 4 -4 0 0 Z", colour)
        pen.dot(0, 0, 2.8, OCHRE)


def fir(pen: Pen, x: float, y: float, height: float, colour: Colour) -> None:
    """Draw the silhouette of a fir standing on (x, y)."""
    with pen.at(x, y, height / 46):
        pen.fill(
            "M0 -46 L7 -32 L3.6 -33 L10 -21 L5 -22 L14 -8 H2.4 V0 H-2.4 V-8 H-14 L-5 -22 L-10 -21"
            " L-3.6 -33 L-7 -32 Z",
            colour,
        )
