"""What a game counts, and how leaderboards and statistics show it: data, no code.

Counts are kept as (match, player, name, value) and only ever added, or for ``max`` compared, so a
game may begin to count something at any time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Count:
    """One thing that is counted, by the name that :meth:`gamekit.api.rules.Rules.tally` gives."""

    name: str
    """A stable word of small letters and ``_``: ``"coches_given"``."""
    over_matches: Literal["sum", "max"] = "sum"
    """How the values of several matches, and within one match of several actions, come together."""
    shared: bool = False
    """Whether it is a side's: told for each seat of the side, and counted once for partners."""


@dataclass(frozen=True, slots=True)
class Metric:
    """One order of a leaderboard, the highest first, beside the ratings and matches of all games.

    Words: ``metric-NAME`` in the menu, ``column-NAME`` at the head of the slate's own column.
    """

    name: str
    """Small letters and ``-``: ``"coches-given"``; it stands in custom ids."""
    of: str
    """A count."""
    per: str | None = None
    """The count that divides it, for a mean."""
    digits: int = 0
    """Decimals of a mean."""


@dataclass(frozen=True, slots=True)
class Counts:
    """All that a game counts."""

    counts: tuple[Count, ...] = ()
    metrics: tuple[Metric, ...] = ()
    """In the order of the menu; the first is the game's usual one."""
    columns: tuple[str, ...] = ()
    """Up to two counts that every row of a leaderboard shows. Words: ``column-NAME``, and
    ``columns-line``, told each by its name. Where a person's matches are plotted, they are added up
    under ``curve-title`` and told as ``curve-text`` (``first`` and ``second``, ``matches``,
    ``since``, ``until``)."""
    lines: tuple[str, ...] = ()
    """The sentences of ``/stats``; each is told every count by its name, every metric likewise
    with ``-`` as ``_`` (a text with its decimals), and ``matches``. A sentence ``stats-beside``,
    if there is one, stands beside the number of matches."""
    score: str | None = None
    """The count that is a side's score for who wins by giving up; ``None``: no score then."""
    score_line: str | None = None
    """The sentence for a finished match's score in lists; told ``scores``, the sides' scores joined
    by "–" in the order of the sides. A sentence ``side-score``, if there is one, stands beside each
    side in histories; it is told ``score``, its own, and ``other``, the highest of the others."""

    def count(self, name: str) -> Count | None:
        """The count of that name."""
        return next((one for one in self.counts if one.name == name), None)

    def metric(self, name: str) -> Metric | None:
        """The metric of that name."""
        return next((one for one in self.metrics if one.name == name), None)
