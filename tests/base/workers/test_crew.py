"""The line and the crew, with workers that are steered by hand or work in this process."""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from typing import Any

import pytest

from base.workers.in_process import InlineWorker, ThreadWorker
from base.workers.job import (
    Caller,
    ClosedError,
    CrowdedError,
    Job,
    LateError,
    ReplacedError,
    WorkerDiedError,
    function,
    named,
)
from base.workers.pool import Crew, Progress
from tests.base.workers import jobs


class Steered:
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.hushed = self.dead = False
        self.news: asyncio.Future[Any] | None = None
        self.used = 0.0

    async def begin(self) -> None:
        """At once."""

    async def answer(self, job: Job, arguments: tuple[Any, ...], depth: int = 0) -> Any:
        """What :meth:`say` says."""
        self.hushed = False
        self.asked.append(str(job))
        self.news = asyncio.get_running_loop().create_future()
        return await self.news

    def say(self, what: str) -> None:
        """The answer."""
        assert self.news is not None
        self.news.set_result(what)

    def hush(self, depth: int = 0) -> None:
        self.hushed = True

    def spent(self) -> float | None:
        return self.used

    @property
    def progress(self) -> tuple[int, int]:
        return 1, 2

    def kill(self) -> None:
        self.dead = True
        if self.news is not None and not self.news.done():
            self.news.set_exception(WorkerDiedError("killed"))

    async def end(self) -> None:
        assert self.dead


class House:
    """A crew of steered workers."""

    def __init__(self, count: int = 1, bound: int = 256) -> None:
        self.workers: list[Steered] = []
        self.crew = Crew(self._hire, count, bound=bound, hear=0.0)

    def _hire(self) -> Steered:
        self.workers.append(Steered())
        return self.workers[-1]

    def ask(self, name: str, **how: Any) -> asyncio.Task[Any]:
        """A question in a task of its own."""
        return asyncio.create_task(self.crew.ask(name, **how))


async def turns(number: int = 20) -> None:
    """Let everything happen that can."""
    for _ in range(number):
        await asyncio.sleep(0)


async def test_ranks_and_keys_say_who_is_next() -> None:
    house = House()
    asked = [house.ask("first")]
    await turns()
    asked += [
        house.ask("film", rank=2),
        house.ask("old board", key=("board", 7)),
        house.ask("hand"),
        house.ask("new board", rank=1, key=("board", 7)),
    ]
    await turns()
    assert house.crew.waiting == 3
    with pytest.raises(ReplacedError):
        await asked[2]
    (worker,) = house.workers
    for _ in range(4):
        worker.say("done")
        await turns()
    assert worker.asked == ["first", "new board", "hand", "film"]
    assert [await asked[i] for i in (0, 1, 3, 4)] == ["done"] * 4
    await house.crew.close()
    assert worker.dead


async def test_the_line_is_bounded() -> None:
    house = House(bound=2)
    first = house.ask("first")
    await turns()
    films = [house.ask(f"film {n}", rank=1) for n in range(3)]
    await turns()
    board = house.ask("board")
    await turns()
    for crowded in (films[2], films[1]):  # The newest of the least pressing gives way.
        with pytest.raises(CrowdedError):
            await crowded
    assert house.crew.waiting == 2
    (worker,) = house.workers
    for _ in range(3):
        worker.say("done")
        await turns()
    assert worker.asked == ["first", "board", "film 0"]
    assert list(await asyncio.gather(first, board, films[0])) == ["done"] * 3
    await house.crew.close()


async def test_workers_begin_as_there_is_work() -> None:
    house = House(count=2)
    asked = [house.ask(str(n)) for n in range(3)]
    await turns()
    assert [worker.asked for worker in house.workers] == [["0"], ["1"]]
    house.workers[1].say("done")
    await turns()
    assert [worker.asked for worker in house.workers] == [["0"], ["1", "2"]]
    await house.crew.close()
    with pytest.raises(ClosedError):
        await asked[0]
    await asyncio.gather(*asked, return_exceptions=True)
    idle = House(count=2)
    idle.crew.begin()
    idle.crew.begin()
    await turns()
    assert len(idle.workers) == 1
    await idle.crew.close()


async def test_workers_that_are_not_needed_any_more_end() -> None:
    house = House(count=3)
    house.crew._rest = 0.0
    asked = [house.ask(str(n)) for n in range(3)]
    await turns()
    for worker in house.workers[:2]:
        worker.say("done")
        await turns()
    assert [worker.dead for worker in house.workers] == [True, True, False]
    house.workers[2].say("done")
    await turns()
    assert not house.workers[2].dead, "the last one stays"
    assert [await one for one in asked] == ["done"] * 3
    await house.crew.close()


