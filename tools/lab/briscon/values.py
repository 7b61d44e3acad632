"""Make the table of chances by scores: ``python -m tools.lab.briscon.values``.

Deals are played by the policy and kept as courses: both players' points after each trick. For any
two scores a course tells who has 600 first, or what both stand at after it; so the chances to win
the game follow, from high scores down to none. The same seed gives the same table.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from gamekit.search.weights import write_table
from games.briscon.players.core.policy import BrisconPolicy
from games.briscon.players.core.stakes import GOAL, LINES, STEP, VALUES
from games.briscon.players.thinker import policy as trained
from tools.lab.briscon.policy import random_position

OUT: Final = Path(__file__).resolve().parents[3] / "games/briscon/players" / VALUES
DEALS: Final = 3000
NEVER: Final = 99


@dataclass(frozen=True, slots=True)
class Course:
    """One deal; the dealer's points come first."""

    reached: tuple[list[int], list[int]]
    """For each need, in steps of ten, the moment at which the points reach it."""
    end: tuple[int, int]


def course(policy: BrisconPolicy, rng: Random) -> Course:
    """Play a deal."""
    at = random_position(rng)
    dealer = at.turn ^ 1
    points = [(at.total(dealer), at.total(dealer ^ 1))]
    while not at.over():
        if at.play(policy.pick(at)):
            points.append((at.total(dealer), at.total(dealer ^ 1)))
    reached: tuple[list[int], list[int]] = ([], [])
    for side in (0, 1):
        reached[side].extend(
            next((i for i, both in enumerate(points) if both[side] >= need), NEVER)
            for need in range(0, GOAL + 1, STEP)
        )
    return Course(reached, points[-1])


def table(courses: list[Course]) -> list[list[float]]:
    """The next dealer's chance to win, by their own score and the other's."""
    size = LINES + 1
    chances = [[0.5] * size for _ in range(size)]
    for line in range(LINES):
        chances[LINES][line] = 1.0
        chances[line][LINES] = 0.0
    for both in range(2 * LINES - 2, -1, -1):
        for own in range(max(0, both - LINES + 1), min(LINES, both + 1)):
            other = both - own
            total = sum(_after(one, own, other, chances) for one in courses)
            chances[own][other] = total / len(courses)
    return chances


def _after(course: Course, own: int, other: int, chances: list[list[float]]) -> float:
    """The dealer's chance if the deal takes this course."""
    first, second = course.reached[0][LINES - own], course.reached[1][LINES - other]
    if first != NEVER or second != NEVER:
        return 1.0 if first < second else 0.0 if second < first else 0.5
    # The remainder of ten is below the table's precision, which is rounded to half.
    mine, theirs = own + (course.end[0] + 5) // STEP, other + (course.end[1] + 5) // STEP
    return 1.0 - chances[min(theirs, LINES)][min(mine, LINES)]


def main() -> None:
    """Play, work the table out and write it."""
    what = "Make the table of chances by scores."
    parser = argparse.ArgumentParser(prog="python -m tools.lab.briscon.values", description=what)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--deals", type=int, default=DEALS)
    given = parser.parse_args()
    rng, policy = Random(given.seed), trained()
    chances = table([course(policy, rng) for _ in range(given.deals)])
    rows = [[round(1000 * chance) for chance in row[:LINES]] for row in chances[:LINES]]
    about = {
        "what": "chances in thousandths of who deals next, by their score and the other's, in tens",
        "made by": f"python -m tools.lab.briscon.values --seed {given.seed} --deals {given.deals}",
    }
    write_table(OUT, "chances", rows, about)


if __name__ == "__main__":
    main()
