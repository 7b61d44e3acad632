"""Words of the pictures and of their alt texts, from ``sentences/*.toml``."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Final

from brouc.seats import Seat, Team
from cardgame.cards import Card, Suit
from games.api.scenes import Look
from i18n import LANGUAGES
from i18n.cards import card_label

FOLDER: Final = Path(__file__).with_name("sentences")


class Words:
    """One language. Keys are those of the file, ``section.name``."""

    def __init__(self, language: str) -> None:
        data = tomllib.loads((FOLDER / f"{language}.toml").read_text("utf-8"))
        self.language: Final = language
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
        return card_label(self.language, card)

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
def words(language: str) -> Words:
    """The words of ``fr``, ``de``, ``it`` or ``en``; raises ``ValueError`` for another language."""
    if language not in LANGUAGES:
        raise ValueError(f"no pictures in the language {language!r}")
    return Words(language)


def words_of(look: Look) -> Words:
    """The words of a look's language."""
    return words(look.language)