async def test_who_waits_too_long_is_told() -> None:
    house = House()
    first = house.ask("first", wait=0.0)  # begun in time, however long it takes
    await turns()
    with pytest.raises(LateError):
        await house.crew.ask("second", wait=0.0)
    house.workers[0].say("done")
    assert await first == "done"
    await house.crew.close()


async def test_who_leaves_the_line_costs_no_worker_anything() -> None:
    house = House()
    progress = Progress()
    first, second = house.ask("first", progress=progress), house.ask("second")
    await turns()
    assert progress.steps == (1, 2)
    second.cancel()
    await turns()
    assert house.crew.waiting == 0
    (worker,) = house.workers
    assert not worker.hushed
    worker.say("done")
    assert await first == "done"
    assert progress.steps == (0, 0)
    await house.crew.close()


async def test_a_worker_without_processor_is_given_time_to_hear() -> None:
    house = House()
    house.crew._hear = 0.01
    first = house.ask("first")
    await turns()
    (worker,) = house.workers
    first.cancel()
    await asyncio.sleep(0.05)
    assert (worker.hushed, worker.dead) == (True, False)  # It has had none since.
    worker.used = 0.02
    while worker in house.crew.workers:  # noqa: ASYNC110  real time, a hundredth of a second
        await asyncio.sleep(0.001)
    assert worker.dead
    await turns()
    assert len(house.workers) == 2  # Who asks next need not wait for it.
    await house.crew.close()


def note(caller: Caller) -> int:
    """Where the job runs."""
    return threading.get_ident()


async def test_workers_of_this_process_do_the_same() -> None:
    for kind in (InlineWorker, ThreadWorker):
        crew = Crew(kind)
        assert await crew.ask(jobs.divided, 7, 3) == 2
        assert await crew.ask(jobs.pid) == await crew.ask("tests.base.workers.jobs:pid")
        with pytest.raises(ZeroDivisionError):
            await crew.ask(jobs.divided, 1, 0)
        await crew.close()
    crew = Crew(InlineWorker)
    assert await crew.ask(note) == threading.get_ident()
    await crew.close()
    sick = Crew(partial(InlineWorker, jobs.fails))
    with pytest.raises(WorkerDiedError):
        await sick.ask(note)
    await sick.close()


async def test_a_thread_hears_or_is_given_up() -> None:
    crew = Crew(ThreadWorker)
    thread = await crew.ask(note)
    assert thread != threading.get_ident()
    progress = Progress()
    thinking = asyncio.create_task(crew.ask(jobs.listens, 3, progress=progress))
    while progress.steps != (3, 64):  # noqa: ASYNC110  told by a thread
        await asyncio.sleep(0.001)
    thinking.cancel()
    assert await crew.ask(note) == thread
    released = threading.Event()
    begun = threading.Event()
    thinking = asyncio.create_task(crew.ask(stubborn, begun, released))
    await asyncio.to_thread(begun.wait)
    thinking.cancel()
    assert await crew.ask(note) != thread
    released.set()
    await crew.close()


async def test_a_thread_lets_pressing_jobs_pass() -> None:
    crew = Crew(ThreadWorker, yields=1)
    thread = await crew.ask(note)
    progress = Progress()
    long = asyncio.create_task(crew.ask(jobs.listens, 3, rank=1, progress=progress))
    while progress.steps != (3, 64):  # noqa: ASYNC110  told by a thread
        await asyncio.sleep(0.001)
    assert await crew.ask(note) == thread
    assert not long.done()
    await crew.close()
    with pytest.raises(ClosedError):
        await long


def stubborn(caller: Caller, begun: threading.Event, released: threading.Event) -> None:
    """Hears nothing."""
    begun.set()
    released.wait()


def test_jobs_have_names() -> None:
    assert named(jobs.pid) == "tests.base.workers.jobs:pid"
    assert function(named(jobs.pid)) is jobs.pid
    for wrong in (lambda: None, partial(jobs.divided), jobs.OddError.__init__):
        with pytest.raises(ValueError, match="function of a module"):
            named(wrong)
    with pytest.raises(ValueError, match=r"package\.module:function"):
        function("jobs.pid")


async def test_how_long_each_question_waited_is_told() -> None:
    told: list[float] = []
    crew = Crew(InlineWorker, waited=told.append)
    assert [await crew.ask(jobs.divided, 6, by) for by in (2, 3)] == [3, 2]
    await crew.close()
    assert len(told) == 2
    assert min(told) >= 0.0
