"""Export of a person's data, as files within Discord's size limit.

Rows are compressed as they arrive, in a thread: only the compressed form is in memory.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterable, Mapping
from typing import Any, Final

from db.repositories.privacy import SMALLEST_ID

LARGEST: Final = 9 << 20
"""Bytes of one file: below Discord's limit of 10 MiB for everybody."""
CHUNK: Final = 1 << 20
"""Uncompressed bytes of rows after which a part continues in another file of the archive."""
_MARGIN: Final = 64 << 10
"""Bytes reserved for an archive's directory and the overhead of compression."""


class Takeout:
    """ZIP archives with JSON files, one after another; each can be opened on its own.

    A part is in ``preferences.json``; a long one continues in ``entries-2.json`` and so forth. Each
    is a list with one row per line.
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
        """Add rows; those of one part come one after another. A part may be empty."""
        if part != self._part:
            self._write()
            self._part, self._files = part, 0
        for row in rows:
            kept = {name: _exact(value) for name, value in row.items()}
            line = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
            self._lines.append(line)
            self._size += len(line.encode()) + 2
            if self._size >= self._chunk:
                self._write()

    def finish(self) -> list[bytes]:
        """Return the archives, in order; at least one."""
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


def _exact(value: Any) -> Any:
    """The value; an id as text, since many readers of JSON round such numbers."""
    return str(value) if isinstance(value, int) and value >= SMALLEST_ID else value


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
    """Return one ZIP archive with these files."""
    archive = _Archive()
    for name, content in files.items():
        archive.write(name, content)
    return archive.close()
