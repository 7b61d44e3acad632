"""References of docstrings name existing modules, classes, functions and data."""

from __future__ import annotations

import re
from pkgutil import resolve_name

import pytest

from tests.codebase.sources import ROOT

ROLE = re.compile(r":(?:mod|class|func|meth|data):`~?(\w+(?:\.\w+)+)`")
FOLDERS = {path.stem for path in ROOT.iterdir() if path.name == "bot.py" or path.is_dir()}


@pytest.mark.parametrize("folder", sorted(one for one in FOLDERS if not one.startswith(".")))
def test_references_name_what_exists(folder: str) -> None:
    files = [ROOT / "bot.py"] if folder == "bot" else sorted((ROOT / folder).rglob("*.py"))
    for file in files:
        for name in ROLE.findall(file.read_text("utf-8")):
            if name.partition(".")[0] in FOLDERS:
                resolve_name(name)
