"""Folder of drawn cards, shared by restarts and processes.

It holds cards only, never players' places. A file is named by its content and by a hash of all code
that draws it, so a corrected card is drawn again without version numbers; the least recently used
file goes first. The folder is optional: missing or damaged files are drawn again, and an unwritable
folder stays empty.
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
from render.style.theme import font_path

log = logging.getLogger(__name__)

MOST_BYTES: Final = 160 * 1024 * 1024
"""Limit of all files: the packs of three games in four languages with room to spare."""
_SUFFIX: Final = ".card"
_HALF: Final = ".part"
_HEAD: Final = struct.Struct("<4sHH")
"""Header before the pixels: mode, width and height."""
_MODES: Final = ("RGB", "RGBA")
_LARGEST: Final = 4 * 1024 * 1024
"""Limit of a file in bytes, far above any real one."""
_DAY: Final = 86_400.0


@final
class Shelf:
    """Folder of pictures, safe to share between processes."""

    def __init__(self, folder: Path, most_bytes: int = MOST_BYTES) -> None:
        """Create the folder; raise ``OSError`` if it is not writable."""
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
        """Read the picture of ``key``; ``None`` if it is missing or damaged."""
        path = self._path(key)
        try:
            with path.open("rb") as file:
                since = os.fstat(file.fileno()).st_mtime
                data = file.read(_LARGEST)
            if time.time() - since > _DAY:
                os.utime(path)  # Mark as recently used.
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
        """Store a picture, ``RGB`` or ``RGBA``."""
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
            log.warning("drawn cards cannot be kept: %s", error.strerror)
            with suppress(OSError):
                half.unlink()
            return
        self._since_swept += len(data)
        if self._since_swept > self._most // 8:
            self._sweep()

    def has(self, key: Hashable) -> bool:
        """Whether a file exists, damaged or not; marks it as recently used."""
        try:
            os.utime(self._path(key))
        except OSError:
            return False
        return True

    def _path(self, key: Hashable) -> Path:
        told = blake2b(f"{self._drawn_by} {key!r}".encode(), digest_size=16)
        return self._folder / (told.hexdigest() + _SUFFIX)

    def _sweep(self) -> None:
        """Remove the least recently used files above the limit, and old partial files."""
        self._since_swept = 0
        found, now = [], time.time()
        with suppress(OSError):
            for entry in os.scandir(self._folder):
                with suppress(OSError):  # Another process may sweep too.
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
    """Hash of everything that draws cards: source files, fonts and Pillow's version."""
    found = blake2b(PIL.__version__.encode(), digest_size=16)
    for package in (render, cardgame):
        for path in sorted(Path(str(package.__file__)).parent.rglob("*.py")):
            found.update(path.name.encode() + path.read_bytes())
    for serif in (False, True):
        found.update(font_path(serif=serif).read_bytes())
    return found.hexdigest()


_kept: Shelf | None = None


def keep_in(folder: Path | None) -> bool:
    """Use a folder from now on, in this process; ``None``: none. Return whether one is used."""
    global _kept
    _kept = None
    if folder is not None:
        try:
            _kept = Shelf(folder)
        except OSError as error:
            log.warning("drawn cards cannot be kept in %s: %s", folder, error.strerror)
    return _kept is not None


def shelf() -> Shelf | None:
    """Current folder, if any."""
    return _kept
