"""Calls of a seat: marks, marriages, dehors, announcements of a cape (rules 3, 5, 6).

All levels call « Dehors ! » by counting: at the first moment at which the unrounded net points
reach 301 and never before (rules 5.1), after declaring whatever may be declared.

For a cape (rules 6.4, 6.5; 9.5) the search is run a second time as if the announcement had been
made; its value then holds both what success pays and how often it fails against the best defence
found. A call is made where it is worth more for the match than playing on.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from brouc.actions import Action, Announce, Declare, Dehors, Mark
from brouc.cards import CardPoints, Rank
from brouc.slate import SlatePoints, reaches_out
from brouc.view import View
from gamekit.api.players import Stop, never
from gamekit.search.search import Tally, tree
from games.brouc.players.core.kernel import Position
from games.brouc.players.core.stakes import MatchStakes
from games.brouc.players.known import Known
from games.brouc.players.thinker import Effort, announce, imagine, match_stakes, policy, seeded
from games.own_engine.thinking import Thought

_STRENGTH: Final = {Rank.JACK: 1, Rank.QUEEN: 0}


def due(view: View, known: Known) -> Action | None:
    """The call that is right now whatever the cards do, or ``None``.

    Dehors if it is won, then marks (unmarked marriages are worth nothing, rules 3.4), then
    marriages, the trump one first. One call at a time: with it made, the next is asked for.
    """
    seat, deal, team = view.seat, view.deal, known.me & 1
    assert seat is not None, "a seat speaks"
    assert deal is not None, "a seat with something to say is in a deal"
    slate, points = SlatePoints(known.slate[team]), CardPoints(known.net(team))
    dehors = Dehors(seat)
    if dehors in view.legal and reaches_out(slate, points, view.rules):
        return dehors
    marks = [action for action in view.legal if isinstance(action, Mark)]
    if marks:
        return max(marks, key=lambda mark: _STRENGTH[mark.card.rank])
    declarations = [action for action in view.legal if isinstance(action, Declare)]
    return max(
        declarations, key=lambda said: (said.suit is deal.trump, said.extended), default=None
    )


# -- announcements of a cape -----------------------------------------------------------------------

_GLANCE: Final = 40
"""Worlds in which plain play is tried first, since a cape is mostly impossible."""
_WORTH_A_LOOK: Final = 0.55
"""Share of them in which it must win every trick for a full search to follow."""


def demand(
    view: View,
    known: Known,
    effort: Effort,
    seed: int,
    plain: Thought,
    stop: Stop = never,
) -> Announce | None:
    """The announcement to make before playing, if any; ``plain`` is the search without it.

    Stopped, what was found until then: an announcement is never a guess.
    """
    calls = [action for action in view.legal if isinstance(action, Announce)]
    if not calls or known.turn != known.me:
        return None
    team = known.me & 1
    at, rng = known.at, seeded(known, seed, 7)
    worlds, weights = imagine(known, replace(effort, worlds=_GLANCE), rng, stop)
    if _swept(at, worlds, weights, team, stop) < _WORTH_A_LOOK:
        return None
    worlds, weights = imagine(known, effort, rng, stop)
    if stop():
        return None

    def best(stakes: MatchStakes, descents: int, width: float, prior: float) -> Tally:
        tallies = tree(at, worlds, weights, policy(), stakes, rng, descents, width, prior, stop)
        return max(tallies, key=lambda tally: tally.visits)

    top = plain.tallies[0] if plain.tallies else best(match_stakes(known), 200, 1.0, 8.0)
    wanted, most = None, top.mean()
    for call in calls:
        stakes = match_stakes(known)
        announce(stakes, known, team, call.announcement)
        top = best(stakes, 400, effort.width, effort.prior)
        if stop():
            break
        if top.mean() > most:
            wanted, most = call, top.mean()
    return wanted


def _swept(
    at: Position,
    worlds: list[list[int]],
    weights: list[float],
    team: int,
    stop: Stop,
) -> float:
    """The weighted share of worlds in which plain play by the policy wins all eight tricks.

    0 if it was stopped.
    """
    mind, total, swept = policy(), 0.0, 0.0
    for world, weight in zip(worlds, weights, strict=True):
        if stop():
            return 0.0
        end = at.copy()
        end.hands = list(world)
        while end.won(team ^ 1) == 0 and not end.over():
            end.play(mind.pick(end))
        total += weight
        if end.won(team) == 8:
            swept += weight
    return swept / total if total else 0.0
