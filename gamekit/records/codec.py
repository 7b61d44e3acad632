"""Text form of actions for stored journals: one line each, strict and stable.

Words are separated by one space. ``decode(encode(action)) == action``, and :meth:`Codec.decode`
accepts only texts that :meth:`Codec.encode` writes. Legality, including completeness of a pack, is
checked by the match.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final, Generic, TypeVar

from gamekit.cards.cards import Card

A = TypeVar("A")


def _text(value: Any) -> str:
    return str(value.value if isinstance(value, Enum) else value)


@dataclass(frozen=True, slots=True)
class Word:
    """Field of an action as one word, or as all remaining ones."""

    field: str
    read: Callable[[str], Any]
    least: int = 0
    """Fewest words of a field with all remaining ones; 0: one word."""
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
            texts += map(word.write, value) if word.least else (word.write(value),)
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
        *single, final = self.words or (None,)
        if final is not None and final.least:
            if len(texts) < len(single) + final.least:
                return None
        elif len(texts) != len(self.words):
            return None
        values = dict(self.given)
        for place, word in enumerate(self.words):
            if word.least:
                values[word.field] = tuple(map(word.read, texts[place:]))
            else:
                values[word.field] = word.read(texts[place])
        return self.kind(**values)


class Codec(Generic[A]):
    """Forms of all actions of a game."""

    def __init__(self, *forms: Form) -> None:
        self._by_kind: Final[dict[type[Any], list[Form]]] = {}
        self._by_name: Final[dict[str, list[Form]]] = {}
        for form in forms:
            self._by_kind.setdefault(form.kind, []).append(form)
            self._by_name.setdefault(form.name, []).append(form)

    def encode(self, action: A) -> str:
        """Encode an action as one line without line end."""
        forms = self._by_kind[type(action)]
        if len(forms) == 1:
            return forms[0].encode(action)
        return next(form for form in forms if form.fits(action)).encode(action)

    def decode(self, text: str) -> A:
        """Decode an action; ``ValueError`` names the error."""
        name, *words = text.split(" ")
        forms = self._by_name.get(name)
        if forms is None:
            raise ValueError(f"unknown action: {name[:40]!r}")
        for form in forms:
            action: A | None = form.decode(words)
            if action is not None:
                return action
        raise ValueError(f"{name}: wrong number of words in {text[:60]!r}")


def named(kind: type[Enum], what: str) -> Callable[[str], Any]:
    """Parser of an enum's values. ``what``: such as ``seat``, for its error."""
    members: dict[str, Enum] = {str(member.value): member for member in kind}

    def read(text: str) -> Enum:
        found = members.get(text)
        if found is None:
            raise ValueError(f"not a{'n' if what[0] in 'aeiou' else ''} {what}: {text[:40]!r}")
        return found

    return read


CARD: Final = Word("card", Card.parse)


def deal(kind: type[Any], seat: type[Enum]) -> Form:
    """``deal S Ah Td …``: dealer, then the cards as dealt."""
    return Form("deal", kind, (Word("dealer", named(seat, "seat")), Word("pack", Card.parse, 1)))
