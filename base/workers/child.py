"""Main program of a worker process.

It runs jobs from a pipe until the pipe closes. A page of shared memory holds the flag for
cancellation and the job's progress.
"""

from __future__ import annotations

import mmap
import os
import pickle
import signal
import struct
import sys
from typing import BinaryIO, Final

from base.workers.job import JobError, function_of

PAGE: Final = struct.Struct("@Bii")
"""Shared memory: cancellation flag, steps done, all steps."""
STEPS: Final = struct.Struct("@ii")
STEPS_AT: Final = PAGE.size - STEPS.size
HEAD: Final = struct.Struct("!Q")
"""Header of a message: its length in bytes."""
DONE: Final = b"+"
"""Prefix of a result; :data:`FAILED` is that of an error."""
FAILED: Final = b"-"


class Context:
    """Job context in shared memory."""

    def __init__(self, page: mmap.mmap) -> None:
        self._page = page

    def cancelled(self) -> bool:
        """Whether the job was cancelled."""
        return self._page[0] != 0

    def report(self, done: int, of: int) -> None:
        """Report progress."""
        STEPS.pack_into(self._page, STEPS_AT, done, of)


def main(page: str, nice: int) -> None:
    """Run jobs until the pipe closes. ``page``: file of the shared memory."""
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
        context = Context(mmap.mmap(file.fileno(), PAGE.size))
    try:
        _write(results, DONE, b"")
        while len(head := jobs.read(HEAD.size)) == HEAD.size:
            _write(results, *_run(jobs.read(*HEAD.unpack(head)), context))
    except BrokenPipeError:
        pass  # The parent is gone.
    # No cleanup is needed.
    sys.stderr.flush()
    os._exit(0)


def _write(results: BinaryIO, kind: bytes, message: bytes) -> None:
    results.write(HEAD.pack(1 + len(message)) + kind)
    results.write(message)
    results.flush()


def _run(message: bytes, context: Context) -> tuple[bytes, bytes]:
    """Run a job; return the prefix and the pickled result or error."""
    try:
        name, arguments = pickle.loads(message)
        found = function_of(name)(context, *arguments)
        return DONE, pickle.dumps(found, pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        try:
            # Some errors can be pickled but not unpickled.
            sent = pickle.dumps(error)
            pickle.loads(sent)
        except Exception:
            sent = pickle.dumps(JobError(type(error).__name__))
        return FAILED, sent
