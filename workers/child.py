"""A worker process: what runs in it.

It reads a question from the pipe, does it, writes the answer, and ends when the pipe does. The page
of shared memory says whether anybody still waits and whether something more pressing has come, and
takes how far the job is.
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

from workers.job import DEPTHS, JobError, function

PAGE: Final = struct.Struct(f"@{DEPTHS + 1}Bii")
"""Shared memory: for each depth whether who asked is gone, whether a question of more depth has
come; steps done, all steps."""
PRESSING: Final = DEPTHS
"""Where in it that is; where the others are, a job's depth tells."""
STEPS: Final = struct.Struct("@ii")
STEPS_AT: Final = PAGE.size - STEPS.size
HEAD: Final = struct.Struct("!QB")
"""Before each message: its length in bytes, and the depth of its question."""
DONE: Final = b"+"
"""Before an answer; :data:`FAILED` before an error."""
FAILED: Final = b"-"


class Desk:
    """Where questions arrive and answers leave."""

    def __init__(self, page: mmap.mmap, questions: BinaryIO, answers: BinaryIO) -> None:
        self.page = page
        self._questions = questions
        self._answers = answers

    def work(self) -> bool:
        """Do the next question; ``False`` when there will be none."""
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
    """Who asked, seen through the page."""

    def __init__(self, desk: Desk, depth: int) -> None:
        self._page = desk.page
        self._desk = desk
        self._depth = depth

    def gone(self) -> bool:
        """Whether nobody waits any more; before that, what is more pressing is done."""
        page, depth = self._page, self._depth
        if page[PRESSING] and not self._desk.work():
            return True
        return page[depth] != 0

    def tell(self, done: int, of: int) -> None:
        """How far the job is."""
        if not self._depth:
            STEPS.pack_into(self._page, STEPS_AT, done, of)


def main(page: str) -> None:
    """Answer until the pipe ends. ``page``: the file of the shared memory."""
    # Ctrl-C reaches the whole terminal, a service's end all its processes: who asked decides.
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, signal.SIG_IGN)
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    # What a job prints must not come between the answers.
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    with open(page, "r+b") as file:
        desk = Desk(mmap.mmap(file.fileno(), PAGE.size), questions, answers)
    try:
        desk.write(0, DONE, b"")
        while desk.work():
            pass
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
