"""Schieber: Swiss Jass for four in partners with 36 cards (docs/schieber.md)."""

from pathlib import Path
from typing import Final

from gamekit.api.puzzle import Puzzles
from games.cardgame.build import card_game
from games.schieber.rules import Schieber

GAME: Final = card_game(
    Schieber(), puzzles=Puzzles(least=7.0, file=Path(__file__).with_name("puzzles.jsonl"))
)
"""Value for :mod:`games.registry`."""

__all__ = ["GAME"]
