"""What the pages name is there: folders, files and names in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.house.sources import ROOT

HISTORY = {"before-after.md"}
"""It tells what was."""
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md")),
    *(page for page in sorted((ROOT / "docs").glob("*.md")) if page.name not in HISTORY),
]
ROOMS = "|".join(sorted(path.name for path in ROOT.iterdir() if path.is_dir()))
NAMED = re.compile(rf"`((?:{ROOMS})/[\w./-]*)`")
MADE = ("build", "data", "NAME")
"""What commands make, and what stands for any game."""


def missing(named: str) -> bool:
    """Whether nothing is there: no folder, no file (``a/b.py``), nothing defined so (``a/b.c``)."""
    if (ROOT / named).exists():
        return False
    module, _, name = named.rpartition(".")
    file = ROOT / f"{module}.py"
    made = re.compile(rf"^\s*(class|(async )?def) {name}\b|^{name}\b", re.MULTILINE)
    return not (file.exists() and made.search(file.read_text("utf-8")))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_names_is_there(page: Path) -> None:
    named = {
        one for one in NAMED.findall(page.read_text("utf-8")) if not {*MADE} & {*one.split("/")}
    }
    assert not [one for one in sorted(named) if missing(one)]


def test_what_is_looked_for_is_found() -> None:
    assert missing("cogs/nowhere.py")
    assert missing("cogs/messages/gate.nobody")
    assert not missing("cogs/messages/gate.Gate")
    assert NAMED.findall("`cogs/a.py` and `docs/b`") == ["cogs/a.py", "docs/b"]
