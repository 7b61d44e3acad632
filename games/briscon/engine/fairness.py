"""Provable deal of Briscon: secret + deal number + cut → pack order (rules 11.1)."""

from __future__ import annotations

from gamekit.cards import shuffle
from gamekit.cards.cards import PACK, Card
from games.briscon.engine.seats import SEATS, Seat


def pack_order(secret: bytes, deal_number: int, cut: int) -> tuple[Card, ...]:
    """The 32 cards in dealing order.

    ``deal_number``: from 1, through the match. ``cut``: 1 to 31, by the non-dealer. Raises
    ``ValueError`` for impossible arguments.
    """
    if deal_number < 1:
        raise ValueError(f"deals are numbered from 1, not {deal_number}")
    return shuffle.pack_order(PACK, secret, f"briscon deal {deal_number}", cut)


def first_dealer(secret: bytes) -> Seat:
    """First dealer drawn from the first deal's secret, both equally likely (rules 11.1)."""
    return SEATS[shuffle.draw(secret, "briscon first dealer", len(SEATS))]
