"""A finished deal taken apart into its cards."""

from __future__ import annotations

from brouc.cards import Card, sorted_hand
from brouc.deal import Spoken, WonTrick
from brouc.seats import SEATS, Seat
from brouc.tricks import Trick
from brouc.view import DealView

Moment = tuple[tuple[WonTrick, ...], Trick, Seat | None]
"""Tricks completed, the trick on the table, and who took a trick just completed."""


def plays(deal: DealView) -> tuple[tuple[Seat, Card], ...]:
    """All cards of the deal in the order they were played."""
    tricks = (*(won.trick for won in deal.tricks), deal.trick)
    return tuple(play for trick in tricks for play in trick.plays())


def left(deal: DealView) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    """The cards that each seat still held as a deal ended early."""
    if deal.dealt is None:
        return ()
    gone = {card for _, card in plays(deal)}
    held = ((seat, tuple(c for c in deal.dealt[seat] if c not in gone)) for seat in SEATS)
    return tuple((seat, sorted_hand(cards, deal.trump)) for seat, cards in held if cards)


def moment(deal: DealView, step: int) -> Moment:
    """The table after ``step`` cards: a trick stays on the table until the next is led."""
    done, rest = divmod(step, 4)
    if step and rest == 0:
        won = deal.tricks[done - 1]
        return deal.tricks[:done], won.trick, won.winner
    trick = (*(won.trick for won in deal.tricks), deal.trick)[done]
    return deal.tricks[:done], Trick(trick.leader, trick.cards[:rest]), None


def spoken(deal: DealView, step: int) -> tuple[Spoken, ...]:
    """Calls when ``step`` cards were played, those right after them included."""
    return tuple(
        entry for entry in deal.spoken if min(4 * (entry.trick - 1) + entry.cards, 32) <= step
    )
