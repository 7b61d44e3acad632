"""Provable deal: secret + deal number + cut → pack order (docs/fairness.md).

The shuffle is :mod:`gamekit.cards.shuffle`'s with the label ``brouc deal 7``; the dealer's left
cuts.
"""

from __future__ import annotations

from brouc.cards import PACK, Card
from brouc.seats import SEATS, Seat
from gamekit.cards.shuffle import (
    CUT_MAX,
    CUT_MIN,
    SECRET_BYTES,
    check_cut,
    commitment,
    draw,
    shuffled,
)

__all__ = [
    "CUT_MAX",
    "CUT_MIN",
    "SECRET_BYTES",
    "check_cut",
    "commitment",
    "first_dealer",
    "pack_order",
    "shuffle",
    "shuffle_labelled",
]


def pack_order(secret: bytes, deal_number: int, cut: int) -> tuple[Card, ...]:
    """The 32 cards in dealing order, shuffled and cut.

    ``deal_number``: from 1. ``cut``: number of cards moved from the top to the bottom. Raises
    ``ValueError`` for an impossible secret, number or cut.
    """
    check_cut(cut)
    cards = shuffle(secret, deal_number)
    return cards[cut:] + cards[:cut]


def shuffle(secret: bytes, deal_number: int) -> tuple[Card, ...]:
    """Pack before the cut: :data:`brouc.cards.PACK` shuffled by the secret."""
    if deal_number < 1:
        raise ValueError(f"deals are numbered from 1, not {deal_number}")
    return shuffle_labelled(secret, f"brouc deal {deal_number}")


def shuffle_labelled(secret: bytes, label: str) -> tuple[Card, ...]:
    """:data:`brouc.cards.PACK` shuffled by the stream of a secret and a label."""
    return shuffled(PACK, secret, label)


def first_dealer(secret: bytes) -> Seat:
    """First dealer drawn from the first deal's secret, each seat equally likely (rules 1.3)."""
    return SEATS[draw(secret, "brouc first dealer", len(SEATS))]
