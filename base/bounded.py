"""A mapping of bounded size; the least recently used value is dropped."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Bounded(Generic[K, V]):
    """Values by their keys, at most ``most`` of them.

    >>> memory = Bounded[str, int](2)
    >>> memory["a"], memory["b"] = 1, 2
    >>> memory.get("a")
    1
    >>> memory["c"] = 3
    >>> memory.get("b"), len(memory)
    (None, 2)
    """

    def __init__(self, most: int, size: Callable[[V], int] | None = None) -> None:
        """``size``: of a value, where ``most`` limits the sum of their sizes."""
        self._most = most
        self._size = size
        self._held = 0
        self._values: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._values)

    def __iter__(self) -> Iterator[K]:
        """The keys, the least recently used first."""
        return iter(tuple(self._values))

    def __contains__(self, key: K) -> bool:
        return key in self._values

    def __setitem__(self, key: K, value: V) -> None:
        self.pop(key)
        self._values[key] = value
        self._held += 1 if self._size is None else self._size(value)
        while self._held > self._most:
            self.pop(next(iter(self._values)))

    def get(self, key: K) -> V | None:
        """The value, if it is still known."""
        if key not in self._values:
            return None
        self._values.move_to_end(key)
        return self._values[key]

    def pop(self, key: K) -> V | None:
        """Drop a value; it need not be there."""
        if key not in self._values:
            return None
        value = self._values.pop(key)
        self._held -= 1 if self._size is None else self._size(value)
        return value
