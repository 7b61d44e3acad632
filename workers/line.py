"""The line in front of the workers: ranks, a bound, and one place a key."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Place(Generic[T]):
    rank: int
    number: int
    """Counted as they come: of one rank the lower goes first."""
    key: Hashable | None
    item: T

    @property
    def order(self) -> tuple[int, int]:
        return self.rank, self.number


class Line(Generic[T]):
    """Who waits, in order: the lowest rank first, within a rank the first that came.

    >>> line = Line[str](bound=2)
    >>> line.put("film", rank=2), line.put("board", rank=0, key="table 7")
    (None, None)
    >>> line.put("newer board", rank=0, key="table 7")
    'board'
    >>> line.before(0), line.before(2)
    (1, 2)
    >>> line.put("hand", rank=0), line.too_many()  # the last of the highest rank gives way
    (None, 'film')
    >>> line.take(), line.take(), line.take()
    ('newer board', 'hand', None)
    """

    def __init__(self, bound: int) -> None:
        """``bound``: how many may wait, at least one."""
        self._bound = bound
        self._places: list[_Place[T]] = []
        self._count = 0

    def __len__(self) -> int:
        """How many wait."""
        return len(self._places)

    def put(self, item: T, rank: int, key: Hashable | None = None) -> T | None:
        """Let it wait; the older item of its key, which waits no more, if there was one.

        The newer one has the older one's place, or a better one by its rank.
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
        """The last of the highest rank, which waits no more, if more than the bound wait."""
        return self._places.pop().item if len(self._places) > self._bound else None

    def before(self, rank: int) -> int:
        """How many would go before another of this rank."""
        return sum(one.rank <= rank for one in self._places)

    def first(self) -> T | None:
        """Whose turn it is; ``None`` if nobody waits."""
        return self._places[0].item if self._places else None

    def take(self) -> T | None:
        """Whose turn it is, who waits no more; ``None`` if nobody waits."""
        return self._places.pop(0).item if self._places else None

    def drop(self, item: T) -> bool:
        """Let it wait no more; whether it did."""
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
