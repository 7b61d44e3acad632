"""Figures: counts, times and levels, by a few labels whose values are few and known.

They belong to the thread of the event loop: no lock is taken, a step costs less than a
microsecond, and who reads them there sees one moment.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from time import perf_counter
from typing import Final

QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Bounds in seconds for what a machine does by itself."""
FELT: Final = (0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0, 30.0, 120.0)
"""Bounds in seconds for what people wait for."""


class Figure:
    """What all figures have: a name, a sentence and the names of their labels."""

    def __init__(self, name: str, about: str, *labels: str) -> None:
        """``name``: as the outside calls it, without what marks a count."""
        self.name: Final = name
        self.about: Final = about
        self.labels: Final = labels


class Count(Figure):
    """How often something happened since the start."""

    def __init__(self, name: str, about: str, *labels: str) -> None:
        super().__init__(name, about, *labels)
        self.values: Final[dict[tuple[str, ...], float]] = {}

    def add(self, *labels: str, by: float = 1.0) -> None:
        """It happened (``by``: so much of it).

        >>> retries = Count("retries", "Tries after the first.", "cause")
        >>> retries.add("lost"); retries.add("lost"); retries.values
        {('lost',): 2.0}
        """
        self.values[labels] = self.values.get(labels, 0.0) + by


class Level(Figure):
    """How much there is now; set when somebody asks."""

    def __init__(self, name: str, about: str, *labels: str) -> None:
        super().__init__(name, about, *labels)
        self.values: Final[dict[tuple[str, ...], float]] = {}

    def set(self, value: float, *labels: str) -> None:
        """So much."""
        self.values[labels] = value


class Spread:
    """How many times lie below each bound, and their sum."""

    __slots__ = ("counts", "total")

    def __init__(self, bounds: int) -> None:
        self.counts = [0] * (bounds + 1)
        """One for each bound, without those below it; the last is of what is longer than all."""
        self.total = 0.0
        """Seconds."""


class Times(Figure):
    """How long something took, in seconds."""

    def __init__(
        self, name: str, about: str, *labels: str, bounds: Sequence[float] = QUICK
    ) -> None:
        super().__init__(name, about, *labels)
        self.bounds: Final = tuple(bounds)
        self.values: Final[dict[tuple[str, ...], Spread]] = {}

    def see(self, seconds: float, *labels: str) -> None:
        """It took so long.

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
        """``with times.during("write"): …`` sees how long that takes, whatever becomes of it."""
        return During(self, labels)


class During:
    """Measures one stretch of time."""

    __slots__ = ("_began", "_labels", "_times")

    def __init__(self, times: Times, labels: tuple[str, ...]) -> None:
        self._times = times
        self._labels = labels
        self._began = 0.0

    def __enter__(self) -> None:
        self._began = perf_counter()

    def __exit__(self, *_: object) -> None:
        self._times.see(perf_counter() - self._began, *self._labels)
