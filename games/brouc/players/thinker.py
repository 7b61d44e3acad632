"""From what a seat knows to the card it plays: the levels that learn, sample and search."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from brouc.actions import Announcement
from brouc.outcome import CAPE, VOLE, demand_price
from brouc.ruleset import FailedCape
from brouc.slate import OUT, SlatePoints, price_of_game, unit
from gamekit.api.players import Stop, never
from gamekit.search.search import Tally, flat, ranked, tree
from gamekit.search.weights import read_table
from games.brouc.players.core.kernel import stand_in, twins
from games.brouc.players.core.policy import WEIGHTS, Policy, load
from games.brouc.players.core.stakes import MatchStakes, Outlook, Stakes
from games.brouc.players.core.worlds import Sampler
from games.brouc.players.known import Known
from games.own_engine.thinking import Thought, drawn, thought


@dataclass(frozen=True, slots=True)
class Effort:
    """Search budget of a level; docs/performance.md has the resulting times."""

    worlds: int
    """Worlds drawn."""
    iterations: int = 0
    """Descents of the tree before the first card; 0 for flat Monte Carlo over the worlds."""
    growth: float = 1.0
    """Greatest factor of descents (of worlds at most 2) late in a deal, where each is shorter."""
    weighed: bool = False
    """Whether worlds are weighed by the plays seen, else all count the same."""
    heat: float = 5.5
    """Temperature, in card points, of the policy taken as other people's habits."""
    floor: float = 0.1
    """The share of plays taken to be at random."""
    width: float = 3.0
    """Exploration, in spreads of the values seen."""
    prior: float = 8.0
    """Temperature, in card points, of the policy as the tree's prior."""
    habit: float = 1.0
    """Share of opponents' moves in the tree by that prior instead of the best for them."""
    trust: float = 50.0
    """Weight of the policy's opinion where there is no tree, in worlds."""


EFFORTS: Final[dict[str, Effort]] = {
    "expert": Effort(worlds=40, weighed=True, heat=5.0, floor=0.4),
    "master": Effort(worlds=500, iterations=550, growth=8.0, weighed=True),
}
EXACT: Final = 3
"""Cards in hand from which on opponents find their best replies."""
STEEP: Final = 1.8
"""Exponent of the factor late in a deal; its base is 32 cards over those not yet played."""


@cache
def policy() -> Policy:
    """The trained policy."""
    return load(Path(__file__).resolve().parent / WEIGHTS)


def think(
    known: Known,
    effort: Effort,
    stakes: Stakes,
    seed: int,
    stop: Stop = never,
    *,
    values: bool = False,
    evenly: bool = False,
) -> Thought:
    """Search for the card of the seat in turn; the policy's favourite if stopped at once.

    ``values``: whether the cards' values count besides the choice, which may be settled earlier.
    ``evenly``: whether all cards are tried equally often, in the same worlds, and the best value is
    chosen instead of the most visited card.
    """
    mind, at, only = policy(), known.at, only_card(known)
    if only is not None:
        return Thought(only)
    rng = seeded(known, seed)
    more = min(effort.growth, (32 / (32 - known.moment)) ** STEEP)
    effort = replace(
        effort,
        worlds=int(effort.worlds * min(more, 2.0)),
        iterations=int(effort.iterations * more),
    )
    worlds, weights = imagine(known, effort, rng, stop)
    tallies: list[Tally] = []
    if not worlds:
        pass
    elif effort.iterations:
        tallies = tree(
            at,
            worlds,
            weights,
            mind,
            stakes,
            rng,
            effort.iterations,
            effort.width,
            effort.prior,
            stop,
            effort.habit if known.hand.bit_count() > EXACT else 0.0,
            not values and not evenly,
            evenly,
        )
        if evenly:
            tallies = ranked(tallies)
        else:
            tallies.sort(key=lambda tally: (-tally.visits, -tally.level()))
    else:
        trust = effort.trust * len(worlds) / effort.worlds
        tallies = flat(at, worlds, weights, mind, stakes, stop, trust)
        tallies.sort(key=lambda tally: -tally.level())
    found = thought(tallies, lambda: stand_in(at, mind.pick(at)))
    return replace(found, worlds=tuple(worlds), weights=tuple(weights))


def only_card(known: Known) -> int | None:
    """Card of the seat on turn if only that one and its twins are legal; else ``None``."""
    options = known.at.legal() & ~twins(known.at)
    return options.bit_length() - 1 if options & (options - 1) == 0 else None


def seeded(known: Known, seed: int, more: int = 0) -> Random:
    """Chance for one moment of a deal; ``more`` tells several uses apart."""
    return Random(seed * 40 + known.moment + more)


def sampler(known: Known) -> Sampler:
    """Drawing of equally likely worlds."""
    return Sampler(known.me, known.hand, known.unseen, known.counts, known.cannot, known.must)


def imagine(
    known: Known, effort: Effort, rng: Random, stop: Stop
) -> tuple[list[list[int]], list[float]]:
    """Worlds that fit what is known, all if there are no more than wanted, with their weights.

    After ``stop`` those that were found until then, perhaps none.
    """
    deals = sampler(known)
    if deals.total <= effort.worlds:
        worlds = deals.every(stop)
        rng.shuffle(worlds)  # a search that is cut short has then seen a fair part of them
    else:
        worlds = drawn(lambda: deals.draw(rng), effort.worlds, stop)
    if not effort.weighed:
        return worlds, [1.0] * len(worlds)
    weights = known.witness.weights(worlds, policy(), effort.heat, effort.floor, stop)
    return worlds[: len(weights)], weights


# -- stakes of a deal in its match -----------------------------------------------------------------

VALUES: Final = "values.json"


@cache
def outlook(target: int) -> Outlook:
    """The chances of matches to so many coches."""
    return Outlook(read_table(Path(__file__).resolve().parent / VALUES, "ways"), target)


def price(known: Known, loser: int) -> int:
    """Cost in coches of the game for a team that is called out (rules 5.4)."""
    return price_of_game(SlatePoints(known.slate[loser]), known.rules)


def match_stakes(known: Known) -> MatchStakes:
    """Values of the ends of this deal for the match."""
    rules = known.rules
    step = unit(rules)
    stakes = MatchStakes(outlook(rules.target), known.slate, known.coches, known.dealer, step)
    stakes.carried = list(known.carried)
    for team in range(2):
        stakes.need[team] = OUT - step * known.slate[team] - known.carried[team]
        stakes.called[team] = stakes.against(team ^ 1, price(known, team ^ 1), True)
        stakes.cape[team] = stakes.against(team ^ 1, VOLE if rules.ancient else CAPE, False)
    if known.announcement is not None:
        announce(stakes, known, known.announced, known.announcement)
    return stakes


def announce(stakes: MatchStakes, known: Known, team: int, announcement: Announcement) -> None:
    """Set the stakes for a cape that a team has announced, or might."""
    worth = demand_price(announcement, SlatePoints(known.slate[team ^ 1]), known.rules)
    stakes.announced = team
    stakes.made = stakes.against(team ^ 1, worth, True)
    wiped = known.rules.failed_cape is FailedCape.GAME_OVER
    stakes.failed = stakes.against(team, worth, wiped)
