"""Sentences in four languages: Fluent files in folders named by language.

A language may have a *variety* (:data:`VARIETIES`) with its own texts of some sentences, such as
German with the card names of Swiss players.

The library formats whole sentences; code never joins fragments. A folder of words holds ``fr/``,
``de/``, ``it/`` and ``en/`` with any number of ``.ftl`` files; :data:`COMMON` has the shared
sentences, such as the names of cards.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

LANGUAGES: Final = ("fr", "de", "it", "en")
"""Languages, each complete; French is the first game's own."""
VARIETIES: Final = {"de-CH": "de"}
"""Variety → its language, the fallback for sentences without an own text."""
OFFERED: Final = ("fr", "de", "de-CH", "it", "en")
"""Choices in the order of the menus. Discord itself knows no varieties."""
FALLBACK: Final = "en"
"""Language of readers with any other one."""
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""Start of a sentence in a file; its other lines are indented or a closing brace."""
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)
"""Possible reference to another sentence."""
COMMON: Final = Path(__file__).parent / "locales"
_GROUPED: Final = 10_000
"""Least number whose digits are grouped: years, scores and goals never are."""


def format_number(value: int) -> str:
    """Format a number with a true minus sign.

    >>> format_number(12), format_number(-3)
    ('12', '−3')
    """
    return str(value) if value >= 0 else f"−{-value}"


def grouped(language: str, value: int) -> str:
    """Format a number as sentences do: its digits are grouped from 10,000 on.

    >>> grouped("en", -1000), grouped("en", 12000), grouped("de-CH", 12000)
    ('−1000', '12,000', '12’000')
    """
    if abs(value) < _GROUPED:
        return format_number(value)
    digits = f"{abs(value):,}".replace(",", _group_mark(language))
    return digits if value > 0 else f"−{digits}"


@cache
def _group_mark(language: str) -> str:
    """Sign between groups of three digits."""
    return Sentences(COMMON)(language, "group-mark")


class _Number(FluentInt):
    """Number of a sentence: it chooses plural forms and is written by :func:`grouped`."""

    language: str

    @staticmethod
    def of(language: str, value: int) -> _Number:
        """Number in a sentence of a language."""
        number = _Number(value)
        assert isinstance(number, _Number)
        number.language = language
        return number

    def format(self, locale: object) -> str:
        """Write the number, for the library; ``locale`` has no varieties."""
        return grouped(self.language, int(self))


class UnknownSentenceError(KeyError):
    """Key missing from the language's files, or argument missing from the call."""


def language_of(locale: object, fallback: str = FALLBACK) -> str:
    """Language of a Discord locale (``fr``, ``en-GB``), of a variety or of any such text.

    >>> language_of("de"), language_of("en-GB"), language_of("pt-BR"), language_of(None, "fr")
    ('de', 'en', 'en', 'fr')
    >>> language_of("de-CH")
    'de'
    """
    if locale is None:
        return fallback
    language = str(locale).split("-")[0]
    return language if language in LANGUAGES else fallback


@dataclass(frozen=True, slots=True)
class Texts:
    """Sentences in code instead of a folder: (language, text of a Fluent file) pairs.

    The language ``""`` stands for all.
    """

    of: tuple[tuple[str, str], ...]

    def files(self, language: str) -> list[str]:
        """Texts in a language."""
        return [text for own, text in self.of if own == language]


Source = Path | Texts


