"""Every interaction is answered by its responder: checked in the source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import cogs

HOUSE = Path(cogs.__file__).parent
ANSWERING = frozenset(
    {
        "followup",
        "edit_original_response",
        "original_response",
        "delete_original_response",
        "create_interaction_response",
    }
)
"""discord.py's methods that answer an interaction, besides ``interaction.response``."""
ANSWER = "messages/responder.py"
"""Modules by which a responder answers."""
BY_TOKEN = "outbox/token.py"
"""Edits a message by the token of an interaction that its responder has answered."""


def answering(source: str) -> Iterator[str]:
    """The names in a source that answer an interaction without its responder."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(attr=name) | ast.Constant(value=str(name)) if name in ANSWERING:
                yield name
            case ast.Attribute(value=ast.Name(id=of) | ast.Attribute(attr=of), attr="response"):
                # HTTP responses have the same name.
                if "interaction" in of:
                    yield "response"


def test_only_the_responder_answers_interactions() -> None:
    found = {
        path.relative_to(HOUSE).as_posix(): sorted(set(answering(path.read_text(encoding="utf-8"))))
        for path in sorted(HOUSE.rglob("*.py"))
    }
    assert {"response", "followup"} < set(found.pop(ANSWER)), "the test sees what it looks for"
    assert set(found.pop(BY_TOKEN)) <= {"followup"}
    assert not {name: names for name, names in found.items() if names}


def test_what_is_looked_for_is_found() -> None:
    assert list(answering("await interaction.response.defer()")) == ["response"]
    assert list(answering("getattr(interaction, 'followup').send('')")) == ["followup"]
