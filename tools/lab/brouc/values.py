"""Make the table of chances by slates: ``python -m tools.lab.brouc.values``.

Deals are played by the policy and kept as courses: both teams' net points after each trick, and
the booking. For any two slates a course tells who calls dehors first, or what is booked; so the
chances of each way in which the game ends follow by value iteration over the slates (rules 4 to 6).
Capes leave the slates alone and are passed over here; a search adds their coches itself. The same
seed gives the same table.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random

from gamekit.search.weights import write_table
from games.brouc.players.core.policy import WEIGHTS, Policy, load
from games.brouc.players.core.stakes import HIGH, LOW
from tools.lab.brouc.policy import random_position

HERE = Path(__file__).resolve().parents[3] / "games/brouc/players"
VALUES = "values.json"
State = tuple[int, int]
Ways = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Course:
    """One deal: the dealing team is side 0."""

    net: list[tuple[int, int]]
    """Net points before the first trick and after each."""
    lead: list[int]
    """Side on lead at each of these moments."""
    booked: tuple[int, int] | None
    """Tens booked; ``None`` for a cape."""


def course(policy: Policy, rng: Random) -> Course:
    """Play a deal."""
    at = random_position(rng)
    side = 1 - (at.turn & 1)
    net = [(0, 0)]
    lead = [1]
    while not at.over():
        if at.play(policy.pick(at)):
            net.append((at.net(side), at.net(side ^ 1)))
            lead.append(0 if at.turn & 1 == side else 1)
    if 8 in at.tricks:
        return Course(net[:-1], lead[:-1], None)
    rest = [(at.cards[t] + 5) // 10 * 10 - at.cards[t] for t in (side, side ^ 1)]
    return Course(net, lead, ((net[-1][0] + rest[0]) // 10, (net[-1][1] + rest[1]) // 10))


def first_at(points: list[int], need: int) -> int:
    """The first moment at which points reach what is needed; 99 if they do not."""
    return next((i for i, reached in enumerate(points) if reached >= need), 99)


def clamp(slate: int) -> int:
    """A slate within the table."""
    return max(LOW, min(HIGH, slate))


def tally(courses: list[Course]) -> dict[State, Counter[State | int]]:
    """For each two slates (dealing side first) what follows: slates, or a way 0 to 3 to end."""
    slates = range(LOW, HIGH + 1)
    found: dict[State, Counter[State | int]] = {(x, y): Counter() for x in slates for y in slates}
    for one in courses:
        firsts = [
            {s: first_at([net[side] for net in one.net], 301 - 10 * s) for s in slates}
            for side in (0, 1)
        ]
        for (x, y), counter in found.items():
            ours, theirs = firsts[0][x], firsts[1][y]
            if ours < theirs or (ours == theirs < 99 and one.lead[ours] == 0):
                counter[0 if y >= 15 else 1] += 1
            elif theirs < 99:
                counter[2 if x >= 15 else 3] += 1
            elif one.booked is not None:
                counter[clamp(x + one.booked[0]), clamp(y + one.booked[1])] += 1
            else:
                counter[x, y] += 1
    return found


def iterate(follows: dict[State, Counter[State | int]], sweeps: int) -> dict[State, Ways]:
    """The chances of the four ways to end, by value iteration."""
    ways: dict[State, Ways] = dict.fromkeys(follows, (0.25, 0.25, 0.25, 0.25))
    # Near the end first: the later slates' values then serve the earlier in the same sweep.
    order = sorted(follows, key=lambda state: -state[0] - state[1])
    for _ in range(sweeps):
        for state in order:
            counter = follows[state]
            sums = [0.0, 0.0, 0.0, 0.0]
            for then, times in counter.items():
                if isinstance(then, int):
                    sums[then] += times
                else:
                    # The other side deals next.
                    w1, w2, l1, l2 = ways[then[1], then[0]]
                    sums[0] += times * l1
                    sums[1] += times * l2
                    sums[2] += times * w1
                    sums[3] += times * w2
            total = counter.total()
            ways[state] = (sums[0] / total, sums[1] / total, sums[2] / total, sums[3] / total)
    return ways


def main() -> None:
    """Make and write the table."""
    what = "Make the table of chances by slates."
    parser = argparse.ArgumentParser(prog="python -m tools.lab.brouc.values", description=what)
    parser.add_argument("--deals", type=int, default=12_000)
    parser.add_argument("--sweeps", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=HERE / VALUES)
    given = parser.parse_args()
    policy = load(HERE / WEIGHTS)
    rng = Random(given.seed)
    ways = iterate(tally([course(policy, rng) for _ in range(given.deals)]), given.sweeps)
    about = {
        "what": "chances in thousandths that the game ends with the team dealing next winning 1 "
        "coche, winning 2, losing 1, losing 2; rows by its slate, columns by the other's",
        "slates": f"{LOW} to {HIGH}, both",
        "made by": f"python -m tools.lab.brouc.values --deals {given.deals} "
        f"--sweeps {given.sweeps} --seed {given.seed}",
        "from": f"self-play of {WEIGHTS}",
    }
    slates = range(LOW, HIGH + 1)
    rows = [[round(1000 * w) for y in slates for w in ways[x, y]] for x in slates]
    write_table(given.out, "ways", rows, about)
    for state in ((0, 0), (15, 0), (0, 15), (23, 12), (30, 30), (31, 31)):
        print(state, [round(w, 3) for w in ways[state]])


if __name__ == "__main__":
    main()
