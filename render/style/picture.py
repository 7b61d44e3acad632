"""What every scene returns, and how pictures are written to bytes."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import Final

from PIL import Image

from render.cards.faces import Letters, PackStyle
from render.style.words import Words, words

LANGUAGES: Final = ("fr", "de", "it", "en")
ALT_LIMIT: Final = 1024
"""Characters Discord takes as a file's description."""

WEBP_QUALITY: Final = 82
WEBP_METHOD: Final = 2
MOST_BYTES: Final = 120 * 1024
LOWER_QUALITY: Final = 62
"""For the few pictures that would be larger, such as a hand of eight court cards."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture with the words that replace it for who cannot see it."""

    data: bytes
    format: str
    """``png`` or ``webp``."""
    alt: str
    """At most 1,024 characters: everything the picture says and nothing more."""
    width: int
    """px"""
    height: int
    """px"""
    scene: str = "picture"
    """Which scene this is; the file's name without its ending."""

    @property
    def filename(self) -> str:
        """A name for the attachment, such as ``board.webp``."""
        return f"{self.scene}.{self.format}"


@dataclass(frozen=True, slots=True)
class Look:
    """How a reader wants pictures: the pack, and the language of their words."""

    pack: PackStyle | None = None
    """``None``: the standard pack with the language's own letters."""
    language: str = "fr"
    """``fr``, ``de``, ``it`` or ``en``; anything else raises ``ValueError``."""

    def __post_init__(self) -> None:
        if self.language not in LANGUAGES:
            raise ValueError(f"no pictures in the language {self.language!r}")

    @property
    def style(self) -> PackStyle:
        """The pack to draw."""
        return self.pack or _STYLE_OF[self.language]

    @property
    def say(self) -> Words:
        """The words to write, with the pack's letters for short names of cards."""
        return words(self.language, self.style.letters)


_STYLE_OF: Final = {name: PackStyle(letters=Letters[name.upper()]) for name in LANGUAGES}


def finish(image: Image.Image, scene: str, alt: str, quality: int = WEBP_QUALITY) -> Picture:
    """The picture as bytes, at most about 120 KiB. Same image, same bytes."""
    data = _webp(image, quality)
    if len(data) > MOST_BYTES:
        data = _webp(image, LOWER_QUALITY)
    return Picture(data, "webp", alt, image.width, image.height, scene)


def _webp(image: Image.Image, quality: int) -> bytes:
    out = BytesIO()
    image.save(out, "WEBP", quality=quality, method=WEBP_METHOD)
    return out.getvalue()
