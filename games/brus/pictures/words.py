"""Brus's words in pictures, and its players' names."""

from __future__ import annotations

from functools import lru_cache

from gamekit.api.scenes import Look
from gamekit.cards.cards import Card
from games.brus.engine.seats import PerSeat, Seat, Team
from games.brus.pictures.card_signs import NAMES
from games.brus.words import say as sentences
from i18n import OFFERED
from render.style.names import drawable, short_name
from render.style.words import Words


@lru_cache(maxsize=len(OFFERED))
def words(language: str) -> Words:
    """The words of a language; ``ValueError`` for one that there is not."""
    return Words(sentences, language)


def words_of(look: Look) -> Words:
    """The words of a look's language."""
    return words(look.language)


def team_name(say: Words, team: Team) -> str:
    """The team by its seats' names."""
    return say(f"team-{team.value}")


def team_letters(say: Words, team: Team) -> str:
    """The team by its seats' letters."""
    return say(f"team-{team.value}-short")


def drawn(names: PerSeat[str], seat: Seat, say: Words) -> str:
    """A player's name as pictures have it; the seat's name where nothing of it can be drawn."""
    return drawable(names[seat]) or say.seat(seat.value)


def called(names: PerSeat[str], seat: Seat, say: Words) -> str:
    """A player's name as alt texts have it; the seat's name if it is empty."""
    return short_name(names[seat]) or say.seat(seat.value)


def card_told(say: Words, card: Card) -> str:
    """The card in words, with its own name if it has one: « roi de cœur (Brus) »."""
    name = NAMES.get(card)
    return f"{say.card(card)} ({name})" if name else say.card(card)
