"""Worker processes: real ones, used, cancelled, killed and replaced."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from functools import partial

import pytest

from base.workers.job import JobError, PoolClosedError, WorkerCrashedError
from base.workers.pool import ProcessWorker, Progress, WorkerPool
from tests.base.workers import jobs


@pytest.fixture
async def pool() -> AsyncIterator[WorkerPool]:
    """Pool of one process."""
    made = WorkerPool(ProcessWorker)
    yield made
    await made.close()


async def begun(progress: Progress) -> None:
    """Wait for the job's first report."""
    while progress.steps == (0, 0):  # noqa: ASYNC110  through shared memory
        await asyncio.sleep(0.001)


async def test_a_worker_answers_from_elsewhere_and_survives_its_death(pool: WorkerPool) -> None:
    first = await pool.run(jobs.pid)
    assert first != os.getpid()
    assert await pool.run("tests.base.workers.jobs:pid") == first
    assert await pool.run(jobs.divided, 7, 3) == 2
    assert await pool.run(jobs.big, 3_000_000) == bytes(3_000_000)
    with pytest.raises(ZeroDivisionError):
        await pool.run(jobs.divided, 1, 0)
    with pytest.raises(JobError, match="OddError"):
        await pool.run(jobs.odd)
    with pytest.raises(AttributeError):
        await pool.run("tests.base.workers.jobs:missing")
    # A crash fails the current job only.
    dying = asyncio.create_task(pool.run(jobs.dies, 3))
    after = [asyncio.create_task(pool.run(jobs.pid)) for _ in range(3)]
    with pytest.raises(WorkerCrashedError, match="status 3"):
        await dying
    (second,) = {await one for one in after}
    assert second not in (first, os.getpid())
    progress = Progress()
    thinking = asyncio.create_task(pool.run(jobs.listens, 5, progress=progress))
    await begun(progress)
    os.kill(second, signal.SIGKILL)
    with pytest.raises(WorkerCrashedError, match="-9"):
        await thinking
    assert await pool.run(jobs.pid) != second


async def test_a_cancelled_job_does_not_delay_others() -> None:
    pool = WorkerPool(ProcessWorker, grace=600.0)
    worker = await pool.run(jobs.pid)
    progress = Progress()
    thinking = asyncio.create_task(pool.run(jobs.listens, 17, progress=progress))
    await begun(progress)
    assert progress.steps == (17, 64)
    next_one = asyncio.create_task(pool.run(jobs.pid))
    thinking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thinking
    assert await next_one == worker  # It obeyed.
    await pool.close()
    pool = WorkerPool(ProcessWorker, grace=0.0)
    worker = await pool.run(jobs.pid)
    progress = Progress()
    thinking = asyncio.create_task(pool.run(jobs.deaf, progress=progress))
    await begun(progress)
    thinking.cancel()
    assert await pool.run(jobs.pid) != worker  # It did not, and was replaced.
    await pool.close()


async def test_a_signal_to_all_leaves_the_workers_to_who_asked(pool: WorkerPool) -> None:
    worker = await pool.run(jobs.pid)
    for one in (signal.SIGINT, signal.SIGTERM):
        os.kill(worker, one)
    assert await pool.run(jobs.pid) == worker


async def test_closing_waits_for_no_job() -> None:
    pool = WorkerPool(ProcessWorker)
    progress = Progress()
    thinking = asyncio.create_task(pool.run(jobs.deaf, progress=progress))
    waiting = asyncio.create_task(pool.run(jobs.pid))
    await begun(progress)
    await pool.close()
    with pytest.raises(PoolClosedError):
        await thinking
    for asked in (waiting, pool.run(jobs.pid)):
        with pytest.raises(PoolClosedError):
            await asked
    await pool.close()


async def test_a_worker_that_cannot_begin_costs_no_time() -> None:
    pool = WorkerPool(partial(ProcessWorker, jobs.fails))
    for _ in range(2):  # The second fails without another start.
        with pytest.raises(WorkerCrashedError):
            await pool.run(jobs.pid)
    await pool.close()
