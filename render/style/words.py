"""Words of the pictures and of their alt texts, from ``sentences/*.toml``."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Final

from brouc.seats import Seat, Team
from cardgame.cards import Card, Suit
from render.cards.faces import Letters

FOLDER: Final = Path(__file__).with_name("sentences")
_SIGNS: Final = {Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣", Suit.SPADES: "♠"}


class Words:
    """One language. Keys are those of the file, ``section.name``."""

    def __init__(self, language: str, letters: Letters) -> None:
        data = tomllib.loads((FOLDER / f"{language}.toml").read_text("utf-8"))
        self.language: Final = language
        self._letters = letters
        self.lines: Final[dict[str, str]] = {
            f"{section}.{name}": line
            for section, lines in data.items()
            for name, line in lines.items()
        }

    def __call__(self, key: str, **values: object) -> str:
        """The sentence with its values put in; ``KeyError`` for an unknown key."""
        line = self.lines[key]
        return line.format(**values) if values else line

    def suit(self, suit: Suit) -> str:
        """The suit's name."""
        return self.lines[f"suits.{suit.value}"]

    def card(self, card: Card) -> str:
        """The card in words: « as de cœur »."""
        rank = self.lines[f"ranks.{card.rank.value}"]
        return self("alt.card", rank=rank, suit=self.suit(card.suit))

    def short(self, card: Card) -> str:
        """The card in signs: « A♥ »."""
        return self._letters.of(card.rank) + _SIGNS[card.suit]

    def seat(self, seat: Seat) -> str:
        """The seat's name."""
        return self.lines[f"seats.{seat.value}"]

    def seat_letter(self, seat: Seat) -> str:
        """The seat's letter."""
        return self.lines[f"seat_letters.{seat.value}"]

    def team(self, team: Team) -> str:
        """The team by its seats' names."""
        return self.lines[f"teams.{team.value}"]

    def team_short(self, team: Team) -> str:
        """The team by its seats' letters."""
        return self.lines[f"teams.{team.value}_short"]


@lru_cache(maxsize=16)
def words(language: str, letters: Letters = Letters.FR) -> Words:
    """The words of ``fr``, ``de``, ``it`` or ``en``; ``letters`` are the pack's."""
    return Words(language, letters)
