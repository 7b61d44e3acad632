"""The check of what goes over the wire: it finds what Discord would refuse, here as anywhere."""

from __future__ import annotations

from typing import Any

import pytest

from standin.shapes import FACTS, complaints

CHANNEL = "/channels/1456074443980800030"
CALLBACK = "/interactions/1456074443980800031/" + "t" * 60 + "/callback"


def text(content: str) -> dict[str, Any]:
    return {"flags": 1 << 15, "components": [{"type": 10, "content": content}]}


def button(**changed: Any) -> dict[str, Any]:
    part = {"type": 2, "style": 1, "label": "OK", "custom_id": "a"} | changed
    return {"flags": 1 << 15, "components": [{"type": 1, "components": [part]}]}


GOOD: list[tuple[str, str, Any]] = [
    ("POST", f"{CHANNEL}/messages", text("hello") | {"nonce": "1", "enforce_nonce": True}),
    ("PATCH", f"{CHANNEL}/messages/1456074443980800032", text("hello")),
    ("POST", CALLBACK, {"type": 4, "data": button()}),
    ("POST", CALLBACK, {"type": 5, "data": {"flags": 64}}),
    ("PATCH", "/webhooks/1456074443980800033/" + "t" * 60 + "/messages/@original", button()),
    ("POST", "/users/@me/channels", {"recipient_id": 1456074443980800034}),
]
BAD: list[tuple[str, str, Any]] = [
    ("POST", f"{CHANNEL}/messages", {"content": 5}),
    ("POST", f"{CHANNEL}/messages", button(style="blue")),
    ("POST", f"{CHANNEL}/messages", button(label="x" * 81)),
    ("PATCH", f"{CHANNEL}/messages/1456074443980800032", text("x" * 4001)),
    ("POST", CALLBACK, {"type": "four"}),
    ("POST", CALLBACK, {"type": 4, "data": button(custom_id="x" * 101)}),
    ("POST", "/users/@me/channels", {"recipient_id": [1]}),
    ("POST", "/channels/1456074443980800030/unheard-of", {"content": "hello"}),
]


def said(method: str, path: str, body: Any) -> list[str]:
    return list(complaints(method, path, body))


@pytest.mark.parametrize(("method", "path", "body"), GOOD)
def test_what_discord_takes_passes(method: str, path: str, body: Any) -> None:
    assert said(method, path, body) == []


@pytest.mark.parametrize(("method", "path", "body"), BAD)
def test_what_discord_refuses_is_found(method: str, path: str, body: Any) -> None:
    assert said(method, path, body)


def test_the_facts_hold_no_words_of_the_description() -> None:
    assert "description" not in FACTS["shapes"]["MessageCreateRequest"]
    assert not [name for name, shape in FACTS["shapes"].items() if "title" in shape]
