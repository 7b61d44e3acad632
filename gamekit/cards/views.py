"""Views: parts of a state that a reader may see, by allow-list."""

from __future__ import annotations

from dataclasses import fields
from enum import Enum
from typing import Any, TypeVar, cast

V = TypeVar("V")


class Phase(Enum):
    """Phase of a match."""

    DEALING = "dealing"
    """Before a deal, the first one included."""
    PLAYING = "playing"
    COUNTING = "counting"
    """After the last trick, before the booking."""
    ANSWERING = "answering"
    """Waiting for an answer, without a seat on turn."""
    OVER = "over"


def shown(kind: type[V], source: object, **given: Any) -> V:
    """Data of a frozen dataclass: given fields, and all others from the source by their names."""
    names = (field.name for field in fields(cast(Any, kind)))
    return kind(**{name: getattr(source, name) for name in names if name not in given}, **given)
