"""From what a seat knows to its move: the levels that learn, sample and search."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from gamekit.api.players import Stop, never
from gamekit.search.rounds import rounds
from gamekit.search.weights import read_table
from games.brus.players.core.kernel import GameStakes
from games.brus.players.core.policy import BrusPolicy, load
from games.brus.players.known import Known
from games.own_engine.thinking import Thought, drawn, thought

HERE: Final = Path(__file__).resolve().parent


@dataclass(frozen=True, slots=True)
class Effort:
    """Search budget of a level; docs/performance.md has the resulting times."""

    worlds: tuple[int, ...]
    """Worlds in which moves are played out, round by round."""
    fields: tuple[int, ...] = (99,)
    """Most moves of each round."""
    heat: float = 25.0
    """Temperature, in thousandths of a game, of the policy taken as other people's habits."""
    floor: float = 0.08
    """The share of moves taken to be at random."""
    trust: float = 20.0
    """Weight of the policy's opinion of the moves, in worlds."""


EFFORTS: Final[dict[str, Effort]] = {
    "expert": Effort(worlds=(24,)),
    "master": Effort(worlds=(200, 500), fields=(99, 2)),
}


@cache
def policy() -> BrusPolicy:
    """The trained policy."""
    return load(HERE / "weights.json")


@cache
def chances() -> tuple[float, ...]:
    """The chances to win a game from what stands (:class:`GameStakes`)."""
    return tuple(chance / 1000 for chance in read_table(HERE / "chances.json", "chances"))


def stakes_of(known: Known) -> GameStakes:
    """Values of the ends of this hand."""
    return GameStakes(list(chances()), known.next_lead)


def seeded(known: Known, seed: int) -> Random:
    """Chance for one moment of a hand."""
    return Random((seed * 64 + known.moment) * 4 + known.me)


def imagine(
    known: Known, effort: Effort, rng: Random, mind: BrusPolicy, stop: Stop
) -> tuple[list[list[int]], list[float]]:
    """Worlds that fit what is known, with their weights; after ``stop`` those found until then."""
    worlds = drawn(lambda: known.dealer.draw(rng), sum(effort.worlds), stop)
    weights = known.witness.weights(worlds, mind, effort.heat, effort.floor, stop)
    return worlds[: len(weights)], weights


def think(
    known: Known,
    effort: Effort,
    seed: int,
    stop: Stop = never,
    mind: BrusPolicy | None = None,
    *,
    every: bool = False,
) -> Thought:
    """Search for the seat's move; the policy's favourite if stopped at once.

    ``every``: whether moves that are never better are tried as well.
    """
    mind = mind or policy()
    at, stakes = known.at, stakes_of(known)
    found = mind.scores(at) if every else mind.candidates(at)
    if len(found) == 1:
        return Thought(found[0][0])
    worlds, weights = imagine(known, effort, seeded(known, seed), mind, stop)
    if not weights:
        return Thought(mind.pick(at))
    sizes, fields = list(effort.worlds), list(effort.fields)
    tallies = rounds(at, worlds, weights, mind, stakes, stop, sizes, fields, effort.trust, found)
    result = thought(tallies, lambda: mind.pick(at))
    return replace(result, worlds=tuple(worlds), weights=tuple(weights))
