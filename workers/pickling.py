"""Questions as bytes: plain data, which a question is mostly made of, in a third of the time.

Python writes a frozen dataclass with slots, and a member of an enumeration, in steps of its own
that look at the type again for every object; a scene has a hundred of them. Here it is looked at
once. What comes out is an ordinary pickle.
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
    """A value as :func:`pickle.loads` reads it; raises what :func:`pickle.dumps` raises."""
    out = BytesIO()
    pickler = pickle.Pickler(out, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = _KNOWN
    pickler.dump(value)
    return out.getvalue()


def made(kind: type, *values: Any) -> Any:
    """A dataclass with these values in its fields, in their order; nothing else is run."""
    new: Any = object.__new__(kind)
    for place, value in zip(_PLACES[kind], values, strict=True):
        place(new, value)
    return new


class _Places(dict[type, tuple[Callable[[Any, Any], None], ...]]):
    """What sets the fields of a dataclass with slots."""

    def __missing__(self, kind: type) -> tuple[Callable[[Any, Any], None], ...]:
        found = self[kind] = tuple(getattr(kind, field.name).__set__ for field in fields(kind))
        return found


class _Kinds(dict[type, _Reduce]):
    """How values of each type are written; of types that have been seen."""

    def __missing__(self, kind: type) -> _Reduce:
        found = self[kind] = _way(kind)
        return found


def _way(kind: type) -> _Reduce:
    if issubclass(kind, type):
        return attrgetter("__qualname__")  # A class, by its name.
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
    """Whether there is nothing in a dataclass but its fields, and no way of its own to be kept."""
    ways = ("__reduce__", "__reduce_ex__")
    usual = all(getattr(kind, name) is getattr(object, name) for name in ways)
    kept = getattr(kind, "__getstate__", None)
    written = getattr(kept, "__module__", "") == "dataclasses"
    return usual and written and not kind.__dictoffset__


_PLACES: Final = _Places()
_KNOWN: Final = _Kinds()
