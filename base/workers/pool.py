"""Pool of workers with a priority queue, used from the event loop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Final

from base.workers.job import (
    Job,
    PoolClosedError,
    QueueFullError,
    QueueTimeoutError,
    Worker,
    WorkerCrashedError,
)
from base.workers.queue import PriorityQueue

log = logging.getLogger(__name__)

GRACE: Final = 0.5
"""Seconds within which a cancelled job has to stop."""
BOUND: Final = 256
"""Most jobs in the queue."""
IDLE: Final = 300.0
"""Idle seconds after which a worker ends."""
RETRY: Final = 5.0
"""Seconds between attempts to start a worker while starts fail."""

Factory = Callable[[], Worker]


@dataclass(eq=False, slots=True)
class Progress:
    """Progress of a job; pass one to :meth:`WorkerPool.run` and read it."""

    _worker: Worker | None = None

    @property
    def steps(self) -> tuple[int, int]:
        """Steps done and all steps; 0 and 0 before the job's first report."""
        return (0, 0) if self._worker is None else self._worker.progress

    def follow(self, worker: Worker | None) -> None:
        """Read the progress of this worker from now on."""
        self._worker = worker


@dataclass(eq=False, slots=True)
class _Request:
    job: Job
    arguments: tuple[Any, ...] = field(repr=False)
    result: asyncio.Future[Any]
    since: float
    """Time of arrival by the loop's clock."""
    progress: Progress
    worker: Worker | None = None

    def fail(self, error: Exception) -> None:
        if not self.result.done():
            self.result.set_exception(error)


def ignore(seconds: float) -> None:
    """Ignore a waiting time."""


