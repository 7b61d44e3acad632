"""Values of ends of deals: the chance to win the game (rules 11.6).

All values are North's, on a scale of about one a point at the start of a game. The chances come
from a table made by :mod:`tools.lab.briscon.values`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamekit.search.position import Stakes
from games.briscon.players.core.kernel import BrisconPosition

if TYPE_CHECKING:
    from mypy_extensions import i64

GOAL: Final = 600
"""Points that win a game."""
STEP: Final = 10
"""Points between two lines of the table of chances."""
LINES: Final = 60
VALUES: Final = "values.json"
SCALE: Final = 650.0
"""Points that a won game is worth: about one a point at its start."""
GRAIN: Final = 0.02
"""Extra value of a point, to order equal ends."""


class GameStakes(Stakes[BrisconPosition]):
    """Judges deals by the chance of winning the game.

    ``chances``: the next dealer's chances to win, in thousandths, by their own score (rows) and the
    other's (columns) in steps of :data:`STEP`.
    """

    def __init__(
        self, chances: list[int], score: list[int], next_dealer: i64, decider: bool
    ) -> None:
        self.chances = chances
        self.score0: i64 = score[0]
        self.score1: i64 = score[1]
        self.next_dealer = next_dealer
        self.decider = decider

    def ended(self, at: BrisconPosition) -> bool:
        """Whether a player has 600: all count well and call at once. Never in a decider."""
        if self.decider:
            return False
        return self.score0 + at.points0 >= GOAL or self.score1 + at.points1 >= GOAL

    def value(self, at: BrisconPosition) -> float:
        """Value of an ended position: by :meth:`ended`, or after the sixteenth trick."""
        grain = GRAIN * float(at.points0 - at.points1)
        north: i64 = self.score0 + at.points0
        south: i64 = self.score1 + at.points1
        if at.done == 16:
            if at.tricks0 == 16:
                return SCALE / 2 + grain
            if at.tricks1 == 16:
                return grain - SCALE / 2
        if north >= GOAL or south >= GOAL:
            if north >= GOAL and south >= GOAL:
                # The trick's winner may call first; after the last trick the higher score wins.
                if at.done == 16 or self.decider:
                    ahead = north - south
                else:
                    ahead = 1 if at.turn == 0 else -1
            else:
                ahead = north - south
            if ahead == 0:
                return grain
            return SCALE / 2 + grain if ahead > 0 else grain - SCALE / 2
        return SCALE * (self.chance(north, south) - 0.5) + grain

    def chance(self, north: i64, south: i64) -> float:
        """North's chance to win a game in which both stand below 600."""
        if self.next_dealer:
            return 1.0 - self._look(south, north)
        return self._look(north, south)

    def _look(self, own: i64, other: i64) -> float:
        """The dealer's chance, interpolated between the four nearest entries of the table."""
        row = own // STEP
        column = other // STEP
        across = float(own - row * STEP) / STEP
        down = float(other - column * STEP) / STEP
        first = self._entry(row, column) * (1.0 - across) + self._entry(row + 1, column) * across
        second = self._entry(row, column + 1) * (1.0 - across)
        second += self._entry(row + 1, column + 1) * across
        return (first * (1.0 - down) + second * down) / 1000.0

    def _entry(self, row: i64, column: i64) -> float:
        if row >= LINES:
            return 1000.0 if column < LINES else 500.0
        if column >= LINES:
            return 0.0
        return float(self.chances[row * LINES + column])
