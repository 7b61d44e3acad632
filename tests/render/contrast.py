"""Contrast of two colours by WCAG 2."""

from __future__ import annotations

from PIL import Image

from render.style.theme import Colour


def luminance(colour: Colour) -> float:
    """Relative luminance, 0 (black) to 1 (white), of WCAG 2."""

    def linear(channel: int) -> float:
        c = channel / 255
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    r, g, b = map(linear, colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: Colour, b: Colour) -> float:
    """Contrast ratio of two colours, 1 to 21 (WCAG 2)."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def brightest(image: Image.Image) -> Colour:
    """Brightest colour that covers more than single px."""
    calm = image.convert("RGB").resize((image.width // 4, image.height // 4), Image.Resampling.BOX)
    pixels = [calm.getpixel((x, y)) for x in range(calm.width) for y in range(calm.height)]
    return max(pixels, key=lambda p: sum(p))  # type: ignore[arg-type,return-value]
