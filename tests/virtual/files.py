"""Files of a run: its folder, its empty database, and each process's open files."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from db import Store
from tests.virtual.loop import OUTSIDE, PROCESS, Process


class Files:
    """Open file descriptors by process; a kill closes them, which ends their locks."""

    def __init__(self) -> None:
        self._open: dict[Process, set[int]] = defaultdict(set)

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Track files opened within the context."""
        opened, closed = os.open, os.close

        def open_(*how: Any, **named: Any) -> int:
            handle = opened(*how, **named)
            if (process := PROCESS.get()) is not OUTSIDE:
                self._open[process].add(handle)
            return handle

        def close(handle: int) -> None:
            for handles in self._open.values():
                handles.discard(handle)
            closed(handle)

        with patch.object(os, "open", open_), patch.object(os, "close", close):
            yield

    def cut(self, process: Process) -> None:
        """Close the files of a killed process."""
        for handle in self._open.pop(process, set()):
            with suppress(OSError):
                os.close(handle)


FILE: Final = "simulated.sqlite"
_MEMORY: Final = Path("/dev/shm")


def folder() -> tempfile.TemporaryDirectory[str]:
    """A temporary folder, in memory if the system has such a place."""
    usable = _MEMORY.is_dir() and os.access(_MEMORY, os.W_OK)
    return tempfile.TemporaryDirectory(prefix="brouc-", dir=_MEMORY if usable else None)


@cache
def empty() -> bytes:
    """Content of an empty database, made once a process: its schema is half of a start's cost."""

    async def make(file: Path) -> None:
        async with await Store.open(f"sqlite+aiosqlite:///{file}"):
            pass

    with folder() as where:
        file = Path(where) / FILE
        with asyncio.Runner() as runner:
            runner.run(make(file))
        return file.read_bytes()
