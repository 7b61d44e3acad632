"""Encoding of pictures."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Final

from PIL import Image

from gamekit.api.scenes import Picture
from render.style.canvas import Canvas
from render.style.mosaic import jpeg

QUALITIES: Final = (40, 36, 32)
"""Qualities of JPEG, which is encoded ten times as fast as WebP and looks the same at the first;
the lower ones are for the rare picture that would be too large.
"""
MOST_BYTES: Final = 130 * 1024
MOST_FILM_BYTES: Final = 1024 * 1024
FILM_QUALITY: Final = 70
LOWER_FILM_QUALITY: Final = 45
"""Quality of films that would be larger."""
METHOD: Final = 2
"""Effort of WebP, the format of films, from 0 to 6."""


def finish(image: Image.Image | Canvas, scene: str, alt: str) -> Picture:
    """Encode a picture, at most about 130 KiB. Same image, same bytes."""
    data = b""
    for quality in QUALITIES:
        data = _jpeg(image, quality)
        if len(data) <= MOST_BYTES:
            break
    return Picture(data, "jpeg", alt, image.width, image.height, scene)


def finish_film(
    frames: Sequence[Image.Image], times: Sequence[int], scene: str, alt: str
) -> Picture:
    """Encode a film that loops forever; ``times``: durations of the frames in ms."""
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
        method=METHOD,
    )
    return out.getvalue()


def _jpeg(image: Image.Image | Canvas, quality: int) -> bytes:
    return image.jpeg(quality) if isinstance(image, Canvas) else jpeg(image, quality)
