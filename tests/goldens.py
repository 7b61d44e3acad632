"""Golden pictures: compared with a tolerance, both kept when they differ."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from render.style import picture as picture_module
from render.style.canvas import Canvas

BLOCK = 16
"""Side of the compared squares, px."""

Golden = Callable[[str, Image.Image], None]


def difference(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """Mean difference of a channel, 0 to 255: of the whole picture, and of its worst square."""
    apart = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
    mean = sum(ImageStat.Stat(apart).mean) / 3
    size = (max(1, apart.width // BLOCK), max(1, apart.height // BLOCK))
    squares = apart.resize(size, Image.Resampling.BOX)
    worst = max(high for _, high in squares.getextrema())  # type: ignore[misc]
    return mean, float(worst)


@pytest.fixture
def golden(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Golden:
    """``golden(name, picture)`` fails unless the picture is like ``golden/NAME.png``.

    The folder lies next to the test. The drawing is compared: pictures are encoded without loss
    meanwhile. The tolerance allows another version of the font rasteriser, not a missing pip.
    """
    monkeypatch.setattr(picture_module, "_jpeg", _lossless)
    monkeypatch.setattr(picture_module, "MOST_BYTES", 1 << 24)
    here = request.path.parent
    update = bool(request.config.getoption("--update-golden"))

    def check(name: str, picture: Image.Image) -> None:
        kept = here / "golden" / f"{name}.png"
        if update:
            kept.parent.mkdir(exist_ok=True)
            picture.save(kept, optimize=True)
            return
        if not kept.exists():
            pytest.fail(f"no golden picture {kept.name}: run pytest --update-golden and look at it")
        with Image.open(kept) as expected:
            expected.load()
        if expected.size == picture.size:
            flat, drawn = (_on_grey(image) for image in (expected, picture))
            mean, worst = difference(flat, drawn)
            if mean <= 1.5 and worst <= 24:
                return
            said = f"mean {mean:.2f}, worst square {worst:.0f}"
        else:
            said = f"size {picture.size}, expected {expected.size}"
        failed = here / "failed"
        failed.mkdir(exist_ok=True)
        expected.save(failed / f"{name}.expected.png")
        picture.save(failed / f"{name}.drawn.png")
        pytest.fail(f"{name} differs ({said}): see {failed.name}/{name}.*.png")

    return check


def _lossless(image: Image.Image | Canvas, quality: int) -> bytes:
    out = BytesIO()
    drawn = image.image() if isinstance(image, Canvas) else image
    drawn.save(out, "PNG", compress_level=1)
    return out.getvalue()


def _on_grey(picture: Image.Image) -> Image.Image:
    out = Image.new("RGBA", picture.size, (128, 128, 128, 255))
    out.alpha_composite(picture.convert("RGBA"))
    return out
