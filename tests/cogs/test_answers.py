"""Every interaction is answered through its gate: read off the source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import cogs

HOUSE = Path(cogs.__file__).parent
ANSWERING = frozenset(
    {
        "response",
        "followup",
        "edit_original_response",
        "original_response",
        "delete_original_response",
        "create_interaction_response",
    }
)
"""What discord.py answers an interaction by."""
GATE = "gate.py"
BY_TOKEN = "transport.py"
"""Edits a message by the token of an interaction that its gate has answered."""


def answering(source: str) -> Iterator[str]:
    """The names in a source that answer an interaction past its gate."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in ANSWERING:
            yield node.attr
        elif isinstance(node, ast.Constant) and node.value in ANSWERING:
            yield str(node.value)


def test_only_the_gate_answers_interactions() -> None:
    found = {
        path.name: sorted(set(answering(path.read_text(encoding="utf-8"))))
        for path in sorted(HOUSE.rglob("*.py"))
    }
    assert {"response", "followup"} < set(found.pop(GATE)), "the test sees what it looks for"
    assert set(found.pop(BY_TOKEN)) <= {"followup"}
    assert not {name: names for name, names in found.items() if names}


def test_what_is_looked_for_is_found() -> None:
    assert list(answering("await interaction.response.defer()")) == ["response"]
    assert list(answering("getattr(interaction, 'followup').send('')")) == ["followup"]
