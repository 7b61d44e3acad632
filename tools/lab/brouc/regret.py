"""Cost of the decisions of Le Brouc's levels: ``python -m tools.lab regret``.

Decisions come from whole matches of masters. A search with a hundred times the master's descents
values the cards; a level's regret is the best card's value less its own card's, on the scale of
:mod:`games.brouc.players.core.stakes`: about one a card point when a match begins, more later.
Calls are left out: all levels count alike, and capes are seldom open.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from brouc.actions import Action, Deal
from brouc.match import MatchState, apply
from brouc.ruleset import RuleSet
from brouc.seats import SEATS, Team
from brouc.view import View
from gamekit.api.players import never
from gamekit.search.search import tree
from games.brouc.players.core.kernel import stand_in
from games.brouc.players.known import Known, knowledge_of
from games.brouc.players.thinker import (
    EFFORTS,
    STEEP,
    imagine,
    match_stakes,
    only_card,
    policy,
    think,
)
from tools.lab.arena import Score
from tools.lab.brouc.matches import pack_from, play_deal
from tools.lab.brouc.opponents import mind

LEVELS: Final = ("club", *EFFORTS)
TAKEN: Final = 0.4
"""Share of decisions taken, so that few are of one deal."""
LONGER: Final = 100
WORLDS: Final = 10_000
MOST: Final = 150_000
"""Most descents of a long search."""
TRIED: Final = 200
"""Descents from which a card may be the best."""
KINDS: Final = ("lead", "second hand", "third hand", "last hand")


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice between cards that differ, with their values for the seat's side."""

    known: Known
    values: dict[int, float]
    best: float

    @property
    def kind(self) -> str:
        """Place in the trick."""
        return KINDS[self.known.at.laid]


def moments(number: int, seed: int) -> list[Known]:
    """Moments with a choice from matches of masters."""
    rng, master = Random(seed), mind("master")
    found: list[Known] = []

    def play(seen: View, deal: int) -> Action | None:
        known = knowledge_of(seen)
        if only_card(known) is None and rng.random() < TAKEN:
            found.append(known)
        return master(seen, deal)

    deals = 0
    while len(found) < number:
        state, dealer = MatchState(RuleSet()), rng.choice(SEATS)
        while state.winner is None and len(found) < number:
            dealt = apply(state, Deal(state.next_dealer or dealer, pack_from(rng)))
            state = play_deal(dealt, dict.fromkeys(Team, play), seed + deals)
            deals += 1
    return found[:number]


def judged(known: Known, seed: int) -> Decision:
    """Values of the cards by a long search."""
    effort, rng = replace(EFFORTS["master"], worlds=WORLDS), Random(seed)
    worlds, weights = imagine(known, effort, rng, never)
    more = min(effort.growth, (32 / (32 - known.moment)) ** STEEP)
    tallies = tree(
        known.at,
        worlds,
        weights,
        policy(),
        match_stakes(known),
        rng,
        min(MOST, int(LONGER * effort.iterations * more)),
        effort.width,
        effort.prior,
        never,
        effort.habit,
    )
    best = max(tally.mean() for tally in tallies if tally.visits >= TRIED)
    return Decision(known, {tally.move: tally.mean() for tally in tallies}, best)


def regret(decision: Decision, level: str, seeds: int) -> float:
    """Mean regret of a level's cards by several seeds."""
    known = decision.known
    lost = 0.0
    for seed in range(seeds):
        if level in EFFORTS:
            card = think(known, EFFORTS[level], match_stakes(known), seed).move
        else:
            card = stand_in(known.at, policy().pick(known.at))
        lost += decision.best - decision.values[card]
    return lost / seeds


def report(decisions: Sequence[Decision], level: str, seeds: int) -> dict[str, list[float]]:
    """Mean regret and its 95 % interval, of all decisions and by kind."""
    scores = {kind: Score() for kind in ("all", *KINDS)}
    for decision in decisions:
        lost = regret(decision, level, seeds)
        for kind in ("all", decision.kind):
            scores[kind].worths.append(lost)
    return {
        kind: [round(number, 3) for number in (score.mean, *score.interval)]
        for kind, score in scores.items()
        if score.worths
    }


def main(arguments: Sequence[str]) -> int:
    """Run ``regret``; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.lab regret")
    parser.add_argument("levels", nargs="*", default=LEVELS, metavar="LEVEL", help=str(LEVELS))
    parser.add_argument("--decisions", type=int, default=400)
    parser.add_argument("--seeds", type=int, default=4, help="answers of a level to each")
    parser.add_argument("--seed", type=int, default=77)
    given = parser.parse_args(arguments)
    if not set(given.levels) <= set(LEVELS):
        parser.error(f"levels are {', '.join(LEVELS)}")
    if given.decisions < 1 or given.seeds < 1:
        parser.error("decisions and seeds are one at the least")
    decisions = [
        judged(known, given.seed + i)
        for i, known in enumerate(moments(given.decisions, given.seed))
    ]
    for level in given.levels:
        print(json.dumps({"level": level} | report(decisions, level, given.seeds)), flush=True)
    return 0
