"""Bounded priority queue."""

from __future__ import annotations

from bisect import bisect_right
from typing import Generic, TypeVar

T = TypeVar("T")


class PriorityQueue(Generic[T]):
    """Queue by rank, lowest first, then by arrival.

    >>> queue = PriorityQueue[str](bound=2)
    >>> queue.put("film", rank=2), queue.put("board", rank=0)
    (None, None)
    >>> queue.before(0), queue.before(2)
    (1, 2)
    >>> queue.put("hand", rank=0)  # drops the last of the highest rank
    'film'
    >>> queue.pop(), queue.pop(), queue.pop()
    ('board', 'hand', None)
    """

    def __init__(self, bound: int) -> None:
        """``bound``: most items, at least one."""
        self._bound = bound
        self._ranks: list[int] = []
        self._items: list[T] = []

    def __len__(self) -> int:
        """Number of items."""
        return len(self._items)

    def put(self, item: T, rank: int) -> T | None:
        """Add an item; remove and return the last one of the highest rank if there is no room."""
        at = self.before(rank)
        self._ranks.insert(at, rank)
        self._items.insert(at, item)
        if len(self._items) <= self._bound:
            return None
        self._ranks.pop()
        return self._items.pop()

    def before(self, rank: int) -> int:
        """Number of items before a new one of this rank."""
        return bisect_right(self._ranks, rank)

    def pop(self) -> T | None:
        """Remove and return the first item; ``None`` if empty."""
        if not self._items:
            return None
        self._ranks.pop(0)
        return self._items.pop(0)

    def remove(self, item: T) -> bool:
        """Remove an item; return whether it was queued."""
        for at, one in enumerate(self._items):
            if one is item:
                del self._ranks[at], self._items[at]
                return True
        return False
