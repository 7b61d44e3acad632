"""Text form of actions for stored journals: one line each, strict and stable.

Most forms follow from the fields of frozen dataclasses (:func:`derived`). Words are separated by
one space. ``decode(encode(action)) == action``, and :meth:`Codec.decode` accepts only texts that
:meth:`Codec.encode` writes. Legality, including completeness of a pack, is checked by the match.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, fields
from enum import Enum
from functools import lru_cache
from typing import Any, Final, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

from gamekit.cards.cards import Card

A = TypeVar("A")

KEPT: Final = 1_000
"""Actions and texts that a game's codec remembers: a match has less than 300."""
_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,5}")


def _text(value: Any) -> str:
    return str(value.value if isinstance(value, Enum) else value)


@dataclass(frozen=True, slots=True)
class Word:
    """Field of an action as one word, or as all remaining ones."""

    field: str
    read: Callable[[str], Any]
    least: int | None = None
    """Fewest words of a field with all remaining ones; ``None``: one word."""
    write: Callable[[Any], str] = _text
    """Inverse of ``read``."""


@dataclass(frozen=True, slots=True)
class Form:
    """Text of a type of action: its name, then its fields' words."""

    name: str
    kind: type[Any]
    words: tuple[Word, ...] = ()
    given: Mapping[str, Any] = field(default_factory=dict)
    """Fields that the form determines."""
    last: str = ""
    """Last word, if it is fixed."""

    def encode(self, action: Any) -> str:
        """Encode an action of this form."""
        texts = [self.name]
        for word in self.words:
            value = getattr(action, word.field)
            single = word.least is None
            texts += (word.write(value),) if single else map(word.write, value)
        return " ".join((*texts, self.last) if self.last else texts)

    def fits(self, action: Any) -> bool:
        """Whether it is the form of an action."""
        return all(getattr(action, name) == value for name, value in self.given.items())

    def decode(self, texts: list[str]) -> Any | None:
        """Action of the words after the name; ``None`` if their number differs."""
        if self.last:
            if texts[-1:] != [self.last]:
                return None
            texts = texts[:-1]
        least = self.words[-1].least if self.words else None
        if least is None and len(texts) != len(self.words):
            return None
        if least is not None and len(texts) < len(self.words) - 1 + least:
            return None
        values = dict(self.given)
        for place, word in enumerate(self.words):
            if word.least is None:
                values[word.field] = word.read(texts[place])
            else:
                values[word.field] = tuple(map(word.read, texts[place:]))
        return self.kind(**values)


class Codec(Generic[A]):
    """Forms of all actions of a game."""

    def __init__(self, *forms: Form) -> None:
        self._by_kind: Final[dict[type[Any], list[Form]]] = {}
        self._by_name: Final[dict[str, list[Form]]] = {}
        for form in forms:
            self._by_kind.setdefault(form.kind, []).append(form)
            self._by_name.setdefault(form.name, []).append(form)
        self.encode: Final[Callable[[A], str]] = lru_cache(KEPT)(self._encode)
        """Encode an action as one line without line end."""
        self.decode: Final[Callable[[str], A]] = lru_cache(KEPT)(self._decode)
        """Decode an action; ``ValueError`` names the error."""

    def _encode(self, action: A) -> str:
        forms = self._by_kind.get(type(action))
        if forms is None:
            raise ValueError(f"{type(action).__name__} is none of the game's actions")
        if len(forms) == 1:
            return forms[0].encode(action)
        return next(form for form in forms if form.fits(action)).encode(action)

    def _decode(self, text: str) -> A:
        name, *words = text.split(" ")
        forms = self._by_name.get(name)
        if forms is None:
            raise ValueError(f"unknown action: {name[:40]!r}")
        for form in forms:
            action: A | None = form.decode(words)
            if action is not None:
                return action
        raise ValueError(f"{name}: wrong number of words in {text[:60]!r}")


def one_of(values: Iterable[Any], what: str) -> Callable[[str], Any]:
    """Parser of texts, or of an enum's values. ``what``: such as ``seat``, for its error."""
    known = {_text(value): value for value in values}

    def read(text: str) -> Any:
        if text not in known:
            raise ValueError(f"not a{'n' if what[0] in 'aeiou' else ''} {what}: {text[:40]!r}")
        return known[text]

    return read


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError(f"not a number: {text[:40]!r}")
    return int(text)


def derived(
    kind: type[Any],
    *,
    name: str = "",
    least: int = 1,
    seats: Iterable[str] = (),
    pack: Collection[Card] | None = None,
    given: Mapping[str, Any] | None = None,
    last: str = "",
) -> Form:
    """Form of a frozen dataclass: the lower-case name of its class, then its fields in order.

    Fields are enums, cards, numbers and literals, at the end perhaps a tuple of ``least`` or more
    cards. ``seats``: values of ``seat`` and ``dealer`` where they are texts. ``pack``: known cards,
    by default the 32. ``name``, ``given`` and ``last`` are those of the form.
    """

    def word(field: str, hint: Any) -> Word:
        if get_origin(hint) is tuple:
            return Word(field, read_card, least)
        if hint is Card:
            return Word(field, read_card)
        if hint is int:
            return Word(field, _number)
        if get_origin(hint) is Literal:
            return Word(field, one_of(get_args(hint), field))
        if isinstance(hint, type) and issubclass(hint, Enum):
            return Word(field, one_of(hint, hint.__name__.lower()))
        if hint is not str or field not in ("seat", "dealer"):
            raise TypeError(f"{field} of an action is a card, an enum, a number or a literal")
        return Word(field, one_of(seats, "seat"))

    def read_card(text: str) -> Card:
        return Card.parse(text, pack)

    hints, given = get_type_hints(kind), given or {}
    words = tuple(word(one.name, hints[one.name]) for one in fields(kind) if one.name not in given)
    return Form(name or kind.__name__.lower(), kind, words, given, last)
