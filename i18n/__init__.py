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
from fluent.syntax import ast

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
        try:
            return self._plain[at]
        except KeyError:
            message = _read(self.folders, language)[1].get(key)
            if message is None:
                return None  # not kept: there is no end of unknown keys
            self._plain[at] = _format_of(message)
            return self._plain[at]


def _format_of(message: ast.Message) -> str | None:
    parts: list[str] = []
    for element in message.value.elements if message.value is not None else ():
        if isinstance(element, ast.TextElement):
            parts.append(element.value.replace("{", "{{").replace("}", "}}"))
        elif isinstance(element.expression, ast.VariableReference):
            parts.append(f"{{{element.expression.id.name}}}")
        else:
            return None
    return "".join(parts) or None


def _bundle(folders: tuple[Path, ...], language: str) -> FluentBundle:
    """The sentences of one language; raises ``KeyError`` for an unknown language."""
    return _read(folders, language)[0]


@cache
def _read(folders: tuple[Path, ...], language: str) -> tuple[FluentBundle, dict[str, ast.Message]]:
    if language not in LANGUAGES:
        raise KeyError(language)
    bundle = FluentBundle([language], use_isolating=False)
    messages: dict[str, ast.Message] = {}
    for folder in folders:
        for path in sorted((folder / language).glob("*.ftl")):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            bundle.add_resource(resource, allow_overrides=True)
            messages |= {
                entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)
            }
    return bundle, messages
