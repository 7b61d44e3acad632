"""Rows in memory; only this process changes them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final, Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")

KEPT: Final = 10_000
"""Cached values: a few megabytes."""


class Cache(Generic[K, V]):
    """Values as stored; the least recently used are dropped."""

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._values: OrderedDict[K, V] = OrderedDict()
        self._changes = 0

    def __len__(self) -> int:
        return len(self._values)

    async def get(self, key: K, read: Callable[[K], Awaitable[V]]) -> V:
        """Return the value of a key, read from the store if it is not cached."""
        if key in self._values:
            self._values.move_to_end(key)
            return self._values[key]
        before = self._changes
        value = await read(key)
        if self._changes == before:  # Otherwise it may be outdated already.
            self.put(key, value)
        return value

    def put(self, key: K, value: V) -> None:
        """Note the stored value."""
        self._values[key] = value
        self._values.move_to_end(key)
        while len(self._values) > self._most:
            self._values.popitem(last=False)

    @contextmanager
    def changing(self, *keys: K) -> Iterator[None]:
        """Drop the values once they have been written in this context; no keys: all."""
        try:
            yield
        finally:
            self._changes += 1
            for key in keys or tuple(self._values):
                self._values.pop(key, None)
