"""What can happen in a match: the journal is a list of these, and the only truth.

Actions carry their seat, because some come out of turn (rules 10.5, 10.6).
"""

from __future__ import annotations

from dataclasses import dataclass

from brus.seats import Seat
from cardgame.cards import Card


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer deals a pack that has been shuffled and cut (rules 10.2)."""

    dealer: Seat
    pack: tuple[Card, ...]
    """All 32 cards: 1-12 go round singly from the dealer's left, 13-32 are the stock."""


@dataclass(frozen=True, slots=True)
class Play:
    """A card is played to the trick (rules 10.2)."""

    seat: Seat
    card: Card
    dared: bool = False
    """The player dares with it (*wagen*, rules 10.5)."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A card is led face down (*kehren*, rules 10.6)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Answer:
    """The other team runs or takes up (rules 10.6)."""

    seat: Seat
    takes: bool


@dataclass(frozen=True, slots=True)
class Dare:
    """The turned card is dared, after the taking up and before the next card (rules 10.6)."""

    seat: Seat


Action = Deal | Play | Turn | Answer | Dare
