"""The queue and the pool, with workers steered by hand or working in this process."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from base.workers.job import Job, JobContext, PoolClosedError, QueueFullError
from base.workers.pool import InlineWorker, Progress, ThreadWorker, WorkerPool
from tests.base.workers import jobs


class ManualWorker(InlineWorker):
    """Worker whose results come from the test."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs: list[str] = []
        self.dead = False
        self._result: asyncio.Future[Any] | None = None

    async def run(self, job: Job, arguments: tuple[Any, ...]) -> Any:
        self.context.reset()
        self.context.report(1, 2)
        self.jobs.append(str(job))
        self._result = asyncio.get_running_loop().create_future()
        return await self._result

    def finish(self, result: str) -> None:
        """Return a result from the current job."""
        assert self._result is not None
        self._result.set_result(result)

    async def close(self) -> None:
        self.dead = True


class Setup:
    """Pool of manual workers."""

    def __init__(self, count: int = 1, bound: int = 256, keep: int = 1) -> None:
        self.workers: list[ManualWorker] = []
        self.pool = WorkerPool(self._make, count, bound=bound, keep=keep, grace=0.0, idle=0.0)

    def _make(self) -> ManualWorker:
        self.workers.append(ManualWorker())
        return self.workers[-1]

    def run(self, name: str, **options: Any) -> asyncio.Task[Any]:
        """Run a job in a task of its own."""
        return asyncio.create_task(self.pool.run(name, **options))


async def turns(number: int = 20) -> None:
    """Let all ready tasks run."""
    for _ in range(number):
        await asyncio.sleep(0)


async def test_lower_ranks_go_first_then_earlier_jobs() -> None:
    setup = Setup()
    running = [setup.run("first")]
    await turns()
    running += [setup.run("film", rank=2), setup.run("hand"), setup.run("board")]
    await turns()
    assert setup.pool.waiting == 3
    (worker,) = setup.workers
    for _ in range(4):
        worker.finish("done")
        await turns()
    assert worker.jobs == ["first", "hand", "board", "film"]
    assert [await one for one in running] == ["done"] * 4
    await setup.pool.close()
    assert worker.dead


async def test_a_worker_that_ignores_a_cancellation_is_replaced() -> None:
    setup = Setup()
    first = setup.run("first")
    await turns()
    (worker,) = setup.workers
    first.cancel()
    while len(setup.workers) < 2:  # noqa: ASYNC110  the grace is a timer
        await asyncio.sleep(0)
    assert (worker.context.cancelled(), worker.dead) == (True, True)
    await setup.pool.close()


async def test_a_pool_that_keeps_no_worker_starts_one_when_needed() -> None:
    setup = Setup(keep=0)
    for number in range(2):
        job = setup.run("job", wait=0.0)
        await turns()
        setup.workers[number].finish("done")
        assert await job == "done"
        await turns()
        assert setup.workers[number].dead
        assert not setup.pool.workers
    await setup.pool.close()


async def test_the_line_is_bounded() -> None:
    setup = Setup(bound=2)
    first = setup.run("first")
    await turns()
    films = [setup.run(f"film {n}", rank=1) for n in range(3)]
    await turns()
    board = setup.run("board")
    await turns()
    for crowded in (films[2], films[1]):  # the newest of the highest rank
        with pytest.raises(QueueFullError):
            await crowded
    assert setup.pool.waiting == 2
    (worker,) = setup.workers
    for _ in range(3):
        worker.finish("done")
        await turns()
    assert worker.jobs == ["first", "board", "film 0"]
    assert list(await asyncio.gather(first, board, films[0])) == ["done"] * 3
    await setup.pool.close()


async def test_workers_begin_as_there_is_work() -> None:
    setup = Setup(count=2)
    asked = [setup.run(str(n)) for n in range(3)]
    await turns()
    assert [worker.jobs for worker in setup.workers] == [["0"], ["1"]]
    setup.workers[1].finish("done")
    await turns()
    assert [worker.jobs for worker in setup.workers] == [["0"], ["1", "2"]]
    await setup.pool.close()
    with pytest.raises(PoolClosedError):
        await asked[0]
    await asyncio.gather(*asked, return_exceptions=True)
    idle = Setup(count=2)
    idle.pool.start()
    idle.pool.start()
    await turns()
    assert len(idle.workers) == 1
    await idle.pool.close()


