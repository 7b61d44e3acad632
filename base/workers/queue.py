"""Bounded priority queue with one place for each key."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Place(Generic[T]):
    rank: int
    number: int
    """Order of arrival, the tie-break within a rank."""
    key: Hashable | None
    item: T

    @property
    def order(self) -> tuple[int, int]:
        return self.rank, self.number


class Line(Generic[T]):
    """Queue by rank, lowest first, then by arrival.

    >>> line = Line[str](bound=2)
    >>> line.put("film", rank=2), line.put("board", rank=0, key="table 7")
    (None, None)
    >>> line.put("newer board", rank=0, key="table 7")
    'board'
    >>> line.before(0), line.before(2)
    (1, 2)
    >>> line.put("hand", rank=0), line.too_many()  # drops the last of the highest rank
    (None, 'film')
    >>> line.take(), line.take(), line.take()
    ('newer board', 'hand', None)
    """

    def __init__(self, bound: int) -> None:
        """``bound``: most items, at least one."""
        self._bound = bound
        self._places: list[_Place[T]] = []
        self._count = 0

    def __len__(self) -> int:
        """Number of items."""
        return len(self._places)

    def put(self, item: T, rank: int, key: Hashable | None = None) -> T | None:
        """Enqueue an item; remove and return an older one of its key.

        The newer one takes the older one's place, or a better one by rank.
        """
        old = next((one for one in self._places if key is not None and one.key == key), None)
        self._count += 1
        place = _Place(rank, self._count, key, item)
        if old is not None:
            self._places.remove(old)
            if old.rank <= rank:
                place = _Place(old.rank, old.number, key, item)
        self._insert(place)
        return None if old is None else old.item

    def too_many(self) -> T | None:
        """Remove and return the last item of the highest rank, if the queue exceeds its bound."""
        return self._places.pop().item if len(self._places) > self._bound else None

    def before(self, rank: int) -> int:
        """Number of items before a new one of this rank."""
        return sum(one.rank <= rank for one in self._places)

    def first(self) -> T | None:
        """First item; ``None`` if empty."""
        return self._places[0].item if self._places else None

    def take(self) -> T | None:
        """Remove and return the first item; ``None`` if empty."""
        return self._places.pop(0).item if self._places else None

    def drop(self, item: T) -> bool:
        """Remove an item; return whether it was queued."""
        for place in self._places:
            if place.item is item:
                self._places.remove(place)
                return True
        return False

    def _insert(self, place: _Place[T]) -> None:
        at = len(self._places)
        while at and self._places[at - 1].order > place.order:
            at -= 1
        self._places.insert(at, place)
