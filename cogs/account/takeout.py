"""Everything that is kept about a person, as files that Discord takes however much it is.

Rows come part by part and are packed at once, away from the event loop: what is in memory is the
packed form.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterable, Mapping
from typing import Any, Final

LARGEST: Final = 9 << 20
"""Bytes of one file: below the 10 MiB that Discord takes from everybody."""
CHUNK: Final = 1 << 20
"""Bytes of rows, unpacked, after which a part goes on in another file of the archive."""
_MARGIN: Final = 64 << 10
"""Bytes for the directory of an archive and what packing may add."""


class Takeout:
    """ZIP archives with JSON files, one after another; each can be opened by itself.

    A part is in ``preferences.json``; a long one goes on in ``entries-2.json`` and so forth. Each
    is a list with a row in each line.
    """

    def __init__(self, largest: int = LARGEST, chunk: int = CHUNK) -> None:
        """``chunk``: smaller than ``largest`` by more than a row and the margin."""
        self._largest = largest
        self._chunk = chunk
        self._done: list[bytes] = []
        self._archive = _Archive()
        self._part = ""
        self._files = 0
        self._lines: list[str] = []
        self._size = 0

    def add(self, part: str, rows: Iterable[Mapping[str, Any]]) -> None:
        """Pack rows; those of one part come one after another. A part may have none."""
        if part != self._part:
            self._write()
            self._part, self._files = part, 0
        for row in rows:
            line = json.dumps(dict(row), ensure_ascii=False, separators=(",", ":"))
            self._lines.append(line)
            self._size += len(line.encode()) + 2
            if self._size >= self._chunk:
                self._write()

    def finish(self) -> list[bytes]:
        """The archives, in order; at least one."""
        self._write()
        return [*self._done, self._archive.close()]

    def _write(self) -> None:
        if not self._part or (self._files and not self._lines):
            return
        self._files += 1
        name = self._part if self._files == 1 else f"{self._part}-{self._files}"
        content = ("[\n" + ",\n".join(self._lines) + "\n]\n").encode()
        if self._archive.files and self._archive.size + len(content) + _MARGIN > self._largest:
            self._done.append(self._archive.close())
            self._archive = _Archive()
        self._archive.write(f"{name}.json", content)
        self._lines, self._size = [], 0


class _Archive:
    """A ZIP file in memory."""

    def __init__(self) -> None:
        self._buffer = io.BytesIO()
        self._zip = zipfile.ZipFile(self._buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9)
        self.files = 0

    @property
    def size(self) -> int:
        return self._buffer.tell()

    def write(self, name: str, content: bytes) -> None:
        self._zip.writestr(name, content)
        self.files += 1

    def close(self) -> bytes:
        self._zip.close()
        return self._buffer.getvalue()


def packed(files: Mapping[str, bytes]) -> bytes:
    """One ZIP archive with these files."""
    archive = _Archive()
    for name, content in files.items():
        archive.write(name, content)
    return archive.close()