async def test_workers_that_are_not_needed_any_more_end() -> None:
    setup = Setup(count=3)
    asked = [setup.run(str(n)) for n in range(3)]
    await turns()
    for worker in setup.workers[:2]:
        worker.finish("done")
        await turns()
    assert [worker.dead for worker in setup.workers] == [True, True, False]
    setup.workers[2].finish("done")
    await turns()
    assert not setup.workers[2].dead, "the last one stays"
    assert [await one for one in asked] == ["done"] * 3
    await setup.pool.close()


async def test_who_waits_too_long_is_told() -> None:
    setup = Setup()
    first = setup.run("first", wait=0.0)  # started in time
    await turns()
    with pytest.raises(QueueFullError):
        await setup.pool.run("second", wait=0.0)
    setup.workers[0].finish("done")
    assert await first == "done"
    await setup.pool.close()


async def test_who_leaves_the_line_costs_no_worker_anything() -> None:
    setup = Setup()
    progress = Progress()
    first, second = setup.run("first", progress=progress), setup.run("second")
    await turns()
    assert progress.steps == (1, 2)
    second.cancel()
    await turns()
    assert setup.pool.waiting == 0
    (worker,) = setup.workers
    assert not worker.context.cancelled()
    worker.finish("done")
    assert await first == "done"
    assert progress.steps == (1, 2), "progress never goes back"
    await setup.pool.close()


async def test_a_job_given_to_an_idle_worker_can_still_be_left_or_closed() -> None:
    setup = Setup()
    setup.pool.start()
    await turns()
    left, second = setup.run("left"), setup.run("second")
    await asyncio.sleep(0)
    assert setup.pool.waiting == 1
    left.cancel()
    await turns()
    (worker,) = setup.workers
    worker.finish("done")
    assert (await second, worker.jobs) == ("done", ["second"])
    await turns()
    third = setup.run("third")
    await asyncio.sleep(0)
    await setup.pool.close()
    with pytest.raises(PoolClosedError):
        await third
    assert worker.jobs == ["second"]


def note(context: JobContext) -> int:
    return threading.get_ident()


async def test_workers_of_this_process_do_the_same() -> None:
    for kind in (InlineWorker, ThreadWorker):
        waits: list[float] = []
        pool = WorkerPool(kind, waited=waits.append)
        assert await pool.run(jobs.divided, 7, 3) == 2
        assert await pool.run(jobs.pid) == await pool.run("tests.base.workers.jobs:pid")
        with pytest.raises(ZeroDivisionError):
            await pool.run(jobs.divided, 1, 0)
        await pool.close()
        assert len(waits) == 4
        assert min(waits) >= 0.0
    pool = WorkerPool(InlineWorker)
    assert await pool.run(note) == threading.get_ident()
    await pool.close()


async def test_a_thread_hears_or_is_given_up() -> None:
    pool = WorkerPool(ThreadWorker, grace=600.0)
    assert await pool.run(note) != threading.get_ident()
    progress = Progress()
    thinking = asyncio.create_task(pool.run(jobs.listens, 3, progress=progress))
    while progress.steps != (3, 64):  # noqa: ASYNC110  set by a thread
        await asyncio.sleep(0.001)
    (worker,) = pool.workers
    thinking.cancel()
    await pool.run(note)
    assert pool.workers == [worker]
    await pool.close()
    pool = WorkerPool(ThreadWorker, grace=0.0)
    released = threading.Event()
    begun = threading.Event()
    thinking = asyncio.create_task(pool.run(stubborn, begun, released))
    await asyncio.to_thread(begun.wait)
    (worker,) = pool.workers
    thinking.cancel()
    await pool.run(note)
    assert worker not in pool.workers
    released.set()
    await pool.close()


def stubborn(context: JobContext, begun: threading.Event, released: threading.Event) -> None:
    """Ignore cancellation."""
    begun.set()
    released.wait()
