"""Reasons why a file cannot be written, found on its disk: SQLite's codes leave them open."""

from __future__ import annotations

import os
import shutil
import sys
from enum import Enum
from pathlib import Path
from typing import Final

SPARE: Final = 64 << 10
"""Bytes; with fewer SQLite cannot even create its index of the write-ahead log."""


class Trouble(Enum):
    """Fault of a folder."""

    FULL = "full"
    READ_ONLY = "read-only"
    """The disk is mounted read-only."""
    FORBIDDEN = "forbidden"
    """This user may not write there."""


def trouble(folder: Path) -> Trouble | None:
    """Reason why the program cannot write in a folder; ``None`` without a reason or folder."""
    try:
        if hasattr(os, "statvfs"):
            disk = os.statvfs(folder)
            if disk.f_flag & os.ST_RDONLY:
                return Trouble.READ_ONLY
            if disk.f_files and not disk.f_favail:
                return Trouble.FULL
        if shutil.disk_usage(folder).free < SPARE:
            return Trouble.FULL
    except OSError:
        return None
    return None if os.access(folder, os.W_OK) else Trouble.FORBIDDEN


def to_disk(path: Path) -> None:
    """Flush a file, or the entries of a folder, to the disk."""
    if sys.platform == "win32" and path.is_dir():
        return  # Windows does so itself.
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
