"""What who asks and who answers agree on: jobs, the caller, a worker, and what can go wrong."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, Protocol, TypeAlias

Job: TypeAlias = str | Callable[..., Any]
"""``package.module:function``, or that function itself; called with a :class:`Caller` first."""

DEPTHS: Final = 3
"""How many jobs a worker may be at, each of which lets the next one pass."""


class Caller(Protocol):
    """In a job: who asked."""

    def gone(self) -> bool:
        """Whether nobody waits for the answer any more. Cheap; read it at least every 10 ms."""

    def tell(self, done: int, of: int) -> None:
        """How far the job is; 0 ≤ ``done`` ≤ ``of`` < 2³¹."""


class Worker(Protocol):
    """Does one job at a time. Made by :class:`workers.crew.Crew`, which alone talks to it.

    While a job of depth 0 is being done, one of depth 1 may be asked as well, and so on: it is done
    within the other's next look at ``caller.gone``, which goes on after it.
    """

    async def begin(self) -> None:
        """Make ready; a worker that cannot raises :class:`WorkerDiedError`."""

    async def answer(self, job: Job, arguments: tuple[Any, ...], depth: int = 0) -> Any:
        """What the job returns, or raises; :class:`WorkerDiedError` if the worker dies of it."""

    def hush(self, depth: int = 0) -> None:
        """Tell the job that is being done that nobody waits for it any more."""

    def spent(self) -> float | None:
        """Seconds of processor time since the worker began; ``None`` where nobody counts them."""

    @property
    def progress(self) -> tuple[int, int]:
        """What the job of depth 0 last told: steps done, and all of them."""

    def kill(self) -> None:
        """End it at once, whatever it does; what it was asked is not answered."""

    async def end(self) -> None:
        """Wait until nothing of it is left, after :meth:`kill`."""


class WorkersError(Exception):
    """A question without an answer: why."""


class WorkerDiedError(WorkersError):
    """The worker ended, was killed, or could not begin."""


class ReplacedError(WorkersError):
    """A newer question of the same key has taken the place."""


class CrowdedError(WorkersError):
    """The line is full."""


class LateError(WorkersError):
    """No worker began in the time that there was."""


class ClosedError(WorkersError):
    """There are no workers any more."""


class JobError(WorkersError):
    """A job failed with an error that cannot be sent; ``str()`` is its kind."""


def named(job: Job) -> str:
    """A job's name, as workers find it. ``ValueError`` for what is no function of a module."""
    if isinstance(job, str):
        return job
    name: str = getattr(job, "__qualname__", "")
    if not name.isidentifier():
        raise ValueError(f"not a function of a module: {job!r}")
    return f"{job.__module__}:{name}"


def function(job: Job) -> Callable[..., Any]:
    """The function of that name. ``ValueError`` if the name is none, or what importing raises."""
    if not isinstance(job, str):
        return job
    module, colon, name = job.partition(":")
    if not colon:
        raise ValueError(f"a job is called package.module:function, not {job!r}")
    found: Callable[..., Any] = getattr(import_module(module), name)
    return found