class Sentences:
    """Sentences of some folders; later folders take precedence, and in each folder varieties.

    ``fallback``: language of sentences that a folder lacks in the reader's.

    >>> Sentences(COMMON)("en", "suit-h")
    'hearts'
    """

    def __init__(self, *sources: Source, fallback: str | None = None) -> None:
        self.folders: Final = tuple(one for one in sources if isinstance(one, Path))
        self._sources: Final = sources
        self._fallback: Final = fallback
        self._plain: Final[dict[tuple[str, str], str | None]] = {}

    def __call__(self, language: str, key: str, **values: str | int) -> str:
        """Format the sentence of a key; raise :class:`UnknownSentenceError` if it cannot be
        complete.
        """
        # A picture has some thirty sentences, mostly plain texts with values in them, for which the
        # library takes fifteen times as long.
        plain = self._plain.get((language, key)) or self._plain_text(language, key)
        if plain is not None:
            written = {
                name: grouped(language, value) if isinstance(value, int) else value
                for name, value in values.items()
            }
            try:
                return plain.format_map(written)
            except KeyError as error:
                raise UnknownSentenceError(f"{language}: {key}: no {error}") from None
        words = self._words(language)
        if words.message(key) is None:
            wrong = " is no Fluent text" if key in words.written else ""
            raise UnknownSentenceError(f"{language}: {key}{wrong}")
        pattern = words.bundle.get_message(key).value
        if pattern is None:
            raise UnknownSentenceError(f"{language}: {key} has no text")
        told = {
            name: _Number.of(language, value) if isinstance(value, int) else value
            for name, value in values.items()
        }
        # `FluentBundle.format_pattern` would write the numbers itself, with a hyphen as minus sign.
        errors: list[Exception] = []
        text = pattern(ResolverEnvironment(words.bundle, errors, CurrentEnvironment(told)))
        if errors:
            raise UnknownSentenceError(f"{language}: {key}: {errors[0]}")
        return str(text)

    def has(self, language: str, key: str) -> bool:
        """Whether the language has the sentence."""
        return key in self._words(language).written

    def _words(self, language: str) -> _Words:
        return _words(self._sources, self._fallback, language)

    def _plain_text(self, language: str, key: str) -> str | None:
        """Format string of a sentence without choices; ``None`` for all others."""
        at = (language, key)
        try:
            return self._plain[at]
        except KeyError:
            message = self._words(language).message(key)
            if message is None:
                return None  # Not cached, since unknown keys are unlimited.
            self._plain[at] = self._format_of(language, message)
            return self._plain[at]

    def _format_of(self, language: str, message: ast.Message) -> str | None:
        parts: list[str | None] = []
        for element in message.value.elements if message.value is not None else ():
            if isinstance(element, ast.TextElement):
                parts.append(element.value.replace("{", "{{").replace("}", "}}"))
            elif isinstance(element.expression, ast.VariableReference):
                parts.append(f"{{{element.expression.id.name}}}")
            elif isinstance(element.expression, ast.MessageReference):
                parts.append(self._plain_text(language, element.expression.id.name))
            else:
                return None
        told = [part for part in parts if part is not None]
        return "".join(told) or None if len(told) == len(parts) else None


class _Words:
    """Sentences of one language, parsed on first use.

    Parsing all sentences of the bot in four languages would add a second to every start.
    """

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self.bundle: Final = FluentBundle([language], use_isolating=False)
        self.written: Final[dict[str, str]] = {}
        """Key → its lines, from the last file and folder that has it."""
        for text in texts:
            starts = [*_ENTRY.finditer(text)]
            ends = [*(start.start() for start in starts[1:]), len(text)]
            for start, end in zip(starts, ends, strict=True):
                self.written[start[1]] = text[start.start() : end]
        self._messages: Final[dict[str, ast.Message | None]] = {}

    def message(self, key: str) -> ast.Message | None:
        """Parse a sentence and its references, once; ``None`` if unknown."""
        if key not in self._messages and key in self.written:
            self._parse(key, set())
        return self._messages.get(key)

    def _parse(self, key: str, begun: set[str]) -> None:
        # Threads that draw may do this at once: a sentence is visible only when complete, and
        # parsing it twice is harmless.
        begun.add(key)
        for referred in _REFERENCE.findall(self.written[key]):
            if referred in self.written and referred not in {*begun, *self._messages}:
                self._parse(referred, begun)
        resource = FluentResource(self.written[key])
        self.bundle.add_resource(resource)
        parsed = (entry for entry in resource.body if isinstance(entry, ast.Message))
        self._messages[key] = next(parsed, None)


@cache
def _words(sources: tuple[Source, ...], fallback: str | None, language: str) -> _Words:
    """Sentences of a language or variety; raise ``KeyError`` for an unknown one."""
    if language not in OFFERED:
        raise KeyError(language)
    names = dict.fromkeys(filter(None, (fallback, language_of(language), language)))
    return _Words(language, [text for source in sources for text in _texts(source, names)])


def _texts(source: Source, languages: Iterable[str]) -> Iterator[str]:
    """Fluent files of a source, the ones to take precedence last."""
    if isinstance(source, Texts):
        for language in ("", *languages):
            yield from source.files(language)
        return
    for language in languages:
        for file in sorted((source / language).glob("*.ftl")):
            yield file.read_text(encoding="utf-8")
