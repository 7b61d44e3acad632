"""docs/security.md names existing tests for each prevented attack."""

from __future__ import annotations

import ast
import re

import pytest

from tests.codebase.sources import ROOT

PAGE = (ROOT / "docs/security.md").read_text("utf-8")
NAMED = re.compile(r"`(tests/[a-z_0-9/]+\.py)::([a-z_0-9]+)`")
FILES = sorted({file for file, _ in NAMED.findall(PAGE)})


@pytest.mark.parametrize("file", FILES)
def test_every_test_that_is_named_exists(file: str) -> None:
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    there = {
        node.name for node in tree.body if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
    }
    assert {name for path, name in NAMED.findall(PAGE) if path == file} <= there


def test_every_threat_has_a_test() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| ")]
    threats = [row for row in rows if not row.startswith("| way |")]
    assert len(threats) > 30
    assert [row for row in threats if not NAMED.search(row.rpartition(" | ")[2])] == []


def test_nothing_else_looks_like_a_test() -> None:
    assert len(re.findall(r"tests/[^`]*::", PAGE)) == len(NAMED.findall(PAGE))
