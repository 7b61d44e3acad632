"""Snippets of docs/adding-a-game.md are part of the package, and its commands work."""

from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.codebase.sources import ROOT
from tests.third_party_games import installing
from tools.conformance.checks import CHECKS

GUIDE = ROOT / "docs" / "adding-a-game.md"


class Snippet(NamedTuple):
    """One block of the page."""

    line: int
    language: str
    file: str
    text: str


def snippets() -> list[Snippet]:
    """All snippets, in order."""
    page = GUIDE.read_text("utf-8")
    found = []
    for match in re.finditer(r"^```(\w+) ?(\S*)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
        line = page.count("\n", 0, match.start()) + 1
        found.append(Snippet(line, match[1], match[2], match[3]))
    return found


ALL = snippets()


def test_no_snippet_is_forgotten() -> None:
    assert GUIDE.read_text("utf-8").count("```") == 2 * len(ALL)
    assert {one.language for one in ALL} == {"toml", "python", "sh"}
    assert all(one.file or one.language == "sh" or ">>> " in one.text for one in ALL)


@pytest.mark.parametrize("one", [s for s in ALL if s.file], ids=lambda s: f"{s.line} {s.file}")
def test_a_snippet_is_what_the_package_has(one: Snippet) -> None:
    assert one.text in (installing.HERE / one.file).read_text("utf-8")


@pytest.mark.parametrize("one", [s for s in ALL if ">>> " in s.text], ids=lambda s: str(s.line))
def test_an_example_gives_what_it_says(one: Snippet) -> None:
    test = doctest.DocTestParser().get_doctest(one.text, {}, GUIDE.name, str(GUIDE), one.line)
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_commands_work_one_after_the_other(tmp_path: Path) -> None:
    for folder in installing.FOLDERS:
        shutil.copytree(folder, tmp_path / folder.name)
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    python.chmod(0o755)
    commands = "".join(one.text for one in ALL if one.language == "sh")
    script = commands.replace('PYTHONPATH="$SITE"', f'PYTHONPATH="$SITE:{ROOT}"')
    script = re.sub(r"tools\.conformance \w+", r"\g<0> --matches 2", script)
    environment = {
        **os.environ,
        "SITE": str(tmp_path / "site"),
        "PYTHONPATH": str(ROOT),
    }
    done = subprocess.run(
        ["sh", "-euc", script], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.rstrip().endswith("match.txt is as it was.")
    for name in ("murmel", installing.GUIDE):
        assert f"{name} keeps all laws." in done.stdout
    assert "broken" not in done.stdout
    # The whole kit, which tests/tools/conformance therefore skips for this game.
    told = {line[10:22].strip() for line in done.stdout.splitlines()}
    assert {check.name for check in CHECKS} <= told
