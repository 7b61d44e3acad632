"""Pages of docs/: named folders, files, definitions and tests exist; snippets and pictures work."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from PIL import Image

from gamekit.api.scenes import Picture
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


PICTURES_PAGE = (ROOT / "docs/pictures.md").read_text("utf-8")
PICTURES = ROOT / "docs/pictures"
SHOWN = re.findall(r"!\[([^\]]+)\]\(pictures/([\w.-]+)\)", PICTURES_PAGE)
SNIPPETS = re.findall(r"```python\n(.*?)```", PICTURES_PAGE, re.S)


@pytest.mark.parametrize("code", SNIPPETS)
def test_a_snippet_of_docs_pictures_makes_a_picture(code: str) -> None:
    told: dict[str, object] = {}
    exec(code, told)
    picture = told["picture"]
    assert isinstance(picture, Picture)
    assert (picture.width, picture.height) == (1000, 640)
    assert picture.alt


def test_the_pictures_page_has_two_snippets() -> None:
    assert len(SNIPPETS) == 2


def test_every_picture_of_the_page_is_there_with_words() -> None:
    assert {name for _, name in SHOWN} <= {file.name for file in PICTURES.iterdir()}
    assert len(SHOWN) == PICTURES_PAGE.count("![")


def test_pictures_of_a_phone_are_as_wide_as_one() -> None:
    phones = [name for _, name in SHOWN if name.startswith("phone-")]
    assert len(phones) == 3
    for name in phones:
        with Image.open(PICTURES / name) as image:
            assert image.width == 400, name


SECURITY_PAGE = (ROOT / "docs/security.md").read_text("utf-8")
NAMED_TEST = re.compile(r"`(tests/[a-z_0-9/]+\.py)::([a-z_0-9]+)`")
TRUSTED = 3
"""Entries of the list before the threats: Discord, the host, nobody else."""
TEST_FILES = sorted({file for file, _ in NAMED_TEST.findall(SECURITY_PAGE)})


@pytest.mark.parametrize("file", TEST_FILES)
def test_every_test_named_in_docs_security_exists(file: str) -> None:
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    there = {
        node.name for node in tree.body if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
    }
    assert {name for path, name in NAMED_TEST.findall(SECURITY_PAGE) if path == file} <= there


def test_every_threat_of_docs_security_has_a_test() -> None:
    threats = re.split(r"\n(?=- \*\*|\n)", SECURITY_PAGE[: SECURITY_PAGE.index("## Not stopped")])
    threats = [one for one in threats if one.startswith("- **")][TRUSTED:]
    assert len(threats) > 30
    assert [one for one in threats if not NAMED_TEST.search(one.rpartition("(")[2])] == []


def test_nothing_else_in_docs_security_looks_like_a_test() -> None:
    assert len(re.findall(r"tests/[^`]*::", SECURITY_PAGE)) == len(
        NAMED_TEST.findall(SECURITY_PAGE)
    )
