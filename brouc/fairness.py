"""Provable deal: secret + deal number + cut → pack order (docs/fairness.md).

The shuffle is :mod:`gamekit.cards.shuffle`'s with the label ``brouc deal 7``; the dealer's left
cuts.
"""

from __future__ import annotations

from typing import Final

from brouc.cards import PACK, Card
from brouc.seats import SEATS
from gamekit.cards.shuffle import (
    CUT_MAX,
    CUT_MIN,
    SECRET_BYTES,
    ProvableDeals,
    check_cut,
    commitment,
    shuffled,
)

__all__ = [
    "CUT_MAX",
    "CUT_MIN",
    "DEALS",
    "SECRET_BYTES",
    "check_cut",
    "commitment",
    "first_dealer",
    "pack_order",
    "shuffle",
    "shuffle_labelled",
]


DEALS: Final = ProvableDeals("brouc", SEATS)
"""Provable deals (rules 1.3, 1.4)."""
pack_order: Final = DEALS.pack_order
first_dealer: Final = DEALS.first_dealer


def shuffle(secret: bytes, deal_number: int) -> tuple[Card, ...]:
    """Pack before the cut: :data:`brouc.cards.PACK` shuffled by the secret."""
    if deal_number < 1:
        raise ValueError(f"deals are numbered from 1, not {deal_number}")
    return shuffle_labelled(secret, f"brouc deal {deal_number}")


def shuffle_labelled(secret: bytes, label: str) -> tuple[Card, ...]:
    """:data:`brouc.cards.PACK` shuffled by the stream of a secret and a label."""
    return shuffled(PACK, secret, label)
