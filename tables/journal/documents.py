"""Codec of journal entries: frozen dataclasses as JSON, read and written by msgspec.

They are read strictly, since a fact that is half understood is wrong; missing fields have their
defaults.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Annotated, Any, Final, TypeVar, cast

import msgspec
from msgspec import inspect

T = TypeVar("T")

_PERSON: Final = {"person": True}
Person = Annotated[int, msgspec.Meta(extra=_PERSON)]
"""Discord id of a person, negative once erased: the type of every field that names somebody.

Mentions, and the rewriting when somebody is erased, follow from this type alone.
"""

UNSET: Final = msgspec.UNSET
"""Default of a field that is omitted while it has it, so that older programs can read the entry."""
Unset = msgspec.UnsetType

_SAFE: Final = ("Expected ", "Object missing required field ")
"""msgspec's messages that quote only types and field names; others quote the input."""


def parse(text: str) -> Any:
    """Parse a JSON text to plain data; ``ValueError`` without a word of the text."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        raise ValueError("not JSON") from None


def write(value: object) -> str:
    """Write a dataclass, or plain data, as a JSON text with every field."""
    return msgspec.json.encode(value).decode()


def plain(value: object) -> dict[str, Any]:
    """Convert a dataclass to plain data with every field."""
    data: dict[str, Any] = msgspec.to_builtins(value)
    return data


def fit(kind: type[T], data: object) -> T:
    """Convert plain data to the dataclass; missing fields have their defaults.

    ``ValueError`` names the field that is unknown, missing or mistyped, never its value.
    """
    try:
        value = msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        shown = what if what.startswith(_SAFE) else "no such value"
        raise ValueError(f"{shown}, at {where or '`$`'}") from None
    unknown = _unknown(data, msgspec.to_builtins(value), "$")
    if unknown is not None:
        raise ValueError(f"unknown field {unknown}")
    return value


def _unknown(data: Any, understood: Any, where: str) -> str | None:
    """The first unknown field; msgspec has no strict mode for dataclasses."""
    if isinstance(data, dict):
        for name, value in data.items():
            path = f"{where}.{name}"
            found = _unknown(value, understood[name], path) if name in understood else path
            if found is not None:
                return found
    elif isinstance(data, list):
        for i, (value, known) in enumerate(zip(data, understood, strict=True)):
            found = _unknown(value, known, f"{where}[{i}]")
            if found is not None:
                return found
    return None


# mypy does not take types for hashable.
_shape: Final = cast("Callable[[type[Any]], inspect.Type]", cache(inspect.type_info))


def persons(value: Any) -> frozenset[int]:
    """Everybody named by a dataclass: its :data:`Person` fields, those of its parts included."""
    found: set[int] = set()

    def note(person: int) -> int:
        found.add(person)
        return person

    _mapped(_shape(type(value)), value, note)
    return frozenset(found)


def renamed(value: T, person: int, pseudonym: int) -> T:
    """The same dataclass with the pseudonym instead of the person."""
    named: T = _mapped(
        _shape(type(value)), value, lambda known: pseudonym if known == person else known
    )
    return named


def _mapped(shape: inspect.Type, value: Any, change: Callable[[int], int]) -> Any:
    """The value with every person in it changed."""
    match shape:
        case _ if value is UNSET:
            return value
        case inspect.Metadata(extra=extra) if extra == _PERSON:
            return change(value)
        case inspect.UnionType(types=types) if value is not None:
            (only,) = (one for one in types if not isinstance(one, inspect.NoneType))
            return _mapped(only, value, change)
        case inspect.DataclassType(fields=parts):
            changed = {
                part.name: _mapped(part.type, getattr(value, part.name), change) for part in parts
            }
            return replace(value, **changed)
        case inspect.VarTupleType(item_type=item):
            return tuple(_mapped(item, one, change) for one in value)
        case inspect.TupleType(item_types=items):
            return tuple(_mapped(item, one, change) for item, one in zip(items, value, strict=True))
        case _:
            return value
