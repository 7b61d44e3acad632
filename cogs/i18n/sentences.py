"""The bot's own sentences; a game's are in its package."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gamekit.api.game import Game
from i18n import COMMON, Sentences

_HERE: Final = Path(__file__).parent

say: Final = Sentences(COMMON, _HERE / "locales")
"""The sentence of a language and key, see :class:`i18n.Sentences`.

>>> say("en", "button-back")
'I’m back'
"""


def own(game: Game, language: str, key: str, **values: str | int) -> str:
    """The game's sentence if it has one, else that of all games."""
    words = game.face.say
    return (words if words.has(language, key) else say)(language, key, **values)
