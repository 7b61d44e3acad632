"""Learn the policy's weights by self-play: ``python -m tools.lab.briscon.policy``.

Each round plays deals with the policy of the round before. At random moments of a deal every legal
card is played out with all cards as they truly lie, both seats following the policy: an unbiased
sample of what the card is worth to somebody who knows only what its player knew. The first rounds
fit the scores to the differences between the cards of one moment; those after them also climb what
a player would win who chose by the scores with a little chance (the policy gradient, over all cards
of the moment). The weights' average over a round is the next policy. ``--more DEALS`` goes on from
the present weights with one round of so many. The same arguments give the same weights.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from random import Random
from typing import Final

from gamekit.search.bits import bits
from gamekit.search.weights import write_weights
from games.briscon.players.core.kernel import BrisconPosition
from games.briscon.players.core.policy import BLOCKS, SIZE, TENTHS, WEIGHTS, BrisconPolicy, load
from games.briscon.players.core.stakes import MOST, BrisconStakes
from tools.lab.learner import Learner, Round

OUT: Final = Path(__file__).resolve().parents[3] / "games/briscon/players" / WEIGHTS
WATCHED: Final = 0.35
"""The share of choices learned from."""
STRAYED: Final = 0.1
"""The share of choices made at random instead, so that unusual positions are learned from too."""
HEAT: Final = 3.0
"""Temperature, in points, of the chooser whose winnings are climbed."""
PLAN: Final = (
    *(Round(6_000, 0.004, fit=1.0, climb=0.0, steady=9),) * 3,
    *(Round(10_000, 0.002),) * 3,
    *(Round(20_000, 0.001),) * 2,
    Round(30_000, 0.0005),
)


def random_position(rng: Random) -> BrisconPosition:
    """A deal before its first card."""
    pack = list(range(32))
    rng.shuffle(pack)
    at = BrisconPosition(pack[10] >> 3, False)
    at.bottom = pack[10]
    hands = [sum(1 << card for card in pack[first : first + 5]) for first in (0, 5)]
    at.enter([*hands, *pack[11:]])
    at.begin(rng.randrange(2))
    return at


def train_round(weights: list[float], way: Round, seed: int) -> list[float]:
    """One round from the weights of the round before; the new weights."""
    policy, rng, learner = BrisconPolicy(weights), Random(seed), Learner(weights, way, HEAT)
    stakes = BrisconStakes()
    for _ in range(way.deals):
        at = random_position(rng)
        while not at.over():
            options = bits(at.legal())
            if len(options) > 1 and not at.run:
                if rng.random() < WATCHED:
                    sign = -1.0 if at.turn else 1.0
                    sets: list[list[int]] = []
                    returns: list[float] = []
                    for card in options:
                        sets.append(policy.features(at, card))
                        end = at.copy()
                        end.play(card)
                        returns.append(sign * policy.finish(end, stakes))
                    learner.learn(sets, returns)
                if rng.random() < STRAYED:
                    at.play(rng.choice(options))
                    continue
            at.play(policy.pick(at))
    return learner.average()


def duel(first: BrisconPolicy, second: BrisconPolicy, deals: int, seed: int) -> tuple[float, float]:
    """Mean difference in points a deal and its standard error, over duplicate deals."""
    rng = Random(seed)
    results: list[float] = []
    for _ in range(deals):
        start = random_position(rng)
        both = 0.0
        for side in (0, 1):
            at = start.copy()
            while not at.over():
                at.play((first if at.turn == side else second).pick(at))
            ahead = int(at.total(side) - at.total(side ^ 1))
            both += max(-MOST, min(MOST, ahead))
        results.append(both / 2)
    mean = sum(results) / deals
    spread = sum((r - mean) ** 2 for r in results) / (deals - 1)
    return mean, (spread / deals) ** 0.5


def learn(seed: int) -> BrisconPolicy:
    """The whole plan from weights of zero, each round told as it ends."""
    policy = BrisconPolicy([0.0] * SIZE)
    for number, way in enumerate(PLAN):
        began = time.process_time()
        new = BrisconPolicy(train_round(policy.weights, way, seed + number))
        mean, error = duel(new, policy, 4000, 10_000)
        told = f"round {number + 1}: {mean:+.1f} ± {error:.1f} on the last"
        print(f"{told}, {time.process_time() - began:.0f} s", flush=True)
        policy = new
    return policy


def main() -> None:
    """Train and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--more", type=int, default=0, metavar="DEALS")
    parser.add_argument("--out", type=Path, default=OUT)
    given = parser.parse_args()
    if given.more:
        weights = train_round(load(OUT).weights, Round(given.more, 0.0003), given.seed)
    else:
        weights = learn(given.seed).weights
    about = {
        "what": "weights of games/briscon/players/core/policy.py, in tenths of a point",
        "made by": f"python -m tools.lab.briscon.policy --seed {given.seed}"
        + (f" --more {given.more}" if given.more else ""),
        "from": "self-play from the last weights" if given.more else "self-play from zero",
    }
    write_weights(weights, BLOCKS, TENTHS, about, given.out)


if __name__ == "__main__":
    main()
