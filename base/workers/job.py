"""Interface between pool and workers: jobs, callers, workers, errors."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, Protocol, TypeAlias

Job: TypeAlias = str | Callable[..., Any]
"""Function, or its name ``package.module:function``; its first argument is a :class:`Caller`."""

DEPTHS: Final = 3
"""Most nested jobs of a worker, each preempting the one before."""


class Caller(Protocol):
    """Asking side, as seen by a job."""

    def gone(self) -> bool:
        """Whether the question was cancelled. Cheap; read it at least every 10 ms."""

    def tell(self, done: int, of: int) -> None:
        """Report progress; 0 ≤ ``done`` ≤ ``of`` < 2³¹."""


class Worker(Protocol):
    """Worker for one job at a time, used by :class:`base.workers.pool.Crew` only.

    During a job of depth 0 one of depth 1 may be asked, and so on: it runs inside the next read of
    ``caller.gone`` by the one before.
    """

    async def begin(self) -> None:
        """Start; raise :class:`WorkerDiedError` on failure."""

    async def answer(self, job: Job, arguments: tuple[Any, ...], depth: int = 0) -> Any:
        """Run a job and return its result; :class:`WorkerDiedError` if the worker crashes."""

    def hush(self, depth: int = 0) -> None:
        """Cancel the current job of a depth."""

    def spent(self) -> float | None:
        """Seconds of processor time since the start; ``None`` if not measured."""

    @property
    def progress(self) -> tuple[int, int]:
        """Last progress of the job of depth 0: steps done, all steps."""

    def kill(self) -> None:
        """Kill at once; pending questions get no answer."""

    async def end(self) -> None:
        """Wait for the end after :meth:`kill`."""


class WorkersError(Exception):
    """Reason for a missing answer."""


class WorkerDiedError(WorkersError):
    """Worker that crashed, was killed or could not start."""


class ReplacedError(WorkersError):
    """Question replaced by a newer one of the same key."""


class CrowdedError(WorkersError):
    """Question dropped from a full queue."""


class LateError(WorkersError):
    """Question not started in time."""


class ClosedError(WorkersError):
    """Question to a closed pool."""


class JobError(WorkersError):
    """Job error that cannot be pickled; ``str()`` is its type."""


def named(job: Job) -> str:
    """Importable name of a job; ``ValueError`` unless it is a module's function."""
    if isinstance(job, str):
        return job
    name: str = getattr(job, "__qualname__", "")
    if not name.isidentifier():
        raise ValueError(f"not a function of a module: {job!r}")
    return f"{job.__module__}:{name}"


def function(job: Job) -> Callable[..., Any]:
    """Function of a name; ``ValueError`` for a malformed one, or the import's error."""
    if not isinstance(job, str):
        return job
    module, colon, name = job.partition(":")
    if not colon:
        raise ValueError(f"not a job name package.module:function: {job!r}")
    found: Callable[..., Any] = getattr(import_module(module), name)
    return found
