"""Words of a picture and of its alt text: a game's sentences in one language."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from gamekit.api.face import Say
from gamekit.api.scenes import Look
from gamekit.cards.cards import Card, Suit
from i18n import COMMON, OFFERED, Sentences
from i18n.cards import card_label, card_name


class Words:
    """Sentences in one language. Raises ``ValueError`` for an unknown language."""

    def __init__(self, sentences: Say, language: str) -> None:
        if language not in OFFERED:
            raise ValueError(f"no pictures in the language {language!r}")
        self._sentences = sentences
        self.language: Final = language
        self._constant: Final[dict[str, str]] = {}

    def __call__(self, key: str, **values: str | int) -> str:
        """Format a sentence; raise ``KeyError`` for an unknown key."""
        if values:
            return self._sentences(self.language, key, **values)
        said = self._constant.get(key)  # A review of a match names seats a hundred times.
        if said is None:
            said = self._constant[key] = self._sentences(self.language, key)
        return said

    def suit(self, suit: Suit) -> str:
        """Name of a suit."""
        return self(f"suit-{suit.value}")

    def card(self, card: Card) -> str:
        """Card in words: « as de cœur »."""
        return card_name(self.language, card)

    def short(self, card: Card) -> str:
        """Card in signs: « A♥ »."""
        return card_label(self.language, card)

    def seat(self, seat: str) -> str:
        """Name of a seat."""
        return self(f"seat-{seat}")

    def letter(self, seat: str) -> str:
        """Letter of a seat, for plates and tables."""
        return self(f"seat-letter-{seat}")


_COMMON: Final = Sentences(COMMON)


def words_of(look: Look) -> Words:
    """Words of charts, which all games share, in a look's language."""
    return _words(look.language)


@lru_cache(maxsize=len(OFFERED))
def _words(language: str) -> Words:
    return Words(_COMMON, language)
