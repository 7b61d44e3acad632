"""Bounded cache of finished pictures: recent ones as they are, older ones compressed."""

from __future__ import annotations

import threading
import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import wraps
from typing import Final, ParamSpec, final

from PIL import Image

P = ParamSpec("P")
MIB: Final = 1024 * 1024


@final
class SpriteCache:
    """Cache of recent pictures, bounded by bytes and thread-safe.

    Older pictures are kept compressed at a tenth of the size: decompressing takes a twentieth of
    the time of drawing, so all packs of cards are at hand.
    """

    def __init__(self, most_bytes: int, packed_bytes: int = 0) -> None:
        """``packed_bytes``: limit of the compressed pictures."""
        self._most = most_bytes
        self._held = 0
        self._pictures: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._most_packed = packed_bytes
        self._held_packed = 0
        self._packed: OrderedDict[Hashable, _Packed] = OrderedDict()
        self._lock = threading.Lock()

    @property
    def held_bytes(self) -> int:
        """Bytes of the uncompressed pixels."""
        return self._held

    @property
    def packed_bytes(self) -> int:
        """Bytes of the compressed pictures."""
        return self._held_packed

    def get(self, key: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
        """Picture of ``key``, drawn if missing. Do not draw on it.

        If two threads draw the same picture at once, both get the first one.
        """
        with self._lock:
            found = self._pictures.get(key)
            if found is not None:
                self._pictures.move_to_end(key)
                return found
            packed = self._packed.get(key)
            if packed is not None:
                self._packed.move_to_end(key)
        made = draw() if packed is None else packed.unpacked()
        with self._lock:
            kept = self._pictures.setdefault(key, made)
            if kept is made:
                self._held += _bytes(made)
                while self._held > self._most and len(self._pictures) > 1:
                    self._pack(*self._pictures.popitem(last=False))
            return kept

    def _pack(self, key: Hashable, old: Image.Image) -> None:
        self._held -= _bytes(old)
        if key in self._packed or not self._most_packed:
            return
        self._packed[key] = packed = _Packed.of(old)
        self._held_packed += len(packed.data)
        while self._held_packed > self._most_packed:
            _, oldest = self._packed.popitem(last=False)
            self._held_packed -= len(oldest.data)


def kept(
    most_bytes: int, packed_bytes: int = 0
) -> Callable[[Callable[P, Image.Image]], Callable[P, Image.Image]]:
    """Cache a function's pictures by its arguments, in a :class:`SpriteCache` of its own.

    For pictures that differ from table to table, for which ``lru_cache`` would have to be large.
    """

    def keeping(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
        cache = SpriteCache(most_bytes, packed_bytes)

        @wraps(draw)
        def drawn(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
            key = (args, tuple(sorted(kwargs.items())))
            return cache.get(key, lambda: draw(*args, **kwargs))

        return drawn

    return keeping


@dataclass(frozen=True, slots=True)
class _Packed:
    """Compressed picture."""

    mode: str
    size: tuple[int, int]
    data: bytes

    @classmethod
    def of(cls, picture: Image.Image) -> _Packed:
        return cls(picture.mode, picture.size, zlib.compress(picture.tobytes(), 1))

    def unpacked(self) -> Image.Image:
        return Image.frombytes(self.mode, self.size, zlib.decompress(self.data))


def _bytes(picture: Image.Image) -> int:
    # Pillow stores three bands as four.
    bands = len(picture.getbands())
    return picture.width * picture.height * (bands if bands == 1 else 4)
