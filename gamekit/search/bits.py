"""Sets of up to 32 cards as numbers with bit ``c`` set for card ``c``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

# Small tables are bytes: what they hold is read without unboxing where this is compiled.
PLACE: Final = bytes(
    next((c for c in range(32) if (1 << c) % 37 == remainder), 0) for remainder in range(37)
)
"""The number of a card from its bit, which modulo 37 is different for all 32."""
COUNT: Final = bytes(held.bit_count() for held in range(1 << 16))
"""Number of cards in each set of the first 16."""


def bits(mask: i64) -> list[int]:
    """The cards of a set, the lowest number first.

    >>> bits(0b1010)
    [1, 3]
    """
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(PLACE[low % 37])
        mask ^= low
    return found


def count(mask: i64) -> int:
    """Number of cards in a set."""
    return COUNT[mask & 0xFFFF] + COUNT[mask >> 16]
