"""The codec of everything that is kept as JSON: the journals' entries and the settings.

Both are frozen dataclasses, read and written by msgspec. They differ in what they forgive: an entry
is read strictly, since a fact that is half understood is a wrong one; a setting never keeps the
program from starting. What is missing has the field's default in both.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Annotated, Any, Final, TypeVar, get_type_hints

import msgspec
from msgspec import inspect

T = TypeVar("T")

_PERSON: Final = {"person": True}
Person = Annotated[int, msgspec.Meta(extra=_PERSON)]
"""Discord's id of a person, negative once erased: the type of every field that names somebody.

Who is mentioned, and what is rewritten when somebody is erased, follows from it and nothing else.
"""

UNSET: Final = msgspec.UNSET
"""The default of a field that is not written while it has it: older programs read what lacks it."""
Unset = msgspec.UnsetType

_SAFE: Final = ("Expected ", "Object missing required field ")
"""Complaints of msgspec that tell types and names of fields; others quote what was read."""


# -- entries: strictly ---------------------------------------------------------------------------


def parse(text: str) -> Any:
    """What a JSON text says, as plain data; ``ValueError`` without a word of it."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        raise ValueError("not JSON") from None


def write(value: object) -> str:
    """A dataclass, or plain data, as a JSON text with every field in it."""
    return msgspec.json.encode(value).decode()


def plain(value: object) -> dict[str, Any]:
    """A dataclass as plain data with every field in it."""
    data: dict[str, Any] = msgspec.to_builtins(value)
    return data


def fit(kind: type[T], data: object) -> T:
    """The dataclass that plain data are; what they lack has its default.

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
    """The first field that was passed over; msgspec has no strict mode for dataclasses."""
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


# -- settings: forgivingly -----------------------------------------------------------------------


def to_text(settings: Any) -> str:
    """The fields that differ from their defaults, which may so improve, as a JSON object."""
    written = {
        field.name: getattr(settings, field.name)
        for field in fields(settings)
        if getattr(settings, field.name) != field.default
    }
    return msgspec.json.encode(written, order="sorted").decode()


def from_text(kind: type[T], text: str) -> T:
    """The settings of a text; everything missing or unfit has its default."""
    try:
        written = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return kind()
    if not isinstance(written, dict):
        return kind()
    values = {}
    for name, hint in _hints(kind).items():
        if name in written:
            try:
                values[name] = msgspec.convert(written[name], hint)
            except msgspec.ValidationError:
                continue  # Another version may have written it.
    return kind(**values)


def _hints(kind: type[Any]) -> dict[str, Any]:
    known = _HINTS.get(kind)
    if known is None:
        hints = get_type_hints(kind, include_extras=True)
        known = _HINTS[kind] = {field.name: hints[field.name] for field in fields(kind)}
    return known


_HINTS: Final[dict[type[Any], dict[str, Any]]] = {}
"""Worked out once: it takes longer than all the rest of a reading."""


# -- people --------------------------------------------------------------------------------------


def persons(value: Any) -> frozenset[int]:
    """Everybody whom a dataclass names: its :data:`Person` fields, those of its parts included."""
    found: set[int] = set()

    def note(person: int) -> int:
        found.add(person)
        return person

    _mapped(_shape(type(value)), value, note)
    return frozenset(found)


def renamed(value: T, person: int, pseudonym: int) -> T:
    """The same dataclass with the pseudonym in the person's place."""
    named: T = _mapped(
        _shape(type(value)), value, lambda known: pseudonym if known == person else known
    )
    return named


def _shape(kind: type[Any]) -> inspect.Type:
    known = _SHAPES.get(kind)
    if known is None:
        known = _SHAPES[kind] = inspect.type_info(kind)
    return known


_SHAPES: Final[dict[type[Any], inspect.Type]] = {}


def _mapped(shape: inspect.Type, value: Any, change: Callable[[int], int]) -> Any:
    """The value with every person in it changed."""
    match shape:
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
