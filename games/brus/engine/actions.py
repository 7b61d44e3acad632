"""Actions of a match and their text for journals. A journal is a list of them; everything else is
derived.

Actions carry their seat, because some come out of turn (rules 10.5, 10.6).

=======================================  ===================================================
``deal S Ah Td …``                       dealer, then the 32 cards as dealt
``play N Ah``, ``play N Kh dared``
``turn N Ah``                            led face down
``take E``, ``run E``                    answer to it
``dare N``                               the turned card is dared after the taking up
=======================================  ===================================================

>>> from gamekit.cards.cards import Card
>>> encode(Play(Seat.NORTH, Card.parse("Kh"), dared=True))
'play N Kh dared'
>>> decode("run E")
Answer(seat=<Seat.EAST: 'E'>, takes=False)
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import unique
from typing import Final

from gamekit.cards.cards import Card
from gamekit.cards.violations import Reason
from gamekit.records.codec import Codec, derived
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


CODEC: Final = Codec[Action](
    derived(Deal),
    derived(Play, given={"dared": False}),
    derived(Play, given={"dared": True}, last="dared"),
    derived(Turn),
    derived(Answer, name="take", given={"takes": True}),
    derived(Answer, name="run", given={"takes": False}),
    derived(Dare),
)
encode: Final = CODEC.encode
decode: Final = CODEC.decode


@unique
class Violation(Reason):
    """Reason: its name is the code for translations."""

    MATCH_OVER = "10.10", "the match is over"
    NO_HAND = "10.2", "no hand is being played"
    HAND_RUNNING = "10.2", "the hand before is not finished"
    WRONG_DEALER = "10.2", "the deal passes to the last dealer's left"
    NOT_A_PACK = "10.1", "these are not the 32 cards"

    NOT_YOUR_TURN = "10.2", "it is another's turn"
    CARD_NOT_HELD = "10.2", "the card is not held"
    ANSWER_DUE = "10.6", "the other team has not answered the turned card"
    ANSWER_FIRST = "10.6", "the player's team has not answered the turned card"

    DARE_OTHER_CARD = "10.5", "only Brus and Dulle Hund may be dared"
    DARE_LAST = "10.5", "the trick's last player may not dare"
    DARE_SEVEN_LED = "10.5", "nobody dares in a trick led by a seven that counts"
    DARE_NOTHING_HIGHER = "10.5", "every higher card is played or held by the player"
    DARE_NO_TURNED_CARD = "10.6", "there is no card just turned up to dare"
    DARE_TWICE = "10.5", "the card is dared already"

    TURN_NOT_ON_LEAD = "10.6", "only who is on lead may turn a card"
    TURN_TRICKS = "10.6", "the team needs exactly two or four tricks, the others one or more"
    TURN_TWICE = "10.6", "the team has turned a card in this hand"

    NOTHING_TO_ANSWER = "10.6", "no turned card waits for an answer"
    ANSWER_OTHERS = "10.6", "the other team answers"
