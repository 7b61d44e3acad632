"""Workers in the same process: a thread, or inline on the event loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, InvalidStateError
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Any

from base.workers.job import Job, JobError, WorkerCrashedError, function_of


class _Context:
    """Job context in the same process."""

    def __init__(self) -> None:
        self.gone = False
        self.progress = (0, 0)

    def cancelled(self) -> bool:
        """Whether the job was cancelled."""
        return self.gone

    def report(self, done: int, of: int) -> None:
        """Report progress."""
        self.progress = (done, of)


class InlineWorker:
    """Worker that runs jobs inline, for tests, simulations and instant jobs."""

    def __init__(self, begin: Job = "", *arguments: Any) -> None:
        """``begin``: job that runs before all others."""
        self._begin = begin
        self._arguments = arguments
        self.context = _Context()

    async def start(self) -> None:
        """Run the first job."""
        if self._begin:
            await self.run(self._begin, self._arguments)

    async def run(self, job: Job, arguments: tuple[Any, ...]) -> Any:
        """Run a job and return its result."""
        self.context = _Context()
        return function_of(job)(self.context, *arguments)

    def cancel(self) -> None:
        """Cancel the job."""
        self.context.gone = True

    @property
    def progress(self) -> tuple[int, int]:
        """Last reported progress."""
        return self.context.progress

    def kill(self) -> None:
        """Do nothing."""

    async def wait_closed(self) -> None:
        """Do nothing."""


class _DaemonThread(Executor):
    """Executor on one daemon thread, which does not delay the program's exit."""

    def __init__(self) -> None:
        self._work: SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = SimpleQueue()
        threading.Thread(target=self._run, name="worker", daemon=True).start()

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Run a function after those submitted before."""
        future: Future[Any] = Future()
        self._work.put((future, partial(fn, *args, **kwargs)))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End after the current function."""
        self._work.put(None)

    def _run(self) -> None:
        while (work := self._work.get()) is not None:
            future, function = work
            with suppress(InvalidStateError):  # Abandoned.
                try:
                    found = function()
                except Exception as error:
                    future.set_exception(error)
                except BaseException as error:
                    future.set_exception(JobError(type(error).__name__))
                else:
                    future.set_result(found)


class ThreadWorker(InlineWorker):
    """Worker on a thread of its own. A thread cannot be killed: its result is ignored instead.

    The thread ends when its job does; the program's exit waits for neither.
    """

    def __init__(self, begin: Job = "", *arguments: Any) -> None:
        super().__init__(begin, *arguments)
        self._thread: _DaemonThread | None = None
        self._result: asyncio.Future[Any] | None = None

    async def start(self) -> None:
        """Start the thread."""
        self._thread = _DaemonThread()
        await super().start()

    async def run(self, job: Job, arguments: tuple[Any, ...]) -> Any:
        """Run a job and return its result."""
        thread = self._thread
        if thread is None:
            raise WorkerCrashedError("the worker is not running")
        self.context = _Context()
        call = partial(function_of(job), self.context, *arguments)
        # By an executor, so that tests that watch the loop see the work.
        self._result = asyncio.get_running_loop().run_in_executor(thread, call)
        try:
            return await self._result
        except asyncio.CancelledError:
            if self._thread is not None:
                raise
            raise WorkerCrashedError("a worker thread was abandoned") from None

    def kill(self) -> None:
        """Abandon the thread and its result."""
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.shutdown(wait=False)
        self.cancel()
        if self._result is not None:
            self._result.cancel()
