"""Cards and sets of cards as numbers, and what sets are worth (rules 11.1, 11.4).

Card ``c``: ``c >> 3`` is its suit (hearts, diamonds, clubs, spades), ``c & 7`` its place from the
ace (0) to the seven (7) in Briscon's order, so the *lower* number is the higher card. A set of
cards is an ``int`` with bit ``c`` set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

ALL: Final = 0xFFFFFFFF
"""The pack."""
KINGS: Final = 0x02020202
QUEENS: Final = 0x04040404
HIGHS: Final = 0x1F1F1F1F
"""A K Q J 10 (rules 11.5)."""
LOWS: Final = 0xE0E0E0E0
"""9 8 7."""
_RANK_POINTS: Final = (11, 4, 3, 2, 10, 0, 0, 0)

# Small tables are bytes: what they hold is read without unboxing where this is compiled.
CARD_POINTS: Final = bytes(_RANK_POINTS[c & 7] for c in range(32))
"""Card points of each card (rules 1.1)."""
PLACE: Final = bytes(
    next((c for c in range(32) if (1 << c) % 37 == remainder), 0) for remainder in range(37)
)
"""The number of a card from its bit, which modulo 37 is different for all 32."""
COUNT: Final = bytes(held.bit_count() for held in range(1 << 16))
"""Number of cards in each set of two suits."""

_THREE: Final = (120, 100, 80, 60, 40, 20)
_FOUR: Final = (200, 160, 120, 80, 60)
_FIVE: Final = (600, 300, 200, 100)
FOURS: Final = bytes((150, 100, 80, 60, 40))
"""Points of four of a kind, from aces to tens (rules 11.4)."""


def _longest(held: int) -> tuple[int, int]:
    """The sequence in a set of one suit's cards that is worth most, and its worth in trumps."""
    best, worth = 0, 0
    for length, worths in ((3, _THREE), (4, _FOUR), (5, _FIVE)):
        for top, value in enumerate(worths):
            cards = ((1 << length) - 1) << top
            if held & cards == cards and value > worth:
                best, worth = cards, value
    return best, worth


RUN: Final = bytes(_longest(held)[0] for held in range(256))
"""The best sequence in each set of one suit's cards (rules 11.4), as a set."""
RUN_TENTHS: Final = bytes(_longest(held)[1] // 10 for held in range(256))
"""A tenth of what it is worth in trumps; in a plain suit it is half."""


def bits(mask: i64) -> list[int]:
    """The cards of a set, by suit and from high to low.

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
