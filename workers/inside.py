"""Workers that are no processes: a thread, or the event loop itself."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeAlias

from workers.job import DEPTHS, Job, JobError, WorkerDiedError, function

_Asked: TypeAlias = "tuple[Future[Any], Callable[..., Any], tuple[Any, ...]]"


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

    def __init__(self, begin: Job = "") -> None:
        """``begin``: done before the first question."""
        self._begin = begin
        self._callers = [_Caller() for _ in range(DEPTHS)]
        """By depth."""

    async def begin(self) -> None:
        """Do what it begins with."""
        if self._begin:
            await self.answer(self._begin, ())

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


class ThreadWorker(InlineWorker):
    """Works in a thread of its own. A thread cannot be ended: one that is killed works on unheard.

    Its job ends when it next reads that nobody waits, and its thread with it; the program's end
    waits for neither.
    """

    def __init__(self, begin: Job = "") -> None:
        super().__init__(begin)
        self._questions: SimpleQueue[_Asked | None] = SimpleQueue()
        self._open: dict[int, Future[Any]] = {}
        """Answers that are awaited, by the depth of their questions."""
        self._killed = False

    async def begin(self) -> None:
        """Start the thread."""
        threading.Thread(target=self._work, name="worker", daemon=True).start()
        await super().begin()

    async def answer(self, job: Job, arguments: tuple[Any, ...], depth: int = 0) -> Any:
        """What the job returns or raises."""
        if self._killed:
            raise WorkerDiedError("the worker has ended")
        caller = self._callers[depth] = _Caller(self._pressing)
        answering = self._open[depth] = Future()
        self._questions.put((answering, function(job), (caller, *arguments)))
        return await asyncio.wrap_future(answering)

    def spent(self) -> float | None:
        """None: one that is given up goes on all the same, so it gets all the time to hear."""
        return 0.0

    def kill(self) -> None:
        """Wait for it no more."""
        self._killed = True
        self._questions.put(None)
        for depth, answering in self._open.items():
            self._callers[depth].go()
            _settle(answering, WorkerDiedError("a worker in a thread was given up"))

    def _work(self) -> None:
        """What the thread does."""
        while self._next():
            pass

    def _pressing(self) -> bool:
        """In a job: do what has come meanwhile; whether the worker goes on."""
        return self._questions.empty() or self._next()

    def _next(self) -> bool:
        asked = self._questions.get()
        if asked is None:
            self._questions.put(None)  # For the job that was interrupted, and for who called it.
            return False
        answering, do, arguments = asked
        try:
            found = do(*arguments)
        except Exception as error:
            _settle(answering, error)
        except BaseException as error:
            _settle(answering, JobError(type(error).__name__))
        else:
            with suppress(InvalidStateError):
                answering.set_result(found)
        return True


def _settle(answering: Future[Any], error: Exception) -> None:
    with suppress(InvalidStateError):  # It is answered, or given up, already.
        answering.set_exception(error)
