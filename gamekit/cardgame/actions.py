"""Actions of a card game: frozen dataclasses, with the journal's text derived from their fields.

>>> codec = Codec((Play,), ("N", "S"), PACKS[36])
>>> codec.encode(Play("S", Card.parse("Kh")))
'play S Kh'
>>> codec.decode("play S 6h").card.name
'6♥'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any, ClassVar, Final, Literal, get_args, get_origin, get_type_hints

from gamekit.cards.cards import PACKS, Card, Suit

__all__ = ["PACKS", "Action", "Call", "Codec", "Dealing", "Move", "Play", "swapped"]


@dataclass(frozen=True)
class Action:
    """Action of a seat. Fields of an action: cards, suits, numbers, literals; cards at the end."""

    seat: str
    hidden: ClassVar[bool] = False
    """Whether other seats do not learn its content before the deal is over."""
    binds: ClassVar[bool] = False
    """Whether its button asks everybody for confirmation."""


@dataclass(frozen=True)
class Move(Action):
    """Action that a turn awaits."""


@dataclass(frozen=True)
class Call(Action):
    """Action besides the turn's move, by any seat whose rules allow it."""


@dataclass(frozen=True)
class Play(Move):
    """A card of the hand laid on the table."""

    card: Card


@dataclass(frozen=True)
class Dealing:
    """The pack in dealing order; the table's own action."""

    dealer: str
    cards: tuple[Card, ...]


def swapped(action: Any, by: Mapping[Card, Card]) -> Any:
    """Action with each card replaced by its value in ``by``."""
    changed: dict[str, Any] = {}
    for field in fields(action):
        value = getattr(action, field.name)
        if isinstance(value, Card):
            changed[field.name] = by.get(value, value)
        elif isinstance(value, tuple):
            changed[field.name] = tuple(by.get(card, card) for card in value)
    return replace(action, **changed)


@cache
def _types(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,5}")


class Codec:
    """Text of a game's actions, strict in both directions."""

    def __init__(
        self, kinds: Sequence[type[Action]], seats: Sequence[str], pack: Sequence[Card]
    ) -> None:
        self._kinds: Final[dict[str, type]] = {word_of(kind): kind for kind in kinds}
        self._kinds["deal"] = Dealing
        self._seats, self._pack = tuple(seats), frozenset(pack)

    def encode(self, action: Any) -> str:
        """Action as text: the lower-case name of its class, then its fields."""
        values = (getattr(action, field.name) for field in fields(action))
        return " ".join(filter(None, (word_of(type(action)), *map(_written, values))))

    def decode(self, text: str) -> Any:
        """Parse an action; ``ValueError`` for anything that :meth:`encode` does not write."""
        word, *words = text.split(" ")
        kind = self._kinds.get(word)
        if kind is None:
            raise ValueError(f"not an action: {text[:40]!r}")
        values: dict[str, Any] = {}
        for name, hint in _types(kind).items():
            if get_origin(hint) is tuple:
                values[name] = tuple(map(self._card, words))
                words = []
            elif not words:
                raise ValueError(f"{name} is missing: {text[:40]!r}")
            else:
                values[name] = self._read(name, hint, words.pop(0))
        if words:
            raise ValueError(f"more than an action: {text[:40]!r}")
        return kind(**values)

    def _read(self, name: str, hint: Any, word: str) -> Any:
        if get_origin(hint) is Literal:
            return _one_of(name, get_args(hint), word)
        if name in ("seat", "dealer"):
            return _one_of(name, self._seats, word)
        if hint is int and not _NUMBER.fullmatch(word):
            raise ValueError(f"not a number: {word[:20]!r}")
        known: dict[Any, Callable[[str], Any]] = {Card: self._card, Suit: Suit, int: int}
        if hint not in known:
            raise TypeError(f"{name} of an action is a card, a suit, a number or a literal")
        return known[hint](word)

    def _card(self, word: str) -> Card:
        return Card.parse(word, self._pack)


def word_of(kind: type) -> str:
    """First word of an action's text, also part of its sentences' keys."""
    return "deal" if kind is Dealing else kind.__name__.lower()


def _one_of(name: str, known: Sequence[str], word: str) -> str:
    if word not in known:
        raise ValueError(f"not a {name}: {word[:20]!r}")
    return word


def _written(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
