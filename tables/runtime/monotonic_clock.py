"""The present time: wall-clock time at the pace of the monotonic clock.

Hosts set their clocks: daylight saving gone wrong, a time server found late, a typing error. That
must not lengthen or shorten any turn, and the journal's times may not go backwards. So the wall
clock is read once, and from then on the monotonic clock counts. Every few seconds :meth:`tick`
compares the two:

- *The wall has fallen behind* (it was set back): time goes on, 0.5 % slower until both agree.
- *The wall has gone ahead*, or the process has not run for a while (a suspended laptop, a paused
  container): time stands still, as of the last tick, until :meth:`tick` lets it leap. The caller
  treats the leap as an outage, so that nobody loses the time.
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
SLOWER: Final = 200
"""While ahead of the wall, one part in this many is left out."""


def wall_ms() -> int:
    """The host's clock, in UTC ms."""
    return time.time_ns() // NS


class MonotonicClock:
    """UTC ms that never go backwards and leap only in :meth:`tick`."""

    def __init__(
        self,
        wall: Callable[[], int] = wall_ms,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        """``wall``: UTC ms; ``steady``: monotonic ns since any origin."""
        self._wall = wall
        self._steady = steady
        self._seen = steady()
        self._base = wall() * NS
        self._newest = self._base
        """The newest time returned, in ns."""
        self._ticks = False
        self._slow = False

    def __call__(self) -> int:
        """Return the present time in UTC ms."""
        self._newest = max(self._newest, self._present(self._passed()))
        return self._newest // NS

    def not_before(self, moment: int) -> None:
        """Go on from a stored time (UTC ms), if the wall is behind it."""
        if moment > self():
            self._seen, self._base = self._steady(), moment * NS
            self._slow = True

    def behind(self) -> int:
        """Length of the next leap in ms; usually 0."""
        passed = self._passed()
        leap = (self._target(passed) - self._present(passed)) // NS
        return leap if leap >= LEAP else 0

    def tick(self) -> int:
        """Compare with the wall; return by how much (ms) the present has leapt, usually 0."""
        leap, passed = self.behind(), self._passed()
        self._base = max(self._target(passed), self._present(passed))
        self._seen += passed
        self._slow = self._base > self._wall() * NS
        self._ticks = True
        return leap

    def _passed(self) -> int:
        return self._steady() - self._seen

    def _present(self, passed: int) -> int:
        if self._ticks and passed > STILL * NS:
            return max(self._base, self._newest)
        return self._base + passed - (passed // SLOWER if self._slow else 0)

    def _target(self, passed: int) -> int:
        """The right present time: the later of both clocks."""
        counted = self._base + passed - (passed // SLOWER if self._slow else 0)
        return max(counted, self._wall() * NS)
