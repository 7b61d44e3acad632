"""A deal that everybody can check: secret + deal number + cut → pack order (docs/fairness.md).

Before the pack is cut, the table shows the commitment: the SHA-256 of a 32-byte secret. The
dealer's left neighbour cuts without knowing the secret; once the deal is over the secret is shown.
Nobody can have chosen the cards: the secret was fixed before the cut, the cut came from a player.

How the secret shuffles is :mod:`cardgame.shuffle`'s affair; the label is ``brouc deal 7``.
"""

from __future__ import annotations

from brouc.cards import PACK, Card
from brouc.seats import SEATS, Seat
from cardgame.shuffle import CUT_MAX, CUT_MIN, SECRET_BYTES, check_cut, commitment, draw, shuffled

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
    """The 32 cards as dealt, the first to be dealt first: shuffled, then cut.

    ``deal_number``: from 1. ``cut``: how many cards are taken off the top and put under the rest.
    Raises ``ValueError`` for a secret, number or cut that cannot be.
    """
    check_cut(cut)
    cards = shuffle(secret, deal_number)
    return cards[cut:] + cards[:cut]


def shuffle(secret: bytes, deal_number: int) -> tuple[Card, ...]:
    """The pack before the cut: :data:`brouc.cards.PACK` shuffled by the secret."""
    if deal_number < 1:
        raise ValueError(f"deals are numbered from 1, not {deal_number}")
    return shuffle_labelled(secret, f"brouc deal {deal_number}")


def shuffle_labelled(secret: bytes, label: str) -> tuple[Card, ...]:
    """:data:`brouc.cards.PACK` shuffled by the stream of a secret and a label."""
    return shuffled(PACK, secret, label)


def first_dealer(secret: bytes) -> Seat:
    """Who deals first, from the first deal's secret (rules 1.3): each seat as likely."""
    return SEATS[draw(secret, "brouc first dealer", len(SEATS))]
