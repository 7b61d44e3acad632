"""A mapping of bounded size; the least recently used value is dropped."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Bounded(Generic[K, V]):
    """At most ``most`` values by their keys.

    >>> memory = Bounded[str, int](2)
    >>> memory["a"], memory["b"] = 1, 2
    >>> memory.get("a")
    1
    >>> memory["c"] = 3
    >>> memory.get("b"), len(memory)
    (None, 2)
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._values)

    def __setitem__(self, key: K, value: V) -> None:
        self._values[key] = value
        self._values.move_to_end(key)
        while len(self._values) > self._most:
            self._values.popitem(last=False)

    def get(self, key: K) -> V | None:
        """The value, if it is still known."""
        if key not in self._values:
            return None
        self._values.move_to_end(key)
        return self._values[key]

    def pop(self, key: K) -> None:
        """Drop a value; it need not be there."""
        self._values.pop(key, None)
