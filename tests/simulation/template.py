"""The empty database, made once a process: its schema is half of what a start costs."""

from __future__ import annotations

import asyncio
import os
import tempfile
from functools import cache
from pathlib import Path
from typing import Final

from db import Store

FILE: Final = "simulated.sqlite"
_MEMORY: Final = Path("/dev/shm")


def folder() -> tempfile.TemporaryDirectory[str]:
    """A folder for one run, in memory where the system has such a place."""
    usable = _MEMORY.is_dir() and os.access(_MEMORY, os.W_OK)
    return tempfile.TemporaryDirectory(prefix="brouc-", dir=_MEMORY if usable else None)


@cache
def empty() -> bytes:
    """The file of a store with nothing in it."""

    async def make(file: Path) -> None:
        async with await Store.open(f"sqlite+aiosqlite:///{file}"):
            pass

    with folder() as where:
        file = Path(where) / FILE
        with asyncio.Runner() as runner:
            runner.run(make(file))
        return file.read_bytes()
