"""A worker that is a process: a fresh interpreter at the other end of a pipe.

Nothing of the caller comes along, neither its threads nor its sockets nor its main module, so it
is as lean as what its jobs import.
"""

from __future__ import annotations

import asyncio
import mmap
import os
import pickle
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from workers.child import DONE, LENGTH, PAGE
from workers.job import Job, WorkerDiedError, named

START: Final = 60.0
"""Seconds after which a process that has not begun is given up."""
_BUFFER: Final = 1 << 20
_CODE: Final = (
    "import sys; sys.path[:] = {path!r}; from workers.child import main; main({page!r}, {begin!r})"
)


class ProcessWorker:
    """One process. Make a ``functools.partial`` of it to name a job to begin with."""

    def __init__(self, begin: Job = "") -> None:
        """``begin``: done in the process before the first question, such as loading what is big."""
        self._begin = named(begin)
        self._process: Process | None = None
        self._page: mmap.mmap | None = None
        self._file = ""
        self._killed = False

    @property
    def pid(self) -> int | None:
        """The process, once it runs."""
        return None if self._process is None else self._process.pid

    async def begin(self) -> None:
        """Start the process and wait until it is ready."""
        handle, self._file = tempfile.mkstemp(prefix="worker-")
        try:
            os.truncate(handle, PAGE.size)
            self._page = mmap.mmap(handle, PAGE.size)
        finally:
            os.close(handle)
        code = _CODE.format(path=sys.path, page=self._file, begin=self._begin)
        try:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", code, stdin=PIPE, stdout=PIPE, limit=_BUFFER
            )
            async with asyncio.timeout(START):
                await self._read(self._process)
        except (OSError, TimeoutError) as error:
            raise WorkerDiedError(f"a worker does not begin: {type(error).__name__}") from error
        finally:
            # Both have it open by now, or nobody ever will; some systems keep it until the end.
            self._remove()

    async def answer(self, job: Job, arguments: tuple[Any, ...]) -> Any:
        """What the job returns or raises."""
        process, page = self._process, self._page
        if process is None or page is None or self._killed:
            raise WorkerDiedError("the worker has not begun, or has ended")
        message = pickle.dumps((named(job), arguments), pickle.HIGHEST_PROTOCOL)
        PAGE.pack_into(page, 0, 0, 0, 0)
        assert process.stdin is not None, "asked for"
        try:
            process.stdin.write(LENGTH.pack(len(message)) + message)
            await process.stdin.drain()
        except OSError:
            pass  # It is dead; reading tells how.
        answer = await self._read(process)
        found = pickle.loads(memoryview(answer)[1:])
        if answer[:1] == DONE:
            return found
        raise found

    def hush(self) -> None:
        """Set the flag that the job reads."""
        if self._page is not None:
            self._page[0] = 1

    def spent(self) -> float | None:
        """Seconds of processor time, where the system keeps ``/proc``."""
        try:
            line = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii", errors="replace")
        except OSError:
            return None
        user, system = line.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    @property
    def progress(self) -> tuple[int, int]:
        """What the job last told."""
        if self._page is None:
            return 0, 0
        _, done, of = PAGE.unpack_from(self._page)
        return done, of

    def kill(self) -> None:
        """End the process."""
        self._killed = True
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def end(self) -> None:
        """Wait for the process's end."""
        if self._process is not None:
            await self._process.wait()
        self._remove()

    def _remove(self) -> None:
        """Take the name of the shared memory away; what has it open keeps it."""
        with suppress(OSError):
            Path(self._file).unlink()

    async def _read(self, process: Process) -> bytes:
        """A whole message from the process, which must not end before."""
        assert process.stdout is not None, "asked for"
        try:
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            return await process.stdout.readexactly(length)
        except asyncio.IncompleteReadError:
            code = await process.wait()
            raise WorkerDiedError(f"a worker ended with status {code}") from None
