"""Pickling of questions in a third of the time.

Python inspects the type of each frozen slotted dataclass and enum member again; a scene has a
hundred of them. Here each type is inspected once. The result is an ordinary pickle.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from io import BytesIO
from operator import attrgetter
from typing import Any, Final, TypeAlias

_Reduce: TypeAlias = Callable[[Any], Any]


def packed(value: Any) -> bytes:
    """Pickle a value; raise the errors of :func:`pickle.dumps`."""
    out = BytesIO()
    pickler = pickle.Pickler(out, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = _KNOWN
    pickler.dump(value)
    return out.getvalue()


def made(kind: type, *values: Any) -> Any:
    """Make a dataclass from its fields' values in order, without running its code."""
    new: Any = object.__new__(kind)
    for place, value in zip(_PLACES[kind], values, strict=True):
        place(new, value)
    return new


class _Places(dict[type, tuple[Callable[[Any, Any], None], ...]]):
    """Setters of the slots of a dataclass, by type."""

    def __missing__(self, kind: type) -> tuple[Callable[[Any, Any], None], ...]:
        found = self[kind] = tuple(getattr(kind, field.name).__set__ for field in fields(kind))
        return found


class _Kinds(dict[type, _Reduce]):
    """Reducers by type, for types seen before."""

    def __missing__(self, kind: type) -> _Reduce:
        found = self[kind] = _way(kind)
        return found


def _way(kind: type) -> _Reduce:
    if issubclass(kind, type):
        return attrgetter("__qualname__")  # Classes are pickled by name.
    if issubclass(kind, Enum) and kind.__reduce_ex__ is Enum.__reduce_ex__:
        return lambda member: (kind, (member._value_,))
    if not (is_dataclass(kind) and _plain(kind)):
        return lambda value: value.__reduce_ex__(pickle.HIGHEST_PROTOCOL)
    names = [field.name for field in fields(kind)]
    values = attrgetter(*names) if names else None
    if values is None:
        return lambda value: (made, (kind,))
    if len(names) == 1:
        return lambda value: (made, (kind, values(value)))
    return lambda value: (made, (kind, *values(value)))


def _plain(kind: type) -> bool:
    """Whether a dataclass has only its fields and default pickling."""
    ways = ("__reduce__", "__reduce_ex__")
    usual = all(getattr(kind, name) is getattr(object, name) for name in ways)
    kept = getattr(kind, "__getstate__", None)
    written = getattr(kept, "__module__", "") == "dataclasses"
    return usual and written and not kind.__dictoffset__


_PLACES: Final = _Places()
_KNOWN: Final = _Kinds()
