"""Values and cards of seats and sides."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from gamekit.cards.cards import Card

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


@dataclass(frozen=True)
class Packets(Generic[K]):
    """Packets of cards that go round once each, from the seat after the dealer."""

    seats: tuple[K, ...]
    sizes: tuple[int, ...]

    def hands(self, pack: tuple[Card, ...], dealer: K) -> Each[K, tuple[Card, ...]]:
        """Cards of each seat, in the order dealt."""
        return Each.of(
            self.seats, lambda seat: tuple(pack[place] for place in self._places(seat, dealer))
        )

    def rest(self, pack: tuple[Card, ...]) -> tuple[Card, ...]:
        """Cards that are not dealt."""
        return pack[len(self.seats) * sum(self.sizes) :]

    def pack(
        self, hands: Each[K, tuple[Card, ...]], dealer: K, rest: tuple[Card, ...] = ()
    ) -> tuple[Card, ...]:
        """Pack that deals these hands, the inverse of :meth:`hands`."""
        cards: dict[int, Card] = {}
        for seat, hand in hands.items():
            cards.update(zip(self._places(seat, dealer), hand, strict=True))
        return (*(cards[place] for place in range(len(cards))), *rest)

    def _places(self, seat: K, dealer: K) -> Iterator[int]:
        """Indices of a seat's cards in the pack."""
        turn = (self.seats.index(seat) - self.seats.index(dealer) - 1) % len(self.seats)
        before = 0
        for size in self.sizes:
            yield from range(before + turn * size, before + (turn + 1) * size)
            before += len(self.seats) * size
