"""Timestamps in Discord's format."""

from __future__ import annotations

from datetime import UTC, datetime


def iso(ms: int) -> str:
    """Convert UTC ms to ISO 8601.

    >>> iso(1462015105796)
    '2016-04-30T11:18:25.796000+00:00'
    """
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="microseconds")
