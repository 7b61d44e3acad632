"""Background compilation: only where wanted and possible, and a failure is one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamekit import compiled as native
from games import compile_in_background as beside
from games.compile import folder_of
from games.registry import games

PACKAGES = [package for game in games().values() for package in game.compiled]


def compilers(path: Path, monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Let there be these compilers and no others."""
    path.mkdir()
    for name in names:
        (path / name).touch(0o755)
    monkeypatch.setenv("PATH", str(path))
    monkeypatch.delenv("CC", raising=False)


def test_without_a_compiler_nothing_is_made_or_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    compilers(tmp_path / "none", monkeypatch)
    assert not beside.possible()
    assert beside.main([str(tmp_path / "environment"), str(tmp_path / "lock")]) == 0
    assert not (tmp_path / "environment").exists()
    assert capfd.readouterr() == ("", "")
    compilers(tmp_path / "one", monkeypatch, "gcc")
    assert beside.possible()


def test_what_cannot_be_installed_is_one_line(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    lock.write_text("no such requirement\n", encoding="utf-8")
    environment = tmp_path / "environment"
    log = environment / "compiling.log"
    said = beside.compile_in(environment, lock)
    assert said == f"the computer players' core cannot be compiled ({log} says why)"
    assert "no such requirement" in log.read_text(encoding="utf-8")
    (tmp_path / "file").touch()
    assert "cannot be compiled" in beside.compile_in(tmp_path / "file" / "environment", lock)


def test_what_is_compiled_as_it_stands_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(native, "BUILD", tmp_path)
    monkeypatch.delenv("BROUC_PURE", raising=False)
    assert beside.wanted()
    lines = [f"{name} {native.fingerprint(folder_of(name))}\n" for name in PACKAGES]
    (tmp_path / native.NOTE).write_text("".join(lines), encoding="utf-8")
    assert not beside.wanted()
    (tmp_path / native.NOTE).write_text("".join(lines[1:]), encoding="utf-8")
    assert beside.wanted()


def test_the_log_says_how_they_run() -> None:
    here = native.ways(PACKAGES)
    assert here in ("compiled", "interpreted")
    assert native.ways([]) == "compiled"
    if here == "interpreted":
        assert native.ways(["games.compile_in_background", *PACKAGES]) == "interpreted"
