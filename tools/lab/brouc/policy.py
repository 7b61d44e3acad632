"""Learn the policy's weights by self-play: ``python -m tools.lab.brouc.policy``.

Each round plays deals with the policy of the round before. At random moments of a deal every legal
card is played out with the hands as they truly are, all seats following the policy: an unbiased
sample of what the card is worth to somebody who knows only what its player knew. The first rounds
fit the scores to the differences between the cards of one moment. So few weights cannot be right
everywhere, so the rounds after them also climb the winnings of a player who chooses by the scores
with a little chance (the policy gradient, over all cards of the moment): that moves weights only
where the choice is open. The weights' average over a round is the next policy. Every round is
played by as many processes as ``--jobs``, whose results are averaged. The same arguments give the
same weights.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Final

from gamekit.search.bits import bits
from gamekit.search.weights import write_weights
from games.brouc.players.core.kernel import Position
from games.brouc.players.core.policy import BLOCKS, OFFSETS, RUFF, SIZE, TENTHS, WEIGHTS, Policy
from games.brouc.players.core.stakes import Stakes
from tools.lab.learner import Learner, Round, duel

OUT = Path(__file__).resolve().parents[3] / "games/brouc/players" / WEIGHTS
ANCIENT: Final = 0.1
"""The share of deals played by the ancient rules."""
WATCHED: Final = 0.35
"""The share of choices learned from."""
STRAYED: Final = 0.12
"""The share of choices made at random instead, so that unusual positions are learned from too."""
HEAT: Final = 2.5
"""Temperature, in card points, of the chooser whose winnings are climbed."""
POINTS: Final = Stakes()
"""Objective: net points."""
PLAN: Final = (
    *(Round(100_000, 0.004, fit=1.0, climb=0.0, steady=9),) * 2,
    *(Round(100_000, 0.002),) * 3,
    *(Round(200_000, 0.001),) * 4,
    *(Round(300_000, 0.0005),) * 2,
)


def features(key: int, rank: int) -> list[int]:
    """The thirteen weights of a card in a situation (see :meth:`Policy.key`).

    :meth:`Policy._judge` adds the same weights up for all cards of a situation.
    """
    own = key & 255
    out = key >> 16 & 255
    cls = key >> 24 & 7
    pos = key >> 27 & 3
    ours = key >> 29 & 1
    best = key >> 30 & 15
    bucket = key >> 34 & 7
    lying = key >> 37 & 7
    secure = key >> 40 & 1
    left = key >> 41 & 7
    around = key >> 44 & 31
    trumps = key >> 49 & 3
    mates = key >> 51 & 3
    won = key >> 53 & 3
    takes = 1 if pos == 0 or (rank < best if best < 8 else cls == RUFF) else 0
    master = 0 if out & ((1 << rank) - 1) else 1
    card = cls * 8 + rank
    others = (own & ~(1 << rank)) & 31
    return [
        card * 8 + left,
        OFFSETS[1] + card * 32 + others,
        OFFSETS[2] + card * 32 + (out & 31),
        OFFSETS[3]
        + (((((cls * 2 + takes) * 2 + master) * 2 + secure) * 4 + pos) * 2 + ours) * 5
        + bucket,
        OFFSETS[4] + (((card * 2 + ours) * 2 + takes) * 4 + pos) * 2 + secure,
        OFFSETS[5] + ((card * 8 + lying) * 2 + ours) * 2 + takes,
        OFFSETS[6] + ((cls * 2 + master) * 8 + own.bit_count() - 1) * 9 + out.bit_count(),
        OFFSETS[7] + card * 24 + around,
        OFFSETS[8] + (card * 2 + takes) * 9 + best,
        OFFSETS[9] + (card * 4 + trumps) * 8 + left,
        OFFSETS[10] + ((card * 4 + won) * 2 + takes) * 4 + pos,
        OFFSETS[11] + ((card * 4 + mates) * 2 + takes) * 2 + secure,
        OFFSETS[12]
        + (((((cls * 2 + takes) * 2 + master) * 2 + secure) * 4 + trumps) * 3 + around // 8) * 8
        + left,
    ]


def random_position(rng: Random, ancient: bool = False) -> Position:
    """A deal before its first card."""
    pack = list(range(32))
    rng.shuffle(pack)
    hands = [sum(1 << card for card in pack[first : first + 8]) for first in (0, 8, 16, 24)]
    return Position(hands, rng.randrange(4), pack[31] >> 3, ancient)


def train_round(weights: list[float], way: Round, seed: int) -> list[float]:
    """One round from the weights of the round before; the new weights."""
    policy, rng, learner = Policy(weights), Random(seed), Learner(weights, way, HEAT)
    for _ in range(way.deals):
        at = random_position(rng, rng.random() < ANCIENT)
        while not at.over():
            options = at.legal()
            if options & (options - 1):
                if rng.random() < WATCHED:
                    team = at.turn & 1
                    own = at.hands[at.turn] & at.left
                    context = policy.context(at, own)
                    sets: list[list[int]] = []
                    returns: list[int] = []
                    for card in bits(options):
                        key = policy.key(at, context, own, card >> 3, options)
                        sets.append(features(key, card & 7))
                        end = at.copy()
                        end.play(card)
                        policy.finish(end, POINTS)
                        returns.append(end.net(team) - end.net(team ^ 1))
                    learner.learn(sets, returns)
                if rng.random() < STRAYED:
                    at.play(rng.choice(bits(options)))
                    continue
            at.play(policy.pick(at))
    return learner.average()


def gain(at: Position, side: int) -> float:
    """Net points of a side less the other's."""
    return at.net(side) - at.net(side ^ 1)


def learn(seed: int, jobs: int) -> Policy:
    """The whole plan from weights of zero, each round reported as it ends."""
    policy = Policy([0.0] * SIZE)
    with ProcessPoolExecutor(jobs) as pool:
        for number, way in enumerate(PLAN):
            began = time.perf_counter()
            first = seed + number * jobs
            parts = [
                pool.submit(train_round, policy.weights, way, first + job) for job in range(jobs)
            ]
            each = [part.result() for part in parts]
            new = Policy([sum(column) / jobs for column in zip(*each, strict=True)])
            mean, error = duel((new, policy), random_position, gain, 4000, 10_000)
            told = f"round {number + 1}: {mean:+.1f} ± {error:.1f} on the last"
            print(f"{told}, {time.perf_counter() - began:.0f} s", flush=True)
            policy = new
    return policy


def main() -> None:
    """Train and write the weights."""
    what = "Learn the policy's weights by self-play."
    parser = argparse.ArgumentParser(prog="python -m tools.lab.brouc.policy", description=what)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=OUT)
    given = parser.parse_args()
    about = {
        "what": "weights of games/brouc/players/core/policy.py, in tenths of a card point",
        "made by": f"python -m tools.lab.brouc.policy --seed {given.seed} --jobs {given.jobs}",
        "from": "self-play, starting from zero weights",
    }
    write_weights(learn(given.seed, given.jobs).weights, BLOCKS, TENTHS, about, given.out)


if __name__ == "__main__":
    main()
