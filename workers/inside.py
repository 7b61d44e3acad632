"""Workers that are no processes: a thread, or the event loop itself."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, InvalidStateError
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Any

from workers.job import DEPTHS, Job, JobError, WorkerDiedError, function


class _Caller:
    """Who asked, in the same process."""

    def __init__(self, pressing: Callable[[], bool] | None = None) -> None:
        """``pressing``: does what is more pressing; whether the worker goes on."""
        self._gone = False
        self._pressing = pressing
        self.progress = (0, 0)

    def gone(self) -> bool:
        """Whether nobody waits any more; before that, what is more pressing is done."""
        if self._pressing is not None and not self._pressing():
            return True
        return self._gone

    def go(self) -> None:
        """Nobody waits any more."""
        self._gone = True

    def tell(self, done: int, of: int) -> None:
        """How far the job is."""
        self.progress = (done, of)


class InlineWorker:
    """Works at once, on the loop: for tests, simulations and jobs that take no time."""

    def __init__(self, begin: Job = "", *arguments: Any) -> None:
        """``begin``: done before the first question."""
        self._begin = begin
        self._arguments = arguments
        self._callers = [_Caller() for _ in range(DEPTHS)]
        """By depth."""

    async def begin(self) -> None:
        """Do what it begins with."""
        if self._begin:
            await self.answer(self._begin, self._arguments)

    async def answer(self, job: Job, arguments: tuple[Any, ...], depth: int = 0) -> Any:
        """What the job returns or raises."""
        self._callers[depth] = caller = _Caller()
        return function(job)(caller, *arguments)

    def hush(self, depth: int = 0) -> None:
        """Tell the job that nobody waits."""
        self._callers[depth].go()

    def spent(self) -> float | None:
        """Nobody counts it."""
        return None

    @property
    def progress(self) -> tuple[int, int]:
        """What the job last told."""
        return self._callers[0].progress

    def kill(self) -> None:
        """Nothing to end."""

    async def end(self) -> None:
        """Nothing to wait for."""


class _Thread(Executor):
    """A thread that the program's end does not wait for."""

    def __init__(self) -> None:
        self._work: SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = SimpleQueue()
        threading.Thread(target=self._run, name="worker", daemon=True).start()

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Run it after what was submitted before, or within that, by :meth:`pressing`."""
        future: Future[Any] = Future()
        self._work.put((future, partial(fn, *args, **kwargs)))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End, after what is being run."""
        self._work.put(None)

    def pressing(self) -> bool:
        """In the thread: run what has come meanwhile; whether it goes on."""
        return self._work.empty() or self._next()

    def _run(self) -> None:
        while self._next():
            pass

    def _next(self) -> bool:
        work = self._work.get()
        if work is None:
            self._work.put(None)  # For the job that was interrupted, and for who called it.
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
    """Works in a thread of its own. A thread cannot be ended: one that is killed works on unheard.

    Its job ends when it next reads that nobody waits, and its thread with it; the program's end
    waits for neither.
    """

    def __init__(self, begin: Job = "", *arguments: Any) -> None:
        super().__init__(begin, *arguments)
        self._thread: _Thread | None = None
        self._open: dict[int, asyncio.Future[Any]] = {}
        """Answers that are awaited, by the depth of their questions."""

    async def begin(self) -> None:
        """Start the thread."""
        self._thread = _Thread()
        await super().begin()

    async def answer(self, job: Job, arguments: tuple[Any, ...], depth: int = 0) -> Any:
        """What the job returns or raises."""
        thread, loop = self._thread, asyncio.get_running_loop()
        if thread is None:
            raise WorkerDiedError("the worker has not begun, or has ended")
        caller = self._callers[depth] = _Caller(thread.pressing)
        do = function(job)
        # What the loop runs in an executor whoever watches the loop, such as a test, knows of.
        answering = loop.run_in_executor(thread, partial(do, caller, *arguments))
        self._open[depth] = answering
        try:
            return await answering
        except asyncio.CancelledError:
            if self._thread is not None:
                raise
            raise WorkerDiedError("a worker in a thread was given up") from None

    def spent(self) -> float | None:
        """None: one that is given up goes on all the same, so it gets all the time to hear."""
        return 0.0

    def kill(self) -> None:
        """Wait for it no more."""
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.shutdown(wait=False)
        for depth, answering in self._open.items():
            self._callers[depth].go()
            answering.cancel()


def _settle(future: Future[Any], error: Exception) -> None:
    """How it ended, if anybody still asks."""
    with suppress(InvalidStateError):
        future.set_exception(error)
