"""Frozen dataclasses as JSON objects and back, strictly: nothing missing, unknown or mistyped.

Understood are ``int``, ``str``, ``bool``, enums by value, ``None`` in optionals, tuples of one kind
(``tuple[T, ...]``) or of fixed length, and dataclasses of these.
"""

from __future__ import annotations

import types
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")


def to_json(value: object) -> Any:
    """The value as what :func:`json.dumps` writes."""
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: to_json(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, tuple):
        return [to_json(item) for item in value]
    if value is None or isinstance(value, (int, str)):
        return value
    raise TypeError(f"no JSON for {type(value).__name__}")


def from_json(kind: type[T], data: object) -> T:
    """The dataclass that :func:`to_json` wrote; ``ValueError`` names the field that is wrong."""
    value: T = _read(kind, data, kind.__name__)
    return value


def _read(kind: Any, data: object, where: str) -> Any:
    origin = get_origin(kind)
    if origin is Union or origin is types.UnionType:
        return _read_optional(kind, data, where)
    if origin is tuple:
        return _read_tuple(get_args(kind), data, where)
    if isinstance(kind, type) and is_dataclass(kind):
        return _read_object(kind, data, where)
    if isinstance(kind, type) and issubclass(kind, Enum):
        try:
            return kind(data)
        except ValueError:
            raise ValueError(f"{where}: no such value") from None
    if kind in (int, str, bool) and type(data) is kind:
        return data
    raise ValueError(f"{where}: {getattr(kind, '__name__', kind)} expected")


def _read_optional(kind: Any, data: object, where: str) -> Any:
    if data is None:
        return None
    (inner,) = (arg for arg in get_args(kind) if arg is not type(None))
    return _read(inner, data, where)


def _read_tuple(args: tuple[Any, ...], data: object, where: str) -> Any:
    if not isinstance(data, list):
        raise ValueError(f"{where}: a list expected")
    kinds = (args[0],) * len(data) if args[-1] is Ellipsis else args
    if len(kinds) != len(data):
        raise ValueError(f"{where}: {len(kinds)} items expected")
    return tuple(
        _read(kind, item, f"{where}[{i}]")
        for i, (kind, item) in enumerate(zip(kinds, data, strict=True))
    )


def _read_object(kind: type[Any], data: object, where: str) -> Any:
    if not isinstance(data, dict):
        raise ValueError(f"{where}: an object expected")
    hints = _hints(kind)
    if data.keys() != hints.keys():
        wrong = sorted(data.keys() ^ hints.keys())
        raise ValueError(f"{where}: missing or unknown: {', '.join(map(str, wrong))}")
    return kind(
        **{name: _read(hint, data[name], f"{where}.{name}") for name, hint in hints.items()}
    )


def _hints(kind: type[Any]) -> dict[str, Any]:
    known = _HINTS.get(kind)
    if known is None:
        hints = get_type_hints(kind)
        known = _HINTS[kind] = {field.name: hints[field.name] for field in fields(kind)}
    return known


_HINTS: dict[type[Any], dict[str, Any]] = {}
