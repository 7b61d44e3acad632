"""Being told to stop: Ctrl-C and SIGTERM, on Linux, macOS and Windows.

What has been accepted is stored, so nothing is lost by ending at any moment. Stopping well is a
courtesy: answers that are on their way still go out. It never takes two seconds, whatever threads
and workers are thinking about.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

log = logging.getLogger(__name__)

SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGBREAK") if hasattr(signal, name)
)
"""SIGBREAK is Windows' Ctrl-Break."""
ANSWERS_S: Final = 1.0
"""Seconds in which answers may still go out."""
STEP_S: Final = 0.5
"""Seconds that each step of closing may take."""
LAST_S: Final = 1.9
"""Seconds after the signal at which the process ends, whatever still runs in it."""


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


def end_in_time(seconds: float = LAST_S, leave: Callable[[int], Any] = os._exit) -> threading.Timer:
    """The process ends after so many seconds if it has not by then: threads cannot be stopped."""

    def end() -> None:
        log.warning("stopped without waiting for what still runs")
        logging.shutdown()
        leave(0)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()
    return timer


async def in_time(what: str, work: Awaitable[Any], seconds: float = STEP_S) -> None:
    """Do one step of closing, or leave it after a while."""
    try:
        async with asyncio.timeout(seconds):
            await work
    except TimeoutError:
        log.warning("stopping does not wait for %s", what)
