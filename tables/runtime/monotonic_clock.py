"""The present time: wall-clock time at the pace of the monotonic clock.

Hosts set their clocks; that must not change a turn. So the wall clock is read once. If it has gone
ahead since, or the process has stood still (a suspended laptop, a paused container), time stands
still too until :meth:`MonotonicClock.tick` lets it leap: an outage, as of the last tick.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

NS: Final = 1_000_000
"""Nanoseconds in a millisecond."""
LEAP: Final = 2_000
"""Largest jump of the wall clock, in ms, that is followed without a log line."""
STILL: Final = 10_000
"""Milliseconds without a tick after which the process has been paused; ticks are more frequent."""


class MonotonicClock:
    """UTC ms that never go backwards and leap only in :meth:`tick`."""

    def __init__(
        self,
        wall: Callable[[], int] = lambda: time.time_ns() // NS,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        """``wall``: UTC ms; ``steady``: monotonic ns since any origin."""
        self._wall, self._steady = wall, steady
        self._base, self._seen = wall(), steady()
        self._newest, self._ticks = self._base, False

    def __call__(self) -> int:
        """Return the present time in UTC ms."""
        passed = self._passed()
        if not self._ticks or passed <= STILL:
            self._newest = max(self._newest, self._base + passed)
        return self._newest

    def not_before(self, moment: int) -> None:
        """Go on from a stored time (UTC ms), if the wall clock is behind it."""
        if moment > self():
            self._base, self._seen = moment, self._steady()

    def tick(self) -> int:
        """Follow the wall clock if it is ahead; return the length of a leap in ms, usually 0."""
        before, passed = self(), self._passed()
        self._base, self._seen = max(self._base + passed, self._wall()), self._steady()
        self._ticks = True
        return self._base - before if self._base - before >= LEAP else 0

    def _passed(self) -> int:
        return (self._steady() - self._seen) // NS
