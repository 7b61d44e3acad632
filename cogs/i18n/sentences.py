"""The bot's own sentences, and names of seats, sides and people in a language.

A game's sentences are in its package.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from gamekit.api.face import Say
from gamekit.api.game import Game
from i18n import COMMON, Sentences
from tables.journal.entries import Kind, Occupant
from tables.views import FIGURES

_HERE: Final = Path(__file__).parent

say: Final = Sentences(COMMON, _HERE / "locales")
"""The sentence of a language and key, see :class:`i18n.Sentences`.

>>> say("en", "button-back")
'I’m back'
"""
COMPUTERS: Final = (
    *("Rosalie", "Céline", "Margot", "Suzette"),
    *("Abram", "Moïse", "Josué", "Hippolyte"),
    *("Louis", "Germain", "Aloys", "Colas"),
)
"""Names of computer players in every language, in the order of :data:`render.table.heads.HEADS`."""
assert len(COMPUTERS) == FIGURES, "every figure has a name"


def own(game: Game, language: str, key: str, **values: str | int) -> str:
    """The game's sentence if it has one, else that of all games."""
    words = game.face.say
    return (words if words.has(language, key) else say)(language, key, **values)


def seat_name(language: str, seat: object, words: Say) -> str:
    """``Nord``."""
    return words(language, f"seat-{seat}")


def person_name(language: str, person: int) -> str:
    """A person's mention; a placeholder for an erased person (negative id)."""
    return f"<@{person}>" if person > 0 else say(language, "erased-person")


def occupant_name(language: str, occupant: Occupant, figure: int) -> str:
    """A person's mention without a notification, or the computer player's name."""
    if occupant.kind is Kind.PERSON and occupant.person is not None:
        return person_name(language, occupant.person)
    return f"🤖 {COMPUTERS[figure]}"


def side_name(language: str, side: Sequence[str], names: Mapping[str, str], words: Say) -> str:
    """The names of partners; without partners the player's name. ``names``: by seat."""
    return words(language, f"side-{side[0]}", one=names[side[0]], two=names[side[-1]])
