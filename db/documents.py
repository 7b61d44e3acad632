"""Dataclasses of settings as JSON texts: what is default is not written, so defaults may improve.

What a text has beyond the dataclass, or wrongly, is passed over: an older or newer version may have
written it, and a setting must never keep the program from starting.
"""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

T = TypeVar("T")


def to_text(settings: Any) -> str:
    """The fields that differ from their defaults, as a JSON object."""
    written = {
        field.name: getattr(settings, field.name)
        for field in fields(settings)
        if getattr(settings, field.name) != field.default
    }
    return json.dumps(written, ensure_ascii=False, sort_keys=True)


def from_text(kind: type[T], text: str) -> T:
    """The settings of a text; everything missing or unfit has its default."""
    try:
        written = json.loads(text)
    except ValueError:
        return kind()
    if not isinstance(written, dict):
        return kind()
    values = {}
    for name, hint in _hints(kind).items():
        if name in written:
            value = _frozen(written[name])
            if _fits(hint, value):
                values[name] = value
    return kind(**values)


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def _fits(hint: Any, value: Any) -> bool:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return value in args
    if origin is tuple:
        if not isinstance(value, tuple):
            return False
        kinds = (args[0],) * len(value) if args[-1] is Ellipsis else args
        return len(kinds) == len(value) and all(map(_fits, kinds, value))
    if args:
        return any(_fits(arg, value) for arg in args)
    return type(value) is hint


def _hints(kind: Any) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}
