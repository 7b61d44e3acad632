"""Lykta: a guessing game for three. It has no computer players, pictures, counts or record."""

from typing import Final

from gamekit.api.game import Game
from lykta.face import FACE
from lykta.rules import RULES

GAME: Final = Game(rules=RULES, face=FACE, pieces=RULES.pieces, hidden=RULES.hidden)
