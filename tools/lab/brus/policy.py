"""Learn the policy's weights by self-play: ``python -m tools.lab.brus.policy``.

Each round plays hands with the policy of the round before, from all kinds of tableaus. At random
moments every move is played out with the hands and the stock as they truly are, all seats following
the policy: an unbiased sample of what the move is worth to somebody who knows only what its player
knew. The first rounds fit the scores to the differences between the moves of one moment; those
after them also climb the winnings of a player who chooses by the scores with a little chance. The
weights' average over a round is the next policy. ``--imitate HANDS`` goes on from the present
weights instead: the master's search, in fewer worlds, plays as many hands, and its choices are
learned. The same arguments give the same weights.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from gamekit.search.weights import write_weights
from games.brus.players.core.kernel import BrusPosition, GameStakes
from games.brus.players.core.policy import BLOCKS, SIZE, BrusPolicy, load
from games.brus.players.thinker import EFFORTS, think
from tools.lab.brus.hands import Played, random_hand, random_tableau
from tools.lab.brus.ladder import HERE, WEIGHTS, even, ladder
from tools.lab.learner import Learner, Round, duel

WATCHED: Final = 0.4
"""The share of choices learned from."""
STRAYED: Final = 0.1
"""The share of choices made at random instead, so that unusual positions are learned from too."""
HEAT: Final = 12.0
"""Temperature, in thousandths of a game, of the chooser whose winnings are climbed."""
PLAN: Final = (
    Round(15_000, 0.004, fit=1.0, climb=0.0, steady=9),
    Round(20_000, 0.003, fit=1.0, climb=0.0, steady=9),
    Round(25_000, 0.002, climb=4.0),
    Round(30_000, 0.001, climb=4.0),
    Round(40_000, 0.0006, climb=4.0),
    Round(60_000, 0.0003, climb=4.0),
    Round(80_000, 0.0006, climb=4.0),
    Round(100_000, 0.0003, climb=4.0),
    Round(100_000, 0.0003, climb=4.0),
)
TEACHER: Final = replace(EFFORTS["master"], worlds=(30, 90), fields=(99, 2))
"""Search that is imitated."""
RATES: Final = (0.6, 0.3, 0.15)
"""Steps towards its choices, each time through."""


def imitate(weights: list[float], hands: int, seed: int) -> list[float]:
    """Weights of a player that chooses as the search does with these."""
    policy, rng = BrusPolicy(weights), Random(seed)
    examples: list[tuple[list[list[int]], int]] = []
    for _ in range(hands):
        played, lead = Played(random_hand(rng, *random_tableau(rng))), rng.randrange(2)
        at = played.at
        while not at.ended:
            known = played.known(lead)
            moves = [move for move, _ in policy.candidates(known.at)]
            move = think(known, TEACHER, rng.getrandbits(32), mind=policy).move
            if len(moves) > 1:
                sets = [policy.features(known.at, one) for one in moves]
                examples.append((sets, moves.index(move)))
            played.play(rng.choice(at.moves()) if rng.random() < STRAYED / 2 else move)
    for rate in RATES:
        rng.shuffle(examples)
        learner = Learner(weights, Round(hands, rate, steady=5), TEACHER.heat, doubt=1)
        for sets, chosen in examples:
            learner.imitate(sets, chosen)
        weights = learner.average()
    return weights


def train_round(weights: list[float], chances: list[float], way: Round, seed: int) -> list[float]:
    """One round from the weights of the round before; the new weights."""
    policy, rng, learner = BrusPolicy(weights), Random(seed), Learner(weights, way, HEAT, doubt=30)
    stakes = GameStakes(chances, 1)
    for _ in range(way.deals):
        at = random_hand(rng, *random_tableau(rng))
        while not at.ended:
            moves = at.moves()
            if len(moves) > 1:
                if rng.random() < WATCHED:
                    sign = 1.0 if at.turn & 1 == 0 else -1.0
                    returns: list[float] = []
                    for move in moves:
                        end = at.copy()
                        end.play(move)
                        returns.append(sign * policy.finish(end, stakes))
                    learner.learn([policy.features(at, move) for move in moves], returns)
                if rng.random() < STRAYED:
                    at.play(rng.choice(moves))
                    continue
            at.play(policy.pick(at))
    return learner.average()


def gain(stakes: GameStakes, at: BrusPosition, side: int) -> float:
    """Thousandths of a game that a hand brings a side."""
    return stakes.value(at) if side == 0 else -stakes.value(at)


def main() -> None:
    """Train and write the weights."""
    what = "Learn the policy's weights by self-play."
    parser = argparse.ArgumentParser(prog="python -m tools.lab.brus.policy", description=what)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--imitate", type=int, default=0, metavar="HANDS")
    parser.add_argument("--out", type=Path, default=HERE / WEIGHTS)
    given = parser.parse_args()
    weights, chances = [0.0] * SIZE, even()
    if given.imitate:
        weights = imitate(load(HERE / WEIGHTS).weights, given.imitate, given.seed)
    for number, way in enumerate(() if given.imitate else PLAN):
        began = time.process_time()
        new = train_round(weights, chances, way, given.seed + number)
        both = BrusPolicy(new), BrusPolicy(weights)
        won = partial(gain, GameStakes(chances, 1))
        mean, error = duel(both, random_hand, won, 4000, 10_000)
        weights = new
        chances = ladder(BrusPolicy(weights), 150, given.seed + number)
        told = f"round {number + 1}: {mean:+.1f} ± {error:.1f} on the last"
        print(f"{told}, {time.process_time() - began:.0f} s", flush=True)
    about = {
        "what": "weights of games/brus/players/core/policy.py, in thousandths of a game",
        "made by": f"python -m tools.lab.brus.policy --seed {given.seed}"
        + (f" --imitate {given.imitate}" if given.imitate else ""),
        "from": "searches with the last weights" if given.imitate else "self-play from zero",
    }
    write_weights(weights, BLOCKS, 1, about, given.out)


if __name__ == "__main__":
    main()
