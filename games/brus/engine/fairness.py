"""Provable deal of Brus: secret + hand number + cut → pack order (rules 10.2)."""

from __future__ import annotations

from gamekit.cards import shuffle
from gamekit.cards.cards import PACK, Card
from games.brus.engine.seats import SEATS, Seat


def pack_order(secret: bytes, hand_number: int, cut: int) -> tuple[Card, ...]:
    """The 32 cards in dealing order.

    ``hand_number``: from 1, through the match. ``cut``: 1 to 31, by the dealer's right. Raises
    ``ValueError`` for impossible arguments.
    """
    if hand_number < 1:
        raise ValueError(f"hands are numbered from 1, not {hand_number}")
    return shuffle.pack_order(PACK, secret, f"brus deal {hand_number}", cut)


def first_dealer(secret: bytes) -> Seat:
    """First dealer drawn from the first hand's secret, each seat equally likely (rules 10.2)."""
    return SEATS[shuffle.draw(secret, "brus first dealer", len(SEATS))]
