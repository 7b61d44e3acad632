"""Every sentence a person reads, in four languages: Fluent files in folders named by language.

A sentence is produced whole by the library; code never glues fragments together. A folder of words
holds ``fr/``, ``de/``, ``it/`` and ``en/`` with any number of ``.ftl`` files; :data:`COMMON` has
what every part says alike, such as the names of cards.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

LANGUAGES: Final = ("fr", "de", "it", "en")
"""The languages in the order of the menus; French is where the first game comes from."""
FALLBACK: Final = "en"
"""For a reader whose language is none of the four."""
COMMON: Final = Path(__file__).parent / "locales"


class UnknownSentenceError(KeyError):
    """A key that the language's files do not hold, or an argument that the sentence lacks."""


def language_of(locale: object, fallback: str = FALLBACK) -> str:
    """The language of a Discord locale (``fr``, ``en-GB``) or of any such text.

    >>> language_of("de"), language_of("en-GB"), language_of("pt-BR"), language_of(None, "fr")
    ('de', 'en', 'en', 'fr')
    """
    if locale is None:
        return fallback
    language = str(locale).split("-")[0]
    return language if language in LANGUAGES else fallback


class Sentences:
    """The words of some folders, a later one's before an earlier one's.

    >>> Sentences(COMMON)("en", "suit-h")
    'hearts'
    """

    def __init__(self, *folders: Path) -> None:
        self.folders: Final = folders
        self._plain: Final[dict[tuple[str, str], str | None]] = {}

    def __call__(self, language: str, key: str, **values: str | int) -> str:
        """The sentence of a key; :class:`UnknownSentenceError` if it cannot be said whole."""
        # A picture says some thirty sentences, most of them texts with values in their places:
        # for those the library takes fifteen times as long.
        plain = self._plain_text(language, key)
        if plain is not None and all(isinstance(value, str) for value in values.values()):
            try:
                return plain.format_map(values)
            except KeyError as error:
                raise UnknownSentenceError(f"{language}: {key}: no {error}") from None
        sentences = _bundle(self.folders, language)
        if not sentences.has_message(key):
            raise UnknownSentenceError(f"{language}: {key}")
        pattern = sentences.get_message(key).value
        if pattern is None:
            raise UnknownSentenceError(f"{language}: {key} has no text")
        text, errors = sentences.format_pattern(pattern, dict(values))
        if errors:
            raise UnknownSentenceError(f"{language}: {key}: {errors[0]}")
        return str(text)

    def has(self, language: str, key: str) -> bool:
        """Whether the language knows the sentence."""
        return _bundle(self.folders, language).has_message(key)

    def _plain_text(self, language: str, key: str) -> str | None:
        """A sentence without choices as a format string; ``None`` for every other one."""
        at = (language, key)
        if at not in self._plain:
            found = _bundle(self.folders, language)  # KeyError for an unknown language
            if not found.has_message(key):
                return None  # not kept: there is no end of unknown keys
            self._plain[at] = _plain_texts(self.folders, language).get(key)
        return self._plain[at]


@cache
def _plain_texts(folders: tuple[Path, ...], language: str) -> dict[str, str | None]:
    """Every sentence as a format string where it has nothing but texts and plain values."""
    found: dict[str, str | None] = {}
    for folder in folders:
        for path in sorted((folder / language).glob("*.ftl")):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    found[entry.id.name] = _format_of(entry.value)
    return found


def _format_of(pattern: ast.Pattern | None) -> str | None:
    parts: list[str] = []
    for element in pattern.elements if pattern is not None else ():
        if isinstance(element, ast.TextElement):
            parts.append(element.value.replace("{", "{{").replace("}", "}}"))
        elif isinstance(element.expression, ast.VariableReference):
            parts.append(f"{{{element.expression.id.name}}}")
        else:
            return None
    return "".join(parts) or None


@cache
def _bundle(folders: tuple[Path, ...], language: str) -> FluentBundle:
    """The sentences of one language; raises ``KeyError`` for an unknown language."""
    if language not in LANGUAGES:
        raise KeyError(language)
    found = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for path in sorted((folder / language).glob("*.ftl")):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            found.add_resource(resource, allow_overrides=True)
    return found
