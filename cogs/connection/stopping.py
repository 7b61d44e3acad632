"""Being told to stop: Ctrl-C and SIGTERM, on Linux, macOS and Windows."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGBREAK") if hasattr(signal, name)
)
"""SIGBREAK is Windows' Ctrl-Break."""


@contextmanager
def stopped_by_signals(stop: Callable[[], Any]) -> Iterator[None]:
    """Meanwhile a signal to stop calls ``stop`` in the running loop, and nothing else."""
    loop = asyncio.get_running_loop()
    handled: list[int] = []
    before: dict[int, Any] = {}

    def hear(number: int, frame: object) -> None:
        loop.call_soon_threadsafe(stop)

    try:
        for number in SIGNALS:
            try:
                loop.add_signal_handler(number, stop)
                handled.append(number)
            except NotImplementedError:  # Windows: the interpreter hears it, and wakes the loop.
                before[number] = signal.signal(number, hear)
        yield
    finally:
        for number in handled:
            loop.remove_signal_handler(number)
        for number, handler in before.items():
            signal.signal(number, handler)
