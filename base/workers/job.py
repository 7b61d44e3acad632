"""Interface between pool and workers: jobs, their context, workers, errors."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol, TypeAlias

Job: TypeAlias = str | Callable[..., Any]
"""Function, or its name ``package.module:function``; its first argument: a :class:`JobContext`."""


class JobContext(Protocol):
    """Connection of a running job to its pool."""

    def cancelled(self) -> bool:
        """Whether the job was cancelled. Cheap; read it at least every 10 ms."""

    def report(self, done: int, of: int) -> None:
        """Report progress; 0 ≤ ``done`` ≤ ``of`` < 2³¹."""


class Worker(Protocol):
    """Worker for one job at a time, used by :class:`base.workers.pool.WorkerPool` only."""

    async def start(self) -> None:
        """Start; raise :class:`WorkerCrashedError` on failure."""

    async def run(self, job: Job, arguments: tuple[Any, ...]) -> Any:
        """Run a job and return its result; :class:`WorkerCrashedError` if the worker crashes."""

    def cancel(self) -> None:
        """Cancel the current job."""

    @property
    def progress(self) -> tuple[int, int]:
        """Last progress of the current job: steps done, all steps."""

    def kill(self) -> None:
        """Kill at once; a running job has no result."""

    async def wait_closed(self) -> None:
        """Wait for the end after :meth:`kill`."""


class PoolError(Exception):
    """Reason for a missing result."""


class WorkerCrashedError(PoolError):
    """Worker that crashed, was killed or could not start."""


class QueueFullError(PoolError):
    """Job dropped from a full queue."""


class QueueTimeoutError(PoolError):
    """Job not started in time."""


class PoolClosedError(PoolError):
    """Job for a closed pool."""


class JobError(PoolError):
    """Job error that cannot be pickled; ``str()`` is its type."""


def name_of(job: Job) -> str:
    """Importable name of a job; ``ValueError`` unless it is a module's function."""
    if isinstance(job, str):
        return job
    name: str = getattr(job, "__qualname__", "")
    if not name.isidentifier():
        raise ValueError(f"not a function of a module: {job!r}")
    return f"{job.__module__}:{name}"


def function_of(job: Job) -> Callable[..., Any]:
    """Function of a name; ``ValueError`` for a malformed one, or the import's error."""
    if not isinstance(job, str):
        return job
    module, colon, name = job.partition(":")
    if not colon:
        raise ValueError(f"not a job name package.module:function: {job!r}")
    found: Callable[..., Any] = getattr(import_module(module), name)
    return found
