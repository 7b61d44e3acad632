"""A game is written and run from a folder, without being installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from base.cli import run
from games import folder, new
from tests.codebase.sources import ROOT


def python(cwd: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )


def test_a_new_game_is_one_file_that_is_not_overwritten(tmp_path: Path) -> None:
    assert python(tmp_path, "games.new", "murmel").returncode == 0
    file = tmp_path / "murmel" / "murmel.py"
    assert len(file.read_text("utf-8").splitlines()) <= 60
    again = python(tmp_path, "games.new", "murmel")
    assert (again.returncode, again.stderr) == (2, "murmel/murmel.py exists already\n")
    only = ("--only", "data", "--only", "words")
    done = python(tmp_path, "games.folder", "murmel", "tools.conformance", "murmel", *only)
    assert "murmel keeps all laws." in done.stdout


def test_a_record_of_a_game_from_a_folder_is_judged(tmp_path: Path) -> None:
    whist = ROOT / "tests" / "third_party_games" / "whist"
    record = tmp_path / "evening.whist"
    record.write_text('# An evening.\n\n[Whist "1"]\n[Rules "standard"]\n[Version "1"]\n')
    for named in ((), ("whist",)):
        done = python(
            tmp_path, "games.folder", str(whist), "games", *named, "record", "verify", record.name
        )
        told = f"{record.name}: no deal carries a secret, nothing to check (0 deals)\n"
        assert (done.returncode, done.stdout, done.stderr) == (0, told, "")


_TAKEN = "{} is a game, module or word of Python already"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        *((name, "usage: ") for name in ("", "Murmel", "m", "a-b", "9a")),
        *((name, _TAKEN.format(name)) for name in ("brus", "render", "json", "class")),
    ],
)
def test_a_name_is_a_word_of_small_letters_and_no_others(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    why: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(lambda: new.main([name])) == 2
    assert capsys.readouterr().err.startswith(why)
    assert not list(tmp_path.iterdir())


def test_the_only_game_of_a_folder_needs_no_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder_, told in (("none", "has no game"), (".", "say which, as in GAME=one\n")):
        for name in ("one", "two"):
            (tmp_path / f"{name}.py").touch()
        assert folder.main([str(tmp_path / folder_), "play"]) == 2
        assert told in capsys.readouterr().err
    (tmp_path / "two.py").unlink()
    assert folder.main([str(tmp_path), "play"]) == 2
    assert "one.py: AttributeError" in capsys.readouterr().err


def test_a_file_does_not_stand_in_for_a_built_in_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "brus.py").write_text("GAME = 3\n")
    assert folder.main([str(tmp_path), "tools.conformance", "brus"]) == 2
    assert "/brus.py: there is a game 'brus' already" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("import gamekit\n\nGAME = missing\n", ":3: NameError: name 'missing' is not defined"),
        ("def f(:\n", ":1: invalid syntax"),
        ("GAME = 3\n", "/broken.py: it is of type int, not Game (card_game makes one)"),
        ("", "/broken.py: AttributeError: module 'broken' has no attribute 'GAME'"),
    ],
)
def test_file_and_line_are_named_if_a_game_does_not_load(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    source: str,
    why: str,
) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "broken", raising=False)
    (tmp_path / "broken.py").write_text(source)
    assert folder.main([str(tmp_path), "tools.conformance", "broken"]) == 2
    said = capsys.readouterr().err
    assert said.strip().endswith(why)
    assert "Traceback" not in said
