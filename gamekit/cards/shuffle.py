"""Provable shuffle: secret + label + cut → pack order (docs/fairness.md).

Before the cut the table shows the commitment, the SHA-256 of a 32-byte secret; after the deal it
shows the secret. Nobody can choose the cards: the secret is fixed before a player cuts.

The shuffle reads a stream of bytes: the blocks ``HMAC-SHA256(secret, "LABEL block 0")``,
``HMAC-SHA256(secret, "LABEL block 1")``, … in ASCII. It is a Fisher–Yates shuffle from
the last position down to the second; each draw below ``n`` rejects bytes that would favour small
numbers, so all orders are equally likely.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from gamekit.cards.cards import PACK, Card

T = TypeVar("T")

SECRET_BYTES: Final = 32
"""Length of a secret."""
CUT_MIN: Final = 1
CUT_MAX: Final = 31
"""Bounds of a cut of 32 cards, so that both parts have a card."""


def commitment(secret: bytes) -> str:
    """SHA-256 of a secret in lower-case hex; ``ValueError`` unless it has 32 bytes.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    _check_secret(secret)
    return hashlib.sha256(secret).hexdigest()


def shuffled(pack: Sequence[T], secret: bytes, label: str) -> tuple[T, ...]:
    """Shuffle at most 256 cards by the stream of a secret and a label.

    ``pack``: the fresh pack. ``label``: such as ``brus deal 7``.
    """
    stream = _stream(secret, label)
    cards = list(pack)
    for last in range(len(cards) - 1, 0, -1):
        other = _below(last + 1, stream)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def pack_order(pack: Sequence[T], secret: bytes, label: str, cut: int) -> tuple[T, ...]:
    """Cards of a pack in dealing order, shuffled and cut.

    ``cut``: number of cards moved from the top to the bottom. Raises ``ValueError`` for an
    impossible secret or cut.
    """
    check_cut(cut, len(pack))
    cards = shuffled(pack, secret, label)
    return (*cards[cut:], *cards[:cut])


@dataclass(frozen=True)
class ProvableDeals(Generic[T]):
    """Deals of the pack of 32 from secrets. ``T``: seats."""

    name: str
    """Name of the game in labels such as ``brus deal 7`` and ``brus first dealer``."""
    seats: tuple[T, ...]

    def pack_order(self, secret: bytes, number: int, cut: int) -> tuple[Card, ...]:
        """The 32 cards in dealing order.

        ``number``: of the deal, from 1 through the match. ``cut``: 1 to 31. Raises ``ValueError``
        for impossible arguments.
        """
        if number < 1:
            raise ValueError(f"deals are numbered from 1, not {number}")
        return pack_order(PACK, secret, f"{self.name} deal {number}", cut)

    def first_dealer(self, secret: bytes) -> T:
        """First dealer drawn from the first deal's secret, each seat equally likely."""
        return self.seats[draw(secret, f"{self.name} first dealer", len(self.seats))]


def check_cut(cut: int, cards: int = 32) -> None:
    """Raise ``ValueError`` unless a cut of so many cards leaves some on both sides."""
    if not CUT_MIN <= cut < cards:
        raise ValueError(f"a cut is a number from {CUT_MIN} to {cards - 1}, not {cut}")


def draw(secret: bytes, label: str, n: int) -> int:
    """Draw a number from 0 to ``n`` - 1, all equally likely; ``n`` is at most 256."""
    return _below(n, _stream(secret, label))


def _check_secret(secret: bytes) -> None:
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")


def _stream(secret: bytes, label: str) -> Iterator[int]:
    _check_secret(secret)
    block = 0
    while True:
        yield from hmac.digest(secret, f"{label} block {block}".encode("ascii"), "sha256")
        block += 1


def _below(n: int, stream: Iterator[int]) -> int:
    # Bytes from the largest multiple of n upwards would favour small remainders.
    limit = 256 - 256 % n
    for byte in stream:
        if byte < limit:
            return byte % n
    raise AssertionError("the stream does not end")
