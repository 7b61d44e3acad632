"""Learn the worth of a suit's cards in hand: ``python -m tools.lab.briscon.draws``.

The policy plays deals; at each lead with a stock the points that North wins from there more than
South are fitted by the sum of four worths of each hand, one a suit: by its cards, whether it is
trump, whether its marriage has been melded, and by the stage of the deal. Their differences are the
gains of draws (:meth:`BrisconPosition.gain`). The same arguments give the same worths.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

from gamekit.search.weights import write_table
from games.briscon.players.core.kernel import DRAWS, STAGES, BrisconPosition
from games.briscon.players.thinker import WORTHS, policy
from tools.lab.briscon.policy import MOST, random_position

OUT: Final = Path(__file__).resolve().parents[3] / "games/briscon/players" / WORTHS
DEALS: Final = 40_000
STRAYED: Final = 0.05
"""The share of random moves."""
SWEEPS: Final = 8
"""Number of times that each worth is fitted to what the others leave."""
DOUBT: Final = 30
"""Occurrences of a suit's cards after which half of their worth is learned."""
SIZE: Final = 4 * STAGES * 256


def parts(at: BrisconPosition) -> dict[int, int]:
    """Worths that make up a position's, each with its factor, North's positive."""
    found: Counter[int] = Counter()
    for hand, sign in ((at.first, 1), (at.second, -1)):
        for shift in (0, 8, 16, 24):
            # Without the first card's bit a place of the table is a multiple of 8 * 256.
            context = at.gain(0, shift) >> 11
            found[context << 8 | hand >> shift & 255] += sign
    return {place: factor for place, factor in found.items() if factor}


def played(rng: Random, deals: int) -> tuple[list[dict[int, int]], list[float]]:
    """Positions of deals, with what North wins from there on."""
    mind = policy()
    rows: list[dict[int, int]] = []
    wins: list[float] = []
    for _ in range(deals):
        at = random_position(rng)
        before: list[int] = []
        while not at.over():
            if at.led < 0 and at.drawn < DRAWS and not at.run:
                rows.append(parts(at))
                before.append(at.points0 - at.points1)
            stray = rng.random() < STRAYED
            at.play(rng.choice(at.moves()) if stray else mind.pick(at))
        end = max(-MOST, min(MOST, at.points0 - at.points1))
        wins += [float(end - ahead) for ahead in before]
    return rows, wins


def fitted(rows: list[dict[int, int]], wins: list[float]) -> list[float]:
    """Fit worths to the wins by least squares."""
    places: list[list[tuple[int, int]]] = [[] for _ in range(SIZE)]
    for number, row in enumerate(rows):
        for place, factor in row.items():
            places[place].append((number, factor))
    worths, left = [0.0] * SIZE, list(wins)
    for _ in range(SWEEPS):
        for place, found in enumerate(places):
            weight = DOUBT + sum(factor * factor for _, factor in found)
            slope = sum(factor * left[number] for number, factor in found)
            change = (slope - DOUBT * worths[place]) / weight
            worths[place] += change
            for number, factor in found:
                left[number] -= factor * change
    spread, rest = (sum(one * one for one in each) for each in (wins, left))
    print(f"{1 - rest / spread:.1%} of the wins' squares explained", flush=True)
    return worths


def main() -> None:
    """Play, fit and write."""
    what = "Learn the worth of a suit's cards in hand."
    parser = argparse.ArgumentParser(prog="python -m tools.lab.briscon.draws", description=what)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--out", type=Path, default=OUT)
    given = parser.parse_args()
    worths = fitted(*played(Random(given.seed), given.deals))
    about = {
        "what": "worth of a suit's cards in hand, in tenths of a point; see kernel.py",
        "made by": f"python -m tools.lab.briscon.draws --seed {given.seed} --deals {given.deals}",
    }
    rows = [[round(10 * worth) for worth in worths[at : at + 256]] for at in range(0, SIZE, 256)]
    write_table(given.out, "worths", rows, about)


if __name__ == "__main__":
    main()
