"""All examples in docstrings, of every package."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def test_examples_of_all_packages_are_collected() -> None:
    options = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    options = options["tool"]["pytest"]["ini_options"]
    assert "--doctest-modules" in options["addopts"]
    packages = {found.parent.name for found in ROOT.glob("*/__init__.py")}
    packages |= {found.parent.name for found in ROOT.glob("*/__main__.py")}
    with_examples = {
        package
        for package in packages
        if any(">>> " in file.read_text("utf-8") for file in (ROOT / package).rglob("*.py"))
    }
    assert with_examples
    assert packages - {"tests"} <= set(options["testpaths"])
    assert with_examples <= set(options["testpaths"])
    ignored = [word[9:] for word in options["addopts"].split() if word.startswith("--ignore=")]
    examples = [file for name in ignored for file in (ROOT / name).rglob("*.py")]
    assert not [file for file in examples if ">>> " in file.read_text("utf-8")]
