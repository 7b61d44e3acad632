"""Learn the policy's weights by self-play: ``python -m tools.lab.briscon.policy``.

Each round plays deals with the policy of the round before. At random moments of a deal every legal
card is played out with all cards as they truly lie, both seats following the policy: an unbiased
sample of what the card is worth to somebody who knows only what its player knew. The first rounds
fit the scores to the differences between the cards of one moment; those after them also climb the
winnings of a player who chooses by the scores with a little chance (the policy gradient, over all
cards of the moment). The weights' average over a round is the next policy. ``--more DEALS`` goes on
from the present weights with one round of so many. The same arguments give the same weights.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from random import Random
from typing import Final

from gamekit.search.bits import COUNT, bits
from gamekit.search.position import Stakes
from gamekit.search.weights import write_weights
from games.briscon.players.core.kernel import ALL, DRAWS, BrisconPosition
from games.briscon.players.core.policy import (
    BLOCKS,
    GIVES,
    HELD,
    LATE,
    NONE,
    OFFSETS,
    SIZE,
    TENTHS,
    WEIGHTS,
    BrisconPolicy,
    load,
    pending,
)
from tools.lab.learner import Learner, Round, duel

OUT: Final = Path(__file__).resolve().parents[3] / "games/briscon/players" / WEIGHTS
MOST: Final = 300
"""Limit of a deal's difference in points: more is luck, such as five trumps from the ace."""
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


class BrisconStakes(Stakes[BrisconPosition]):
    """Judges deals by points alone."""

    def value(self, at: BrisconPosition) -> float:
        """North's points of the deal less South's, at most :data:`MOST`."""
        return float(max(-MOST, min(MOST, at.points0 - at.points1)))


def features(at: BrisconPosition, card: int) -> list[int]:
    """The weights of a card; :meth:`BrisconPolicy._score` adds up the same."""
    own: int = at.second if at.turn else at.first
    out: int = ALL & ~own & ~at.gone
    led: int = at.led
    trump: int = at.trump
    done: int = at.done
    wed: int = at.wed
    free = own & ~at.used
    stock = 1 if at.drawn < DRAWS else 0
    suit, rank = card >> 3, card & 7
    shift = suit * 8
    mine, theirs = own >> shift & 255, out >> shift & 255
    is_trump = 1 if suit == trump else 0
    follows = led >= 0 and led >> 3 == suit
    takes = led >= 0 and (card < led if follows else bool(is_trump))
    mode = 0 if led < 0 else 1 if takes else 2
    if led < 0:
        cls, ref = is_trump, COUNT[theirs & (1 << rank) - 1]
    else:
        ref = led & 7
        cls = 2 + 2 * is_trump + (1 if takes else 0) if follows else 6 if takes else 7
    pair = follows and rank * ref == 2 and not wed >> shift & 2
    tens = sum(
        pending(own >> 8 * s & 255, free >> 8 * s & 255, 8 * s, trump, wed) for s in range(4)
    )
    if pair and takes:
        tens += 2 + 2 * is_trump
    if pair and not takes:
        bucket = GIVES
    elif tens:
        left = ~(1 << rank)
        tens -= pending(mine, free >> shift & 255, shift, trump, wed)
        tens += pending(mine & left, free >> shift & 255 & left, shift, trump, wed)
        bucket = HELD[tens]
    else:
        bucket = NONE
    place = cls * 8 + rank
    few = min(3, (COUNT[out >> trump * 8 & 255] + 1) // 2)
    status = 2 if wed >> shift & 2 else 0
    tie = ((is_trump * 8 + rank) * 3 + mode) * 4 + status + stock
    like = sum(own >> 8 * s + rank & 1 for s in range(4)) - 1
    also = min(3, sum(out >> 8 * s + rank & 1 for s in range(4)))
    found = [
        place * 16 + done,
        OFFSETS[1] + place * 24 + COUNT[own >> trump * 8 & 255] * 4 + few,
        OFFSETS[2] + place * 8 + ref,
        OFFSETS[3] + tie * 64 + (mine & ~(1 << rank) & 63),
        OFFSETS[4] + tie * 64 + (theirs & 63),
        OFFSETS[5] + (((rank * 4 + like) * 4 + also) * 3 + mode) * 2 + stock,
        OFFSETS[6] + (cls * 8 + bucket) * 16 + done,
        OFFSETS[8] + (place * 5 + COUNT[mine] - 1) * 2 + stock,
    ]
    if stock and done < 11:
        bottom: int = at.bottom
        found.append(OFFSETS[7] + cls * 32 + (bottom & 7) * 4 + max(0, done - 7))
    if done >= LATE:
        pairs = [s for s in range(4) if out >> 8 * s & 6 == 6 and not wed >> 8 * s & 2]
        plain = len(pairs) - (trump in pairs)
        weddings = 3 + min(1, plain) if trump in pairs else min(2, plain)
        both = COUNT[own >> trump * 8 & 255] * 6 + min(5, COUNT[out >> trump * 8 & 255])
        kind = (done - LATE) * 8 + cls
        found.append(OFFSETS[9] + (kind * 8 + bucket) * 5 + weddings)
        found.append(OFFSETS[10] + kind * 36 + both)
    return found


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
                        sets.append(features(at, card))
                        end = at.copy()
                        end.play(card)
                        returns.append(sign * policy.finish(end, stakes))
                    learner.learn(sets, returns)
                if rng.random() < STRAYED:
                    at.play(rng.choice(options))
                    continue
            at.play(policy.pick(at))
    return learner.average()


def gain(at: BrisconPosition, side: int) -> int:
    """Points of a side less the other's, at most :data:`MOST`."""
    return max(-MOST, min(MOST, int(at.total(side) - at.total(side ^ 1))))


def learn(seed: int) -> BrisconPolicy:
    """The whole plan from weights of zero, each round reported as it ends."""
    policy = BrisconPolicy([0.0] * SIZE)
    for number, way in enumerate(PLAN):
        began = time.process_time()
        new = BrisconPolicy(train_round(policy.weights, way, seed + number))
        mean, error = duel((new, policy), random_position, gain, 4000, 10_000)
        told = f"round {number + 1}: {mean:+.1f} ± {error:.1f} on the last"
        print(f"{told}, {time.process_time() - began:.0f} s", flush=True)
        policy = new
    return policy


def main() -> None:
    """Train and write the weights."""
    what = "Learn the policy's weights by self-play."
    parser = argparse.ArgumentParser(prog="python -m tools.lab.briscon.policy", description=what)
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
