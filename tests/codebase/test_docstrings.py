"""Docstrings refer to what exists; they and comments name the thing first.

CONTRIBUTING.md, "Words".
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, Final

import pytest

from tests.codebase.sources import ROOT, tracked

RELATIVE: Final = re.compile(
    r"(What|Who|Whoever|Whose|Where|Those|That which|How (often|long|many|much|far)"
    r"|As (often|long|many))\b"
)
HABITS: Final = re.compile(
    r"\b(of itself|anew|in vain|of late|as ever|whoever|thereof|(is|are) looked (at|through|for)"
    r"|(is|are|was|were) told|good-bye|believe[sd]?|die[sd] of|he|his|him)\b",
    re.IGNORECASE,
)
COMMENT: Final = re.compile(r"(?:^|\s)#:? (.+)")
"""Text of a comment, or of a string that looks like one."""
ROLE = re.compile(r":(?:mod|class|func|meth|data):`~?(\w+(?:\.\w+)+)`")
FOLDERS = {path.stem for path in ROOT.iterdir() if path.name == "bot.py" or path.is_dir()}


@pytest.mark.parametrize("folder", sorted(one for one in FOLDERS if one[0] not in "._"))
def test_references_name_what_exists(folder: str) -> None:
    files = [ROOT / "bot.py"] if folder == "bot" else sorted((ROOT / folder).rglob("*.py"))
    for file in files:
        for name in ROLE.findall(file.read_text("utf-8")):
            if name.partition(".")[0] in FOLDERS:
                resolve_name(name)


def test_wording_habits_do_not_spread() -> None:
    hits = [
        f"{path.relative_to(ROOT)}:{line}: {text[:80]}"
        for path in tracked()
        for line, text in _prose(path)
        if RELATIVE.match(text) or HABITS.search(text)
    ]
    assert not hits, "\n".join(hits[:100])


def _prose(path: Path) -> Iterator[tuple[int, str]]:
    """Line and text of every docstring and comment."""
    source = path.read_text("utf-8")
    bodies: list[Any] = [ast.parse(source)]
    while bodies:
        node = bodies.pop()
        if isinstance(node, ast.Expr):
            if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
                yield node.lineno, " ".join(node.value.value.split())
        elif not isinstance(node, ast.expr):  # Expressions have no docstrings: most nodes.
            bodies.extend(ast.iter_child_nodes(node))
    for number, line in enumerate(source.splitlines(), 1):
        if comment := COMMENT.search(line):
            yield number, comment[1]


def test_no_commands_help_is_a_docstring() -> None:
    """Docstrings have reStructuredText, which a terminal shows as it is."""
    given = "description=" + "__doc__"
    assert not [path for path in tracked() if given in path.read_text()]
