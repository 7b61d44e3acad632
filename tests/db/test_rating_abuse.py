"""No abuse of the ratings gains more than honest play does."""

from __future__ import annotations

import pytest

from tests.db.abuse import KNOWN, NEW, average, measure, order, ring_of_four
from tests.db.towns import first, present

TOWNS = 12
MATCHES = 20


@pytest.mark.parametrize("new", [True, False])
def test_no_abuse_gains_more_than_honest_play(new: bool) -> None:
    by = measure(TOWNS, new, MATCHES)
    assert by.luck.mean < by.winning.mean
    assert by.luck.board < by.winning.board
    for name, way in (NEW if new else KNOWN).items():
        gain = average(present, way, TOWNS, new, MATCHES)
        assert by.fair(gain), name
        # New accounts do not even reach the place of honest play on the board.
        assert not new or gain.board < by.honest.board, name


def test_four_accounts_come_from_1000_to_1474_no_more() -> None:
    assert round(average(first, ring_of_four, 2, True, MATCHES).mean) == 474
    assert average(present, ring_of_four, 2, True, MATCHES).mean < 65


@pytest.mark.parametrize("people", [12, 30])
def test_the_honest_are_rated_no_worse(people: int) -> None:
    (rank, error), (rank_now, error_now) = (order(rule, people, TOWNS) for rule in (first, present))
    assert rank_now > rank - 0.02
    assert error_now < error
