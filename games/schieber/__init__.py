"""Schieber: Swiss Jass for four in partners with 36 cards (docs/schieber.md)."""

from typing import Final

from gamekit.cardgame.build import card_game
from games.schieber.rules import Schieber

GAME: Final = card_game(Schieber())
"""Value for :mod:`games.registry`."""

__all__ = ["GAME"]
