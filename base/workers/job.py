"""Jobs, their errors, and the main program of a worker process."""

from __future__ import annotations

import mmap
import os
import pickle
import signal
import struct
import sys
from collections.abc import Callable
from pkgutil import resolve_name
from typing import Any, BinaryIO, Final, TypeAlias

from base import logs
from base.safe_log import SafeError

PAGE: Final = struct.Struct("@Bii")
"""Shared memory: cancellation flag, steps done, all steps."""
HEAD: Final = struct.Struct("!Q?")
"""Header of a message: its length in bytes, whether the job failed."""

Job: TypeAlias = str | Callable[..., Any]
"""Function, or its name ``package.module:function``; its first argument: a :class:`JobContext`."""


class JobContext:
    """Connection of a running job to its pool."""

    def __init__(self, page: bytearray | mmap.mmap | None = None) -> None:
        """``page``: memory of the size of :data:`PAGE`, shared with a worker process."""
        self._page = page or bytearray(PAGE.size)

    def reset(self) -> None:
        """Prepare for the next job."""
        PAGE.pack_into(self._page, 0, 0, 0, 0)

    def cancel(self) -> None:
        """Cancel the job."""
        self._page[0] = 1

    def cancelled(self) -> bool:
        """Whether the job was cancelled. Cheap; read it at least every 10 ms."""
        return self._page[0] != 0

    def report(self, done: int, of: int) -> None:
        """Report progress; 0 ≤ ``done`` ≤ ``of`` < 2³¹."""
        PAGE.pack_into(self._page, 0, self._page[0], done, of)

    @property
    def progress(self) -> tuple[int, int]:
        """Last reported progress: steps done, all steps."""
        _, done, of = PAGE.unpack_from(self._page)
        return done, of


class PoolError(SafeError):
    """Reason for a missing result."""


class WorkerCrashedError(PoolError):
    """Worker that crashed, was killed or could not start."""


class QueueFullError(PoolError):
    """Job dropped from a full queue, or not started in time."""


class PoolClosedError(PoolError):
    """Job for a closed pool."""


class JobError(PoolError):
    """Job error that cannot be pickled; ``str()`` is its type."""


def function_of(job: Job) -> Callable[..., Any]:
    """Function of a job; the import's error for a wrong name."""
    function: Callable[..., Any] = resolve_name(job) if isinstance(job, str) else job
    return function


def main(page: str, nice: int, log: tuple[str, str] | None = None) -> None:
    """Run jobs from the standard input until it closes.

    ``page``: file of the shared memory. ``log``: level and form of the log.
    """
    if log is not None:
        logs.set_up(*log)
    # Ctrl-C and a service's stop reach all processes; the parent decides when to end.
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    jobs, results = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    # A job's output must not mix with the results.
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    with open(page, "r+b") as file:
        context = JobContext(mmap.mmap(file.fileno(), PAGE.size))
    try:
        _send(results, b"", failed=False)
        while len(head := jobs.read(HEAD.size)) == HEAD.size:
            _run(jobs.read(HEAD.unpack(head)[0]), context, results)
    except BrokenPipeError:
        pass  # The parent is gone.
    # No cleanup is needed.
    sys.stderr.flush()
    os._exit(0)


def _send(results: BinaryIO, message: bytes, *, failed: bool) -> None:
    results.write(HEAD.pack(len(message), failed) + message)
    results.flush()


def _run(message: bytes, context: JobContext, results: BinaryIO) -> None:
    """Run a job; send the pickled result or error."""
    failed = False
    try:
        job, arguments = pickle.loads(message)
        sent = pickle.dumps(function_of(job)(context, *arguments), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        failed = True
        try:
            # Some errors can be pickled but not unpickled.
            sent = pickle.dumps(error)
            pickle.loads(sent)
        except Exception:
            sent = pickle.dumps(JobError(type(error).__name__))
    _send(results, sent, failed=failed)