class WorkerPool:
    """Worker pool with one queue; it belongs to the event loop of its first job."""

    def __init__(
        self,
        factory: Factory,
        count: int = 1,
        *,
        bound: int = BOUND,
        keep: int = 1,
        grace: float = GRACE,
        idle: float = IDLE,
        waited: Callable[[float], None] = ignore,
    ) -> None:
        """``factory``: makes a worker. ``count``: most workers; each starts when needed.

        ``bound``: see :data:`BOUND`. ``keep``: number of workers that stay when idle for longer
        than ``idle`` (:data:`IDLE`). ``grace``: see :data:`GRACE`. ``waited``: called with each
        job's waiting seconds.
        """
        self.count = count
        self._factory = factory
        self._keep = keep
        self._grace = grace
        self._idle_time = idle
        self._waited = waited
        self._queue: PriorityQueue[_Request] = PriorityQueue(bound)
        self._idle: dict[Worker, float] = {}
        """Idle workers with the time of their last job; the last one gets the next job."""
        self._busy: dict[Worker, _Request] = {}
        self._starting: set[Worker] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._retry_at = 0.0
        self._closed = False

    @property
    def waiting(self) -> int:
        """Number of jobs in the queue."""
        return len(self._queue)

    @property
    def workers(self) -> tuple[Worker, ...]:
        """Idle and busy workers."""
        return (*self._idle, *self._busy)

    def start(self) -> None:
        """Start a worker in the background, ahead of the first job."""
        if not self._closed and not self.workers and not self._starting:
            self._add()

    async def run(
        self,
        job: Job,
        *arguments: Any,
        rank: int = 0,
        wait: float | None = None,
        progress: Progress | None = None,
    ) -> Any:
        """Run a job in a worker and return its result.

        ``rank``: lower goes first. ``wait``: most seconds in the queue, not counting the start of
        the first worker.

        Raises the job's errors, :class:`WorkerCrashedError`, :class:`QueueFullError`,
        :class:`QueueTimeoutError`, :class:`PoolClosedError` and
        :class:`base.workers.job.JobError`. Cancellation returns at once and reaches the job.
        """
        if self._closed:
            raise PoolClosedError("the worker pool is closed")
        loop = asyncio.get_running_loop()
        result = loop.create_future()
        request = _Request(job, arguments, result, loop.time(), progress or Progress())
        dropped = self._queue.put(request, rank)
        if dropped is not None:
            dropped.fail(QueueFullError("the queue is full"))
        self._dispatch()
        late = None if wait is None else loop.call_later(wait, self._time_out, request, wait)
        try:
            return await request.result
        except asyncio.CancelledError:
            self._cancel(request)
            raise
        finally:
            if late is not None:
                late.cancel()

    async def close(self) -> None:
        """Kill all workers; pending jobs raise :class:`PoolClosedError`."""
        self._closed = True
        while (request := self._queue.pop()) is not None:
            request.fail(PoolClosedError("the worker pool is closed"))
        for worker in (*self.workers, *self._starting):
            worker.kill()
        closing = [worker.wait_closed() for worker in self._idle]
        self._idle.clear()
        await asyncio.gather(*self._tasks, *closing, return_exceptions=True)

    def _dispatch(self) -> None:
        """Give queued jobs to idle workers; start another worker if some remain."""
        now = asyncio.get_running_loop().time()
        while self._idle and (request := self._queue.pop()) is not None:
            request.worker, _ = self._idle.popitem()
            self._busy[request.worker] = request
            self._waited(now - request.since)
            self._spawn(self._work(request.worker, request))
        while (
            len(self._queue) > len(self._starting)
            and len(self.workers) + len(self._starting) < self.count
            and now >= self._retry_at
        ):
            self._add()
        if not self.workers and not self._starting:
            while (request := self._queue.pop()) is not None:
                request.fail(WorkerCrashedError("no worker can start"))

    async def _work(self, worker: Worker, request: _Request) -> None:
        """Run a job in a worker."""
        request.progress.follow(worker)
        crashed = False
        try:
            found = await worker.run(request.job, request.arguments)
        except WorkerCrashedError as error:
            crashed = True
            closed = PoolClosedError("the worker pool is closed")  # Killed by :meth:`close`.
            request.fail(closed if self._closed else error)
        except Exception as error:
            request.fail(error)
        else:
            if not request.result.done():
                request.result.set_result(found)
        finally:
            request.worker = None
            request.progress.follow(None)
            del self._busy[worker]
        if crashed or self._closed:
            worker.kill()
            await worker.wait_closed()
            if not self._closed and self._keep:
                self.start()  # A replacement, ahead of the next job.
        else:
            self._set_idle(worker)
        if not self._closed:
            self._dispatch()

    def _cancel(self, request: _Request) -> None:
        worker = request.worker
        if worker is None:
            self._queue.remove(request)
        else:
            worker.cancel()
            asyncio.get_running_loop().call_later(self._grace, self._kill, worker, request)

    def _kill(self, worker: Worker, request: _Request) -> None:
        """Kill a worker that still runs a cancelled job."""
        if request.worker is worker:
            log.warning("worker ignored a cancellation: replacing it")
            worker.kill()

    def _time_out(self, request: _Request, wait: float) -> None:
        if self._starting and not self.workers and not request.result.done():
            asyncio.get_running_loop().call_later(wait, self._time_out, request, wait)
        elif self._queue.remove(request):
            request.fail(QueueTimeoutError("no worker started the job in time"))

    def _set_idle(self, worker: Worker) -> None:
        loop = asyncio.get_running_loop()
        self._idle[worker] = loop.time()
        if len(self.workers) > self._keep:
            loop.call_later(self._idle_time, self._dismiss, worker, self._idle[worker])

    def _dismiss(self, worker: Worker, since: float) -> None:
        """Kill a worker that has been idle since that time."""
        if self._idle.get(worker) == since and len(self.workers) > self._keep:
            del self._idle[worker]
            worker.kill()
            self._spawn(worker.wait_closed())

    def _add(self) -> None:
        worker = self._factory()
        self._starting.add(worker)
        self._spawn(self._start(worker))

    async def _start(self, worker: Worker) -> None:
        try:
            await worker.start()
            ready = not self._closed
        except Exception as error:
            ready = False
            if not self._closed:
                log.error("worker failed to start: %s", type(error).__name__)
                self._retry_at = asyncio.get_running_loop().time() + RETRY
        self._starting.discard(worker)
        if ready:
            self._set_idle(worker)
        else:
            worker.kill()
            await worker.wait_closed()
        if not self._closed:
            self._dispatch()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
