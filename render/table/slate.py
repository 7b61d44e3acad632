"""Slate in its wooden frame, for writing by :mod:`render.table.chalk`."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render.table.grain import planks, slate_stone


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
