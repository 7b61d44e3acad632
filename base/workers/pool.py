"""Pool of workers with a priority queue, used from the event loop; the kinds of workers.

pool = WorkerPool(ProcessWorker, count=2)
picture = await pool.run("package.module:function", 7, "ace", rank=BOARD)
await pool.close()
"""

from __future__ import annotations

import asyncio
import logging
import mmap
import os
import pickle
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from bisect import insort
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from base import logs
from base.workers.job import (
    HEAD,
    PAGE,
    Job,
    JobContext,
    PoolClosedError,
    QueueFullError,
    WorkerCrashedError,
    function_of,
)

log = logging.getLogger(__name__)

GRACE: Final = 0.5
"""Seconds within which a cancelled job has to stop."""
BOUND: Final = 256
"""Most jobs in the queue."""
IDLE: Final = 300.0
"""Idle seconds after which a worker ends."""
RETRY: Final = 5.0
"""Seconds between attempts to start a worker while starts fail."""
START: Final = 60.0
"""Seconds until a starting process counts as failed."""
BACKGROUND: Final = 10
"""Niceness of workers for slow jobs, so that they hardly delay others."""
_CLOSED: Final = "the worker pool is closed"
_BUFFER: Final = 1 << 20
_CODE: Final = (
    "import sys; sys.path[:] = {path!r}; from base.workers.job import main; "
    "main({page!r}, {nice}, {log!r})"
)


class InlineWorker:
    """Worker for one job at a time, run inline: for simulations, instant jobs, and as a base."""

    def __init__(self) -> None:
        self.context = JobContext()

    async def start(self) -> None:
        """Start; raise :class:`WorkerCrashedError` on failure."""

    async def run(self, job: Job, arguments: tuple[Any, ...]) -> Any:
        """Run a job and return its result; :class:`WorkerCrashedError` if the worker crashes."""
        self.context.reset()
        return function_of(job)(self.context, *arguments)

    async def close(self) -> None:
        """Kill at once and wait for the end, even while a job runs."""
        self.context.cancel()


class ThreadWorker(InlineWorker):
    """Worker whose jobs run in threads, for tests; a thread cannot be killed."""

    async def run(self, job: Job, arguments: tuple[Any, ...]) -> Any:
        """Run a job and return its result; leave the thread to itself on cancellation."""
        self.context.reset()
        return await asyncio.to_thread(function_of(job), self.context, *arguments)


class ProcessWorker(InlineWorker):
    """Worker in a fresh interpreter behind a pipe; ``functools.partial`` sets its first job.

    It inherits no threads, sockets or main module, so it is as small as the imports of its jobs.
    """

    def __init__(self, begin: Job = "", *arguments: Any, nice: int = 0) -> None:
        """``begin``: job that runs before all others, such as loading large data."""
        self._begin = begin
        self._arguments = arguments
        self._nice = nice
        self._process: Process | None = None
        super().__init__()

    @property
    def pid(self) -> int | None:
        """Process id, once running."""
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Start the process and wait until it is ready."""
        handle, page = tempfile.mkstemp(prefix="worker-")
        try:
            os.truncate(handle, PAGE.size)
            self.context = JobContext(mmap.mmap(handle, PAGE.size))
            async with asyncio.timeout(START):
                code = _CODE.format(path=sys.path, page=page, nice=self._nice, log=logs.current())
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable, "-c", code, stdin=PIPE, stdout=PIPE, limit=_BUFFER
                )
                await self._result(self._process)
                if self._begin:
                    await self.run(self._begin, self._arguments)
        except (OSError, TimeoutError) as error:
            raise WorkerCrashedError(f"a worker failed to start: {type(error).__name__}") from error
        finally:
            os.close(handle)
            # Both sides have opened it, or never will; some systems keep it until the end.
            with suppress(OSError):
                os.unlink(page)

    async def run(self, job: Job, arguments: tuple[Any, ...]) -> Any:
        """Run a job and return its result."""
        process = self._process
        if process is None or process.stdin is None:
            raise WorkerCrashedError("the worker is not running")
        message = pickle.dumps((job, arguments), pickle.HIGHEST_PROTOCOL)
        self.context.reset()
        with suppress(OSError):  # It has ended; its status is raised below.
            process.stdin.write(HEAD.pack(len(message), False) + message)
            await process.stdin.drain()
        return await self._result(process)

    async def _result(self, process: Process) -> Any:
        assert process.stdout is not None, "asked for"
        try:
            length, failed = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
            message = await process.stdout.readexactly(length)
        except asyncio.IncompleteReadError:
            code = await process.wait()
            raise WorkerCrashedError(f"a worker ended with status {code}") from None
        found: Any = pickle.loads(message) if message else None
        if failed:
            raise found
        return found

    async def close(self) -> None:
        """Kill the process and wait for its end."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.communicate()  # Unread results would keep the pipe open.


