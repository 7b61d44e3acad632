"""Sentences in files and their uses in code, for the tests of catalogues."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor


class References(Visitor):
    """Arguments and other messages that a message takes."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def parsed(folder: Path, language: str) -> tuple[tuple[Path, Message], ...]:
    """File and syntax tree of each message of a language, in order."""
    found = []
    for path in sorted((folder / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{path.name} ({language}): {entry.content!r}"
            if isinstance(entry, Message):
                found.append((path, entry))
    return tuple(found)


@cache
def messages(folder: Path, language: str) -> dict[str, tuple[str, frozenset[str]]]:
    """Key → its file and arguments, those of referenced messages too; keys are unique."""
    found: dict[str, tuple[str, References]] = {}
    for path, entry in parsed(folder, language):
        assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
        references = References()
        references.visit(entry)
        found[entry.id.name] = path.stem, references
    assert found, f"no sentences in {folder}"

    def taken(key: str) -> set[str]:
        if key not in found:
            return set()  # Of another folder.
        takes = found[key][1]
        return takes.variables.union(*map(taken, takes.messages))

    return {key: (file, frozenset(taken(key))) for key, (file, _) in found.items()}


def referred(folder: Path, language: str) -> set[str]:
    """Keys referred to by other sentences."""
    references = References()
    for _, entry in parsed(folder, language):
        references.visit(entry)
    return references.messages


def trees(paths: Iterable[Path]) -> list[tuple[str, ast.Module]]:
    """File names and syntax trees."""
    return [(path.name, ast.parse(path.read_text(encoding="utf-8"))) for path in paths]


Code = list[tuple[str, ast.Module]]


def is_call(node: ast.AST, *names: str) -> bool:
    """Whether a function of one of these names is called."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names


def keys_said(code: Code) -> Iterator[tuple[str, str]]:
    """File and key of each use by a literal text or by one of two."""
    for name, tree in code:
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not is_call(node, "say", "words"):
                continue
            at = 1 if is_call(node, "say") else 0
            of_a_game = is_call(node, "words") and len(node.args) > 1
            asked = [node.args[at]] if len(node.args) > at and not of_a_game else []
            while asked:
                key = asked.pop()
                if isinstance(key, ast.IfExp):
                    asked += [key.body, key.orelse]
                elif isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield name, key.value


def texts(code: Code) -> set[str]:
    """String constants of the code."""
    return {
        node.value
        for _, tree in code
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def patterns(code: Code) -> Iterator[str]:
    """Regular expressions of composed keys: ``help-.*-title``."""
    for _, tree in code:
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                yield "".join(
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                    for part in node.values
                )


def glued(code: Code) -> list[str]:
    """Places that join letters or another sentence to a sentence."""
    found = []
    for name, tree in code:
        for node in ast.walk(tree):
            parts: list[ast.AST] = []
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
                parts = [node.left, node.right]
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    part.value if isinstance(part, ast.FormattedValue) else part
                    for part in node.values
                ]
            said = [part for part in parts if is_call(part, "say")]
            if said and (len(said) > 1 or any(map(_worded, parts))):
                found.append(f"{name}:{node.lineno}")  # type: ignore[attr-defined]
    return found


def _worded(node: ast.AST) -> bool:
    """Whether a text has letters."""
    text = node.value if isinstance(node, ast.Constant) else None
    return isinstance(text, str) and any(letter.isalpha() for letter in text)
