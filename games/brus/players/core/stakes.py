"""Values of ends of hands: the chance to win the game from the new strokes.

A match is won by whoever wins games, so in every match the chance to win this game is all that
counts. Values are thousandths of a game, North-South's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamekit.search.position import Stakes
from games.brus.players.core.kernel import BrusPosition

if TYPE_CHECKING:
    from mypy_extensions import i64

SCALE: Final = 1000.0
STROKES: Final = 6
STANTI: Final = 5
"""With as many left, the winner of the next hand wins the game."""
STATES: Final = STROKES * STROKES * (STANTI + 1)


def state(leading: i64, other: i64, stanti: i64) -> int:
    """The place in the table of strokes standing, 1 to 6, and Stanti."""
    return ((leading - 1) * STROKES + other - 1) * (STANTI + 1) + min(stanti, STANTI)


class GameStakes(Stakes[BrusPosition]):
    """The chance to win the game.

    ``chances``: by :func:`state`, of the side that leads first in a hand to win the game, before
    that hand. ``next_lead``: the side that will do so in the next hand.
    """

    def __init__(self, chances: list[float], next_lead: i64) -> None:
        self.chances = chances
        self.next_lead = next_lead

    def ended(self, at: BrusPosition) -> bool:
        """A hand ends by its own rules alone."""
        return at.ended

    def value(self, at: BrusPosition) -> float:
        """North-South's chance after a hand, in thousandths."""
        if at.strokes0 == 0:
            return SCALE
        if at.strokes1 == 0:
            return 0.0
        if self.next_lead:
            return SCALE - SCALE * self.chances[state(at.strokes1, at.strokes0, at.stanti)]
        return SCALE * self.chances[state(at.strokes0, at.strokes1, at.stanti)]
