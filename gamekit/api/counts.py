"""Statistics of a game and their display: data, no code.

Counts are stored as (match, player, name, value) and only added, or compared for ``max``, so a game
may add a count at any time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Count:
    """Statistic with the name that :meth:`gamekit.api.rules.Rules.tally` uses."""

    name: str
    """Stable name, lower-case letters and ``_``: ``"coches_given"``."""
    over_matches: Literal["sum", "max"] = "sum"
    """Aggregation over matches and over the actions of a match."""
    shared: bool = False
    """Whether it belongs to a side: reported for each seat, counted once for partners."""


@dataclass(frozen=True, slots=True)
class Metric:
    """Leaderboard order, highest first, besides rating and matches.

    Words: ``metric-NAME`` in the menu, ``column-NAME`` as the heading of its column.
    """

    name: str
    """Lower-case letters and ``-``: ``"coches-given"``; part of custom ids."""
    of: str
    """Name of a count."""
    per: str | None = None
    """Name of the divisor's count, for a mean."""
    digits: int = 0
    """Decimals of a mean."""


def counts_of(*names: str, shared: bool = False) -> tuple[Count, ...]:
    """Counts that are added up."""
    return tuple(Count(name, shared=shared) for name in names)


def metrics_of(*counts: str) -> tuple[Metric, ...]:
    """Metrics under the names of their counts."""
    return tuple(Metric(name.replace("_", "-"), of=name) for name in counts)


@dataclass(frozen=True, slots=True)
class Achievement:
    """Count that has reached a number, over all matches of a person or within one.

    Words: ``achievement-NAME``, with the number as ``least``.
    """

    name: str
    """Lower-case letters and ``-``."""
    of: str
    """Name of a count, or ``matches`` or ``matches_won``, which have no single match."""
    least: int = 1
    within: Literal["all", "match"] = "all"


@dataclass(frozen=True, slots=True)
class Moment:
    """Great moment of a seat, which its person may share: a deal's last action adds to a count.

    Words: ``moment-NAME``, short enough for a button.
    """

    name: str
    """Lower-case letters and ``-``."""
    of: str
    """Name of a count that only the last action of a deal adds to."""


@dataclass(frozen=True, slots=True)
class Counts:
    """Statistics of a game."""

    counts: tuple[Count, ...] = ()
    metrics: tuple[Metric, ...] = ()
    """Metrics in the order of the menu; the first is the default."""
    columns: tuple[str, ...] = ()
    """Up to two counts shown in every row of a leaderboard.

    Words: ``column-NAME``; ``columns-line`` with each count by name. A person's curve adds them up
    under ``curve-title``, described by ``curve-text`` (``first``, ``second``, ``matches``,
    ``when``).
    """
    achievements: tuple[Achievement, ...] = ()
    """Achievements in the order of their page, after those of all games."""
    moments: tuple[Moment, ...] = ()
    """The greatest first: of several in a deal, it alone is offered."""
    lines: tuple[str, ...] = ()
    """Sentence keys of ``/stats``. Arguments: every count by name, every metric with ``-`` as ``_``
    (a text with its decimals), and ``matches``. An optional ``stats-beside`` follows the number of
    matches.
    """
    score: str | None = None
    """Count that is the winner's score after a resignation; ``None``: no score then.

    An optional ``side-score`` follows each side in histories; arguments ``score``, its own, and
    ``other``, the highest of the others.
    """

    @property
    def highest(self) -> frozenset[str]:
        """Names of the counts of which the highest stands."""
        return frozenset(one.name for one in self.counts if one.over_matches == "max")

    def count(self, name: str) -> Count | None:
        """Count by name."""
        return next((one for one in self.counts if one.name == name), None)

    def metric(self, name: str) -> Metric | None:
        """Metric by name."""
        return next((one for one in self.metrics if one.name == name), None)
