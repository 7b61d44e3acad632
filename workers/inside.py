"""Workers that are no processes: a thread, or the event loop itself."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeAlias

from workers.job import Job, JobError, WorkerDiedError, function

_Asked: TypeAlias = "tuple[Future[Any], Callable[..., Any], tuple[Any, ...]]"


class _Caller:
    """Who asked, in the same process."""

    def __init__(self) -> None:
        self._gone = threading.Event()
        self.progress = (0, 0)

    def gone(self) -> bool:
        """Whether nobody waits any more."""
        return self._gone.is_set()

    def go(self) -> None:
        """Nobody waits any more."""
        self._gone.set()

    def tell(self, done: int, of: int) -> None:
        """How far the job is."""
        self.progress = (done, of)


class InlineWorker:
    """Works at once, on the loop: for tests, simulations and jobs that take no time."""

    def __init__(self, begin: Job = "") -> None:
        """``begin``: done before the first question."""
        self._begin = begin
        self._caller = _Caller()

    async def begin(self) -> None:
        """Do what it begins with."""
        if self._begin:
            await self.answer(self._begin, ())

    async def answer(self, job: Job, arguments: tuple[Any, ...]) -> Any:
        """What the job returns or raises."""
        self._caller = _Caller()
        return function(job)(self._caller, *arguments)

    def hush(self) -> None:
        """Tell the job that nobody waits."""
        self._caller.go()

    def spent(self) -> float | None:
        """Nobody counts it."""
        return None

    @property
    def progress(self) -> tuple[int, int]:
        """What the job last told."""
        return self._caller.progress

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
        self._answering: Future[Any] | None = None
        self._killed = False

    async def begin(self) -> None:
        """Start the thread."""
        threading.Thread(target=_work, args=(self._questions,), name="worker", daemon=True).start()
        await super().begin()

    async def answer(self, job: Job, arguments: tuple[Any, ...]) -> Any:
        """What the job returns or raises."""
        if self._killed:
            raise WorkerDiedError("the worker has ended")
        self._caller, self._answering = _Caller(), Future()
        self._questions.put((self._answering, function(job), (self._caller, *arguments)))
        return await asyncio.wrap_future(self._answering)

    def spent(self) -> float | None:
        """None: one that is given up goes on all the same, so it gets all the time to hear."""
        return 0.0

    def kill(self) -> None:
        """Wait for it no more."""
        self._killed = True
        self._caller.go()
        self._questions.put(None)
        if self._answering is not None:
            _settle(self._answering, WorkerDiedError("a worker in a thread was given up"))


def _work(questions: SimpleQueue[_Asked | None]) -> None:
    """What the thread does."""
    while (asked := questions.get()) is not None:
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


def _settle(answering: Future[Any], error: Exception) -> None:
    with suppress(InvalidStateError):  # It is answered, or given up, already.
        answering.set_exception(error)
