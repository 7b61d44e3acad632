"""Source files of the application, which belongs to no game."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ast_

ROOT: Final = Path(__file__).resolve().parents[2]
PARTS: Final = (
    *("bot.py", "base", "cogs", "db", "gamekit", "host", "i18n", "play", "render", "tables"),
    *("tools/conformance", "games/registry.py", "games/cardgame", "games/own_engine"),
    "games/tournament",
)


def tracked() -> list[Path]:
    """All Python files of the project."""
    listed = subprocess.run(["git", "ls-files", "*.py"], cwd=ROOT, capture_output=True, check=True)
    paths = (ROOT / name for name in listed.stdout.decode().split())
    return [path for path in paths if path.is_file()]


def files(ending: str) -> Iterator[Path]:
    """The application's files of one suffix."""
    for part in PARTS:
        path = ROOT / part
        if path.is_dir():
            yield from sorted(path.rglob(f"*{ending}"))
        elif path.name.endswith(ending):
            yield path


def literals(file: Path) -> Iterator[tuple[int, str]]:
    """Line and value of each string literal of a Python file, without docstrings."""
    tree = ast.parse(file.read_text("utf-8"))
    explained = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from [(node.lineno, node.value)] if id(node) not in explained else []


def sentences(file: Path) -> Iterator[tuple[str, str]]:
    """Key and text of each sentence of a Fluent file, without its arguments."""
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast_.Message) and entry.value is not None:
            said = _Texts()
            said.visit(entry.value)
            yield entry.id.name, " ".join(said.found)


class _Texts(visitor.Visitor):
    """Collects the text of a sentence, of all its variants."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast_.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def words(text: str) -> set[str]:
    """Lower-case words of at least four letters."""
    return {word.casefold() for word in re.findall(r"[^\W\d_]{4,}", text)}
