"""Handwriting on a slate or on squared paper: plain, old and new."""

from __future__ import annotations

from typing import Final, TypeAlias

from PIL import Image

from render.style.theme import Colour
from render.table import chalk
from render.table.chalk import Chalk
from render.table.layout import Box
from render.table.surfaces import FADED, GRAPHITE, RED_PENCIL, squared, stone

Inks: TypeAlias = tuple[Colour, Colour, Colour]
"""Colours of faint, plain and bright writing."""
CHALK: Final[Inks] = (chalk.FAINT, chalk.WHITE, chalk.YELLOW)
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
