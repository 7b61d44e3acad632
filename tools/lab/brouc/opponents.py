"""Opponents of Le Brouc's levels in duels.

``LEVEL-points``  expert or master playing for points instead of the match

``random``   any legal card
``flat-MS``, ``weighed-MS``, ``ismcts-MS``   (:mod:`tools.lab.rivals`)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final

from brouc.actions import Action, Play
from brouc.cards import PACK
from brouc.match import MatchState
from brouc.seats import Team
from brouc.slate import net
from brouc.view import View
from gamekit.api.players import never
from gamekit.search.bits import bits
from games.brouc.computers import COMPUTERS, LEVELS
from games.brouc.players.core.stakes import Stakes
from games.brouc.players.known import Known, knowledge_of, seat_of
from games.brouc.players.thinker import (
    EFFORTS,
    Effort,
    match_stakes,
    only_card,
    policy,
    sampler,
    seeded,
    think,
)
from games.own_engine.thinking import Thought
from tools.lab import Rival
from tools.lab.arena import PLACES
from tools.lab.rivals import Problem, searcher

OTHERS: Final = (
    *("random", "expert-points", "master-points"),
    *("flat-15", "weighed-15", "ismcts-15"),
)
BUDGETS: Final = EFFORTS | {
    "policy": Effort(worlds=0),
    "long": replace(EFFORTS["master"], worlds=5_000, iterations=55_000, growth=3.0),
}
Mind = Callable[[View, int], Action | None]
"""Action of a player on turn, from a view and a seed."""


def other(name: str) -> Rival:
    """Opponent by name, calling as the levels do."""
    return Rival(mind(name), lambda view, seed: COMPUTERS.speak(view, "club", seed))


def searched(known: Known, budget: str, seed: int) -> Thought:
    """Search by a budget; capes are not announced."""
    return think(known, BUDGETS[budget], match_stakes(known), seed, values=True)


def kind(known: Known) -> str:
    """Place in the trick."""
    return PLACES[known.at.laid]


def worth(before: MatchState, after: MatchState) -> float:
    """North-South's net points less East-West's (rules 5.1)."""
    assert after.deal is not None, "a deal was dealt"
    points = after.deal.points()
    ours, theirs = points[Team.NS], points[Team.EW]
    return float(net(ours, theirs) - net(theirs, ours))


def luck(before: MatchState, action: Action, rng: Random) -> float:
    """Nothing: no card is drawn."""
    return 0.0


def mind(name: str) -> Mind:
    """Player by name, a level included; ``ValueError`` for an unknown name."""
    if name in LEVELS:
        # Budgets are counts: a busy machine must not change a result.
        return lambda seen, seed: COMPUTERS.choose(seen, name, seed)
    if name == "random":
        return baseline(random_card)
    level, _, aim = name.partition("-")
    if level in EFFORTS and aim == "points":
        return searching(EFFORTS[level])
    search = searcher(name)
    if search is not None:
        return baseline(lambda known, seed: _searched(known, seed, search))
    raise ValueError(f"unknown player: {name!r}")


def _searched(known: Known, seed: int, search: Callable[[Problem], int]) -> int:
    only = only_card(known)
    if only is not None:
        return only
    drawn, mind_, effort = sampler(known), policy(), EFFORTS["master"]
    rng, witness = seeded(known, seed), known.witness
    return search(
        Problem(
            at=known.at,
            draw=lambda: drawn.draw(rng),
            weigh=lambda worlds: witness.weights(worlds, mind_, effort.heat, effort.floor, never),
            policy=mind_,
            stakes=match_stakes(known),
            rng=rng,
            width=effort.width,
            heat=effort.prior,
        )
    )


def searching(effort: Effort) -> Mind:
    """Player that searches for points alone."""

    def play(seen: View, seed: int) -> Action:
        known = knowledge_of(seen)
        return Play(seat_of(known.me), PACK[think(known, effort, Stakes(), seed).move])

    return play


def baseline(pick: Callable[[Known, int], int]) -> Mind:
    """Player that only chooses cards."""

    def play(seen: View, seed: int) -> Action:
        known = knowledge_of(seen)
        return Play(seat_of(known.me), PACK[pick(known, seed)])

    return play


def random_card(known: Known, seed: int) -> int:
    """Any legal card."""
    return seeded(known, seed).choice(bits(known.at.legal()))
