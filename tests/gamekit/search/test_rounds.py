"""Flat Monte Carlo in rounds, in a tiny game."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from gamekit.api.players import never
from gamekit.search.rounds import rounds
from gamekit.search.search import flat
from tests.gamekit.search.toy import Count, Greedy, Table


def table_and_worlds() -> tuple[Table, list[list[int]]]:
    cards = Random(4).sample(range(1, 10), 8)
    hands = [sum(1 << card for card in part) for part in (cards[:4], cards[4:])]
    unseen = [card for card in range(1, 10) if not hands[0] >> card & 1]
    others = [sum(1 << card for card in some) for some in combinations(unseen, 4)]
    return Table(hands, 0), [[hands[0], other] for other in others]


def test_one_round_of_all_moves_is_flat() -> None:
    at, worlds = table_and_worlds()
    weights = [1.0 + i for i in range(len(worlds))]
    found = rounds(at, worlds, weights, Greedy(), Count(), never, [len(worlds)], [9], 0.0)
    plain = flat(at, worlds, weights, Greedy(), Count(), never)
    means = {tally.move: tally.mean() for tally in plain}
    total = sum(weights)
    mean = total / len(weights)
    left_out = [weight for weight in weights if weight / mean < 0.01]
    assert not left_out
    assert {tally.move: tally.mean() for tally in found} == pytest.approx(means)
    assert [t.mean() for t in found] == sorted((t.mean() for t in found), reverse=True)


def test_later_rounds_are_for_the_better_moves() -> None:
    at, worlds = table_and_worlds()
    found = rounds(at, worlds[:5], [1.0] * 5, Greedy(), Count(), never, [1, 2, 2], [9, 2, 1], 10.0)
    assert [tally.visits for tally in found[:2]] == [5, 3]
    assert all(tally.visits == 1 for tally in found[2:])


def test_a_stop_leaves_what_was_found() -> None:
    at, worlds = table_and_worlds()
    left = [7]

    def stop() -> bool:
        left[0] -= 1
        return left[0] < 0

    found = rounds(at, worlds, [1.0] * len(worlds), Greedy(), Count(), stop, [9], [9], 1.0)
    assert {tally.visits for tally in found} <= {1, 2}
    none = rounds(at, worlds, [1.0] * len(worlds), Greedy(), Count(), lambda: True, [9], [9], 1.0)
    assert {tally.visits for tally in none} == {0}
