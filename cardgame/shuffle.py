"""A shuffle that everybody can check: secret + label + cut → pack order (docs/fairness.md).

Before the pack is cut, the table shows the commitment: the SHA-256 of a 32-byte secret. Somebody
cuts without knowing the secret; once the deal is over the secret is shown. Nobody can have chosen
the cards: the secret was fixed before the cut, the cut came from a player.

The shuffle reads one stream of bytes: the blocks ``HMAC-SHA256(secret, "LABEL block 0")``,
``HMAC-SHA256(secret, "LABEL block 1")``, … in ASCII. It is Fisher and Yates's, from position 32
down to 2; each draw below ``n`` takes one byte after another and rejects those that would favour
small numbers, so every order is as likely as any other.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

T = TypeVar("T")

SECRET_BYTES: Final = 32
"""The length of a secret."""
CUT_MIN: Final = 1
CUT_MAX: Final = 31
"""A cut takes 1 to 31 cards off the top, so that both parts hold at least one."""


def commitment(secret: bytes) -> str:
    """SHA-256 of the secret, 64 lower-case hex digits. ``ValueError`` unless it has 32 bytes.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    _check_secret(secret)
    return hashlib.sha256(secret).hexdigest()


def shuffled(pack: Sequence[T], secret: bytes, label: str) -> tuple[T, ...]:
    """The cards in the order that the stream of a secret and a label makes; at most 256.

    ``pack``: the fresh pack. ``label``: such as ``brus deal 7``.
    """
    stream = _stream(secret, label)
    cards = list(pack)
    for last in range(len(cards) - 1, 0, -1):
        other = _below(last + 1, stream)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def pack_order(pack: Sequence[T], secret: bytes, label: str, cut: int) -> tuple[T, ...]:
    """The 32 cards as dealt, the first to be dealt first: shuffled, then cut.

    ``cut``: how many cards are taken off the top and put under the rest. Raises ``ValueError`` for
    a secret or cut that cannot be.
    """
    check_cut(cut)
    cards = shuffled(pack, secret, label)
    return (*cards[cut:], *cards[:cut])


def check_cut(cut: int) -> None:
    """``ValueError`` unless a cut leaves cards on both sides."""
    if not CUT_MIN <= cut <= CUT_MAX:
        raise ValueError(f"a cut is a number from {CUT_MIN} to {CUT_MAX}, not {cut}")


def draw(secret: bytes, label: str, n: int) -> int:
    """A number from 0 to ``n`` - 1, all equally likely; ``n`` is at most 256."""
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
    # Bytes from the largest multiple of n upwards would make the small remainders likelier.
    limit = 256 - 256 % n
    for byte in stream:
        if byte < limit:
            return byte % n
    raise AssertionError("the stream does not end")
