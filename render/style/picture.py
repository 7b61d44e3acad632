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
MOST_FILM_BYTES: Final = 1024 * 1024
FILM_QUALITY: Final = 70
LOWER_FILM_QUALITY: Final = 45
"""For films that would be larger."""
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
    data = _moving_webp(frames, times, FILM_QUALITY)
    if len(data) > MOST_FILM_BYTES:
        data = _moving_webp(frames, times, LOWER_FILM_QUALITY)
    return Picture(data, "webp", alt, frames[0].width, frames[0].height, scene)


def _moving_webp(frames: Sequence[Image.Image], times: Sequence[int], quality: int) -> bytes:
    out = BytesIO()
    frames[0].save(
        out,
        "WEBP",
        save_all=True,
        append_images=frames[1:],
        duration=list(times),
        loop=0,
        quality=quality,
        method=WEBP_METHOD,
    )
    return out.getvalue()


def _webp(image: Image.Image, quality: int) -> bytes:
    out = BytesIO()
    image.save(out, "WEBP", quality=quality, method=WEBP_METHOD)
    return out.getvalue()
