"""Words of charts, shared by all games."""

from __future__ import annotations

from functools import lru_cache

from gamekit.api.scenes import Look
from i18n import COMMON, OFFERED, Sentences
from render.style.words import Words

_SENTENCES = Sentences(COMMON)


def words_of(look: Look) -> Words:
    """Words of a look's language."""
    return _words(look.language)


@lru_cache(maxsize=len(OFFERED))
def _words(language: str) -> Words:
    return Words(_SENTENCES, language)
