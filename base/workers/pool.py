"""Pool of workers with a priority queue, used from the event loop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Hashable
from dataclasses import dataclass, field
from typing import Any, Final

from base.workers.job import (
    DEPTHS,
    ClosedError,
    CrowdedError,
    Job,
    LateError,
    ReplacedError,
    Worker,
    WorkerDiedError,
)
from base.workers.queue import Line

log = logging.getLogger(__name__)

HEAR: Final = 0.05
"""Processor seconds within which a cancelled job has to stop."""
DEAF: Final = 1.0
"""Seconds after which a cancelled worker without processor time is replaced."""
BOUND: Final = 256
"""Most questions in the queue."""
REST: Final = 300.0
"""Idle seconds after which a worker ends, except the last one."""
SICK: Final = 5.0
"""Seconds between attempts to start a worker while starts fail."""

Hire = Callable[[], Worker]
"""Factory of workers."""


@dataclass(eq=False, slots=True)
class Progress:
    """Progress of a question; pass one to :meth:`Crew.ask` and read it."""

    _worker: Worker | None = None

    @property
    def steps(self) -> tuple[int, int]:
        """Steps done and all steps; 0 and 0 before the job's first report."""
        return (0, 0) if self._worker is None else self._worker.progress

    def follow(self, worker: Worker | None) -> None:
        """Read the progress of this worker from now on."""
        self._worker = worker


@dataclass(eq=False, slots=True)
class _Question:
    job: Job
    arguments: tuple[Any, ...] = field(repr=False)
    rank: int
    answer: asyncio.Future[Any]
    progress: Progress | None
    worker: Worker | None = None
    depth: int = 0
    since: float = 0.0
    """Time of the question, by the loop's clock."""


def unnoticed(seconds: float) -> None:
    """Ignore a waiting time."""


