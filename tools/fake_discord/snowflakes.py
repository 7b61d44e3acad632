"""Discord ids (milliseconds since 2015, then a counter) and timestamps."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

EPOCH_MS: Final = 1_420_070_400_000


def utc_ms() -> int:
    """Current time in UTC ms."""
    return time.time_ns() // 1_000_000


class Snowflakes:
    """Generator of growing ids."""

    def __init__(self, now: Callable[[], int] = utc_ms) -> None:
        self._now = now
        self.last = 0
        """The greatest id so far."""

    def next(self) -> int:
        """Return an id greater than all before."""
        self.last = max(self.last + 1, (self._now() - EPOCH_MS) << 22)
        return self.last


def moment(snowflake: int) -> int:
    """Creation time of an id in UTC ms.

    >>> moment(175928847299117063)
    1462015105796
    """
    return (snowflake >> 22) + EPOCH_MS


def iso(ms: int) -> str:
    """Convert UTC ms to ISO 8601.

    >>> iso(1462015105796)
    '2016-04-30T11:18:25.796000+00:00'
    """
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="microseconds")
