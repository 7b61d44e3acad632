"""``python -m tests.simulation.planted [NAME…]``: plant each mistake alone and run the simulation.

The tree is copied to a temporary folder for each. ``--seeds 1-300``: up to the first that fails.
Exit status 1 if one was not found.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.simulation.planted import at_messages, at_tables, at_the_store, leaks
from tests.simulation.planted.mutation import ROOT, Mutation

EVERY: Final = (
    *at_tables.MUTATIONS,
    *at_the_store.MUTATIONS,
    *at_messages.MUTATIONS,
    *leaks.MUTATIONS,
)
LONGEST_S: Final = 1800
_BROKE: Final = re.compile(r"^seed (\d+) broke ([\w-]+)", re.MULTILINE)
_LEFT_OUT: Final = shutil.ignore_patterns(
    ".*", "golden", "docs", "data", "build", "deploy", "*.sqlite.gz"
)


@dataclass(frozen=True, slots=True)
class Found:
    """What came of one."""

    mutation: Mutation
    law: str
    """Which law it broke, ``crash`` where the simulation itself ended, empty for none."""
    seed: int
    seconds: float

    def __str__(self) -> str:
        what = f"{self.law}, seed {self.seed}" if self.law else "SURVIVED"
        return f"{self.mutation.name:32} {what:40} {self.seconds:.0f} s"


def tried(mutation: Mutation, seeds: str) -> Found:
    """Plant one in a copy and run the simulation there."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="planted-") as name:
        root = Path(name) / "tree"
        shutil.copytree(ROOT, root, ignore=_LEFT_OUT)
        mutation.plant(root)
        command = [sys.executable, "-m", "tests.simulation", seeds, "--shrink", "0"]
        done = subprocess.run(
            command, cwd=root, capture_output=True, text=True, timeout=LONGEST_S, check=False
        )
    broke = _BROKE.search(done.stdout)
    if broke is not None:
        return Found(mutation, broke[2], int(broke[1]), time.monotonic() - began)
    law = "" if done.returncode == 0 else f"crash {done.stderr.strip().splitlines()[-1][:60]}"
    return Found(mutation, law, 0, time.monotonic() - began)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation.planted", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="all of them if none is named")
    parser.add_argument("--seeds", default="1-300")
    given = parser.parse_args()
    survived, named = 0, {one.name: one for one in EVERY}
    unknown = set(given.names) - named.keys()
    if unknown:
        parser.error(f"there is none called {', '.join(sorted(unknown))}")
    for name in given.names or named:
        found = tried(named[name], given.seeds)
        survived += not found.law
        print(found, flush=True)
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
