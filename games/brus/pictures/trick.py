"""Cards on the table and in a hand as visible to the viewer, and their legal uses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gamekit.cards.cards import Card
from games.brus.engine.actions import Dare, Play, Turn
from games.brus.engine.hand import Ending, Kehren, Trick
from games.brus.engine.seats import Seat
from games.brus.engine.view import HandView, LaidView, View

PLACES: Final = 3
"""Cards of a hand."""


def open_cards(hand: HandView) -> tuple[LaidView, ...]:
    """Cards of the trick on the table as visible to everybody.

    A card from which the others ran is not shown before the recap (rules 10.6).
    """
    ran = hand.result is not None and hand.result.ending is Ending.RUN
    if hand.asked is None and not ran:
        return hand.laid
    return tuple(LaidView(laid.seat, None, laid.dared) for laid in hand.laid)


def active(hand: HandView, seat: Seat) -> bool:
    """Whether the seat is to play, or its team to answer."""
    if hand.asked is not None:
        return seat.team is not hand.asked.seat.team
    return hand.turn is seat


@dataclass(frozen=True, slots=True)
class Lying:
    """The trick on the table, with the one before it."""

    number: int
    leader: Seat
    laid: tuple[LaidView, ...]
    winner: Seat | None
    """Of a complete trick."""
    before: Trick | None
    """The one before, which has been taken."""


def lying(hand: HandView) -> Lying:
    """A complete trick lies until the next is led; only then it is the one before."""
    laid, tricks = open_cards(hand), hand.tricks
    if laid or not tricks:
        before = tricks[-1] if tricks else None
        return Lying(len(tricks) + 1, hand.leader, laid, None, before)
    last = tricks[-1]
    open_ = tuple(LaidView(one.seat, one.card, one.dared) for one in last.laid)
    before = tricks[-2] if len(tricks) > 1 else None
    return Lying(last.number, last.leader, open_, last.winner, before)


def turned_in(hand: HandView) -> Kehren | None:
    """The kehren of the trick on the table."""
    last = hand.kehren[-1] if hand.kehren else None
    return last if last is not None and last.trick == lying(hand).number else None


def just_won(hand: HandView, seat: Seat) -> Card | None:
    """The last card of the trick just won, if the seat played it, leads and draws no more."""
    if hand.turn is not seat or hand.laid or len(hand.hand) == PLACES or not hand.tricks:
        return None
    last = hand.tricks[-1].laid[-1]
    return last.card if last.seat is seat else None


def may_dare(view: View) -> tuple[Card, ...]:
    """The cards that the seat may dare now, also the one that it has just turned up."""
    cards = [one.card for one in view.legal if isinstance(one, Play) and one.dared]
    if view.hand is not None and any(isinstance(one, Dare) for one in view.legal):
        cards += [one.card for one in view.hand.laid[:1] if one.card is not None]
    return tuple(cards)


def may_turn(view: View) -> bool:
    """Whether the seat may lead a card face down now."""
    return any(isinstance(one, Turn) for one in view.legal)
