"""Checks of request bodies against Discord's description, and beyond it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tools.fake_discord.extra_checks import extra_complaints

if TYPE_CHECKING:
    from jsonschema_rs import Draft202012Validator

FACTS: Final[dict[str, Any]] = json.loads(
    Path(__file__).with_name("facts.json").read_text(encoding="utf-8")
)
"""Shapes by route (``make_facts.py``)."""
_ALWAYS_ADDED: Final = frozenset({"tts", "nsfw", "flags", "attachments", "nonce", "enforce_nonce"})
"""Keys that discord.py always adds; the description misses some of them."""
_NO_BODY: Final[tuple[Any, ...]] = (None, {})


def unfit(route: str, body: Any) -> Iterator[str]:
    """Yield complaints about the body of a known route."""
    if route in FACTS["bare"]:
        if body not in _NO_BODY:
            yield "a body that nothing is known of"
        return
    found = list(wrong(route, body))
    yield from found
    if not found:  # The next checks rely on the types of fields.
        yield from extra_complaints(route, body)


def wrong(route: str, body: Any) -> Iterator[str]:
    """Yield complaints about the body of a known route by the description alone."""
    for error in _checker(route).iter_errors(body):
        if not set(error.instance_path) & _ALWAYS_ADDED:
            yield error.message[:300]


def unlike(route: str, answer: Any) -> Iterator[str]:
    """Yield differences between this answer and Discord's shape for the route."""
    if route in FACTS["answers"] and answer is not None:
        for error in _teller(route).iter_errors(answer):
            where = "/".join(map(str, error.instance_path))
            yield f"{where}: {error.message[-200:]}"


@cache
def _teller(route: str) -> Draft202012Validator:
    from jsonschema_rs import Draft202012Validator  # Only a strict fake Discord needs it.

    return Draft202012Validator({**FACTS["answers"][route], "told": FACTS["told"]})


@cache
def _checker(route: str) -> Draft202012Validator:
    from jsonschema_rs import Draft202012Validator

    return Draft202012Validator({**FACTS["routes"][route], "shapes": FACTS["shapes"]})
