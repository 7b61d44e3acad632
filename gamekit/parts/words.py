"""Words in pictures, and players' names there."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from gamekit.api.scenes import Look
from i18n import OFFERED, Sentences
from render.style.names import drawable, short_name
from render.style.words import Words


def words_by_language(sentences: Sentences) -> Callable[[str], Words]:
    """Words of a language; ``ValueError`` for an unknown one."""

    @lru_cache(maxsize=len(OFFERED))
    def words(language: str) -> Words:
        return Words(sentences, language)

    return words


def words_by_look(words: Callable[[str], Words]) -> Callable[[Look], Words]:
    """Words of a look's language."""
    return lambda look: words(look.language)


def team_name(say: Words, team: Any) -> str:
    """The team by its seats' names."""
    return say(f"team-{team.value}")


def team_letters(say: Words, team: Any) -> str:
    """The team by its seats' letters."""
    return say(f"team-{team.value}-short")


def drawn(names: Any, seat: Any, say: Words) -> str:
    """A player's name as pictures have it; the seat's name where nothing of it can be drawn."""
    return drawable(names[seat]) or say.seat(seat.value)


def called(names: Any, seat: Any, say: Words) -> str:
    """A player's name as alt texts have it; the seat's name if it is empty."""
    return short_name(names[seat]) or say.seat(seat.value)
