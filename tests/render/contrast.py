"""How well two colours can be told apart, as WCAG 2 measures it."""

from __future__ import annotations

from render.style.theme import Colour


def luminance(colour: Colour) -> float:
    """Relative luminance, 0 (black) to 1 (white), of WCAG 2."""

    def linear(channel: int) -> float:
        c = channel / 255
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    r, g, b = map(linear, colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: Colour, b: Colour) -> float:
    """The contrast ratio of two colours, 1 to 21 (WCAG 2)."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)
