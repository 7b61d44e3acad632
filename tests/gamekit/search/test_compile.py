"""Games' modules are compiled in one unit, play the same, and are used while unchanged."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from games.registry import games

ROOT: Final = Path(__file__).parents[3]
TOY: Final = Path(__file__).with_name("toy.py")
PACKAGES: Final = ("base", "brouc", "gamekit", "games", "i18n", "render")
INIT = """
from gamekit import compiled as native

COMPILED = native.use(__name__, __path__)
"""
PLAY = """
from random import Random
import gamekit.search, stranger.core
from gamekit.search.search import flat, tree
from gamekit.search.solver import Solver
from stranger.core.toy import Count, Greedy, Open, Table
print(gamekit.search.COMPILED, stranger.core.COMPILED)
rng = Random(1)
for number in range(5):
    cards = rng.sample(range(1, 10), 6)
    hands = [sum(1 << card for card in part) for part in (cards[:3], cards[3:])]
    at = Table(hands, number & 1)
    worlds, weights, policy, stakes, stop = [hands, hands], [1.0, 2.0], Greedy(), Count(), bool
    for found in (
        flat(at, worlds, weights, policy, stakes, stop),
        tree(at, worlds, weights, policy, stakes, Random(number), 100, 3.0, 8.0, stop, 0.5),
    ):
        print([(tally.move, tally.visits, tally.total) for tally in found])
    at.enter(hands)
    print(Solver(Open(), stakes, stop, 99, 2000).worths(at))
"""


QUICK: Final = {"MYPYC_OPT_LEVEL": "0", "MYPYC_DEBUG_LEVEL": "0"}
"""Compiled only for a second's run."""
EVERY: Final = 5
"""Interval of moves of the strongest level, which takes long; the others are the weakest's."""
DEALS = """
import sys
from hashlib import sha256
from importlib import import_module
from gamekit.api.players import never
from games.registry import games
for name in sys.argv[1:]:
    game = games()[name]
    for package in game.compiled:
        core = import_module(package)
        print(name, package, file=sys.stderr)
        print("compiled" if core.COMPILED else "pure", file=sys.stderr)
    rules, players = game.rules, game.players
    state = rules.start(rules.presets[0], {})
    state = rules.accept(state, rules.deal(state, sha256(b"7").digest(), (rules.cuts or [0])[0]))
    for number in range(1000):
        now = rules.next(state)
        if now.awaits != "turn":
            break
        level = players.levels[-1 if number % EVERY == 0 else 0]
        action = players.choose(rules.view(state, now.seat), level, 3, never)
        print(name, level, rules.encode(action))
        state = rules.accept(state, action)
"""


NAMES: Final = [name for name, game in games().items() if game.compiled]


@pytest.fixture(scope="module")
def unit(tmp_path_factory: pytest.TempPathFactory, patient: bool) -> Path:
    """A copy of the project with a stranger's package and the search compiled.

    In `make patient` the games, too.
    """
    if shutil.which("cc") is None:
        pytest.skip("compiling needs a C compiler")
    root = tmp_path_factory.mktemp("unit")
    ignored = shutil.ignore_patterns("build", "__pycache__")
    for package in PACKAGES:
        shutil.copytree(ROOT / package, root / package, ignore=ignored)
    core = root / "stranger" / "core"
    core.mkdir(parents=True)
    (core.parent / "__init__.py").touch()
    (core / "__init__.py").write_text(INIT, encoding="utf-8")
    shutil.copy(TOY, core / "toy.py")
    named = [package for name in NAMES for package in games()[name].compiled if patient]
    python(root, "-m", "games.compile", *named, "stranger.core")
    return root


def python(root: Path, *arguments: str, pure: str = "") -> tuple[list[str], list[str]]:
    """Standard output and log lines."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=root,
        env=dict(os.environ, PYTHONPATH=str(root), BROUC_PURE=pure, **QUICK),
        capture_output=True,
        text=True,
        check=True,
        timeout=1800,
    )
    return done.stdout.splitlines(), done.stderr.splitlines()


@pytest.mark.patient
def test_the_games_play_the_same_compiled(unit: Path) -> None:
    script = DEALS.replace("EVERY", str(EVERY))
    slow, interpreted = python(unit, "-c", script, *NAMES, pure="1")
    fast, compiled = python(unit, "-c", script, *NAMES)
    assert slow == fast
    assert len(slow) > 20
    assert set(interpreted[1::2]) == {"pure"}
    assert set(compiled[1::2]) == {"compiled"}


@pytest.fixture(scope="module")
def pure(unit: Path) -> list[str]:
    """Moves of the toy, interpreted."""
    return python(unit, "-c", PLAY, pure="1")[0]


def test_a_strangers_classes_are_compiled_with_those_they_derive_from(
    unit: Path, pure: list[str]
) -> None:
    both, _ = python(unit, "-c", PLAY)
    assert (pure[0], both[0]) == ("False False", "True True")
    assert pure[1:] == both[1:]
    assert len(pure) == 16


def test_what_changed_is_interpreted(unit: Path, pure: list[str], tmp_path: Path) -> None:
    """A changed game alone, though it derives from the search; a changed search with all games."""
    changed = tmp_path / "changed"
    shutil.copytree(unit, changed)
    with (changed / "stranger" / "core" / "toy.py").open("a", encoding="utf-8") as toy:
        toy.write("# changed\n")
    mixed, _ = python(changed, "-c", PLAY)
    assert mixed[0] == "True False"
    assert mixed[1:] == pure[1:]

    shutil.copy(TOY, changed / "stranger" / "core" / "toy.py")
    with (changed / "gamekit" / "search" / "search.py").open("a", encoding="utf-8") as search:
        search.write("# changed\n")
    assert python(changed, "-c", PLAY)[0][0] == "False False"
