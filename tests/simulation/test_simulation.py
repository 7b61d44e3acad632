"""Some sixty seeds; a seed determines the whole evening."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

import pytest

from db.records import Appended
from db.repositories.journals import Journals
from tests.simulation.run import plan_of, simulate
from tests.virtual.loop import VirtualLoop

ROOT: Final = Path(__file__).parents[2]
EACH: Final = 6
"""Seeds per test."""
SEEDS: Final = 66
MANY: Final = 2000
"""Seeds with those of ``make patient``; ``SEEDS`` are those of every run."""


@pytest.mark.parametrize(
    ("first", "each"),
    [
        *((first, EACH) for first in range(1, SEEDS, EACH)),
        *(
            pytest.param(first, 100, marks=pytest.mark.patient)
            for first in range(SEEDS + 1, MANY, 100)
        ),
    ],
)
def test_whatever_happens_the_laws_hold(first: int, each: int) -> None:
    for seed in range(first, first + each):
        outcome = simulate(plan_of(seed))
        again = f"python -m tests.simulation {seed}"
        assert outcome.broken is None, f"{outcome.broken}\nsee: {again}"


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


def test_the_end_silences_unfinished_tasks_and_no_later_ones(
    caplog: pytest.LogCaptureFixture,
) -> None:
    log = logging.getLogger("tests.virtual.buried")
    loop = VirtualLoop(Random(1))

    async def unfinished() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            log.error("closed")

    async def main() -> None:
        await asyncio.wait([asyncio.ensure_future(unfinished())], timeout=1)

    loop.run_until_complete(main())
    loop.bury()
    assert not caplog.records
    log.error("later")
    assert [record.getMessage() for record in caplog.records] == ["later"]
