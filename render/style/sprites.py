"""A bounded store of finished pictures."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import final

from PIL import Image


@final
class SpriteCache:
    """Keeps the pictures used last, up to a number of bytes; safe to share between threads."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._held = 0
        self._pictures: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = threading.Lock()

    @property
    def held_bytes(self) -> int:
        """Bytes of the pixels kept now."""
        return self._held

    def get(self, key: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
        """The picture kept under ``key``, drawn now if there is none. Do not draw on it.

        Two threads may draw the same picture at once; both get the one that was kept first.
        """
        with self._lock:
            found = self._pictures.get(key)
            if found is not None:
                self._pictures.move_to_end(key)
                return found
        made = draw()
        with self._lock:
            kept = self._pictures.setdefault(key, made)
            if kept is made:
                self._held += _bytes(made)
                while self._held > self._most and len(self._pictures) > 1:
                    _, old = self._pictures.popitem(last=False)
                    self._held -= _bytes(old)
            return kept


def _bytes(picture: Image.Image) -> int:
    return picture.width * picture.height * len(picture.getbands())
