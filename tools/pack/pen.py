"""Pen for figures, which are nearly symmetric about x = 0."""

from __future__ import annotations

from render.cards import shapes
from render.style.theme import Colour


class Pen(shapes.Pen):
    """Pen that also draws mirror images."""

    def both(
        self, path: str, colour: Colour, line: Colour | None = None, width: float = 1.2
    ) -> None:
        """:meth:`fill` a path and its mirror image about x = 0."""
        self.fill(path, colour, line, width)
        with self.at(mirror=True):
            self.fill(path, colour, line, width)

    def lines(self, path: str, colour: Colour, width: float = 1.2) -> None:
        """Draw :meth:`line` along a path and its mirror image about x = 0."""
        self.line(path, colour, width)
        with self.at(mirror=True):
            self.line(path, colour, width)
