"""Why one move is better than another, by the cards: both played out in the same worlds.

Words: ``why-takes``, ``why-feeds``, ``why-gives``, ``why-enough``, ``why-partner``, ``why-keeps``,
``why-pair``, ``why-joins``, ``why-marries``. Arguments: ``what`` and ``made``, the moves' texts;
``sure`` and ``lost``, whether this trick is certain after either (``yes``); ``points`` of this
trick, if ``about`` (``yes``) in the mean; ``own`` and ``other``, points of the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, NamedTuple

from gamekit.api.players import Hint, Rival

REASONS: Final = Path(__file__).with_name("words")
"""Words of the reasons."""
LIKELY: Final = 0.75
"""Chance of a thing that should happen."""
APART: Final = 0.5
"""Least difference of two chances that is a reason."""
SAME: Final = 0.1
"""Difference of two chances that is none."""
RICHER: Final = 3
"""Least difference in points of two cards that is a reason."""
SURE: Final = 2.0
"""Standard errors by which a difference is more than luck."""
Why = tuple[str, dict[str, str | int]]
"""Key of a sentence, and its arguments."""


class Line(NamedTuple):
    """A move played out in a world, seen from the seat that makes it."""

    took: bool
    """Whether its side takes this trick."""
    points: int
    """Points of this trick."""
    trick: float
    """Lead that this trick brings its side, in points, or in tricks where they count alike."""
    rest: float
    """Lead that everything later brings."""
    won: int
    """Set of the seat's cards that take a trick, this one included."""
    extra: float = 0.0
    """Points of its side's marriages, or 1 if it wins the hand, as the game counts."""


@dataclass(frozen=True, slots=True)
class Card:
    """Card of a move."""

    number: int
    points: int = 0
    sure: bool = False
    """Whether it is certain who takes this trick if the card is played."""
    pair: bool = False
    """Whether it is of a marriage in the hand that still counts."""
    joins: bool = False
    """Whether it makes a marriage in this trick."""


class Compared:
    """Two cards in the same worlds."""

    def __init__(
        self,
        best: Card,
        other: Card,
        lines: Sequence[Line],
        others: Sequence[Line],
        weights: Sequence[float],
    ) -> None:
        self.best, self.other = best, other
        total = sum(weights) or 1.0

        def mean(found: Sequence[Line], of: Callable[[Line], float]) -> float:
            pairs = zip(weights, found, strict=True)
            return sum(weight * of(line) for weight, line in pairs) / total

        def apart(of: Callable[[Line], float]) -> float:
            return mean(lines, of) - mean(others, of)

        self.took = mean(lines, lambda line: line.took)
        self.other_took = mean(others, lambda line: line.took)
        self.now = mean(lines, lambda line: line.won >> best.number & 1)
        self.other_now = mean(others, lambda line: line.won >> other.number & 1)
        self.other_later = mean(lines, lambda line: line.won >> other.number & 1)
        self.best_later = mean(others, lambda line: line.won >> best.number & 1)
        self.points = round(mean(lines, lambda line: line.points))
        self.about = len({line.points for line in lines}) > 1
        self.trick = apart(lambda line: line.trick)
        self.rest = apart(lambda line: line.rest)
        self.extra = mean(lines, lambda line: line.extra)
        self.other_extra = mean(others, lambda line: line.extra)

    def why(self) -> Why | None:
        """The reason that is the better part of the difference; ``None`` without one."""
        if self.trick + self.rest <= 0:
            return None
        later = self._of_later_ones() if self.rest > self.trick else self._of_this_trick()
        codes = {**self._of_marriages(), **later}
        found = next((code for code, true in codes.items() if true), None)
        if found is None:
            return None
        sure, lost = self.best.sure, self.other.sure
        values: dict[str, str | int] = {
            "sure": "yes" if sure and (lost or found == "takes") else "no",
            "lost": "yes" if lost else "no",
            "points": self.points,
            "about": "yes" if self.about else "no",
            "own": self.best.points,
            "other": self.other.points,
        }
        return f"why-{found}", values

    def _of_marriages(self) -> dict[str, bool]:
        best, other = self.best, self.other
        most = 2 * (self.extra - self.other_extra) >= self.trick + self.rest
        return {
            "joins": most and best.joins and not other.joins,
            "marries": self.other_took <= 1 - LIKELY and other.joins and not best.joins,
            "pair": most and other.pair and not best.pair,
        }

    def _of_this_trick(self) -> dict[str, bool]:
        # Points of the cards are a reason if they explain half of the loss.
        more, most = self.best.points - self.other.points, (self.trick + self.rest) / 2
        same = abs(self.took - self.other_took) <= SAME
        both, none = min(self.took, self.other_took), max(self.took, self.other_took)
        return {
            "takes": self.took >= LIKELY and self.took - self.other_took >= APART,
            "feeds": same and both >= LIKELY and more >= max(RICHER, most),
            "gives": same and none <= 1 - LIKELY and -more >= max(RICHER, most),
        }

    def _of_later_ones(self) -> dict[str, bool]:
        # A card is kept for a trick that the better card, kept instead, would not take.
        kept = self.other_later >= LIKELY and self.other_later - self.best_later >= APART
        spent = self.took >= LIKELY and self.other_now >= LIKELY and kept
        return {
            "enough": spent and self.now >= LIKELY,
            "partner": spent and self.now < 1 - LIKELY,
            "keeps": kept and max(self.other_now, self.other_took) <= 1 - LIKELY,
        }


def hinted(hint: Hint, rivals: Mapping[str, Rival], general: str = "hint-best-chance") -> Hint:
    """The hint with its rivals.

    Without a reason of its own (``general``), that against the nearest rival, if the difference is
    more than luck.
    """
    nearest = min(rivals, key=lambda one: rivals[one].loss, default=None)
    if nearest is None:
        return hint
    least = rivals[nearest]
    found = replace(hint, margin=least.loss, rivals=rivals)
    clear = least.loss > SURE * least.error
    return found.compared(nearest) if hint.key == general and clear else found
