"""Bodies of requests against what Discord takes: by its own description, and beyond it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from jsonschema_rs import Draft202012Validator

FACTS: Final[dict[str, Any]] = json.loads(
    Path(__file__).with_name("facts.json").read_text(encoding="utf-8")
)
"""What Discord takes, by route (``make_facts.py``)."""
_ALWAYS_ADDED: Final = frozenset({"tts", "nsfw", "flags", "attachments", "nonce", "enforce_nonce"})
"""Keys that discord.py adds to whatever is sent; the description misses some of them."""
LIMITS: Final = {"components": 40, "text": 4000, "label": 80, "custom_id": 100, "alt": 1024}
"""Real limits that the description does not hold (docs/discord.md)."""
# A path that is written out goes before one with a gap: ``@original`` is no id.
_ROUTES: Final[list[tuple[re.Pattern[str], str]]] = [
    (re.compile(route.replace("{}", "[^/]+")), route)
    for route in sorted(FACTS["routes"], key=lambda route: route.count("{}"))
]


def complaints(method: str, path: str, body: Any) -> Iterator[str]:
    """What Discord would not take of one request with a JSON body, one line each."""
    general = re.sub(r"/[A-Za-z0-9_.-]{40,}", "/token", path)
    yield from (f"{general}: {complaint}" for complaint in beyond(body))
    route = _route(method, general)
    if route is None:
        yield f"{method} {general}: nothing is known of this request"
        return
    for complaint in wrong(route, body):
        yield f"{method} {general}: {complaint}"


def wrong(route: str, body: Any) -> Iterator[str]:
    """What Discord would not take of the body of a known route, by its description alone."""
    for error in _checker(route).iter_errors(body):
        if not set(error.instance_path) & _ALWAYS_ADDED:
            yield error.message[:300]


def walk(components: list[Any]) -> Iterator[dict[str, Any]]:
    """All components of a tree, those that hold others before what they hold."""
    for part in components:
        yield part
        yield from walk(part.get("components") or [])
        for key in ("accessory", "component"):
            if isinstance(part.get(key), dict):
                yield from walk([part[key]])


def _route(method: str, path: str) -> str | None:
    for pattern, route in _ROUTES:
        if pattern.fullmatch(f"{method} {path}"):
            return route
    return None


@cache
def _checker(route: str) -> Draft202012Validator:
    return Draft202012Validator({**FACTS["routes"][route], "shapes": FACTS["shapes"]})


def beyond(body: Any) -> Iterator[str]:
    """What Discord would not take of a message, though its description does not say so."""
    message = body.get("data", body) if isinstance(body, dict) else None
    if not isinstance(message, dict) or not isinstance(message.get("components"), list):
        return
    parts = list(walk(message["components"]))
    if len(parts) > LIMITS["components"]:
        yield f"{len(parts)} components"
    text = sum(len(part.get("content") or "") for part in parts)
    if text > LIMITS["text"]:
        yield f"{text} characters"
    ids = [part["custom_id"] for part in parts if part.get("custom_id")]
    if len(ids) != len(set(ids)):
        yield "a custom id twice"
    for part in parts:
        for key in ("label", "custom_id"):
            if len(part.get(key) or "") > LIMITS[key]:
                yield f"{key} too long"
        if part.get("type") == 3 and not 1 <= len(part.get("options", [])) <= 25:
            yield f"a menu of {len(part.get('options', []))}"
        for item in part.get("items") or []:
            if len(item.get("description") or "") > LIMITS["alt"]:
                yield "alt text too long"
