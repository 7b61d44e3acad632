"""Installed packages are the locked ones, byte by byte (docs/dependencies.md)."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[3]
INSTALLERS = ("Makefile", "Dockerfile", ".ci/run", "games/compile_in_background.py")
LOCKS = [f"requirements/{name}.lock" for name in ("run", "dev", "fast", "audit")]
STRICT = ("--require-hashes", "--only-binary :all:")


def commands(text: str) -> list[str]:
    """All pip install commands; Python tuples and continued lines in a shell's form."""
    shell = re.sub(r'[",()]', "", text.replace("\\\n", " "))
    return [line for line in shell.splitlines() if re.search(r"pip\b.* install\b", line)]


@pytest.mark.parametrize("name", INSTALLERS)
def test_every_pip_asks_for_hashes_and_wheels(name: str) -> None:
    found = commands((ROOT / name).read_text("utf-8"))
    assert found or name == ".ci/run"  # The CI script installs by `make`.
    for line in found:
        assert all(flag in re.sub(" +", " ", line) for flag in STRICT), line


@pytest.mark.parametrize("name", LOCKS)
def test_every_lock_pins_by_hash_and_names_no_registry(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    for entry in filter(str.strip, re.split(r"\n(?=\S)", text)):
        assert re.match(r"[a-z0-9.\-\[\],]+==[^\s=]+( ; .+?)? \\\n", entry), entry
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), entry
    assert "://" not in text


def test_the_locks_hold_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = project["project"]["optional-dependencies"]
    plain = project["project"]["dependencies"] + extras["postgresql"]
    groups = project["dependency-groups"]
    wanted = (plain, plain + extras["dev"], groups["fast"], groups["audit"])
    for name, asked in zip(LOCKS, wanted, strict=True):
        text = (ROOT / name).read_text("utf-8")
        locked = dict(re.findall(r"^([a-z0-9.\-]+)(?:\[.*?\])?==([^\s;]+)", text, re.MULTILINE))
        for line in asked:
            wish = Requirement(line)
            assert wish.specifier.contains(locked[canonicalize_name(wish.name)]), line


def test_the_audit_takes_nothing_for_sound_that_nobody_looked_at() -> None:
    recipe = (ROOT / "Makefile").read_text("utf-8").partition("\naudit:")[2].partition("\n\n")[0]
    assert "for lock in requirements/*.lock" in recipe
    assert {ROOT / name for name in LOCKS} == set(ROOT.glob("requirements/*.lock"))
    # Otherwise pip-audit skips packages that the database does not answer about, and succeeds.
    assert "pip-audit --strict " in recipe
    assert "|| exit 1" in recipe
