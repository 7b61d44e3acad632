"""Why one move is better than another, by the cards: both played out in the same worlds.

Words: ``why-REASON`` for the reasons of :class:`Compared`. Arguments: ``what`` and ``made``, the
moves' texts; ``rank`` and ``suit`` of the second move's card (``none``: it is no card); ``sure``
and ``lost``, whether this trick is certain after either (``last``: it is complete, ``yes``: nobody
can beat it any more); ``points`` of this trick, if ``about`` (``yes``) in the mean, 0 where it is
not taken for its points; ``own`` and ``other``, points of the cards; ``strokes`` wiped with this
trick; ``wed``, points of the marriage in this trick; ``taker``, the seat that takes it for certain,
or ``none``; ``sequence``, points of the one that the second card breaks up; ``times`` in ten.
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
WORTH: Final = 5
"""Least points of a trick that is taken for them."""
RISK: Final = 0.2
"""Least difference of the chances of a loss that is a risk."""
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
    """Points of its side's melds, or 1 if it wins the hand, as the game counts."""
    wed: float = 0.0
    """Lead that a marriage in this trick brings its side."""
    tied: bool = False
    """Whether nobody wins the hand."""


@dataclass(frozen=True, slots=True)
class Card:
    """Card of a move."""

    number: int
    points: int = 0
    name: tuple[str, str] = ("none", "none")
    """Rank and suit, as sentences have them."""
    sure: bool = False
    """Whether it is certain who takes this trick if the card is played."""
    last: bool = False
    """Whether it completes the trick."""
    leads: bool = False
    """Whether it begins the trick."""
    trump: bool = False
    pair: bool = False
    """Whether it is of a marriage in the hand that still counts."""
    joins: bool = False
    """Whether it makes a marriage in this trick."""
    sequence: int = 0
    """Points of a sequence in the hand that is lost with it."""
    strokes: int = 0
    """Strokes wiped for beating dared cards of this trick with it."""
    taker: str = "none"
    """Seat that takes this trick for certain if the card is played."""


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
        self.tied = mean(lines, lambda line: line.tied)
        self.other_tied = mean(others, lambda line: line.tied)
        self.wed = apart(lambda line: line.wed)
        self.value = round(max(abs(line.wed) for line in (*lines, *others)))
        self.robbed = mean(others, lambda line: line.wed < 0)
        self.risk = self.robbed - mean(lines, lambda line: line.wed < 0)

    def why(self) -> Why | None:
        """The reason that is the better part of the difference; ``None`` without one."""
        if self.trick + self.rest <= 0:
            return None
        later = self._of_later_ones() if self.rest > self.trick else self._of_this_trick()
        codes = {**self._of_marriages(), **later}
        found = next((code for code, true in codes.items() if true), None)
        return None if found is None else (f"why-{found}", self.values(found))

    def values(self, code: str) -> dict[str, str | int]:
        """Arguments of a reason's sentence."""
        best, other = self.best, self.other
        known = best.sure and (other.sure or code in ("takes", "joins"))
        sure = "no" if not known else "last" if best.last else "yes"
        # A trick is not taken for its points where something else counts more.
        meant = self.points >= WORTH and 2 * abs(self.wed) < self.trick and not best.strokes
        return {
            "rank": other.name[0],
            "suit": other.name[1],
            "sure": sure,
            "lost": "yes" if other.sure else "no",
            "points": self.points if meant else 0,
            "about": "yes" if self.about else "no",
            "own": best.points,
            "other": other.points,
            "strokes": best.strokes,
            "wed": self.value,
            "taker": other.taker,
            "sequence": other.sequence,
            "times": round(10 * self.robbed),
        }

    def _of_marriages(self) -> dict[str, bool]:
        best, other, total = self.best, self.other, self.trick + self.rest
        most, here = 2 * (self.extra - self.other_extra) >= total, 2 * self.wed >= total
        return {
            "joins": here and best.joins and not other.joins and self.took >= LIKELY,
            "marries": here and other.joins and not best.joins and self.other_took <= 1 - LIKELY,
            "risks": here and not (best.joins or other.joins) and self.risk >= RISK,
            "pair": most and other.pair and not best.pair,
            "sequence": most and other.sequence > best.sequence,
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
        best, other = self.best, self.other
        # A card is kept for a trick that the better card, kept instead, would not take.
        kept = self.other_later >= LIKELY and self.other_later - self.best_later >= APART
        spent = self.took >= LIKELY and self.other_now >= LIKELY and kept
        safer = self.other_later - self.other_now >= RISK and self.other_later >= LIKELY
        return {
            "draws": best.leads and best.trump and not other.trump and safer,
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
