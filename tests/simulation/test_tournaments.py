"""Some evenings of many tables; a seed determines the whole evening."""

from __future__ import annotations

import pytest

from tests.simulation.tournaments import shape_of, simulate


@pytest.mark.parametrize(
    ("first", "each"),
    [
        *((first, 4) for first in range(1, 25, 4)),
        *(pytest.param(first, 50, marks=pytest.mark.patient) for first in range(25, 1_000, 50)),
    ],
)
def test_whatever_happens_the_laws_of_an_evening_hold(first: int, each: int) -> None:
    for seed in range(first, first + each):
        outcome = simulate(shape_of(seed))
        again = f"python -m tests.simulation evenings {seed}"
        assert outcome.broken is None, f"{outcome.broken}\nsee: {again}"


def test_a_seed_is_the_same_evening_twice() -> None:
    one, other = (simulate(shape_of(5)) for _ in range(2))
    assert one.trace == other.trace
    assert one.record == other.record
