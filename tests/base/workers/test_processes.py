"""Worker processes: real ones, asked, stopped, killed and replaced."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from functools import partial

import pytest

from base.workers.job import ClosedError, JobError, WorkerDiedError
from base.workers.pool import Crew, Progress
from base.workers.process import ProcessWorker
from tests.base.workers import jobs


@pytest.fixture
async def crew() -> AsyncIterator[Crew]:
    """One process."""
    made = Crew(ProcessWorker)
    yield made
    await made.close()


async def begun(progress: Progress) -> None:
    """Wait until the job has told something."""
    while progress.steps == (0, 0):  # noqa: ASYNC110  told through memory
        await asyncio.sleep(0.001)


async def test_a_worker_answers_from_elsewhere_and_survives_its_death(crew: Crew) -> None:
    first = await crew.ask(jobs.pid)
    assert first != os.getpid()
    assert await crew.ask("tests.base.workers.jobs:pid") == first
    assert await crew.ask(jobs.divided, 7, 3) == 2
    assert await crew.ask(jobs.big, 3_000_000) == bytes(3_000_000)
    with pytest.raises(ZeroDivisionError):
        await crew.ask(jobs.divided, 1, 0)
    with pytest.raises(JobError, match="OddError"):
        await crew.ask(jobs.odd)
    with pytest.raises(AttributeError):
        await crew.ask("tests.base.workers.jobs:missing")
    # A death costs the question that was being answered and no other.
    dying = asyncio.create_task(crew.ask(jobs.dies, 3))
    after = [asyncio.create_task(crew.ask(jobs.pid)) for _ in range(3)]
    with pytest.raises(WorkerDiedError, match="status 3"):
        await dying
    (second,) = {await one for one in after}
    assert second not in (first, os.getpid())
    progress = Progress()
    thinking = asyncio.create_task(crew.ask(jobs.listens, 5, progress=progress))
    await begun(progress)
    os.kill(second, signal.SIGKILL)
    with pytest.raises(WorkerDiedError, match="-9"):
        await thinking
    assert await crew.ask(jobs.pid) != second


async def test_who_leaves_is_not_waited_for(crew: Crew) -> None:
    worker = await crew.ask(jobs.pid)
    progress = Progress()
    thinking = asyncio.create_task(crew.ask(jobs.listens, 17, progress=progress))
    await begun(progress)
    assert progress.steps == (17, 64)
    next_one = asyncio.create_task(crew.ask(jobs.pid))
    thinking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thinking
    assert await next_one == worker  # It has heard and goes on.
    progress = Progress()
    thinking = asyncio.create_task(crew.ask(jobs.deaf, progress=progress))
    await begun(progress)
    thinking.cancel()
    assert await crew.ask(jobs.pid) != worker  # It has not, and is another.


async def test_long_jobs_let_pressing_ones_pass() -> None:
    crew = Crew(ProcessWorker, yields=1)
    worker = await crew.ask(jobs.pid)
    progress = Progress()
    long = asyncio.create_task(crew.ask(jobs.listens, 9, rank=2, progress=progress))
    await begun(progress)
    for _ in range(3):
        assert await crew.ask(jobs.pid) == worker
    with pytest.raises(ZeroDivisionError):
        await crew.ask(jobs.divided, 1, 0)
    # Each hears only what is its own; one of its own rank waits.
    other = asyncio.create_task(crew.ask(jobs.pid, rank=2))
    inner = asyncio.create_task(crew.ask(jobs.listens, 3, rank=1))
    assert await crew.ask(jobs.pid) == worker
    inner.cancel()
    assert await crew.ask(jobs.pid, rank=1) == worker
    assert progress.steps == (9, 64)
    assert not other.done()
    assert not long.done()
    long.cancel()
    assert await other == worker
    # Both are lost where the worker dies of one.
    progress = Progress()
    long = asyncio.create_task(crew.ask(jobs.listens, 9, rank=2, progress=progress))
    await begun(progress)
    for dead in (crew.ask(jobs.dies, 4), long):
        with pytest.raises(WorkerDiedError, match="status 4"):
            await dead
    assert await crew.ask(jobs.pid) != worker
    await crew.close()


async def test_a_signal_to_all_leaves_the_workers_to_who_asked(crew: Crew) -> None:
    worker = await crew.ask(jobs.pid)
    for one in (signal.SIGINT, signal.SIGTERM):
        os.kill(worker, one)
    assert await crew.ask(jobs.pid) == worker


async def test_closing_waits_for_no_job() -> None:
    crew = Crew(ProcessWorker)
    progress = Progress()
    thinking = asyncio.create_task(crew.ask(jobs.deaf, progress=progress))
    waiting = asyncio.create_task(crew.ask(jobs.pid))
    await begun(progress)
    await crew.close()
    with pytest.raises(ClosedError):
        await thinking
    for asked in (waiting, crew.ask(jobs.pid)):
        with pytest.raises(ClosedError):
            await asked
    await crew.close()


async def test_a_worker_that_cannot_begin_costs_no_time() -> None:
    crew = Crew(partial(ProcessWorker, jobs.fails))
    for _ in range(2):  # The second is refused without another try.
        with pytest.raises(WorkerDiedError):
            await crew.ask(jobs.pid)
    await crew.close()
