"""From what a seat knows to the move it makes: the levels that learn, sample and search."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Final

from gamekit.api.players import Stop, never
from gamekit.search.position import Stakes
from gamekit.search.rounds import rounds
from gamekit.search.search import Tally
from gamekit.search.solver import Solver
from gamekit.search.weights import read_table
from games.briscon.players.core.kernel import DRAWS, BrisconPosition
from games.briscon.players.core.policy import WEIGHTS, BrisconPolicy, BrisconSight, load
from games.briscon.players.core.stakes import VALUES, GameStakes
from games.briscon.players.core.worlds import Sampler
from games.briscon.players.known import Known
from games.own_engine.thinking import Thought, drawn, thought

_HERE: Final = Path(__file__).resolve().parent


@dataclass(frozen=True, slots=True)
class Effort:
    """Search budget of a level; docs/performance.md has the resulting times."""

    worlds: tuple[int, ...]
    """Worlds in which moves are played out, round by round."""
    fields: tuple[int, ...]
    """Number of moves in each round."""
    growth: float = 2.0
    """Greatest factor of the number of worlds late in a deal, where each is shorter."""
    trust: float = 100.0
    """Weight of the policy's opinion, in worlds, while the stock is full; less later."""
    depth: int = 6
    """Number of the other's plays used to weight worlds."""
    heat: float = 6.0
    """Temperature, in points, of the policy taken as the other's habits."""
    floor: float = 0.1
    """The share of plays taken to be at random."""


EFFORTS: Final[dict[str, Effort]] = {
    "master": Effort(worlds=(30, 60, 60), fields=(6, 3, 2)),
}
WHOLE: Final = 10
"""Cards that are left to play once the stock is gone."""
WORTHS: Final = "draws.json"
LIMIT: Final = 1_000_000
"""More positions than solving them ever needs."""


@cache
def policy() -> BrisconPolicy:
    """The trained policy."""
    return load(_HERE / WEIGHTS)


@cache
def gains() -> list[float]:
    """Worth of a card drawn, by the place that :meth:`BrisconPosition.gain` gives."""
    worths = [worth / 10 for worth in read_table(_HERE / WORTHS, "worths")]
    return [
        worths[suit | held | 1 << rank] - worths[suit | held]
        for suit in range(0, len(worths), 256)
        for rank in range(8)
        for held in range(256)
    ]


@cache
def chances() -> list[int]:
    """Chances to win the game by both scores, line by line."""
    return read_table(_HERE / VALUES, "chances")


def game_stakes(known: Known) -> GameStakes:
    """Values of the ends of this deal for the game."""
    return GameStakes(chances(), known.score, known.dealer ^ 1, known.decider)


def seeded(known: Known, seed: int) -> Random:
    """Chance for one moment of a deal."""
    return Random(seed * 40 + 2 * known.at.done + (known.at.led >= 0))


def think(
    known: Known,
    effort: Effort,
    stakes: Stakes[BrisconPosition],
    seed: int,
    stop: Stop = never,
) -> Thought:
    """Search for the move of the seat in turn; the policy's favourite if stopped at once."""
    at = known.at
    if len(at.moves()) == 1:
        return Thought(at.moves()[0])
    if at.drawn == DRAWS:
        return solve(known, stakes, stop) or Thought(policy().pick(at))
    more = min(effort.growth, 32 / (32 - 2 * at.done - (at.led >= 0)))
    sizes, fields = [int(more * size) for size in effort.worlds], list(effort.fields)
    worlds = imagine(known, replace(effort, worlds=tuple(sizes)), seeded(known, seed), stop)
    if not worlds:
        return Thought(policy().pick(at))
    tallies = played_out(known, worlds, stakes, stop, sizes, fields, effort.trust)
    found = thought(tallies, lambda: policy().pick(at))
    return replace(found, worlds=tuple(worlds), weights=(1.0,) * len(worlds))


def played_out(
    known: Known,
    worlds: list[list[int]],
    stakes: Stakes[BrisconPosition],
    stop: Stop,
    sizes: list[int],
    fields: list[int],
    trust: float,
) -> list[Tally]:
    """Moves played out in rounds; the policy is trusted less as fewer cards can be drawn."""
    at = known.at.copy()
    at.gains = gains()
    trust *= (DRAWS - at.drawn) / DRAWS
    even = [1.0] * len(worlds)
    return rounds(at, worlds, even, policy(), stakes, stop, sizes, fields, trust)


def solve(known: Known, stakes: Stakes[BrisconPosition], stop: Stop) -> Thought | None:
    """The rest of a deal whose stock is gone, exactly; ``None`` if it was stopped."""
    at = known.at.copy()
    # The other holds all that is not seen.
    other = known.unseen | known.must
    world = [other, known.hand] if known.me else [known.hand, other]
    at.enter(world)
    solver = Solver(BrisconSight(policy(), stakes), stakes, stop, WHOLE, LIMIT)
    worths = solver.worths(at)
    if not solver.exact:
        return None
    sign = -1.0 if at.turn else 1.0
    tallies: list[Tally] = []
    for move, value in worths:
        tally = Tally(move)
        tally.visits, tally.total = 1, sign * value
        tally.shares, tally.values = [1.0], [round(sign * value, 6)]
        tallies.append(tally)
    tallies.sort(key=lambda tally: -tally.total)
    return Thought(tallies[0].move, tuple(tallies), True, (world,), (1.0,))


def imagine(known: Known, effort: Effort, rng: Random, stop: Stop) -> list[list[int]]:
    """Worlds as likely as what is known makes them; after ``stop`` perhaps none."""
    draws, number = sampler(known), sum(effort.worlds)
    hands = drawn(lambda: draws.hand_of_other(rng), number, stop)
    weights = weigh(known, hands, effort, rng, stop)
    return draws.chosen(hands[: len(weights)], weights, number, rng)


def sampler(known: Known) -> Sampler:
    """Drawing of equally likely worlds."""
    return Sampler(known.me, known.hand, known.unseen, known.must, known.other, known.kept)


def weigh(known: Known, hands: list[int], effort: Effort, rng: Random, stop: Stop) -> list[float]:
    """Weights of hands of the other; fewer after ``stop``."""
    way, likely = (rng, policy(), effort.heat, effort.floor, effort.depth), known.witness.likely
    return [likely(hand, *way) for hand in takewhile(lambda _: not stop(), hands)]