class Crew:
    """Worker pool with one queue; it belongs to the event loop of its first question."""

    def __init__(
        self,
        hire: Hire,
        count: int = 1,
        *,
        bound: int = BOUND,
        hear: float = HEAR,
        yields: int | None = None,
        rest: float = REST,
        waited: Callable[[float], None] = unnoticed,
    ) -> None:
        """``hire``: makes a worker. ``count``: most workers; each starts when needed.

        ``bound``: see :data:`BOUND`. ``hear``: see :data:`HEAR`. ``yields``: jobs of this rank and
        above run jobs of lower ranks whenever they read ``caller.gone``, so they must tolerate
        them. ``rest``: see :data:`REST`. ``waited``: called with each question's waiting seconds.
        """
        self.count = count
        self._waited = waited
        self._yields = yields
        self._rest = rest
        self._hire = hire
        self._hear = hear
        self._line: Line[_Question] = Line(bound)
        self._free: dict[Worker, float] = {}
        """Idle workers with the time of their last work; the last one gets work first."""
        self._busy: dict[Worker, list[_Question]] = {}
        """Busy workers with their questions; each further one preempts the one before."""
        self._beginning: set[Worker] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._never = True
        """Whether no worker has started yet."""
        self._sick_until = 0.0
        self._closed = False

    @property
    def waiting(self) -> int:
        """Number of questions in the queue."""
        return len(self._line)

    @property
    def workers(self) -> tuple[Worker, ...]:
        """Idle and busy workers."""
        return (*self._free, *self._busy)

    def begin(self) -> None:
        """Start a worker in the background, ahead of the first question."""
        if not self._closed and not self.workers and not self._beginning:
            self._add()

    async def ask(
        self,
        job: Job,
        *arguments: Any,
        rank: int = 0,
        key: Hashable | None = None,
        wait: float | None = None,
        progress: Progress | None = None,
    ) -> Any:
        """Run a job in a worker and return its result.

        ``rank``: lower goes first. ``key``: a newer question replaces a queued one of the same key.
        ``wait``: most seconds in the queue, not counting the start of the first worker.

        Raises the job's errors, :class:`WorkerDiedError`, :class:`ReplacedError`,
        :class:`CrowdedError`, :class:`LateError`, :class:`ClosedError` and
        :class:`base.workers.job.JobError`. Cancellation returns at once and reaches the job.
        """
        if self._closed:
            raise ClosedError("the worker pool is closed")
        loop = asyncio.get_running_loop()
        question = _Question(job, arguments, rank, loop.create_future(), progress)
        question.since = loop.time()
        older = self._line.put(question, rank, key)
        if older is not None:
            _fail(older, ReplacedError("replaced by a newer question of the same key"))
        too_many = self._line.too_many()
        if too_many is not None:
            _fail(too_many, CrowdedError("the queue is full"))
        self._hand_out()
        late = None if wait is None else loop.call_later(wait, self._late, question, wait)
        try:
            return await question.answer
        except asyncio.CancelledError:
            self._forget(question)
            raise
        finally:
            if late is not None:
                late.cancel()

    async def close(self) -> None:
        """Kill all workers; pending questions raise :class:`ClosedError`."""
        self._closed = True
        while (question := self._line.take()) is not None:
            _fail(question, ClosedError("the worker pool is closed"))
        for worker in (*self.workers, *self._beginning):
            worker.kill()
        ending = [worker.end() for worker in self._free]
        self._free.clear()
        await asyncio.gather(*self._tasks, *ending, return_exceptions=True)

    # -- questions -----------------------------------------------------------------------------

    def _hand_out(self) -> None:
        """Give queued questions to idle workers; start another if some remain."""
        while (question := self._line.first()) is not None:
            worker = self._free.popitem()[0] if self._free else self._who_yields(question)
            if worker is None:
                break
            self._line.take()
            at = self._busy.setdefault(worker, [])
            question.worker, question.depth = worker, at[-1].depth + 1 if at else 0
            self._waited(asyncio.get_running_loop().time() - question.since)
            at.append(question)
            self._run(self._work(worker, question))
        while not self._closed and len(self._line) > len(self._beginning) and self._may_grow:
            self._add()
        if len(self._line) and not self._busy and not self._beginning:
            while (question := self._line.take()) is not None:
                _fail(question, WorkerDiedError("no worker can start"))

    def _who_yields(self, question: _Question) -> Worker | None:
        """Worker whose current job may be preempted by this question."""
        if self._yields is None:
            return None
        for worker, at in self._busy.items():
            last = at[-1]
            if last.depth + 1 < DEPTHS and last.rank >= self._yields and last.rank > question.rank:
                return worker
        return None

    async def _work(self, worker: Worker, question: _Question) -> None:
        """Let a worker answer a question."""
        if question.progress is not None:
            question.progress.follow(worker)
        died = False
        try:
            found = await worker.answer(question.job, question.arguments, question.depth)
        except WorkerDiedError as error:
            died = True
            closed = ClosedError("the worker pool is closed")  # Killed by :meth:`close`.
            _fail(question, closed if self._closed else error)
        except Exception as error:
            _fail(question, error)
        else:
            if not question.answer.done():
                question.answer.set_result(found)
        finally:
            question.worker = None
            if question.progress is not None:
                question.progress.follow(None)
        if self._closed or died:
            self._busy.pop(worker, None)
            worker.kill()
            await worker.end()
            if not self._closed and not self.workers and not self._beginning:
                self._add()  # A replacement, ahead of the next question.
        elif (at := self._busy.get(worker)) is not None:
            at.remove(question)
            if not at:
                del self._busy[worker]
                self._set_free(worker)
        self._hand_out()

    def _forget(self, question: _Question) -> None:
        """Cancel a question."""
        if question.worker is None:
            self._line.drop(question)
        else:
            question.worker.hush(question.depth)
            self._run(self._see_to_it(question.worker, question))

    async def _see_to_it(self, worker: Worker, question: _Question) -> None:
        """Replace a worker that ignores a cancellation.

        Its own processor time counts where the system reports it: on a busy machine a worker may
        have had none, and a new one would have less.
        """
        before, waited = worker.spent(), 0.0
        while question.worker is worker:
            await asyncio.sleep(self._hear)
            now = worker.spent()
            if any(one.depth > question.depth for one in self._busy.get(worker, ())):
                before, waited = now, 0.0  # Preempted: it cannot react meanwhile.
                continue
            waited += self._hear
            own = waited if now is None or before is None else now - before
            if question.worker is worker and (own >= self._hear or waited >= DEAF):
                log.warning("worker ignored a cancellation: replacing it")
                worker.kill()
                return

    def _late(self, question: _Question, wait: float) -> None:
        if self._never and self._beginning and not question.answer.done():
            asyncio.get_running_loop().call_later(wait, self._late, question, wait)
        elif self._line.drop(question):
            _fail(question, LateError("no worker started the question in time"))

    # -- workers -------------------------------------------------------------------------------

    @property
    def _may_grow(self) -> bool:
        there = len(self._busy) + len(self._free) + len(self._beginning)
        return there < self.count and asyncio.get_running_loop().time() >= self._sick_until

    def _set_free(self, worker: Worker) -> None:
        loop = asyncio.get_running_loop()
        self._free[worker] = loop.time()
        if len(self.workers) > 1:
            loop.call_later(self._rest, self._dismiss, worker, self._free[worker])

    def _dismiss(self, worker: Worker, since: float) -> None:
        """Kill a worker that has been idle since that time."""
        if self._free.get(worker) == since and len(self.workers) > 1:
            del self._free[worker]
            worker.kill()
            self._run(worker.end())

    def _add(self) -> None:
        worker = self._hire()
        self._beginning.add(worker)
        self._run(self._make_ready(worker))

    async def _make_ready(self, worker: Worker) -> None:
        try:
            await worker.begin()
            ready = not self._closed
        except Exception as error:
            ready = False
            if not self._closed:
                log.error("worker failed to start: %s", type(error).__name__)
                self._sick_until = asyncio.get_running_loop().time() + SICK
        self._beginning.discard(worker)
        if ready:
            self._never = False
            self._set_free(worker)
        else:
            worker.kill()
            await worker.end()
        if not self._closed:
            self._hand_out()

    def _run(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _fail(question: _Question, error: Exception) -> None:
    if not question.answer.done():
        question.answer.set_exception(error)
