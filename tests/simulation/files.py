"""Files that a process has open: the system closes them, and their locks end, when it is killed."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any
from unittest.mock import patch

from tests.simulation.loop import OUTSIDE, PROCESS, Process


class Files:
    """What was opened by number, and by whom."""

    def __init__(self) -> None:
        self._open: dict[Process, set[int]] = defaultdict(set)

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Within it everything that a process opens is known."""
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
        """The process is gone."""
        for handle in self._open.pop(process, set()):
            with suppress(OSError):
                os.close(handle)
