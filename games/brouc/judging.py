"""Fair verdict: every card of a deal judged by its seat's knowledge at that moment.

For each card the seat's view is rebuilt (:func:`brouc.view.view`), without hidden cards; the
master's search chooses from it, for the match. If another card was played, the two are compared in
worlds drawn afresh, since a search overrates its own choice: both cards are played out in the same
worlds by the policy, and the difference of net points, weighted by the worlds' weights, is the cost
with its standard error.

The budget is counted in descents and worlds, not in time, so a seed gives the same verdicts
everywhere.
"""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from random import Random
from typing import Final

from brouc.actions import Play, encode
from brouc.cards import PACK
from brouc.deal import DealState
from brouc.result import UNMARKED
from brouc.seats import PerTeam
from brouc.slate import Coches
from brouc.view import view
from gamekit.api.players import Rival, Stop, never
from gamekit.api.review import Tell, untold
from gamekit.search.search import outcome
from games.brouc.computers import sentence_of
from games.brouc.players.core.kernel import stand_in
from games.brouc.players.core.stakes import Stakes
from games.brouc.players.hints import Reasons
from games.brouc.players.known import Known, knowledge_of
from games.brouc.players.open_hands import LIMIT, analyse
from games.brouc.players.thinker import EFFORTS, Effort, imagine, match_stakes, policy, think
from games.brouc.players.verdicts import FairVerdict, Review, Step, retrace

BUDGET: Final = EFFORTS["master"]
"""The master's own; any other, a level's or a smaller one, may be given."""
_NEGLIGIBLE: Final = 0.01
"""Worlds with less than this share of the mean weight are left out, as in the search."""


def fair(
    deal: DealState,
    coches: PerTeam[Coches] = UNMARKED,
    seed: int = 0,
    effort: Effort = BUDGET,
    tell: Tell = untold,
    stop: Stop = never,
) -> tuple[FairVerdict, ...]:
    """Judge every card played, in order; mostly of a deal that is over.

    ``coches``: against each team when the deal began. The same deal, seed and effort give the same
    verdicts. Raises :class:`brouc.violations.IllegalActionError` if the deal is none by the rules,
    ``TimeoutError`` if it is stopped: a part would show only some players' mistakes.
    """
    # A whole deal is judged at once, so no card of it is thought about longer than the first.
    effort = replace(effort, growth=1.0)
    played = [
        (step, step.action) for step in retrace(deal, coches, stop) if isinstance(step.action, Play)
    ]
    verdicts: list[FairVerdict] = []
    for step, action in played:
        verdict = _judge(step, action, seed, effort, stop)
        if stop():
            raise TimeoutError
        verdicts.append(verdict)
        tell(len(verdicts), len(played))
    return tuple(verdicts)


def _judge(step: Step, action: Play, seed: int, effort: Effort, stop: Stop) -> FairVerdict:
    known = knowledge_of(view(step.state, action.seat))
    thought = think(known, effort, match_stakes(known), seed, stop)
    chosen = PACK[thought.move]
    loss, error = 0.0, 0.0
    if chosen is action.card or chosen.index == stand_in(known.at, action.card.index):
        chosen = action.card
    else:
        loss, error = _compare(known, chosen.index, action.card.index, seed, effort, stop)
    verdict = FairVerdict(step.moment, action.seat, action.card, chosen, loss, error)
    if not verdict.mistake:
        return verdict
    reasons = Reasons(known, thought, seed, stop)
    hint = sentence_of(Play(action.seat, chosen), *reasons.of(chosen.index))
    why = reasons.against(chosen.index, action.card.index)
    if why is not None:
        rival = Rival(verdict.loss, verdict.error, *why)
        hint = replace(hint, rivals={encode(action): rival}).compared(encode(action))
    return replace(verdict, hint=hint)


def _compare(
    known: Known, chosen: int, card: int, seed: int, effort: Effort, stop: Stop
) -> tuple[float, float]:
    """Loss of a card against the chosen one in card points, and its standard error."""
    rng = Random(f"{seed} measure {known.moment}")
    worlds, weights = imagine(known, effort, rng, stop)
    if sum(weights) <= 0.0:
        weights = [1.0] * len(weights)
    mean = sum(weights) / max(1, len(weights))
    mind, points, sign = policy(), Stakes(), 1.0 if known.me & 1 == 0 else -1.0
    total = lost = 0.0
    found: list[tuple[float, float]] = []
    for world, weight in zip(worlds, weights, strict=True):
        if stop():
            return 0.0, 0.0  # nobody will ask for it
        if weight < _NEGLIGIBLE * mean:
            continue
        better = outcome(known.at, world, chosen, mind, points)
        difference = sign * (better - outcome(known.at, world, card, mind, points)) / 2.0
        found.append((weight, difference))
        total += weight
        lost += weight * difference
    if not total:
        return 0.0, 0.0  # stopped before the first
    loss = lost / total
    spread = sum((weight * (difference - loss)) ** 2 for weight, difference in found)
    return loss, sqrt(spread) / total


def review(
    deal: DealState,
    coches: PerTeam[Coches] = UNMARKED,
    seed: int = 0,
    effort: Effort = BUDGET,
    limit: int = LIMIT,
    tell: Tell = untold,
    stop: Stop = never,
) -> Review:
    """Judge a deal as far as it was played, by both measures; mostly one that is over.

    Arguments as for :func:`fair` and :func:`games.brouc.players.open_hands.analyse`; each card
    counts twice for ``tell``. Raises :class:`brouc.violations.IllegalActionError` if the deal is
    none by the rules, ``TimeoutError`` if it is stopped before any value with open hands is known;
    later, the values of the first cards are missing.
    """
    judged = fair(deal, coches, seed, effort, lambda done, of: tell(done, 2 * of), stop)
    found = analyse(deal, limit, lambda done, of: tell(of + done, 2 * of), stop)
    return Review(open=found, fair=judged)
