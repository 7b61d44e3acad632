"""Surfaces from seeded noise: wooden planks, slate in its frame, squared paper.

Nothing is random: every texture comes from ``random.Random`` with a fixed seed.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from random import Random
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from render.style.theme import Colour

RGB = tuple[int, int, int]

GRAPHITE: Final[Colour] = (52, 52, 58)
"""Soft pencil."""
FADED: Final[Colour] = (104, 104, 110)
"""Old writing, struck out."""
RED_PENCIL: Final[Colour] = (166, 30, 34)
"""Latest writing, and winning values."""
_RULED: Final[Colour] = (188, 206, 214)
_EDGE: Final[Colour] = (196, 182, 148)


def noise(width: int, height: int, seed: int) -> Image.Image:
    """Even grey noise, ``L``."""
    return Image.frombytes("L", (width, height), Random(seed).randbytes(width * height))


def streaks(width: int, height: int, seed: int, *, along: int, across: int) -> Image.Image:
    """Noise stretched horizontally; ``along`` and ``across``: px of a grain."""
    small = noise(max(2, width // along), max(2, height // across), seed)
    return small.resize((width, height), Image.Resampling.BICUBIC)


def planks(width: int, height: int, seed: int, rows: int, dark: RGB, light: RGB) -> Image.Image:
    """Wooden surface of horizontal planks, ``RGB``. Slow: cache the result.

    Its grain is as fine as visible on a phone; a finer one took a fifth of a board's bytes.
    """
    out = Image.new("RGB", (width, height))
    edges = [round(height * row / rows) for row in range(rows + 1)]
    rng = Random(seed)
    for row, (top, bottom) in enumerate(pairwise(edges)):
        tall = bottom - top
        base = seed * 100 + row * 7
        wide = streaks(width, tall, base + 1, along=220, across=22)
        fine = streaks(width, tall, base + 2, along=90, across=5)
        hair = streaks(width, tall, base + 3, along=40, across=1)
        grain = Image.blend(Image.blend(wide, fine, 0.42), hair, 0.08)
        tone = rng.uniform(0.86, 1.08)
        plank = ImageOps.colorize(
            ImageOps.autocontrast(grain), _scaled(dark, tone), _scaled(light, tone)
        )
        draw = ImageDraw.Draw(plank)
        draw.line((0, 0, width, 0), fill=_scaled(light, 1.05))
        draw.line((0, tall - 1, width, tall - 1), fill=_scaled(dark, 0.45), width=2)
        out.paste(plank, (0, top))
    return out


def slate_stone(width: int, height: int, seed: int) -> Image.Image:
    """Worn slate with wiped chalk dust, ``RGB``. Slow: cache the result."""
    dust = streaks(width, height, seed, along=150, across=40)
    fine = noise(width // 2, height // 2, seed + 1).resize((width, height))
    wiped = streaks(width, height, seed + 2, along=300, across=14)
    stone = Image.blend(Image.blend(dust, wiped, 0.4), fine, 0.10)
    return ImageOps.colorize(stone, (30, 35, 38), (58, 65, 69))


def vignette(image: Image.Image, strength: float) -> Image.Image:
    """Darken an image towards its corners; 0: unchanged."""
    fall = Image.radial_gradient("L").resize(image.size, Image.Resampling.BICUBIC)
    shade = fall.point(lambda v: round(255 - strength * max(0, v - 90)))
    return ImageChops.multiply(image, Image.merge("RGB", (shade,) * 3))


def wood(width: int, height: int, seed: int, rows: int, shade: float = 0.35) -> Image.Image:
    """Dark table of planks, its corners shaded. Slow: cache the result."""
    return vignette(planks(width, height, seed, rows, (74, 43, 22), (138, 88, 47)), shade)


def floor(width: int, height: int, rows: int, shade: float) -> Image.Image:
    """Dark floor of a room, its corners shaded. Slow: cache the result."""
    return vignette(planks(width, height, 11, rows, (40, 34, 28), (78, 66, 54)), shade)


@lru_cache(maxsize=64)
def shadow(width: int, height: int, blur: int, alpha: int) -> Image.Image:
    """Soft black shadow of a rectangle, ``RGBA``, larger by 3 blurs on every side."""
    pad = 3 * blur
    mask = Image.new("L", (width + 2 * pad, height + 2 * pad))
    ImageDraw.Draw(mask).rounded_rectangle(
        (pad, pad, pad + width, pad + height), radius=blur, fill=alpha
    )
    mask = mask.filter(ImageFilter.GaussianBlur(blur))
    out = Image.new("RGBA", mask.size, (0, 0, 0, 0))
    out.putalpha(mask)
    return out


@lru_cache(maxsize=8)
def squared(width: int, height: int, square: int) -> Image.Image:
    """Sheet with squares of ``square`` px, ``RGB``. Shared: copy before drawing."""
    fibres = streaks(width, height, 31, along=26, across=9)
    out = ImageOps.colorize(fibres, (243, 236, 216), (251, 246, 232))
    draw = ImageDraw.Draw(out)
    for x in range(square // 2, width, square):
        draw.line((x, 0, x, height), fill=_RULED)
    for y in range(square // 2, height, square):
        draw.line((0, y, width, y), fill=_RULED)
    draw.rectangle((0, 0, width - 1, height - 1), outline=_EDGE, width=2)
    return out


@lru_cache(maxsize=12)
def stone(width: int, height: int, frame: int) -> Image.Image:
    """Slate within a frame ``frame`` px thick, ``RGB``. Shared: copy before drawing."""
    image = slate_stone(width, height, 11)
    sprite = wooden_frame(width, height, frame)
    image.paste(sprite, (0, 0), sprite)
    return image


def wooden_frame(width: int, height: int, thick: int) -> Image.Image:
    """Frame of a slate with mitred corners, its inside transparent."""
    dark, light = (104, 66, 34), (172, 120, 70)
    level = planks(width, thick, 71, 1, dark, light).convert("RGBA")
    steep = planks(height, thick, 72, 1, dark, light).rotate(90, expand=True).convert("RGBA")
    out = Image.new("RGBA", (width, height))
    out.paste(level, (0, 0))
    out.paste(level.transpose(Image.Transpose.ROTATE_180), (0, height - thick))
    for x, points in (
        (0, ((0, 0), (thick, thick), (thick, height - thick), (0, height))),
        (
            width - thick,
            ((thick, 0), (0, thick), (0, height - thick), (thick, height)),
        ),
    ):
        mask = Image.new("L", steep.size)
        ImageDraw.Draw(mask).polygon(points, fill=255)
        out.paste(steep, (x, 0), mask)
    draw = ImageDraw.Draw(out)
    for a, b in (
        ((0, 0), (thick, thick)),
        ((width, 0), (width - thick, thick)),
        ((0, height), (thick, height - thick)),
        ((width, height), (width - thick, height - thick)),
    ):
        draw.line((*a, *b), fill=(60, 36, 18, 255), width=2)
    draw.rectangle((0, 0, width - 1, height - 1), outline=(58, 34, 18, 255), width=2)
    draw.rectangle(
        (thick - 2, thick - 2, width - thick + 1, height - thick + 1),
        outline=(40, 24, 14, 255),
        width=3,
    )
    return out


def _scaled(colour: RGB, by: float) -> RGB:
    red, green, blue = (max(0, min(255, round(part * by))) for part in colour)
    return red, green, blue
