"""Games are found by entry points; a broken package is logged and skipped."""

from __future__ import annotations

import logging
import os
import pickle
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from gamekit.api.game import Game
from games import registry
from tests.third_party_games import installing
from tools.conformance.walks import walk

STRANGER = installing.names()[0]
WHOLE = f"from {STRANGER} import GAME as whole\nfrom dataclasses import replace\n"
HANDLESS = """
class Face:
    def __getattr__(self, name):
        if name == "hand":
            raise AttributeError(name)
        return getattr(whole.face, name)
"""
BUILT_IN = "from games.brouc.game import GAME as whole\nfrom dataclasses import replace\n"


@pytest.fixture
def offered(strangers: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on the path into which packages can be put as if they were installed."""
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in ("broken", "other"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setattr(registry, "games", registry.games.__wrapped__)
    return tmp_path


@pytest.mark.parametrize("name", ["brouc", "brus", "schieber"])
def test_counts_are_shared_if_they_are_always_the_same_for_partners(name: str) -> None:
    game, apart, counted = registry.game(name), set[str](), set[str]()
    for seed in range(2):
        sums: Counter[tuple[str, str]] = Counter()
        for one in walk(game.rules, seed).moments:
            for seat, what, amount in game.rules.tally(one.before, one.action, one.after):
                sums[seat, what] += amount
        counted |= {what for _, what in sums}
        pairs = [(side, what) for side in game.rules.partners for what in counted]
        apart |= {what for (one, two), what in pairs if sums[one, what] != sums[two, what]}
    assert counted - apart == {one.name for one in game.counts.counts if one.shared} & counted


def put(folder: Path, name: str, source: str) -> None:
    """Files as installed by pip: a module, and a folder with its entry points."""
    (folder / f"{name}.py").write_text(source)
    info = folder / f"{name}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{name} = {name}:GAME\n")


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("import not_there_at_all", "importing it raises ModuleNotFoundError (not_there_at_all)"),
        ("raise RuntimeError('secret')", "importing it raises RuntimeError"),
        ("import sys; sys.exit()", "importing it raises SystemExit"),
        ("", "importing it raises AttributeError"),
        ("GAME = 3", "it is of type int, not Game (card_game makes one)"),
        (WHOLE + "GAME = replace(whole, rules=3)", "it lacks rules.name, rules.seats"),
        (WHOLE + "GAME = replace(whole, records=3)", "it lacks records.suffix, records.write"),
        (WHOLE + "GAME = replace(whole, counts=())", "it lacks counts"),
        (WHOLE + HANDLESS + "GAME = replace(whole, face=Face())", "it lacks face.hand"),
        (WHOLE + "GAME = whole", f"its name is {STRANGER!r}, not 'broken'"),
    ],
)
def test_a_broken_package_is_logged_and_skipped(
    offered: Path, caplog: pytest.LogCaptureFixture, source: str, why: str
) -> None:
    put(offered, "broken", source)
    with caplog.at_level(logging.ERROR):
        found = registry.games()
    assert "brouc" in found
    assert "broken" not in found
    (line,) = caplog.messages
    assert line.startswith(f"the game 'broken' from broken:GAME is left out: {why}")
    assert "secret" not in line


def test_the_built_in_game_comes_first_and_is_not_replaced(
    offered: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(offered, "other", BUILT_IN + "GAME = replace(whole)")
    (offered / "other-1.dist-info" / "entry_points.txt").write_text(
        f"[{registry.GROUP}]\nbrouc = other:GAME\n"
    )
    monkeypatch.setattr(registry, "_missing", lambda found: [])
    with caplog.at_level(logging.ERROR):
        found = registry.games()
    assert next(iter(found)) == "brouc"
    assert "there twice: the one from other:GAME is left out" in caplog.messages[0]


def test_strangers_are_installed_and_found_in_any_process(strangers: tuple[str, ...]) -> None:
    found = registry.games()
    assert [*found] == [*(one.name for one in registry.BUILT_IN), *sorted(strangers)]
    for name in strangers:
        assert isinstance(found[name], Game)
        rules = found[name].rules
        view = rules.view(rules.start(rules.presets[0], {}), rules.seats[0])
        assert pickle.loads(pickle.dumps(view)) == view
    code = "from games.registry import games; print(*games())"
    root = Path(registry.__file__).parents[1]
    out = subprocess.run(
        [sys.executable, "-c", code], cwd=root, env=os.environ, capture_output=True, check=True
    )
    assert set(strangers) < set(out.stdout.decode().split())


def test_no_file_outside_their_folders_knows_them() -> None:
    root = installing.HERE.parents[1]
    listed = subprocess.run(["git", "ls-files"], cwd=root, capture_output=True, check=True)
    files = [root / name for name in listed.stdout.decode().splitlines()]
    outside = [file for file in files if file.is_file() and installing.HERE not in file.parents]
    knowing = {
        str(file.relative_to(root))
        for file in outside
        for name in installing.names()
        if name.encode() in file.read_bytes().lower()
    }
    assert knowing <= {"docs/adding-a-game.md"}, "it leads a reader to one of them"
