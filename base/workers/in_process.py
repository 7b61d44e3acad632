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

from base.workers.job import DEPTHS, Job, JobError, WorkerDiedError, function


class _Caller:
    """Caller in the same process."""

    def __init__(self, pressing: Callable[[], bool] | None = None) -> None:
        """``pressing``: runs more urgent questions; returns whether the worker continues."""
        self._gone = False
        self._pressing = pressing
        self.progress = (0, 0)

    def gone(self) -> bool:
        """Whether the question was cancelled; runs more urgent questions first."""
        if self._pressing is not None and not self._pressing():
            return True
        return self._gone

    def go(self) -> None:
        """Cancel the question."""
        self._gone = True

    def tell(self, done: int, of: int) -> None:
        """Report progress."""
        self.progress = (done, of)


class InlineWorker:
    """Worker that runs jobs inline, for tests, simulations and instant jobs."""

    def __init__(self, begin: Job = "", *arguments: Any) -> None:
        """``begin``: job that runs before the first question."""
        self._begin = begin
        self._arguments = arguments
        self._callers = [_Caller() for _ in range(DEPTHS)]
        """Callers by depth."""

    async def begin(self) -> None:
        """Run the first job."""
        if self._begin:
            await self.answer(self._begin, self._arguments)

    async def answer(self, job: Job, arguments: tuple[Any, ...], depth: int = 0) -> Any:
        """Run a job and return its result."""
        self._callers[depth] = caller = _Caller()
        return function(job)(caller, *arguments)

    def hush(self, depth: int = 0) -> None:
        """Cancel the job."""
        self._callers[depth].go()

    def spent(self) -> float | None:
        """``None``: not measured."""
        return None

    @property
    def progress(self) -> tuple[int, int]:
        """Last reported progress."""
        return self._callers[0].progress

    def kill(self) -> None:
        """Do nothing."""

    async def end(self) -> None:
        """Do nothing."""


class _Thread(Executor):
    """Executor on one daemon thread, which does not delay the program's exit."""

    def __init__(self) -> None:
        self._work: SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = SimpleQueue()
        threading.Thread(target=self._run, name="worker", daemon=True).start()

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Run a function after those submitted before, or inside them by :meth:`pressing`."""
        future: Future[Any] = Future()
        self._work.put((future, partial(fn, *args, **kwargs)))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End after the current function."""
        self._work.put(None)

    def pressing(self) -> bool:
        """In the thread: run newly submitted functions; return whether the worker continues."""
        return self._work.empty() or self._next()

    def _run(self) -> None:
        while self._next():
            pass

    def _next(self) -> bool:
        work = self._work.get()
        if work is None:
            self._work.put(None)  # For the interrupted job and its caller.
            return False
        future, do = work
        try:
            found = do()
        except Exception as error:
            _settle(future, error)
        except BaseException as error:
            _settle(future, JobError(type(error).__name__))
        else:
            with suppress(InvalidStateError):
                future.set_result(found)
        return True


class ThreadWorker(InlineWorker):
    """Worker on a thread of its own. A thread cannot be killed: its answer is ignored instead.

    Job and thread end when the job next reads ``caller.gone``; the program's exit waits for
    neither.
    """

    def __init__(self, begin: Job = "", *arguments: Any) -> None:
        super().__init__(begin, *arguments)
        self._thread: _Thread | None = None
        self._open: dict[int, asyncio.Future[Any]] = {}
        """Pending answers by depth."""

    async def begin(self) -> None:
        """Start the thread."""
        self._thread = _Thread()
        await super().begin()

    async def answer(self, job: Job, arguments: tuple[Any, ...], depth: int = 0) -> Any:
        """Run a job and return its result."""
        thread, loop = self._thread, asyncio.get_running_loop()
        if thread is None:
            raise WorkerDiedError("the worker is not running")
        caller = self._callers[depth] = _Caller(thread.pressing)
        do = function(job)
        # By an executor, so that tests that watch the loop see the work.
        answering = loop.run_in_executor(thread, partial(do, caller, *arguments))
        self._open[depth] = answering
        try:
            return await answering
        except asyncio.CancelledError:
            if self._thread is not None:
                raise
            raise WorkerDiedError("a worker thread was abandoned") from None

    def spent(self) -> float | None:
        """``None``: an abandoned thread keeps running, so no time limit applies."""
        return 0.0

    def kill(self) -> None:
        """Abandon the thread and its answers."""
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.shutdown(wait=False)
        for depth, answering in self._open.items():
            self._callers[depth].go()
            answering.cancel()


def _settle(future: Future[Any], error: Exception) -> None:
    """Fail a future unless it is done."""
    with suppress(InvalidStateError):
        future.set_exception(error)
