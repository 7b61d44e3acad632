"""Outgoing requests against what Discord takes, by its own description of its interface."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from jsonschema_rs import Draft202012Validator
from simcord import HttpLogEntry

_ALWAYS_ADDED = frozenset({"tts", "nsfw", "flags", "attachments", "nonce", "enforce_nonce"})
"""Keys that discord.py adds to whatever is sent; the description misses some of them."""
LIMITS = {"components": 40, "text": 4000, "label": 80, "custom_id": 100, "alt": 1024}
"""Real limits that the description does not hold (docs/discord.md)."""


FACTS: Final[dict[str, Any]] = json.loads(
    Path(__file__).with_name("wire_facts.json").read_text(encoding="utf-8")
)
"""What Discord takes, by route (``make_wire_facts.py``)."""


# A path that is written out goes before one with a gap: ``@original`` is no id.
_ROUTES: Final = [
    (re.compile(route.replace("{}", "[^/]+")), route)
    for route in sorted(FACTS["routes"], key=lambda route: route.count("{}"))
]


def _validator(method: str, path: str) -> Draft202012Validator | None:
    for pattern, route in _ROUTES:
        if pattern.fullmatch(f"{method} {path}"):
            return _checker(route)
    return None


@cache
def _checker(route: str) -> Draft202012Validator:
    return Draft202012Validator({**FACTS["routes"][route], "shapes": FACTS["shapes"]})


def complaints(requests: Iterable[HttpLogEntry]) -> Iterator[str]:
    """What Discord would not take, one line each."""
    for request in requests:
        body = request.json
        if not isinstance(body, (dict, list)):
            continue
        yield from _beyond_limits(request.path, body)
        validator = _validator(request.method, _general(request.path))
        if validator is None:
            yield f"{request.method} {_general(request.path)}: nothing is known of this request"
            continue
        clean = json.loads(json.dumps(body))
        for error in validator.iter_errors(clean):
            if set(error.instance_path) & _ALWAYS_ADDED:
                continue
            yield f"{request.method} {_general(request.path)}: {error.message[:300]}"


def _general(path: str) -> str:
    return re.sub(r"/[A-Za-z0-9_.-]{40,}", "/token", path)


def _beyond_limits(path: str, body: Any) -> Iterator[str]:
    message = body.get("data", body) if isinstance(body, dict) else None
    if not isinstance(message, dict) or not isinstance(message.get("components"), list):
        return
    parts = list(_walk(message["components"]))
    if len(parts) > LIMITS["components"]:
        yield f"{path}: {len(parts)} components"
    text = sum(len(part.get("content") or "") for part in parts)
    if text > LIMITS["text"]:
        yield f"{path}: {text} characters"
    ids = [part["custom_id"] for part in parts if part.get("custom_id")]
    if len(ids) != len(set(ids)):
        yield f"{path}: a custom id twice"
    for part in parts:
        for key in ("label", "custom_id"):
            if len(part.get(key) or "") > LIMITS[key]:
                yield f"{path}: {key} too long"
        if part.get("type") == 3 and not 1 <= len(part.get("options", [])) <= 25:
            yield f"{path}: a menu of {len(part.get('options', []))}"
        for item in part.get("items") or []:
            if len(item.get("description") or "") > LIMITS["alt"]:
                yield f"{path}: alt text too long"


def _walk(components: list[Any]) -> Iterator[dict[str, Any]]:
    for part in components:
        yield part
        yield from _walk(part.get("components") or [])