@dataclass(eq=False, slots=True)
class Progress:
    """Progress of a job; pass one to :meth:`WorkerPool.run` and read it."""

    worker: InlineWorker | None = None
    """Worker that runs the job."""
    last: tuple[int, int] = (0, 0)
    """Steps while no worker runs it: none yet, or those at its end."""

    @property
    def steps(self) -> tuple[int, int]:
        """Steps done and all steps; 0 and 0 before the job's first report."""
        return self.last if self.worker is None else self.worker.context.progress


@dataclass(eq=False, slots=True)
class _Request:
    rank: int
    job: Job
    arguments: tuple[Any, ...] = field(repr=False)
    result: asyncio.Future[Any]
    since: float
    """Time of arrival by the loop's clock."""
    progress: Progress
    task: asyncio.Task[Any] | None = None
    """Task of the worker that runs it."""

    def fail(self, error: Exception) -> None:
        if not self.result.done():
            self.result.set_exception(error)


class WorkerPool:
    """Worker pool with one queue; it belongs to the event loop of its first job.

    Each worker has a task, which starts it, gives it one job after another and closes it.
    """

    def __init__(
        self,
        factory: Callable[[], InlineWorker],
        count: int = 1,
        *,
        bound: int = BOUND,
        keep: int = 1,
        grace: float = GRACE,
        idle: float = IDLE,
        waited: Callable[[float], None] = lambda seconds: None,
    ) -> None:
        """``factory``: makes a worker. ``count``: most workers; each starts when needed.

        ``bound``: see :data:`BOUND`. ``keep``: number of workers that stay when idle for longer
        than ``idle`` (:data:`IDLE`). ``grace``: see :data:`GRACE`. ``waited``: called with each
        job's waiting seconds.
        """
        self.count = count
        self.workers: list[InlineWorker] = []
        """Idle and busy workers."""
        self._factory = factory
        self._keep = keep
        self._grace = grace
        self._idle_time = idle
        self._waited = waited
        self._bound = bound
        self._queue: list[_Request] = []
        """By rank, then by arrival."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._idle: list[asyncio.Future[_Request]] = []
        """Next jobs of idle workers; the last one gets the next job."""
        self._starting = 0
        """Number of starting workers, which look for a job next."""
        self._retry_at = 0.0
        self._closed = False

    @property
    def waiting(self) -> int:
        """Number of jobs in the queue."""
        return len(self._queue)

    def start(self) -> None:
        """Start a worker in the background, ahead of the first job."""
        if not self._closed and not self._tasks:
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

        ``rank``: lower goes first, then first come, first served; a full queue drops the last job
        of the highest rank. ``wait``: most seconds in the queue, not counting the start of the
        first worker.

        Raises the job's errors, :class:`WorkerCrashedError`, :class:`QueueFullError`,
        :class:`PoolClosedError` and :class:`base.workers.job.JobError`. Cancellation returns at
        once; the job is cancelled, and its worker killed and replaced if it does not stop.
        """
        if self._closed:
            raise PoolClosedError(_CLOSED)
        loop = asyncio.get_running_loop()
        result = loop.create_future()
        request = _Request(rank, job, arguments, result, loop.time(), progress or Progress())
        insort(self._queue, request, key=lambda queued: queued.rank)
        if len(self._queue) > self._bound:
            self._queue.pop().fail(QueueFullError("the queue is full"))
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
        self._fail_all(PoolClosedError(_CLOSED))
        for task in self._tasks:
            if not task.cancelling():
                task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _dispatch(self) -> None:
        """Give queued jobs to idle workers, and start others, as far as possible."""
        while self._queue and self._idle:
            self._idle.pop().set_result(self._queue.pop(0))
        may_start = asyncio.get_running_loop().time() >= self._retry_at
        while len(self._queue) > self._starting and len(self._tasks) < self.count and may_start:
            self._add()
        if not self._tasks:
            self._fail_all(WorkerCrashedError("no worker can start"))

    def _fail_all(self, error: Exception) -> None:
        while self._queue:
            self._queue.pop().fail(error)

    def _add(self) -> None:
        self._starting += 1
        self._tasks.add(asyncio.create_task(self._serve(self._factory()), name="worker"))

    async def _serve(self, worker: InlineWorker) -> None:
        """Start a worker, give it jobs until it is not needed any more, and close it."""
        task = asyncio.current_task()
        assert task is not None, "created as one"
        crashed = False
        try:
            await worker.start()
            self._starting -= 1
            self.workers.append(worker)
            crashed = True
            while request := await self._next():
                if not request.result.done():
                    await self._work(worker, request, task)
            crashed = False
        except asyncio.CancelledError:
            pass  # Killed, or the pool is closed.
        except Exception as error:
            if not crashed:
                log.error("worker failed to start: %s", type(error).__name__)
                self._retry_at = asyncio.get_running_loop().time() + RETRY
        if worker in self.workers:
            self.workers.remove(worker)
        else:
            self._starting -= 1
        await worker.close()
        self._tasks.discard(task)
        if not self._closed:
            if crashed and self._keep:
                self.start()  # A replacement, ahead of the next job.
            self._dispatch()

    async def _next(self) -> _Request | None:
        """The next job; ``None`` after a long idle time if enough other workers stay."""
        if self._queue:
            return self._queue.pop(0)
        given = asyncio.get_running_loop().create_future()
        self._idle.append(given)
        spare = len(self._tasks) > self._keep
        try:
            await asyncio.wait((given,), timeout=self._idle_time if spare else None)
        finally:
            if not given.done():
                self._idle.remove(given)
            elif self._closed:
                given.result().fail(PoolClosedError(_CLOSED))
        return given.result() if given.done() else None

    async def _work(
        self, worker: InlineWorker, request: _Request, task: asyncio.Task[None]
    ) -> None:
        """Run a job in a worker; raises if the worker is of no further use."""
        self._waited(asyncio.get_running_loop().time() - request.since)
        request.task, request.progress.worker = task, worker
        try:
            found = await worker.run(request.job, request.arguments)
            if not request.result.done():
                request.result.set_result(found)
        except asyncio.CancelledError:
            request.fail(PoolClosedError(_CLOSED))
            raise
        except Exception as error:
            request.fail(error)
            if isinstance(error, WorkerCrashedError):
                raise
        finally:
            # The worker's page belongs to its next job from now on.
            request.progress.last = request.progress.steps
            request.task = request.progress.worker = None

    def _cancel(self, request: _Request) -> None:
        if request in self._queue:
            self._queue.remove(request)
        elif request.progress.worker is not None:
            request.progress.worker.context.cancel()
            asyncio.get_running_loop().call_later(self._grace, self._kill, request)

    def _kill(self, request: _Request) -> None:
        """Kill the worker of a cancelled job if it still runs."""
        if request.task is not None and not request.task.cancelling():
            log.warning("worker ignored a cancellation: replacing it")
            request.task.cancel()

    def _time_out(self, request: _Request, wait: float) -> None:
        if self._tasks and not self.workers and not request.result.done():
            asyncio.get_running_loop().call_later(wait, self._time_out, request, wait)
        elif request in self._queue:
            self._queue.remove(request)
            request.fail(QueueFullError("no worker started the job in time"))
