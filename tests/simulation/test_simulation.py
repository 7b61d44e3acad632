"""Some sixty seeds; a seed determines the whole evening."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from db.records import Appended
from db.repositories.journals import Journals
from tests.simulation.run import Outcome, plan_of, simulate

ROOT: Final = Path(__file__).parents[2]
EACH: Final = 6
"""Seeds per test."""
SEEDS: Final = 66
MANY: Final = 2000
"""Seeds with those of ``make patient``; ``SEEDS`` are those of every run."""


def told(outcome: Outcome) -> str:
    """The break, and the command that shows it."""
    return f"{outcome.broken}\nsee: python -m tests.simulation {outcome.plan.seed}"


@pytest.mark.parametrize("first", range(1, SEEDS, EACH))
def test_whatever_happens_the_laws_hold(first: int) -> None:
    for seed in range(first, first + EACH):
        outcome = simulate(plan_of(seed))
        assert outcome.broken is None, told(outcome)


@pytest.mark.patient
@pytest.mark.parametrize("first", range(SEEDS + 1, MANY, 100))
def test_and_in_many_more(first: int) -> None:
    for seed in range(first, first + 100):
        outcome = simulate(plan_of(seed))
        assert outcome.broken is None, told(outcome)


def test_a_break_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a store that keeps nothing."""

    async def unstored(
        self: object, table: int, expected: int, entries: Sequence[object], *_: object
    ) -> Appended:
        return Appended(expected + len(entries))

    monkeypatch.setattr(Journals, "append", unstored)
    outcome = simulate(plan_of(2))
    assert outcome.broken is not None, "an evening in which nothing was stored"


def test_a_seed_is_the_same_in_every_process() -> None:
    """To the byte, with any hash seed, and whatever ran before."""
    command = [sys.executable, "-m", "tests.simulation", "5", "--digests"]
    hashes = "1" if os.environ.get("PYTHONHASHSEED") == "777" else "777"
    environment = os.environ | {"PYTHONHASHSEED": hashes, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"seed 5 digest {simulate(plan_of(5)).digest}\n" in done.stdout
