"""Textbook opponents to measure by; nobody meets them at a table."""

from __future__ import annotations

from random import Random
from typing import Final

from gamekit.api.players import never
from gamekit.search.solver import pimc
from games.briscon.players.core.kernel import DRAWS, MELD
from games.briscon.players.core.sight import BrisconSight
from games.briscon.players.core.stakes import BrisconStakes
from games.briscon.players.core.worlds import Sampler
from games.briscon.players.play.known import Known
from games.briscon.players.play.thinker import LIMIT, WHOLE, policy, world_of_all
from games.briscon.players.play.thumb import greedy

NARROW: Final = 24
"""Positions looked at in each world while there is a stock; the last five tricks are solved."""


def greedy_move(known: Known, seed: int) -> int:
    """What pays best in this trick; a sequence as soon as it is held."""
    return MELD if known.at.run else greedy(known.at)


def random_move(known: Known, seed: int) -> int:
    """Any legal move."""
    return Random(seed * 40 + 2 * known.at.done + (known.at.led >= 0)).choice(known.at.moves())


def pimc_move(known: Known, seed: int, worlds: int) -> int:
    """The move with the best mean over equally likely worlds, each played with all cards seen."""
    at = known.at
    moves = at.moves()
    if len(moves) == 1:
        return moves[0]
    stakes = BrisconStakes()
    sight = BrisconSight(policy(), stakes)
    if at.drawn == DRAWS:
        found = pimc(at, [world_of_all(known)], sight, stakes, never, WHOLE, LIMIT)
    else:
        rng = Random(seed * 40 + 2 * at.done + (at.led >= 0))
        sampler = Sampler(known.me, known.hand, known.unseen, known.must, known.other, 0)
        drawn = [sampler.draw(rng) for _ in range(worlds)]
        found = pimc(at, drawn, sight, stakes, never, WHOLE, NARROW)
    return max(found, key=lambda tally: tally.mean()).move
