"""A stranger's game is compiled in one unit with the search, and used while nothing changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
INIT = """
from players import native

COMPILED = native.use(__name__, __path__)
"""
PLAY = """
from random import Random
import players.search, stranger.core
from players.search.search import flat, tree
from players.search.solver import pimc
from stranger.core.toy import Count, Greedy, Open, Table
print(players.search.COMPILED, stranger.core.COMPILED)
rng = Random(1)
for number in range(5):
    cards = rng.sample(range(1, 10), 6)
    hands = [sum(1 << card for card in part) for part in (cards[:3], cards[3:])]
    at = Table(hands, number & 1)
    worlds, weights, policy, stakes, stop = [hands, hands], [1.0, 2.0], Greedy(), Count(), bool
    for found in (
        flat(at, worlds, weights, policy, stakes, stop),
        tree(at, worlds, weights, policy, stakes, Random(number), 100, 3.0, 8.0, stop, 0.5),
        pimc(at, worlds, Open(), stakes, stop),
    ):
        print([(tally.move, tally.visits, tally.total) for tally in found])
"""


def python(root: Path, *arguments: str, **environment: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=root,
        env=dict(os.environ, PYTHONPATH=str(root), MYPYC_OPT_LEVEL="0", **environment),
        capture_output=True,
        text=True,
        check=True,
        timeout=1800,
    )
    return done.stdout.splitlines()


@pytest.mark.skipif(shutil.which("cc") is None, reason="compiling needs a C compiler")
def test_a_strangers_classes_are_compiled_with_those_they_derive_from(tmp_path: Path) -> None:
    ignored = shutil.ignore_patterns("build", "__pycache__", "brouc", "brus", "briscon")
    for package in ("console", "games", "players"):
        shutil.copytree(ROOT / package, tmp_path / package, ignore=ignored)
    core = tmp_path / "stranger" / "core"
    core.mkdir(parents=True)
    (core.parent / "__init__.py").touch()
    (core / "__init__.py").write_text(INIT, encoding="utf-8")
    shutil.copy(Path(__file__).with_name("toy.py"), core / "toy.py")

    python(tmp_path, "-m", "players.fast", "stranger.core")
    pure = python(tmp_path, "-c", PLAY, BROUC_PURE="1")
    both = python(tmp_path, "-c", PLAY, BROUC_PURE="")
    assert (pure[0], both[0]) == ("False False", "True True")
    assert pure[1:] == both[1:]
    assert len(pure) == 16

    # A changed game is interpreted, its classes deriving from the compiled search's.
    with (core / "toy.py").open("a", encoding="utf-8") as toy:
        toy.write("# changed\n")
    mixed = python(tmp_path, "-c", PLAY, BROUC_PURE="")
    assert mixed[0] == "True False"
    assert mixed[1:] == pure[1:]

    # A changed search is, with all that was compiled beside it.
    shutil.copy(Path(__file__).with_name("toy.py"), core / "toy.py")
    with (tmp_path / "players" / "search" / "search.py").open("a", encoding="utf-8") as search:
        search.write("# changed\n")
    assert python(tmp_path, "-c", PLAY, BROUC_PURE="")[0] == "False False"
