"""Opponents of Briscon's levels in duels: ``random``, ``greedy``, ``pimc-N``, ``master-points``.

``flat-MS``, ``weighed-MS``, ``ismcts-MS`` (:mod:`tools.lab.rivals`) solve the last five tricks too.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from gamekit.api.players import never
from gamekit.search.solver import pimc
from games.briscon.computers import action_of, due, greedy, speak
from games.briscon.engine.actions import Action
from games.briscon.engine.deal import at_the_end
from games.briscon.engine.match import MatchState
from games.briscon.engine.seats import SEATS
from games.briscon.engine.view import View
from games.briscon.players.core.kernel import DRAWS, MELD
from games.briscon.players.core.policy import BrisconSight
from games.briscon.players.core.stakes import BrisconStakes
from games.briscon.players.core.worlds import Sampler, weigh
from games.briscon.players.known import Known, knowledge_of
from games.briscon.players.thinker import (
    EFFORTS,
    LIMIT,
    WHOLE,
    game_stakes,
    policy,
    solve,
    think,
    world_of_all,
)
from tools.lab import Rival
from tools.lab.rivals import Problem, searcher

OTHERS: Final = (
    *("random", "greedy", "pimc-30", "master-points"),
    *("flat-4", "weighed-4", "ismcts-4"),
)
MOST: Final = 300
"""Limit of a deal's difference: more is luck, such as five trumps from the ace."""
Choose = Callable[[View, int], Action]
NARROW: Final = 24
"""Positions looked at in each world while there is a stock; the last five tricks are solved."""
WIDTH: Final = 3.0
"""Exploration of the tree, in spreads of the values."""
HEAT: Final = 12.0
"""Temperature of its priors, in points."""


def greedy_move(known: Known, seed: int) -> int:
    """Best-paying card in this trick; a sequence as soon as it is held."""
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


def other(name: str) -> Rival:
    """Opponent by name, calling and melding as the levels do."""
    return Rival(rival(name), lambda view, seed: speak(view, "club", seed))


def worth(before: MatchState, after: MatchState) -> float:
    """North's points of the deal less South's, at most :data:`MOST`."""
    deal = after.deal
    assert deal is not None, "a deal was dealt"
    written = deal.result.written if deal.result else (*deal.written, *at_the_end(deal))
    cards = deal.card_points()
    north, south = (
        cards[seat] + sum(one.points for one in written if one.seat is seat) for seat in SEATS
    )
    return float(max(-MOST, min(MOST, north - south)))


def rival(name: str) -> Choose:
    """Player by name, ``master-points`` playing for points alone; else ``ValueError``."""
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
    search = searcher(name)
    if search is not None:
        return _calling(lambda known, seed: _searched(known, seed, search))
    raise ValueError(f"unknown player: {name!r}")


def _searched(known: Known, seed: int, search: Callable[[Problem], int]) -> int:
    at, mind, effort, stakes = known.at, policy(), EFFORTS["master"], game_stakes(known)
    if len(at.moves()) == 1:
        return at.moves()[0]
    if at.drawn == DRAWS:
        solved = solve(known, stakes, never, mind)
        assert solved is not None, "nothing stops it"
        return solved.move
    rng = Random(seed * 40 + 2 * at.done + (at.led >= 0))
    sampler = Sampler(known.me, known.hand, known.unseen, known.must, known.other, known.kept)

    def weigh_all(worlds: list[list[int]]) -> list[float]:
        return weigh(
            *(worlds, known.witness, known.me, rng, mind),
            *(effort.heat, effort.floor, effort.depth, never),
        )

    return search(
        Problem(
            at=at,
            draw=lambda: sampler.draw(rng),
            weigh=weigh_all,
            policy=mind,
            stakes=stakes,
            rng=rng,
            width=WIDTH,
            heat=HEAT,
        )
    )


def _calling(move: Callable[[Known, int], int]) -> Choose:
    def choose(view: View, seed: int) -> Action:
        known = knowledge_of(view)
        return due(view, known) or action_of(known, move(known, seed))

    return choose
