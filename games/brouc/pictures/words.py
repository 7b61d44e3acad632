"""Le Brouc's words in pictures, and its players' names."""

from __future__ import annotations

from typing import Final

from gamekit.parts.words import (
    called,
    drawn,
    team_letters,
    team_name,
    words_by_language,
    words_by_look,
)
from games.brouc.words import say as sentences

__all__ = [
    "called",
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
