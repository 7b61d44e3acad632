"""Watchdog of the event loop: logs code that blocks it, since all answers wait meanwhile.

A thread schedules a callback in the loop and inspects the loop's stack if it does not run in time.
One line gives the duration, the part spent computing (the rest was spent waiting for a processor or
a blocking call), and the functions: names and lines, no data.
"""

from __future__ import annotations

import asyncio
import logging
import selectors
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

from base.metrics import LOOP_LAG

log = logging.getLogger(__name__)

THRESHOLD_MS: Final = 100
"""Default threshold; longer than usual scheduling delays of a busy host."""
QUIET_S: Final = 10.0
"""Seconds between two log lines at least; blocks meanwhile are counted."""
PAUSE_S: Final = 0.25
"""Seconds between two measurements where nothing is logged."""
FRAMES: Final = 5
"""Functions logged, the innermost first."""
_HOUSE: Final = Path(__file__).resolve().parents[2]


class Lines:
    """Log lines with a limited rate."""

    def __init__(
        self, say: Callable[[str], None], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._say = say
        self._clock = clock
        self._next = clock()
        self._kept = 0
        """Blocks since the last line."""

    def held(self, seconds: float, computing: float, where: str) -> None:
        """Log or count a blocked loop."""
        if self._clock() < self._next:
            self._kept += 1
            return
        more = f" ({self._kept} more before)" if self._kept else ""
        self._say(
            f"the loop was held {seconds * 1000:.0f} ms, computing {computing * 1000:.0f} ms:"
            f" {where}{more}"
        )
        self._next, self._kept = self._clock() + QUIET_S, 0


def where(frame: FrameType | None) -> str:
    """The running functions, the innermost first: those of this project, and the last ones they
    called.
    """
    named: list[str] = []
    while frame is not None and len(named) < FRAMES:
        path = Path(frame.f_code.co_filename)
        ours = path.is_relative_to(_HOUSE) and "site-packages" not in path.parts
        if ours or not named:
            short = path.relative_to(_HOUSE).as_posix() if ours else path.name
            named.append(f"{short}:{frame.f_lineno} {frame.f_code.co_name}")
        frame = frame.f_back
    return " < ".join(named)


@contextmanager
def watched_loop(threshold_ms: int = THRESHOLD_MS, lines: Lines | None = None) -> Iterator[None]:
    """Measure the running loop's lag; log longer blocks with their functions (0: none)."""
    done = threading.Event()
    watch = threading.Thread(
        target=_watch,
        args=(
            asyncio.get_running_loop(),
            threading.get_ident(),
            threshold_ms / 1000 or PAUSE_S,
            (lines or Lines(log.warning)) if threshold_ms else None,
            done,
        ),
        name="watching the loop",
        daemon=True,
    )
    watch.start()
    try:
        yield
    finally:
        done.set()


def _answer(asked: float, alive: threading.Event) -> None:
    LOOP_LAG.observe(time.monotonic() - asked)
    alive.set()


def _watch(
    loop: asyncio.AbstractEventLoop,
    thread: int,
    threshold: float,
    lines: Lines | None,
    done: threading.Event,
) -> None:
    computed = _computed(thread)
    while not done.wait(threshold):
        alive = threading.Event()
        asked, before = time.monotonic(), computed()
        try:
            loop.call_soon_threadsafe(_answer, asked, alive)
        except RuntimeError:
            return  # The loop is closed.
        if alive.wait(threshold):
            continue
        frame = sys._current_frames().get(thread)
        if frame is not None and frame.f_code.co_filename == selectors.__file__:
            continue  # It is idle, or gets no processor time.
        by = where(frame)
        while not alive.wait(1.0):
            if done.is_set() or loop.is_closed():
                return
        if lines is not None:
            lines.held(time.monotonic() - asked, computed() - before, by)


def _computed(thread: int) -> Callable[[], float]:
    """A thread's processor time in seconds; 0 where the system does not report it."""
    if not hasattr(time, "pthread_getcpuclockid"):  # Windows
        return lambda: 0.0
    clock = time.pthread_getcpuclockid(thread)
    return lambda: time.clock_gettime(clock)
