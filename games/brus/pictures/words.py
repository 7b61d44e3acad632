"""Brus's words in pictures, and its players' names."""

from __future__ import annotations

from typing import Final

from gamekit.cards.cards import Card
from gamekit.parts.words import (
    called,
    drawn,
    team_letters,
    team_name,
    words_by_language,
    words_by_look,
)
from games.brus.pictures.card_signs import NAMES
from games.brus.words import say as sentences
from render.style.words import Words

__all__ = [
    "called",
    "card_told",
    "drawn",
    "team_letters",
    "team_name",
    "words",
    "words_of",
]

words: Final = words_by_language(sentences)
"""Words of a language; ``ValueError`` for one that there is not."""
words_of: Final = words_by_look(words)
"""Words of a look's language."""


def card_told(say: Words, card: Card) -> str:
    """The card in words, with its own name if it has one: « roi de cœur (Brus) »."""
    name = NAMES.get(card)
    return f"{say.card(card)} ({name})" if name else say.card(card)
