"""The games' fast kernels in separate processes, pure or compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLAY = """
import importlib, sys, time
core = importlib.import_module(f"games.{sys.argv[1]}.players.core")
play = importlib.import_module(f"{core.__name__}.kernel").random_deals
print("compiled" if core.COMPILED else "pure", flush=True)
for line in sys.stdin:
    began = time.process_time()
    play(int(line), 1)
    print(time.process_time() - began, flush=True)
"""


class Kernel:
    """A game's kernel: plays random deals, returns seconds of processor time."""

    def __init__(self, game: str, pure: str) -> None:
        """``pure``: non-empty to disable compiled modules (``BROUC_PURE``)."""
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
        """``pure`` or ``compiled``, as loaded."""

    def __call__(self, deals: int) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{deals}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())


def kernels(game: str) -> dict[str, Kernel]:
    """A game's kernels, pure and compiled, if available."""
    if find_spec(f"games.{game}.players") is None:
        return {}
    found = [Kernel(game, "1"), Kernel(game, "")]
    return {kernel.way: kernel for kernel in found}
