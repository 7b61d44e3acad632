"""A provable deal of Brus: secret + hand number + cut → pack order (rules 10.2)."""

from __future__ import annotations

from brus.seats import SEATS, Seat
from cardgame import shuffle
from cardgame.cards import PACK, Card


def pack_order(secret: bytes, hand_number: int, cut: int) -> tuple[Card, ...]:
    """The 32 cards as dealt, the first to be dealt first.

    ``hand_number``: from 1, through the match. ``cut``: 1 to 31, by the dealer's right. Raises
    ``ValueError`` for what cannot be.
    """
    if hand_number < 1:
        raise ValueError(f"hands are numbered from 1, not {hand_number}")
    return shuffle.pack_order(PACK, secret, f"brus deal {hand_number}", cut)


def first_dealer(secret: bytes) -> Seat:
    """Who deals first, from the first hand's secret: each seat as likely (rules 10.2)."""
    return SEATS[shuffle.draw(secret, "brus first dealer", len(SEATS))]
