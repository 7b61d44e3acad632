"""Brus as if all cards were seen: what the textbook's searcher asks of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamekit.search.solver import Sight
from games.brus.players.core.kernel import BrusPosition
from games.brus.players.core.policy import BrusPolicy
from games.brus.players.core.stakes import GameStakes

if TYPE_CHECKING:
    from mypy_extensions import i64


class OpenCards(Sight[BrusPosition]):
    """Every move, and the trained policy's play to the end as an estimate."""

    def __init__(self, policy: BrusPolicy, stakes: GameStakes) -> None:
        self.policy = policy
        self.stakes = stakes

    def moves(self, at: BrusPosition) -> list[int]:
        """The moves worth telling apart."""
        return at.moves()

    def state(self, at: BrusPosition) -> int:
        """Hands, the trick, tricks and strokes: with the stock, which a world has once for all."""
        table: i64 = at.best << 2 | at.winner
        table = table << 3 | at.laid
        table = table << 2 | at.turn
        table = table << 2 | at.leader
        table = table << 10 | at.dares
        table = table << 5 | (at.hidden + 1)
        table = (
            table << 3 | (4 if at.asked else 0) | (2 if at.fresh else 0) | (1 if at.seven else 0)
        )
        score: i64 = at.tricks0 << 3 | at.tricks1
        score = score << 3 | at.strokes0
        score = score << 3 | at.strokes1
        score = score << 2 | at.turned
        score = score << 2 | at.taken
        lying: int = table
        rest: int = score
        found = 0
        for held in at.hands:
            found = found << 22 | held
        return (found << 38 | lying) << 16 | rest

    def leaf(self, at: BrusPosition) -> float:
        """Value if all play by the policy."""
        return self.policy.finish(at, self.stakes)
