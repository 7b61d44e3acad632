"""The chances to win a game from what stands: ``python -m tools.lab.brus.ladder``.

From every tableau (strokes of both sides, Stanti) hands are played by the trained policy, and the
chances follow by value iteration over the tableaus that they end in.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

from gamekit.search.weights import write_table
from games.brus.players.core.kernel import STANTI, STATES, STROKES, GameStakes, state
from games.brus.players.core.policy import BrusPolicy, load
from tools.lab.brus.hands import random_hand

HERE: Final = Path(__file__).resolve().parents[3] / "games/brus/players"
WEIGHTS: Final = "weights.json"
CHANCES: Final = "chances.json"

End = tuple[int, int, int]
"""Strokes of the side that led first and of the other, and Stanti, after a hand."""


def even() -> list[float]:
    """Chances to begin with: the fewer strokes, the better."""
    found = [0.5] * STATES
    for leading in range(1, STROKES + 1):
        for other in range(1, STROKES + 1):
            chance = min(0.97, max(0.03, 0.5 + 0.09 * (other - leading)))
            for stanti in range(STANTI + 1):
                found[state(leading, other, stanti)] = chance
    return found


def ends(policy: BrusPolicy, tableau: End, hands: int, rng: Random) -> Counter[End]:
    """Ends of a number of hands from a tableau."""
    found: Counter[End] = Counter()
    nothing = GameStakes([0.5] * STATES, 0)
    for _ in range(hands):
        at = random_hand(rng, tableau[:2], tableau[2])
        policy.finish(at, nothing)
        found[at.strokes0, at.strokes1, min(at.stanti, STANTI)] += 1
    return found


def ladder(policy: BrusPolicy, hands: int, seed: int) -> list[float]:
    """The table of :class:`games.brus.players.core.kernel.GameStakes`."""
    rng = Random(seed)
    tableaus = [
        (leading, other, stanti)
        for leading in range(1, STROKES + 1)
        for other in range(1, STROKES + 1)
        for stanti in range(STANTI + 1)
    ]
    follows = {tableau: ends(policy, tableau, hands, rng) for tableau in tableaus}
    chances = even()
    for _ in range(30):
        for tableau in tableaus:  # The fewer strokes, the sooner a game ends: they come first.
            total = 0.0
            for (own, others, stanti), times in follows[tableau].items():
                if own == 0:
                    total += times
                elif others:
                    # The deal passes on: the other side leads first.
                    total += times * (1.0 - chances[state(others, own, stanti)])
            chances[state(*tableau)] = total / hands
    return chances


def main() -> None:
    """Make and write the table."""
    what = "The chances to win a game from what stands."
    parser = argparse.ArgumentParser(prog="python -m tools.lab.brus.ladder", description=what)
    parser.add_argument("--hands", type=int, default=2000, help="from each tableau")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=HERE / CHANCES)
    given = parser.parse_args()
    chances = ladder(load(HERE / WEIGHTS), given.hands, given.seed)
    about = {
        "what": "chances in thousandths that the side that leads first wins the game; a row for "
        "each of its strokes, 1 to 6, in it the other's, 1 to 6, and for each 0 to 5 Stanti",
        "made by": f"python -m tools.lab.brus.ladder --hands {given.hands} --seed {given.seed}",
        "from": f"self-play of {WEIGHTS}",
    }
    row = STROKES * (STANTI + 1)
    numbers = [round(1000 * chance) for chance in chances]
    rows = [numbers[i : i + row] for i in range(0, STATES, row)]
    write_table(given.out, "chances", rows, about)


if __name__ == "__main__":
    main()
