"""Two taps on one button are one intent only if they are simultaneous."""

from __future__ import annotations

import pytest

from cogs.table.replies import TWICE_MS, soon_after

FIRST = 1_300_000_000_000_000_000
"""An interaction's id."""


@pytest.mark.parametrize(
    ("later_ms", "together"),
    [(0, True), (300, True), (TWICE_MS, True), (TWICE_MS + 1, False), (8_000, False)],
)
def test_only_what_comes_at_once_is_a_double_tap(later_ms: int, together: bool) -> None:
    """Later presses of an old button are each answered as late."""
    assert soon_after(FIRST, FIRST + (later_ms << 22)) is together
