"""Folders, files and definitions named in the pages exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.codebase.sources import ROOT

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
ROOMS = "|".join(sorted(path.name for path in ROOT.iterdir() if path.is_dir()))
NAMED = re.compile(rf"`((?:{ROOMS})/[\w./-]*)`")
MADE = ("build", "data", "NAME")
"""Folders made by commands, and the placeholder for any game."""


def missing(named: str) -> bool:
    """Whether no folder, file (``a/b.py``) or definition (``a/b.c``) has this name."""
    if (ROOT / named).exists():
        return False
    module, _, name = named.rpartition(".")
    file = ROOT / f"{module}.py"
    made = re.compile(rf"^\s*(class|(async )?def) {name}\b|^{name}\b", re.MULTILINE)
    return not (file.exists() and made.search(file.read_text("utf-8")))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_names_in_a_page_exist(page: Path) -> None:
    named = {
        one for one in NAMED.findall(page.read_text("utf-8")) if not {*MADE} & {*one.split("/")}
    }
    assert not [one for one in sorted(named) if missing(one)]


def test_missing_names_are_found() -> None:
    assert missing("cogs/nowhere.py")
    assert missing("cogs/messages/responder.nobody")
    assert not missing("cogs/messages/responder.Gate")
    assert NAMED.findall("`cogs/a.py` and `docs/b`") == ["cogs/a.py", "docs/b"]
