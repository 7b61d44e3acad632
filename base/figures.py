"""Metrics with few labels of few known values: counters, histograms of times, gauges.

They belong to the event loop's thread: without locks an update takes less than a microsecond, and
readers there see a consistent state.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from time import perf_counter
from typing import Final

QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Histogram bounds in seconds for steps without people."""
FELT: Final = (0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0, 30.0, 120.0)
"""Histogram bounds in seconds for steps that people wait for."""


class Figure:
    """Metric with name, description and label names."""

    def __init__(self, name: str, about: str, *labels: str) -> None:
        """``name``: exported name, without the suffix of counters."""
        self.name: Final = name
        self.about: Final = about
        self.labels: Final = labels


class Count(Figure):
    """Counter of events since the start."""

    def __init__(self, name: str, about: str, *labels: str) -> None:
        super().__init__(name, about, *labels)
        self.values: Final[dict[tuple[str, ...], float]] = {}

    def add(self, *labels: str, by: float = 1.0) -> None:
        """Count an event (``by``: several, or an amount).

        >>> retries = Count("retries", "Tries after the first.", "cause")
        >>> retries.add("lost"); retries.add("lost"); retries.values
        {('lost',): 2.0}
        """
        self.values[labels] = self.values.get(labels, 0.0) + by


class Level(Figure):
    """Gauge of a current amount, set on export."""

    def __init__(self, name: str, about: str, *labels: str) -> None:
        super().__init__(name, about, *labels)
        self.values: Final[dict[tuple[str, ...], float]] = {}

    def set(self, value: float, *labels: str) -> None:
        """Set the amount."""
        self.values[labels] = value


class Spread:
    """Histogram of one label combination: times by bound, and their sum."""

    __slots__ = ("counts", "total")

    def __init__(self, bounds: int) -> None:
        self.counts = [0] * (bounds + 1)
        """Number of times up to each bound and above the one before; the last is above all."""
        self.total = 0.0
        """Sum in seconds."""


class Times(Figure):
    """Histogram of durations in seconds."""

    def __init__(
        self, name: str, about: str, *labels: str, bounds: Sequence[float] = QUICK
    ) -> None:
        super().__init__(name, about, *labels)
        self.bounds: Final = tuple(bounds)
        self.values: Final[dict[tuple[str, ...], Spread]] = {}

    def see(self, seconds: float, *labels: str) -> None:
        """Record a duration.

        >>> waits = Times("waits", "Waits.", "worker", bounds=(0.1, 1.0))
        >>> waits.see(0.1, "thinkers"); waits.see(7.0, "thinkers")
        >>> waits.values["thinkers",].counts, waits.values["thinkers",].total
        ([1, 0, 1], 7.1)
        """
        spread = self.values.get(labels)
        if spread is None:
            spread = self.values[labels] = Spread(len(self.bounds))
        spread.counts[bisect_left(self.bounds, seconds)] += 1
        spread.total += seconds

    def during(self, *labels: str) -> During:
        """Record the duration of a ``with`` block, also when it raises."""
        return During(self, labels)


class During:
    """Context manager that records its duration."""

    __slots__ = ("_began", "_labels", "_times")

    def __init__(self, times: Times, labels: tuple[str, ...]) -> None:
        self._times = times
        self._labels = labels
        self._began = 0.0

    def __enter__(self) -> None:
        self._began = perf_counter()

    def __exit__(self, *_: object) -> None:
        self._times.see(perf_counter() - self._began, *self._labels)
