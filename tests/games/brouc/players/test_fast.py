"""Compiled or not, the players are the same."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from players import native

ROOT = Path(__file__).parents[4]
CORE = "games.brouc.players.core"
PACKAGES = ("briscon", "brouc", "brus", "cardgame", "console", "games", "i18n", "players", "render")
PLAY = """
from games.brouc import players
from random import Random
from brouc.ruleset import PRESETS
from brouc.seats import SEATS
from brouc.view import view
from games.brouc.players.tools.arena import play_deal, pack_from
from brouc.match import MatchState, apply
from brouc.actions import Deal
from brouc.seats import Team
from games.brouc.players.core.kernel import random_deals
rng = Random(51)
lines = [players.COMPILED, random_deals(50, 7), random_deals(50, 7, True)]
for level, rules in (("master", 0), ("expert", 1), ("club", 0)):
    state = apply(MatchState(list(PRESETS.values())[rules]), Deal(SEATS[1], pack_from(rng)))
    mind = lambda seen, seed: players.choose(seen, level, seed)
    play_deal(state, dict.fromkeys(Team, mind), 3, watch=lambda _, action: lines.append(action))
print(*lines, sep="\\n")
"""


def played(root: Path, pure: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        cwd=root,
        env=dict(os.environ, BROUC_PURE=pure, PYTHONPATH=str(root)),
        capture_output=True,
        text=True,
        check=True,
        timeout=1800,
    )
    return done.stdout.splitlines()


@pytest.mark.skipif(shutil.which("cc") is None, reason="compiling needs a C compiler")
def test_the_compiled_core_plays_the_same_cards(tmp_path: Path) -> None:
    for package in PACKAGES:
        ignored = shutil.ignore_patterns("build", "__pycache__")
        shutil.copytree(ROOT / package, tmp_path / package, ignore=ignored)
    subprocess.run(
        [sys.executable, "-m", "players.fast", CORE],
        cwd=tmp_path,
        env=dict(os.environ, PYTHONPATH=str(tmp_path), MYPYC_OPT_LEVEL="0"),
        capture_output=True,
        check=True,
        timeout=1800,
    )
    pure, compiled = played(tmp_path, "1"), played(tmp_path, "")
    assert (pure[0], compiled[0]) == ("False", "True")
    assert pure[1:] == compiled[1:]
    assert len(pure) > 90
    # A change of the sources puts the old build out of use.
    with (tmp_path.joinpath(*CORE.split(".")) / "kernel.py").open("a", encoding="utf-8") as kernel:
        kernel.write("# changed\n")
    assert played(tmp_path, "")[0] == "False"


def test_the_core_is_there() -> None:
    folder = ROOT.joinpath(*CORE.split("."))
    assert len(native.sources(folder)) == 8
