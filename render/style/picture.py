"""How pictures are written to bytes."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Final

from PIL import Image

from games.api.scenes import Picture

WEBP_QUALITY: Final = 82
WEBP_METHOD: Final = 2
MOST_BYTES: Final = 120 * 1024
FILM_QUALITY: Final = 70
LOWER_QUALITY: Final = 62
"""For the few pictures that would be larger, such as a hand of eight court cards."""


def finish(image: Image.Image, scene: str, alt: str, quality: int = WEBP_QUALITY) -> Picture:
    """The picture as bytes, at most about 120 KiB. Same image, same bytes."""
    data = _webp(image, quality)
    if len(data) > MOST_BYTES:
        data = _webp(image, LOWER_QUALITY)
    return Picture(data, "webp", alt, image.width, image.height, scene)


def finish_film(
    frames: Sequence[Image.Image], times: Sequence[int], scene: str, alt: str
) -> Picture:
    """A moving picture as bytes: each frame is shown for its ``times``, in ms, for ever again."""
    out = BytesIO()
    frames[0].save(
        out,
        "WEBP",
        save_all=True,
        append_images=frames[1:],
        duration=list(times),
        loop=0,
        quality=FILM_QUALITY,
        method=WEBP_METHOD,
    )
    return Picture(out.getvalue(), "webp", alt, frames[0].width, frames[0].height, scene)


def _webp(image: Image.Image, quality: int) -> bytes:
    out = BytesIO()
    image.save(out, "WEBP", quality=quality, method=WEBP_METHOD)
    return out.getvalue()
