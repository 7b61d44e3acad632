"""How pictures are written to bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from io import BytesIO
from typing import Final

from PIL import Image

from gamekit.api.scenes import Picture
from render.style.canvas import Canvas
from render.style.mosaic import jpeg

QUALITIES: Final = (40, 36, 32)
"""Of JPEG, which is written ten times as fast as WebP and looks the same at the first of them; the
lower ones are for the rare picture that would be too large."""
MOST_BYTES: Final = 130 * 1024
MOST_FILM_BYTES: Final = 1024 * 1024
FILM_QUALITY: Final = 70
LOWER_FILM_QUALITY: Final = 45
"""For films that would be larger."""
METHOD: Final = 2
"""How long WebP, in which films are, looks for what takes fewer bytes, from 0 to 6."""


_passing: ContextVar[Callable[[], object]] = ContextVar("passing", default=lambda: None)


@contextmanager
def passed_by(others: Callable[[], object]) -> Iterator[None]:
    """While a film is made ``others`` is called between its frames: it may draw something else."""
    before = _passing.set(others)
    try:
        yield
    finally:
        _passing.reset(before)


def let_pass() -> None:
    """Between two frames of a film: who waits for something quicker is served."""
    _passing.get()()


def finish(image: Image.Image | Canvas, scene: str, alt: str) -> Picture:
    """The picture as bytes, at most about 130 KiB. Same image, same bytes."""
    data = b""
    for quality in QUALITIES:
        data = _jpeg(image, quality)
        if len(data) <= MOST_BYTES:
            break
    return Picture(data, "jpeg", alt, image.width, image.height, scene)


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

    def seek(frame: int) -> None:
        let_pass()

    for one in frames:
        # Pillow turns to each picture with this before it writes it.
        one.seek = seek  # type: ignore[method-assign]
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
