"""Deals that differ in two exchanged cards, computed on access."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar, overload

from gamekit.cards.cards import Card

State = TypeVar("State")


def swapped(cards: tuple[Card, ...], by: Mapping[Card, Card]) -> tuple[Card, ...]:
    """Cards with each key replaced by its value."""
    return tuple(by.get(card, card) for card in cards)


class Exchanges(Sequence[State], Generic[State]):
    """Sequence of states, one for each exchanged pair of cards."""

    def __init__(
        self, pairs: Sequence[tuple[Card, Card]], exchanged: Callable[[Mapping[Card, Card]], State]
    ) -> None:
        """``exchanged``: makes the state with each key replaced by its value."""
        self._pairs = pairs
        self._exchanged = exchanged

    def __len__(self) -> int:
        return len(self._pairs)

    @overload
    def __getitem__(self, index: int) -> State: ...

    @overload
    def __getitem__(self, index: slice) -> Exchanges[State]: ...

    def __getitem__(self, index: int | slice) -> State | Exchanges[State]:
        if isinstance(index, slice):
            return Exchanges(self._pairs[index], self._exchanged)
        first, second = self._pairs[index]
        return self._exchanged({first: second, second: first})
