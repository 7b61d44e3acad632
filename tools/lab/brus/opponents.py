"""Opponents of Brus's levels in duels.

``random``   any legal move
``flat-MS``, ``weighed-MS``, ``ismcts-MS``   (:mod:`tools.lab.rivals`)
"""

from __future__ import annotations

from collections.abc import Callable
from operator import sub
from random import Random
from typing import Any, Final

from gamekit.api.players import never
from games.brus.cards import SEATS
from games.brus.players.core.kernel import DARED, STATES, TURNED, BrusPosition, GameStakes
from games.brus.players.known import CODE, Known, action_of, knowledge_of, mask
from games.brus.players.thinker import EFFORTS, Effort, policy, seeded, stakes_of, think
from games.brus.rules import BrusView, Dare, Play, view
from games.cardgame.actions import Action
from games.cardgame.deal import Match
from games.own_engine.thinking import Thought
from tools.lab import Rival
from tools.lab.arena import PLACES, draws_luck
from tools.lab.rivals import Problem, searcher

OTHERS: Final = ("random", "flat-4", "weighed-4", "ismcts-4")
BUDGETS: Final = EFFORTS | {
    "policy": Effort(worlds=(0,)),
    "long": Effort(worlds=(45_000,)),
}
WIDTH: Final = 3.0
"""Exploration of the tree, in spreads of the values."""
HEAT: Final = 40.0
"""Temperature of its priors, in thousandths of a game."""


def other(name: str) -> Rival:
    """A player beyond the levels; ``ValueError`` if there is none of that name."""
    if name == "random":
        return rival(lambda known, seed: seeded(known, seed).choice(known.at.moves()))
    search = searcher(name)
    if search is not None:
        return rival(lambda known, seed: _searched(known, seed, search))
    raise ValueError(f"unknown player: {name!r}")


def _searched(known: Known, seed: int, search: Callable[[Problem], int]) -> int:
    rng, mind, effort = seeded(known, seed), policy(), EFFORTS["master"]
    found = mind.candidates(known.at)
    if len(found) == 1:
        return found[0][0]
    witness = known.witness
    return search(
        Problem(
            at=known.at,
            draw=lambda: known.dealer.draw(rng),
            weigh=lambda worlds: witness.weights(worlds, mind, effort.heat, effort.floor, never),
            policy=mind,
            stakes=stakes_of(known),
            rng=rng,
            width=WIDTH,
            heat=HEAT,
        )
    )


def searched(known: Known, budget: str, seed: int) -> Thought:
    """Search by a budget."""
    return think(known, BUDGETS[budget], seed)


def kind(known: Known) -> str:
    """Answer to a turned card, dare of it, or place in the trick, and what is possible there."""
    at = known.at
    if at.asked:
        return "answer"
    if at.fresh:
        return "dare of a turned card"
    moves = [move for move, _ in policy().candidates(at)]
    more = "turn" if max(moves) >= TURNED else "dare" if max(moves) >= DARED else ""
    return f"{PLACES[at.laid]} {more}".strip()


def worth(before: Match, after: Match) -> float:
    """Strokes that North-South wiped in the hand, less East-West's."""
    ours, theirs = map(sub, after.deal.began.strokes, after.deal.result.strokes)
    return float(ours - theirs)


def luck(before: Match, action: Action, rng: Random) -> float:
    """Strokes that North-South's cards drawn after a trick will wipe more than others would."""
    hand = before.deal
    if not isinstance(action, Play) or hand is None or len(hand.lying) < 3 or not hand.stock:
        return 0.0
    known = knowledge_of(view(before, action.seat))
    hands = [mask(hand.hands[seat]) for seat in SEATS]
    stock = [CODE[card] for card in hand.stock]
    return draws_luck(known.at, CODE[action.card], [*hands, -1], stock, 4, _played_on, rng)


def _played_on(at: BrusPosition) -> float:
    policy().finish(at, GameStakes([0.0] * STATES, 0))
    return float(at.strokes1 - at.strokes0)


def rival(pick: Callable[[Known, int], int]) -> Rival:
    """A player that picks one of the kernel's moves, the dare of a turned card included."""

    def choose(view: Any, seed: int) -> Action | None:
        return _act(view, seed)

    def speak(view: Any, seed: int) -> Action | None:
        return _act(view, seed) if any(isinstance(one, Dare) for one in view.legal) else None

    def _act(view: BrusView, seed: int) -> Action | None:
        assert view.seat is not None, "a seat is asked"
        return action_of(pick(knowledge_of(view), seed), view.seat, view.hand)

    return Rival(choose, speak)
