"""Small frozen mapping in a fixed order, from seats or teams to values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

K = TypeVar("K")
T = TypeVar("T")
U = TypeVar("U")


@dataclass(frozen=True, slots=True)
class Each(Generic[K, T]):
    """One value a key, in the order of the few keys."""

    keys: tuple[K, ...]
    values: tuple[T, ...]

    @staticmethod
    def of(keys: Iterable[K], function: Callable[[K], T]) -> Each[K, T]:
        """Build from a function of the key."""
        kept = tuple(keys)
        return Each(kept, tuple(map(function, kept)))

    def __getitem__(self, key: K) -> T:
        return self.values[self.keys.index(key)]

    def __iter__(self) -> Iterator[T]:
        return iter(self.values)

    def items(self) -> Iterator[tuple[K, T]]:
        """Pairs of key and value, in order."""
        return zip(self.keys, self.values, strict=True)

    def put(self, key: K, value: T) -> Each[K, T]:
        """Copy with another value for one key."""
        at = self.keys.index(key)
        return Each(self.keys, (*self.values[:at], value, *self.values[at + 1 :]))

    def map(self, function: Callable[[T], U]) -> Each[K, U]:
        """Apply a function to each value."""
        return Each(self.keys, tuple(map(function, self.values)))
