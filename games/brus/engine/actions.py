"""Actions of a match. Its journal is a list of them; everything else is derived.

Actions carry their seat, because some come out of turn (rules 10.5, 10.6).
"""

from __future__ import annotations

from dataclasses import dataclass

from gamekit.cards.cards import Card
from games.brus.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal of a shuffled and cut pack (rules 10.2)."""

    dealer: Seat
    pack: tuple[Card, ...]
    """All 32 cards: 1-12 go round singly from the dealer's left, 13-32 are the stock."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play of a card to the trick (rules 10.2)."""

    seat: Seat
    card: Card
    dared: bool = False
    """Played with a dare (*wagen*, rules 10.5)."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Lead of a card face down (*kehren*, rules 10.6)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer to a turned card: run or take up (rules 10.6)."""

    seat: Seat
    takes: bool


@dataclass(frozen=True, slots=True)
class Dare:
    """Dare of the turned card, after taking up and before the next card (rules 10.6)."""

    seat: Seat


Action = Deal | Play | Turn | Answer | Dare
