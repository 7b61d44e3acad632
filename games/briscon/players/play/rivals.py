"""Players beyond the levels, by name, for the arena."""

from __future__ import annotations

from collections.abc import Callable

from games.briscon.engine.actions import Action
from games.briscon.engine.view import View
from games.briscon.players.core.stakes import BrisconStakes
from games.briscon.players.play.api import action_of
from games.briscon.players.play.baselines import greedy_move, pimc_move, random_move
from games.briscon.players.play.calls import due
from games.briscon.players.play.known import Known, knowledge_of
from games.briscon.players.play.thinker import EFFORTS, think

Choose = Callable[[View, int], Action]


def rival(name: str) -> Choose:
    """``random``, ``greedy``, ``pimc-N`` or ``master-points``, which plays for points alone.

    Raises ``ValueError`` for any other name.
    """
    match name.split("-"):
        case ["random"]:
            return _calling(random_move)
        case ["greedy"]:
            return _calling(greedy_move)
        case ["pimc", number] if number.isascii() and number.isdigit() and int(number[:4]) > 0:
            return _calling(lambda known, seed: pimc_move(known, seed, int(number[:4])))
        case ["master", "points"]:
            return _calling(
                lambda known, seed: think(known, EFFORTS["master"], BrisconStakes(), seed).move
            )
    raise ValueError(f"unknown player: {name!r}")


def _calling(move: Callable[[Known, int], int]) -> Choose:
    def choose(view: View, seed: int) -> Action:
        known = knowledge_of(view)
        return due(view, known) or action_of(known, move(known, seed))

    return choose
