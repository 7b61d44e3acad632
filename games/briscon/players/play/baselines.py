"""Textbook opponents to measure by; nobody meets them at a table."""

from __future__ import annotations

from random import Random
from typing import Final

from games.api.players import never
from games.briscon.players.core.kernel import DRAWS
from games.briscon.players.core.opencards import WHOLE, OpenCards
from games.briscon.players.core.stakes import BrisconStakes
from games.briscon.players.core.worlds import Sampler
from games.briscon.players.play.known import Known
from games.briscon.players.play.thinker import policy, world_of_all

AHEAD: Final = 6
"""Cards that are looked ahead with all cards seen while there is a stock: three tricks."""


def pimc(known: Known, seed: int, worlds: int) -> int:
    """The move with the best mean over equally likely worlds, each played with all cards seen.

    While there is a stock each world is searched :data:`AHEAD` cards deep, for the points there are
    then; the last five tricks are solved.
    """
    at = known.at
    moves = at.moves()
    if len(moves) == 1:
        return moves[0]
    rng = Random(seed * 40 + 2 * at.done + (at.led >= 0))
    if at.drawn == DRAWS:
        drawn = [world_of_all(known)]
    else:
        sampler = Sampler(known.me, known.hand, known.unseen, known.must, known.other, 0)
        drawn = [sampler.draw(rng) for _ in range(worlds)]
    totals = dict.fromkeys(moves, 0.0)
    search = OpenCards(policy(), BrisconStakes(), never, AHEAD if at.drawn < DRAWS else WHOLE)
    for world in drawn:
        open_cards = at.copy()
        open_cards.enter(world)
        for tally in search.every(open_cards):
            totals[tally.move] += tally.mean()
    return max(moves, key=lambda move: totals[move])
