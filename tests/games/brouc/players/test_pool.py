"""The pool of worker processes: answers from elsewhere, and life after a crash."""

from __future__ import annotations

import os
import signal
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from random import Random

import pytest

from brouc.ruleset import RuleSet
from brouc.seats import SEATS
from brouc.view import view
from games.brouc import players
from players.pool import Pool, report_progress
from tests.games.brouc.players.helpers import dealt


def test_the_pool_thinks_elsewhere_and_survives_a_crash(tmp_path: Path) -> None:
    state = dealt(Random(41), RuleSet())
    seen = [view(state, seat) for seat in SEATS]
    with Pool() as pool:
        worker = pool.submit(os.getpid).result(60)
        assert worker != os.getpid()
        expected = [players.choose(one, "expert", 4) for one in seen]
        futures = [pool.submit(players.choose, one, "expert", 4) for one in seen]
        assert [future.result(60) for future in futures] == expected
        os.kill(worker, signal.SIGKILL)
        assert pool.submit(players.choose, seen[0], "expert", 4).result(60) == expected[0]
        assert pool.submit(os.getpid).result(60) not in (worker, os.getpid())
        # A task that kills every worker fails in the end; the next one is answered.
        with pytest.raises(BrokenProcessPool):
            pool.submit(os.abort).result(60)
        assert pool.submit(divmod, 7, 3).result(60) == (2, 1)
        with pytest.raises(ZeroDivisionError):
            pool.submit(divmod, 1, 0).result(60)
    with pytest.raises(RuntimeError):
        pool.submit(os.getpid)


def test_a_task_tells_how_far_it_is() -> None:
    with Pool() as pool, Pool() as other:
        assert pool.progress == (0, 0)
        pool.submit(report_progress, 3, 64).result(60)
        assert pool.progress == (3, 64)
        pool.submit(report_progress, 64, 64).result(60)
        assert pool.progress == (64, 64)
        assert other.progress == (0, 0)
    report_progress(1, 2)  # nobody listens outside a worker
