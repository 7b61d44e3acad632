"""Workers and the line in front of them: asked from the event loop, which never waits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Hashable
from dataclasses import dataclass, field
from typing import Any, Final

from workers.job import (
    DEPTHS,
    ClosedError,
    CrowdedError,
    Job,
    LateError,
    ReplacedError,
    Worker,
    WorkerDiedError,
)
from workers.line import Line

log = logging.getLogger(__name__)

HEAR: Final = 0.05
"""Seconds in which a job has to hear that nobody waits for it any more."""
DEAF: Final = 1.0
"""Seconds after which a worker is replaced that had no processor to hear with."""
BOUND: Final = 256
"""How many questions may wait."""
REST: Final = 300.0
"""Seconds after which a worker ends that had nothing to do, but for the last one."""
SICK: Final = 5.0
"""Seconds between two tries to begin, while workers cannot."""

Hire = Callable[[], Worker]
"""Makes a worker; called when one is needed."""


@dataclass(eq=False, slots=True)
class Progress:
    """How far a question is, for who asked: hand one in and look at it."""

    _worker: Worker | None = None

    @property
    def steps(self) -> tuple[int, int]:
        """Steps done and all of them; 0 of 0 before the job tells."""
        return (0, 0) if self._worker is None else self._worker.progress

    def follow(self, worker: Worker | None) -> None:
        """The worker that has the question."""
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
    """When it was asked, by the loop's clock."""


def unnoticed(seconds: float) -> None:
    """Nobody counts how long questions wait."""


class Crew:
    """Workers who share a line. It belongs to the event loop in which it is first asked."""

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
        """``count``: how many workers there may be; each begins when there is work for it.

        ``bound``: how many questions may wait. ``hear``: seconds, see :data:`HEAR`. ``yields``:
        jobs of this rank and above let those of a lower rank than their own pass, whenever they
        read ``caller.gone``; so they must be such that they may be interrupted by the others.
        ``rest``: seconds, see :data:`REST`. ``waited``: told for how long each question waited.
        """
        self.count = count
        self._waited = waited
        self._yields = yields
        self._rest = rest
        self._hire = hire
        self._hear = hear
        self._line: Line[_Question] = Line(bound)
        self._free: dict[Worker, float] = {}
        """With the moment since which they have nothing to do; the last one is given work first."""
        self._busy: dict[Worker, list[_Question]] = {}
        """With what they are at: one question, or more, of which each lets the next one pass."""
        self._beginning: set[Worker] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._never = True
        """Whether there has not been a worker yet."""
        self._sick_until = 0.0
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many questions no worker has begun."""
        return len(self._line)

    @property
    def workers(self) -> tuple[Worker, ...]:
        """Those that are ready or at work."""
        return (*self._free, *self._busy)

    def begin(self) -> None:
        """Begin a worker in the background, so that the first question need not wait for it."""
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
        """What the job returns or raises.

        ``rank``: lower goes first. ``key``: a newer question of the same key takes the place of one
        that no worker has begun. ``wait``: seconds in which one has to begin it; the first of all
        workers gets the time that it needs.

        Raises besides :class:`WorkerDiedError`, :class:`ReplacedError`, :class:`CrowdedError`,
        :class:`LateError`, :class:`ClosedError` (all of them :class:`workers.job.WorkersError`) and
        :class:`workers.job.JobError`. Who is cancelled leaves at once, and the job is told.
        """
        if self._closed:
            raise ClosedError("there are no workers any more")
        loop = asyncio.get_running_loop()
        question = _Question(job, arguments, rank, loop.create_future(), progress)
        question.since = loop.time()
        older = self._line.put(question, rank, key)
        if older is not None:
            _fail(older, ReplacedError("a newer question of the same key"))
        too_many = self._line.too_many()
        if too_many is not None:
            _fail(too_many, CrowdedError("too many questions wait"))
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
        """End all workers, at once; who still waits gets :class:`ClosedError`."""
        self._closed = True
        while (question := self._line.take()) is not None:
            _fail(question, ClosedError("there are no workers any more"))
        for worker in (*self.workers, *self._beginning):
            worker.kill()
        ending = [worker.end() for worker in self._free]
        self._free.clear()
        await asyncio.gather(*self._tasks, *ending, return_exceptions=True)

    # -- questions -----------------------------------------------------------------------------

    def _hand_out(self) -> None:
        """Give free workers what waits; where there is more, let another begin."""
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
                _fail(question, WorkerDiedError("no worker can begin"))

    def _who_yields(self, question: _Question) -> Worker | None:
        """A worker whose job lets this one pass."""
        if self._yields is None:
            return None
        for worker, at in self._busy.items():
            last = at[-1]
            if last.depth + 1 < DEPTHS and last.rank >= self._yields and last.rank > question.rank:
                return worker
        return None

    async def _work(self, worker: Worker, question: _Question) -> None:
        """Have a question answered."""
        if question.progress is not None:
            question.progress.follow(worker)
        died = False
        try:
            found = await worker.answer(question.job, question.arguments, question.depth)
        except WorkerDiedError as error:
            died = True
            closed = ClosedError("there are no workers any more")  # It was ended, by us.
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
                self._add()  # Who asks next need not wait for it.
        elif (at := self._busy.get(worker)) is not None:
            at.remove(question)
            if not at:
                del self._busy[worker]
                self._set_free(worker)
        self._hand_out()

    def _forget(self, question: _Question) -> None:
        """Nobody waits for it any more."""
        if question.worker is None:
            self._line.drop(question)
        else:
            question.worker.hush(question.depth)
            self._run(self._see_to_it(question.worker, question))

    async def _see_to_it(self, worker: Worker, question: _Question) -> None:
        """Replace a worker that does not hear.

        On a busy machine a worker may have had no processor to hear with, and a new one would
        have less: the time is its own, where the system counts it.
        """
        before, waited = worker.spent(), 0.0
        while question.worker is worker:
            await asyncio.sleep(self._hear)
            now = worker.spent()
            if any(one.depth > question.depth for one in self._busy.get(worker, ())):
                before, waited = now, 0.0  # It lets another pass and hears nothing meanwhile.
                continue
            waited += self._hear
            own = waited if now is None or before is None else now - before
            if question.worker is worker and (own >= self._hear or waited >= DEAF):
                log.warning("a worker did not hear that nobody waits for it: it is replaced")
                worker.kill()
                return

    def _late(self, question: _Question, wait: float) -> None:
        if self._never and self._beginning and not question.answer.done():
            asyncio.get_running_loop().call_later(wait, self._late, question, wait)
        elif self._line.drop(question):
            _fail(question, LateError("no worker began in time"))

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
        """End a worker that has had nothing to do since that moment."""
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
                log.error("a worker cannot begin: %s", type(error).__name__)
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
