"""Weight of a match for a rating: less each time against the same people, and less against people
of whom little is known.

The weight of a match for a person is the mean of two, one for each opponent. Each is the product of

- :func:`freshness`: 1 at the first meeting as opponents, 3/5 at the second, 2/5 at the third. All
  meetings of :data:`SPAN` together never count more than four, so nobody's rating rests on a few.
- :func:`standing`: unknown opponents say little, and next to nothing about a well-known player. So
  new accounts cannot carry anybody up.

The figures behind it are in docs/ratings.md; ``python -m tools.bench.ratings`` prints them.
"""

from __future__ import annotations

from typing import Final

SPAN: Final = 90 * 86_400_000
"""Milliseconds after which a meeting is forgotten."""
REMEMBERED: Final = 100
"""Newest rated matches of a person in which meetings are counted."""
LEAST: Final = 0.2
"""Weight of an unknown opponent: without it nobody's rating could begin."""
ENOUGH: Final = 0.5
"""Knowledge from which an opponent counts in full."""
COMPARED: Final = 0.4
"""Knowledge beyond this is not compared with the opponent's."""
_NOTHING: Final = 0.02
"""Keeps the comparison finite where nothing is known."""


def freshness(met: int) -> float:
    """Weight of an opponent after that many meetings.

    >>> [round(freshness(met), 2) for met in range(6)]
    [1.0, 0.6, 0.4, 0.29, 0.21, 0.17]
    >>> round(sum(map(freshness, range(1_000_000))), 3)
    4.0
    """
    return 12 / ((met + 3) * (met + 4))


def knowledge(sigma: float, start: float) -> float:
    """Knowledge about somebody from their uncertainty and that of a beginner: 0 to 1."""
    return max(0.0, 1 - (sigma / start) ** 2)


def standing(mine: float, theirs: float) -> float:
    """Weight of an opponent by the knowledge about both.

    >>> [round(standing(mine, theirs), 3) for mine, theirs in [(0, 0), (0.6, 0.6), (0, 0.6)]]
    [0.2, 1.0, 1.0]
    >>> standing(0.6, 0) < 0.0001
    True
    """
    known, own = min(theirs, COMPARED) + _NOTHING, min(mine, COMPARED) + _NOTHING
    return max(LEAST, min(1.0, theirs / ENOUGH)) * min(1.0, known / own) ** 3
