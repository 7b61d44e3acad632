"""Why a file cannot be written, asked of its disk: SQLite's own codes leave it open."""

from __future__ import annotations

import os
import shutil
from enum import Enum
from pathlib import Path
from typing import Final

SPARE: Final = 64 << 10
"""Bytes; with fewer SQLite cannot even make its index of the write-ahead log."""


class Trouble(Enum):
    """What is wrong with a folder."""

    FULL = "full"
    READ_ONLY = "read-only"
    """The disk is mounted so."""
    FORBIDDEN = "forbidden"
    """This user may not write there."""


def trouble(folder: Path) -> Trouble | None:
    """What keeps the program from writing in a folder; ``None`` if nothing does, or it is gone."""
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
