"""Actions of a match and their text for journals. A journal is a list of them; everything else is
derived.

Actions carry their seat, because « aus » may come out of turn (rules 11.6).

======================  ===================================================================
``deal S Ah Td …``      dealer, then the 32 cards as dealt
``play N Ah``
``rob N``
``meld N Kh Qh``        two to five cards
``out N``
``book``
======================  ===================================================================

>>> encode(Rob(Seat.NORTH))
'rob N'
>>> decode("meld S Kh Qh")
Meld(seat=<Seat.SOUTH: 'S'>, cards=(Card(Kh), Card(Qh)))
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import unique
from typing import Final

from gamekit.cards.cards import Card
from gamekit.cards.violations import Reason
from gamekit.records.codec import Codec, derived
from games.briscon.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal of a shuffled and cut pack (rules 11.1)."""

    dealer: Seat
    pack: tuple[Card, ...]
    """All 32 cards: 1-2 and 5-7 the other's, 3-4 and 8-10 the dealer's, 11 the upcard, 12-32 the
    stock."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play of a card to the trick (rules 11.2)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Rob:
    """Exchange of the trump seven for the upcard (*rauben*, rules 11.3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Meld:
    """Meld of cards (*melden*, rules 11.4); the cards determine its kind."""

    seat: Seat
    cards: tuple[Card, ...]
    """Cards of the meld in any order."""


@dataclass(frozen=True, slots=True)
class Out:
    """« Aus » (rules 11.6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Book:
    """Booking of sixteen tricks (rules 11.6), the last moment to say « aus »."""


Action = Deal | Play | Rob | Meld | Out | Book


CODEC: Final = Codec[Action](*map(derived, (Deal, Play, Rob, Out, Book)), derived(Meld, least=2))
encode: Final = CODEC.encode
decode: Final = CODEC.decode


@unique
class Violation(Reason):
    """Reason: its name is the code for translations."""

    MATCH_OVER = "11.7", "the match is over"
    NO_DEAL = "11.1", "no deal is being played"
    DEAL_RUNNING = "11.1", "the deal before is not finished"
    WRONG_DEALER = "11.1", "the players deal in turn"
    NOT_A_PACK = "11.1", "these are not the 32 cards"

    NOT_YOUR_TURN = "11.2", "it is the other's turn"
    TRICKS_OVER = "11.2", "sixteen tricks have been played"
    CARD_NOT_HELD = "11.2", "the card is not held"
    MUST_FOLLOW = "11.2", "the stock is gone, so the suit led must be followed"
    MUST_BEAT = "11.2", "a higher card of the suit led is held and must be played"
    MUST_TRUMP = "11.2", "the suit led is not held, so a trump must be played"

    ROB_NOT_ON_LEAD = "11.3", "the upcard is robbed on lead, before leading"
    ROB_NO_SEVEN = "11.3", "the trump seven is not held"
    ROB_TOO_LATE = "11.3", "fewer than two cards of the stock remain"

    MELD_NOT_ON_LEAD = "11.4", "one melds on lead, before leading"
    MELD_TOO_LATE = "11.4", "sixteen tricks have been played"
    MELD_NONE = "11.4", "these cards make no meld"
    MELD_NOT_HELD = "11.4", "the cards of this meld are not held"
    MELD_TWICE = "11.4", "this has been melded in this deal"
    MELD_CARD_USED = "11.4", "a card serves in one sequence only"

    OUT_DECIDER = "11.6", "nobody says aus in the deal that decides"
    BOOK_TOO_EARLY = "11.6", "sixteen tricks have not been played"
