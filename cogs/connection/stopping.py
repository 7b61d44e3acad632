"""Stop signals: Ctrl-C and SIGTERM, on Linux, macOS and Windows.

Accepted actions are stored, so stopping at any moment loses nothing. A clean stop only lets pending
answers finish. It takes less than two seconds, whatever threads and workers are computing.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

log = logging.getLogger(__name__)

SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGBREAK") if hasattr(signal, name)
)
"""SIGBREAK is Windows' Ctrl-Break."""
ANSWERS_S: Final = 1.0
"""Time limit for pending answers in seconds."""
STEP_S: Final = 0.5
"""Time limit for each step of closing in seconds."""
LAST_S: Final = 1.9
"""Seconds after the signal at which the process exits in any case."""
SAY_S: Final = 1.0
"""Seconds more for its last line where the log is not read: a paused terminal, a full pipe."""


@contextmanager
def stopped_by_signals(running: asyncio.Task[Any], told: Callable[[], Any]) -> Iterator[None]:
    """Cancel a task on a stop signal within this context; a second signal ends the process.

    ``told`` is called after the cancellation, which no error of its output can prevent.
    """
    loop = asyncio.get_running_loop()
    handled: list[int] = []
    before: dict[int, Any] = {}

    def stop() -> None:
        restore()
        for number in SIGNALS:
            signal.signal(number, signal.SIG_DFL)
        running.cancel()
        end_in_time()
        with suppress(Exception):
            told()

    def restore() -> None:
        while handled:
            loop.remove_signal_handler(handled.pop())
        while before:
            signal.signal(*before.popitem())

    def hear(number: int, frame: object) -> None:
        loop.call_soon_threadsafe(stop)

    try:
        for number in SIGNALS:
            try:
                loop.add_signal_handler(number, stop)
                handled.append(number)
            except NotImplementedError:  # Windows: the interpreter receives it and wakes the loop.
                before[number] = signal.signal(number, hear)
        yield
    finally:
        restore()


def end_in_time(seconds: float = LAST_S, leave: Callable[[int], Any] = os._exit) -> threading.Timer:
    """Exit the process after this many seconds if it still runs: threads cannot be stopped."""

    def say() -> None:
        log.warning("stopped without waiting for what still runs")
        logging.shutdown()

    def end() -> None:
        saying = threading.Thread(target=say, daemon=True)
        saying.start()
        saying.join(SAY_S)
        leave(0)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()
    return timer


async def in_time(what: str, work: Awaitable[Any], seconds: float = STEP_S) -> None:
    """Run one step of closing, or abandon it after a while."""
    try:
        async with asyncio.timeout(seconds):
            await work
    except TimeoutError:
        log.warning("stopping does not wait for %s", what)
