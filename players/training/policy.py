"""Learn the policy's weights by self-play: ``python -m players.training.policy``.

Each round plays deals with the policy of the round before. At random moments of a deal every legal
card is played out with the hands as they truly are, all seats following the policy: an unbiased
sample of what the card is worth to somebody who knows only what its player knew. The weights are
fitted to the differences between the cards of one moment by stochastic gradient descent, and the
weights' average over the round is the next policy (policy iteration). With ``--start`` weights that
are there are refined in small steps, by as many processes as ``--jobs``, whose results are
averaged. The same seed gives the same weights.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Final

from players.kernel import Position, bits
from players.policy import SIZE, WEIGHTS, Policy, dump, features, load

OUT = Path(__file__).resolve().parent.parent / WEIGHTS
FINE_RATE: Final = 0.0003
FINE_STEADY: Final = 1000
"""Refining moves a weight as if a thousand cards had taught it already."""


def worth(at: Position, team: int, cape: int) -> int:
    """The difference of the teams' net points at the end, and a premium for all eight tricks."""
    other = team ^ 1
    points = at.net(team) - at.net(other)
    if at.tricks[team] == 8:
        return points + cape
    return points - cape if at.tricks[other] == 8 else points


def random_position(rng: Random, ancient: bool) -> Position:
    """A deal before its first card."""
    pack = list(range(32))
    rng.shuffle(pack)
    hands = [0, 0, 0, 0]
    for seat in range(4):
        for card in pack[8 * seat : 8 * seat + 8]:
            hands[seat] |= 1 << card
    return Position(hands, rng.randrange(4), pack[31] >> 3, ancient)


class Learner:
    """Weights under training, with their running average."""

    def __init__(self, weights: list[float], rate: float, steady: int) -> None:
        self.weights = list(weights)
        self.rate = rate
        self.steady = steady
        """As if each weight had been learned from so many cards already."""
        self.total = [0.0] * SIZE
        self.since = [0] * SIZE
        self.step = 0
        self.seen = [0] * SIZE

    def learn(self, sets: list[list[int]], returns: list[int]) -> None:
        """One step towards the differences of the returns of one moment's cards."""
        weights = self.weights
        n = len(sets)
        said = [sum(weights[i] for i in indices) for indices in sets]
        said_mean = sum(said) / n
        true_mean = sum(returns) / n
        self.step += 1
        for indices, now, true in zip(sets, said, returns, strict=True):
            error = (true - true_mean) - (now - said_mean)
            for i in indices:
                self.seen[i] += 1
                rate = max(self.rate, 0.3 / (self.steady + self.seen[i]))
                self.total[i] += weights[i] * (self.step - self.since[i])
                self.since[i] = self.step
                weights[i] += rate * error

    def average(self) -> list[float]:
        """The weights' average over all steps; rare features shrink towards zero."""
        done: list[float] = []
        for i in range(SIZE):
            total = self.total[i] + self.weights[i] * (self.step - self.since[i])
            mean = total / self.step if self.step else self.weights[i]
            done.append(mean * self.seen[i] / (self.seen[i] + 40))
        return done


def train_round(
    policy: Policy,
    rng: Random,
    deals: int,
    rate: float,
    cape: int,
    ancient_share: float,
    steady: int = 9,
) -> list[float]:
    """One round of policy iteration; the new weights."""
    learner = Learner(policy.weights, rate, steady)
    for _ in range(deals):
        at = random_position(rng, rng.random() < ancient_share)
        while not at.over():
            options = at.legal()
            if options & (options - 1):
                if rng.random() < 0.35:
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
                        policy.play_out(end)
                        returns.append(worth(end, team, cape))
                    learner.learn(sets, returns)
                if rng.random() < 0.12:
                    at.play(rng.choice(bits(options)))
                    continue
            at.play(policy.pick(at))
    return learner.average()


def duel(first: Policy, second: Policy, deals: int, seed: int) -> tuple[float, float]:
    """Mean difference in points a deal and its standard error, over duplicate deals."""
    rng = Random(seed)
    results: list[float] = []
    for _ in range(deals):
        start = random_position(rng, False)
        both = 0
        for side in (0, 1):
            at = start.copy()
            while not at.over():
                at.play((first if at.turn & 1 == side else second).pick(at))
            both += at.net(side) - at.net(side ^ 1)
        results.append(both / 2)
    mean = sum(results) / deals
    spread = sum((r - mean) ** 2 for r in results) / (deals - 1)
    return mean, (spread / deals) ** 0.5


def _refined(start: Path, seed: int, deals: int, cape: int, ancient: float) -> list[float]:
    """One long round in small steps from the weights of a file."""
    return train_round(
        load(start), Random(seed), deals, FINE_RATE, cape, ancient, steady=FINE_STEADY
    )


def _learn(given: argparse.Namespace) -> Policy:
    """Round after round from weights of zero."""
    rng = Random(given.seed)
    policy = Policy([0.0] * SIZE)
    for number in range(given.rounds):
        began = time.perf_counter()
        rate = 0.004 / (1 + number)
        new = Policy(train_round(policy, rng, given.deals, rate, given.cape, given.ancient))
        _report(f"round {number + 1}", new, policy, began)
        policy = new
    return policy


def _refine(given: argparse.Namespace) -> Policy:
    """The mean of what some processes make of the same weights."""
    began = time.perf_counter()
    with ProcessPoolExecutor(given.jobs) as pool:
        parts = [
            pool.submit(_refined, given.start, seed, given.deals, given.cape, given.ancient)
            for seed in range(given.seed, given.seed + given.jobs)
        ]
        each = [part.result() for part in parts]
    policy = Policy([sum(weights) / given.jobs for weights in zip(*each, strict=True)])
    _report("refined", policy, load(given.start), began)
    return policy


def _report(what: str, new: Policy, old: Policy, began: float) -> None:
    mean, error = duel(new, old, 4000, 10_000)
    seconds = time.perf_counter() - began
    print(f"{what}: {mean:+.1f} ± {error:.1f} on the last, {seconds:.0f} s", flush=True)


def main() -> None:
    """Train and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--start", type=Path, help="a weights file to refine")
    parser.add_argument("--jobs", type=int, default=1, help="processes that refine")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--deals", type=int, default=150_000)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--cape", type=int, default=0)
    parser.add_argument("--ancient", type=float, default=0.1)
    parser.add_argument("--out", type=Path, default=OUT)
    given = parser.parse_args()
    command = f"--deals {given.deals} --seed {given.seed} --cape {given.cape}"
    command = f"python -m players.training.policy {command} --ancient {given.ancient}"
    if given.start is None:
        policy = _learn(given)
        made = f"{command} --rounds {given.rounds}"
    else:
        policy = _refine(given)
        before = json.loads(given.start.read_text(encoding="utf-8"))["about"]["made by"]
        made = f"{before}; then {command} --jobs {given.jobs} --start it"
    about = {
        "what": "weights of players/policy.py, in tenths of a card point",
        "made by": made,
        "from": "self-play, starting from zero weights",
    }
    dump(policy.weights, about, given.out)


if __name__ == "__main__":
    main()
