"""Main program of a worker process.

It answers questions from a pipe until the pipe closes. A page of shared memory holds the flags for
cancellation and for more urgent questions, and the job's progress.
"""

from __future__ import annotations

import mmap
import os
import pickle
import signal
import struct
import sys
from collections.abc import Callable
from typing import Any, BinaryIO, Final

from base.workers.job import DEPTHS, JobError, function

PAGE: Final = struct.Struct(f"@{DEPTHS + 1}Bii")
"""Shared memory: a cancellation flag for each depth, a flag for a deeper question, steps done, all
steps."""
PRESSING: Final = DEPTHS
"""Index of the flag for a deeper question; a cancellation flag's index is its depth."""
STEPS: Final = struct.Struct("@ii")
STEPS_AT: Final = PAGE.size - STEPS.size
HEAD: Final = struct.Struct("!QB")
"""Header of a message: length in bytes and depth of its question."""
DONE: Final = b"+"
"""Prefix of an answer; :data:`FAILED` is that of an error."""
FAILED: Final = b"-"


class Desk:
    """Pipe for questions and answers."""

    def __init__(self, page: mmap.mmap, questions: BinaryIO, answers: BinaryIO) -> None:
        self.page = page
        self._questions = questions
        self._answers = answers

    def work(self) -> bool:
        """Answer the next question; return ``False`` at the end of the pipe."""
        head = self._questions.read(HEAD.size)
        if len(head) < HEAD.size:
            return False
        length, depth = HEAD.unpack(head)
        if depth:
            self.page[PRESSING] = 0
        message = self._questions.read(length)
        self.write(depth, *_done(message, Shared(self, depth)))
        return True

    def write(self, depth: int, kind: bytes, message: bytes) -> None:
        """Send an answer."""
        self._answers.write(HEAD.pack(1 + len(message), depth) + kind)
        self._answers.write(message)
        self._answers.flush()


class Shared:
    """Caller in another process, reached by shared memory."""

    def __init__(self, desk: Desk, depth: int) -> None:
        self._page = desk.page
        self._desk = desk
        self._depth = depth

    def gone(self) -> bool:
        """Whether the question was cancelled; runs more urgent questions first."""
        page, depth = self._page, self._depth
        if page[PRESSING] and not self._desk.work():
            return True
        return page[depth] != 0

    def tell(self, done: int, of: int) -> None:
        """Report progress."""
        if not self._depth:
            STEPS.pack_into(self._page, STEPS_AT, done, of)


def main(page: str) -> None:
    """Answer questions until the pipe closes. ``page``: file of the shared memory."""
    # Ctrl-C and a service's stop reach all processes; the parent decides when to end.
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, signal.SIG_IGN)
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    # A job's output must not mix with the answers.
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    with open(page, "r+b") as file:
        desk = Desk(mmap.mmap(file.fileno(), PAGE.size), questions, answers)
    try:
        desk.write(0, DONE, b"")
        while desk.work():
            pass
    except BrokenPipeError:
        pass  # The parent is gone.
    # No cleanup is needed.
    sys.stderr.flush()
    os._exit(0)


def _done(message: bytes, caller: Shared) -> tuple[bytes, bytes]:
    """Run a job; return the prefix and the pickled answer or error."""
    try:
        name, arguments = pickle.loads(message)
        job: Callable[..., Any] = function(name)
        return DONE, pickle.dumps(job(caller, *arguments), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        try:
            # Some errors can be pickled but not unpickled.
            sent = pickle.dumps(error)
            pickle.loads(sent)
        except Exception:
            sent = pickle.dumps(JobError(type(error).__name__))
        return FAILED, sent
