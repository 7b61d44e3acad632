"""Code that blocks the event loop is named in the log, without its data."""

from __future__ import annotations

import asyncio
import itertools
import time

import pytest

from base.metrics import REGISTRY
from cogs.connection import loop_watchdog
from cogs.connection.loop_watchdog import QUIET_S, Lines, watched_loop


def hold() -> str:
    until, secret = time.monotonic() + 0.05, "seven of hearts"
    while time.monotonic() < until:
        pass
    return secret


async def test_who_holds_the_loop_is_named_and_nothing_else() -> None:
    said: list[str] = []
    never_quiet = itertools.count(step=QUIET_S + 1).__next__
    with watched_loop(1, Lines(said.append, never_quiet)):
        while not any(" hold" in line for line in said):
            hold()
            await asyncio.sleep(0.01)
    line = next(line for line in said if " hold" in line)
    assert "tests/cogs/test_loop_watchdog.py:" in line
    assert "hearts" not in line


async def test_with_no_threshold_the_lag_is_only_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(loop_watchdog, "PAUSE_S", 0.001)
    said: list[str] = []
    before = REGISTRY.get_sample_value("brouc_loop_lag_seconds_sum") or 0.0
    with watched_loop(0, Lines(said.append)):
        while (REGISTRY.get_sample_value("brouc_loop_lag_seconds_sum") or 0.0) < before + 0.01:
            hold()
            await asyncio.sleep(0.01)
    assert said == []


def test_one_line_in_a_while_which_counts_the_others() -> None:
    now, said = [100.0], list[str]()
    lines = Lines(said.append, lambda: now[0])
    for _ in range(5):
        lines.held(0.084, 0.08, "tables/journal/fold.py:1 after")
    assert said == ["the loop was held 84 ms, computing 80 ms: tables/journal/fold.py:1 after"]
    now[0] += QUIET_S
    lines.held(0.02, 0.0, "db/store.py:2 read")
    assert said[1].endswith("db/store.py:2 read (4 more before)")
