"""The computer players' strength and correctness: ``python -m tools.bench.players COMMAND``.

``ladder``   each level against the one below, and master against amateur, in duplicate deals
``coches``   whole matches: master against amateur; expert and master against players who maximise
points instead of matches

All results are of one run; ``--seed`` chooses the deals (1000 and up: not used in tuning).
"""

from __future__ import annotations

import argparse

from brouc.ruleset import RuleSet
from games.brouc.players.core import COMPILED
from tools.lab.arena import duel, report
from tools.lab.brouc.matches import matches
from tools.lab.brouc.opponents import mind

LADDER = (
    ("beginner", "random", 1000),
    ("amateur", "beginner", 1000),
    ("amateur", "random", 1000),
    ("club", "amateur", 1000),
    ("expert-points", "club", 1000),
    ("master-points", "expert-points", 1000),
    ("master-points", "amateur", 1000),
    ("master-points", "pimc-30", 300),
)

COCHES = (
    ("master", "amateur", 200),
    ("expert", "expert-points", 400),
    ("master", "master-points", 200),
)


def ladder(seed: int, share: float) -> None:
    """Strength in points a deal."""
    for first, second, deals in LADDER:
        found = report(duel("brouc", first, second, max(2, int(deals * share)), seed))
        print(f"{first} - {second}: {found}", flush=True)


def coches(seed: int, share: float) -> None:
    """Measure strength in whole matches to five coches."""
    for first, second, number in COCHES:
        series = matches(mind(first), mind(second), max(2, int(number * share)), seed, RuleSet())
        print(
            f"{first} - {second}: {series.won} of {series.played} matches won, coches ahead a "
            f"match {series.mean:+.2f} ± {series.error:.2f} ({series.deals} deals, "
            f"{series.endings})",
            flush=True,
        )


def main() -> None:
    """Run one of the commands."""
    commands = {f.__name__: f for f in (ladder, coches)}
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=commands)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--share", type=float, default=1.0, help="of the usual numbers")
    given = parser.parse_args()
    print(f"compiled core in use: {COMPILED}")
    commands[given.command](given.seed, given.share)


if __name__ == "__main__":
    main()
