"""A worker process: what runs in it.

It reads a question from the pipe, does it, writes the answer, and ends when the pipe does. The page
of shared memory says whether anybody still waits, and takes how far the job is.
"""

from __future__ import annotations

import mmap
import os
import pickle
import signal
import struct
import sys
from collections.abc import Callable
from typing import Any, Final

from workers.job import JobError, function

PAGE: Final = struct.Struct("@iii")
"""Shared memory: whether who asked is gone, steps done, all steps."""
_STEPS: Final = struct.Struct("@ii")
_STEPS_AT: Final = 4
LENGTH: Final = struct.Struct("!Q")
"""Before each message: its length in bytes."""
DONE: Final = b"+"
"""Before an answer; :data:`FAILED` before an error."""
FAILED: Final = b"-"


class Shared:
    """Who asked, seen through the page."""

    def __init__(self, page: mmap.mmap) -> None:
        self._page = page

    def gone(self) -> bool:
        """Whether nobody waits any more."""
        return self._page[0] != 0

    def tell(self, done: int, of: int) -> None:
        """How far the job is."""
        _STEPS.pack_into(self._page, _STEPS_AT, done, of)


def main(page: str, begin: str) -> None:
    """Answer until the pipe ends. ``page``: the file of the shared memory; ``begin``: a job."""
    # Ctrl-C reaches the whole terminal, a service's end all its processes: who asked decides.
    for name in ("SIGINT", "SIGTERM"):
        signal.signal(getattr(signal, name), signal.SIG_IGN)
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    # What a job prints must not come between the answers.
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    with open(page, "r+b") as file:
        caller = Shared(mmap.mmap(file.fileno(), PAGE.size))

    def write(kind: bytes, message: bytes) -> None:
        answers.write(LENGTH.pack(1 + len(message)) + kind)
        answers.write(message)
        answers.flush()

    try:
        if begin:
            function(begin)(caller)
        write(DONE, b"")
        while head := questions.read(LENGTH.size):
            write(*_done(questions.read(*LENGTH.unpack(head)), caller))
    except BrokenPipeError:
        pass  # Who asked is no more.
    # At once: nothing here has to be put in order, and nobody waits for what would be.
    sys.stderr.flush()
    os._exit(0)


def _done(message: bytes, caller: Shared) -> tuple[bytes, bytes]:
    """Do a question; how it ended, and the answer or the error."""
    try:
        name, arguments = pickle.loads(message)
        job: Callable[..., Any] = function(name)
        return DONE, pickle.dumps(job(caller, *arguments), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        try:
            # Some errors can be written and not read: better to know it here.
            sent = pickle.dumps(error)
            pickle.loads(sent)
        except Exception:
            sent = pickle.dumps(JobError(type(error).__name__))
        return FAILED, sent
