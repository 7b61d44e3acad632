"""The games' fast kernels in processes of their own, pure or compiled, for the benchmarks."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLAY = """
import importlib, sys
core = importlib.import_module(f"games.{sys.argv[1]}.players.core")
play = importlib.import_module(f"{core.__name__}.kernel").random_deals
print("compiled" if core.COMPILED else "pure", flush=True)
for line in sys.stdin:
    play(int(line), 1)
    print("done", flush=True)
"""


class Kernel:
    """A game's kernel: random deals go in, an end is told."""

    def __init__(self, game: str, pure: str) -> None:
        """``pure``: not empty to leave what is compiled aside (``BROUC_PURE``)."""
        self.process = subprocess.Popen(
            [sys.executable, "-c", PLAY, game],
            cwd=ROOT,
            env=dict(os.environ, BROUC_PURE=pure),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.way = self.process.stdout.readline().strip()
        """``pure`` or ``compiled``, as it is."""

    def __call__(self, deals: int) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{deals}\n")
        self.process.stdin.flush()
        self.process.stdout.readline()


def kernels(game: str) -> dict[str, Kernel]:
    """A game's kernel both ways, as far as they are there."""
    if find_spec(f"games.{game}.players") is None:
        return {}
    found = [Kernel(game, "1"), Kernel(game, "")]
    return {kernel.way: kernel for kernel in found}
