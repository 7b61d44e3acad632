"""Sentences that a game may override."""

from __future__ import annotations

from cogs.i18n.sentences import say
from gamekit.api.game import Game


def own(game: Game, language: str, key: str, **values: str | int) -> str:
    """The game's sentence if it has one, else that of all games."""
    words = game.face.say
    return (words if words.has(language, key) else say)(language, key, **values)
