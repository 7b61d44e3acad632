"""JPEG from pieces, so that equal parts of many pictures are encoded once.

A piece is a rectangle of whole blocks (16 px). A restart marker after each of its rows makes its
bytes independent of its neighbours, so a picture is the bytes of its pieces in order with numbered
markers between them: the same bytes as of the whole picture encoded at once.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from typing import Final, TypeAlias

from PIL import Image

BLOCK: Final = 16
"""Side of JPEG's unit with half the colour resolution, px."""
_RESTART: Final = re.compile(rb"\xff[\xd0-\xd7]")
"""Marker between pieces; within them its first byte is always followed by a zero."""
_MARKERS: Final = tuple(bytes((0xFF, 0xD0 + number)) for number in range(8))
_SCAN: Final = b"\xff\xda"
_END: Final = b"\xff\xd9"

Piece: TypeAlias = tuple[bytes, ...]
"""Rows of blocks of a piece, from the top."""


def jpeg(image: Image.Image, quality: int, blocks: int = 0) -> bytes:
    """Encode a whole picture. ``blocks``: interval of restart markers; 0: none."""
    out = BytesIO()
    image.save(out, "JPEG", quality=quality, subsampling="4:2:0", restart_marker_blocks=blocks)
    return out.getvalue()


def pieces(image: Image.Image, quality: int, blocks: int, high: int) -> list[list[Piece]]:
    """Encode a part of a picture as pieces: bands from the top, each from the left.

    Each piece is ``blocks`` wide and ``high`` blocks high; the last of a band may be narrower, and
    the last band lower, at the picture's edge.
    """
    data = jpeg(image, quality, blocks)
    parts = _RESTART.split(data[_head_length(data) : -len(_END)])
    many = -(-image.width // (blocks * BLOCK))
    bands = [parts[at : at + many * high] for at in range(0, len(parts), many * high)]
    return [[tuple(band[column::many]) for column in range(many)] for band in bands]


def joined(
    size: tuple[int, int], quality: int, blocks: int, bands: Sequence[Sequence[Piece]]
) -> bytes:
    """Join the pieces of a whole picture: bands from the top, each from the left."""
    scan: list[bytes] = []
    for band in bands:
        for row in zip(*band, strict=True):
            scan += row
    out = [_head(size, quality, blocks)]
    for number, part in enumerate(scan):
        out.append(part)
        out.append(_MARKERS[number % 8])
    out[-1] = _END
    return b"".join(out)


@lru_cache(maxsize=32)
def _head(size: tuple[int, int], quality: int, blocks: int) -> bytes:
    """Bytes before the first piece."""
    data = jpeg(Image.new("RGB", size), quality, blocks)
    return data[: _head_length(data)]


def _head_length(data: bytes) -> int:
    at = data.index(_SCAN) + len(_SCAN)
    return at + int.from_bytes(data[at : at + 2])
