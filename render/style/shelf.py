"""What was drawn once, in a folder: neither a restart nor another process draws it again.

Cards alone come here, never who sits where. A file is named by what it shows and by everything
that draws it, so a corrected card is drawn again and nobody counts versions; what nobody asks for
any more goes first when there is no room. Nothing depends on the folder: what is missing or damaged
is drawn, and where nothing can be written nothing is kept.
"""

from __future__ import annotations

import logging
import os
import struct
import time
import zlib
from collections.abc import Hashable
from contextlib import suppress
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Final, final

import PIL
from PIL import Image

import render
from gamekit import cards as cardgame
from render.style.fonts import font_path

log = logging.getLogger(__name__)

MOST_BYTES: Final = 160 * 1024 * 1024
"""Of all files: the packs of three games in four languages with room to spare."""
_SUFFIX: Final = ".card"
_HALF: Final = ".part"
_HEAD: Final = struct.Struct("<4sHH")
"""Before the pixels: the mode, width and height."""
_MODES: Final = ("RGB", "RGBA")
_LARGEST: Final = 4 * 1024 * 1024
"""Bytes of a file; none of ours comes near."""
_DAY: Final = 86_400.0


@final
class Shelf:
    """A folder of pictures. Several processes may use the same one."""

    def __init__(self, folder: Path, most_bytes: int = MOST_BYTES) -> None:
        """Makes the folder; ``OSError`` if nothing can be written there."""
        self._folder = folder
        self._most = most_bytes
        self._drawn_by = drawn_by()
        self._since_swept = 0
        self._writes = True
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f"{os.getpid()}{_HALF}"
        probe.write_bytes(b"")
        probe.unlink()
        self._sweep()

    def get(self, key: Hashable) -> Image.Image | None:
        """The picture kept under ``key``, if there is one and it is whole."""
        path = self._path(key)
        try:
            with path.open("rb") as file:
                since = os.fstat(file.fileno()).st_mtime
                data = file.read(_LARGEST)
            if time.time() - since > _DAY:
                os.utime(path)  # It is still asked for.
        except OSError:
            return None
        try:
            pixels = memoryview(zlib.decompress(data))
            mode, width, height = _HEAD.unpack_from(pixels)
            form = mode.rstrip(b"\0").decode("ascii")
            if form not in _MODES:
                raise ValueError(f"no picture of ours: {form!r}")
            return Image.frombytes(form, (width, height), pixels[_HEAD.size :])
        except (ValueError, zlib.error, struct.error):
            with suppress(OSError):
                path.unlink()
            return None

    def put(self, key: Hashable, picture: Image.Image) -> None:
        """Keep a picture, ``RGB`` or ``RGBA``."""
        if not self._writes:
            return
        path = self._path(key)
        head = _HEAD.pack(picture.mode.encode("ascii"), *picture.size)
        data = zlib.compress(head + picture.tobytes(), 1)
        half = path.with_name(f"{path.stem}-{os.getpid()}{_HALF}")
        try:
            half.write_bytes(data)
            half.replace(path)
        except OSError as error:
            self._writes = False
            log.warning("drawn cards cannot be kept: %s", type(error).__name__)
            with suppress(OSError):
                half.unlink()
            return
        self._since_swept += len(data)
        if self._since_swept > self._most // 8:
            self._sweep()

    def has(self, key: Hashable) -> bool:
        """Whether there is one, whole or not; it counts as asked for."""
        try:
            os.utime(self._path(key))
        except OSError:
            return False
        return True

    def _path(self, key: Hashable) -> Path:
        told = blake2b(f"{self._drawn_by} {key!r}".encode(), digest_size=16)
        return self._folder / (told.hexdigest() + _SUFFIX)

    def _sweep(self) -> None:
        """Remove what was asked for longest ago until there is room, and old halves."""
        self._since_swept = 0
        found, now = [], time.time()
        with suppress(OSError):
            for entry in os.scandir(self._folder):
                with suppress(OSError):  # Somebody else sweeps as well.
                    stat = entry.stat()
                    if entry.name.endswith(_SUFFIX):
                        found.append((stat.st_mtime, stat.st_size, entry.path))
                    elif entry.name.endswith(_HALF) and now - stat.st_mtime > _DAY:
                        os.unlink(entry.path)
        held = sum(size for _, size, _ in found)
        for _, size, path in sorted(found):
            if held <= self._most * 3 // 4:
                break
            with suppress(OSError):
                os.unlink(path)
            held -= size


@lru_cache(maxsize=1)
def drawn_by() -> str:
    """The version of what draws cards: of its files, its fonts and Pillow."""
    found = blake2b(PIL.__version__.encode(), digest_size=16)
    for package in (render, cardgame):
        for path in sorted(Path(str(package.__file__)).parent.rglob("*.py")):
            found.update(path.name.encode() + path.read_bytes())
    for serif in (False, True):
        found.update(font_path(serif=serif).read_bytes())
    return found.hexdigest()


_kept: Shelf | None = None


def keep_in(folder: Path | None) -> None:
    """Keep what is drawn in that folder from now on, in this process; ``None``: nowhere."""
    global _kept
    _kept = None
    if folder is not None:
        try:
            _kept = Shelf(folder)
        except OSError as error:
            log.warning("drawn cards cannot be kept: %s", type(error).__name__)


def shelf() -> Shelf | None:
    """Where what is drawn is kept, if anywhere."""
    return _kept
