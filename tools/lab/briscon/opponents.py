"""Opponents of Briscon's levels in duels: ``random``, ``master-points``.

``flat-MS``, ``weighed-MS``, ``ismcts-MS`` (:mod:`tools.lab.rivals`) solve the last five tricks too.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from gamekit.api.players import never
from games.briscon.cards import SEATS
from games.briscon.computers import COMPUTERS, action_of, due
from games.briscon.players.core.kernel import DRAWS, MELD, BrisconPosition
from games.briscon.players.known import NUMBER, Known, knowledge_of, mask
from games.briscon.players.thinker import (
    EFFORTS,
    Effort,
    game_stakes,
    policy,
    sampler,
    seeded,
    solve,
    think,
    weigh,
)
from games.briscon.rules import BrisconView, view
from games.cardgame.actions import Action, Play
from games.cardgame.deal import Match
from games.own_engine.thinking import Thought
from tools.lab import Rival
from tools.lab.arena import PLACES, draws_luck
from tools.lab.briscon.policy import MOST, BrisconStakes
from tools.lab.rivals import Problem, searcher

OTHERS: Final = (
    *("random", "master-points"),
    *("flat-4", "weighed-4", "ismcts-4"),
)
BUDGETS: Final = EFFORTS | {
    "policy": Effort(worlds=(1,), fields=(6,), trust=1e9),
    "long": Effort(worlds=(9_000,), fields=(6,)),
}
Choose = Callable[[BrisconView, int], Action]
WIDTH: Final = 3.0
"""Exploration of the tree, in spreads of the values."""
HEAT: Final = 12.0
"""Temperature of its priors, in points."""


def random_move(known: Known, seed: int) -> int:
    """Any legal move."""
    return Random(seed * 40 + 2 * known.at.done + (known.at.led >= 0)).choice(known.at.moves())


def other(name: str) -> Rival:
    """Opponent by name, calling and melding as the levels do."""
    return Rival(rival(name), lambda view, seed: COMPUTERS.speak(view, "club", seed))


def searched(known: Known, budget: str, seed: int) -> Thought:
    """Search by a budget."""
    return think(known, BUDGETS[budget], game_stakes(known), seed)


def kind(known: Known) -> str:
    """Sequence to meld, or place in the trick."""
    return "sequence" if MELD in known.at.moves() else PLACES[known.at.led >= 0]


def worth(before: Match, after: Match) -> float:
    """North's points of the deal less South's, at most :data:`MOST`."""
    deal = after.deal
    assert deal is not None, "a deal was dealt"
    written = deal.result.written if deal.result else (*deal.written, *deal.at_the_end())
    cards = deal.card_points()
    north, south = (
        cards[seat] + sum(one.points for one in written if one.seat == seat) for seat in SEATS
    )
    return float(max(-MOST, min(MOST, north - south)))


def luck(before: Match, action: Action, rng: Random) -> float:
    """Points that North's cards drawn after a trick will bring more than others would."""
    deal = before.deal
    if not isinstance(action, Play) or deal is None or not deal.lying or not deal.stock:
        return 0.0
    known = knowledge_of(view(before, action.seat))
    hands = [mask(deal.hands[seat]) for seat in SEATS]
    stock = [NUMBER[card] for card in deal.to_draw[:-1]]
    return draws_luck(known.at, NUMBER[action.card], hands, stock, 2, _played_on, rng)


def _played_on(at: BrisconPosition) -> float:
    return policy().finish(at, BrisconStakes())


def rival(name: str) -> Choose:
    """Player by name, ``master-points`` playing for points alone; else ``ValueError``."""
    match name.split("-"):
        case ["random"]:
            return _calling(random_move)
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
        solved = solve(known, stakes, never)
        assert solved is not None, "nothing stops it"
        return solved.move
    rng, draws = seeded(known, seed), sampler(known)
    return search(
        Problem(
            at=at,
            draw=lambda: draws.world(draws.hand_of_other(rng), rng),
            weigh=lambda worlds: weigh(
                known, [world[known.me ^ 1] for world in worlds], effort, rng, never
            ),
            policy=mind,
            stakes=stakes,
            rng=rng,
            width=WIDTH,
            heat=HEAT,
        )
    )


def _calling(move: Callable[[Known, int], int]) -> Choose:
    def choose(view: BrisconView, seed: int) -> Action:
        known = knowledge_of(view)
        return due(view, known) or action_of(known, move(known, seed))

    return choose
