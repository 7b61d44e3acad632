"""Worker process: a fresh interpreter behind a pipe.

It inherits no threads, sockets or main module, so it is as small as the imports of its jobs.
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

from base.workers.child import DONE, HEAD, PAGE, STEPS, STEPS_AT
from base.workers.job import Job, WorkerCrashedError, name_of

START: Final = 60.0
"""Seconds until a starting process counts as failed."""
BACKGROUND: Final = 10
"""Niceness of workers for slow jobs, so that they hardly delay others."""
_BUFFER: Final = 1 << 20
_CODE: Final = (
    "import sys; sys.path[:] = {path!r}; "
    "from base.workers.child import main; main({page!r}, {nice})"
)


class ProcessWorker:
    """Worker in a process of its own; a ``functools.partial`` of it names the first job."""

    def __init__(self, begin: Job = "", *arguments: Any, nice: int = 0) -> None:
        """``begin``: job that runs before all others, such as loading large data."""
        self._begin = begin
        self._arguments = arguments
        self._nice = nice
        self._process: Process | None = None
        self._page: mmap.mmap | None = None
        self._file = ""
        self._result: asyncio.Future[bytes] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._ended = False

    @property
    def pid(self) -> int | None:
        """Process id, once running."""
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Start the process and wait until it is ready."""
        handle, self._file = tempfile.mkstemp(prefix="worker-")
        try:
            os.truncate(handle, PAGE.size)
            self._page = mmap.mmap(handle, PAGE.size)
        finally:
            os.close(handle)
        code = _CODE.format(path=sys.path, page=self._file, nice=self._nice)
        try:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", code, stdin=PIPE, stdout=PIPE, limit=_BUFFER
            )
            ready = self._result = asyncio.get_running_loop().create_future()
            self._listening = asyncio.ensure_future(self._listen(self._process))
            async with asyncio.timeout(START):
                await ready
                if self._begin:
                    await self.run(self._begin, self._arguments)
        except (OSError, TimeoutError) as error:
            raise WorkerCrashedError(f"a worker failed to start: {type(error).__name__}") from error
        finally:
            # Both sides have opened it, or never will; some systems keep it until the end.
            self._remove()

    async def run(self, job: Job, arguments: tuple[Any, ...]) -> Any:
        """Run a job and return its result."""
        process, page = self._process, self._page
        if process is None or page is None or self._ended:
            raise WorkerCrashedError("the worker is not running")
        message = pickle.dumps((name_of(job), arguments), pickle.HIGHEST_PROTOCOL)
        PAGE.pack_into(page, 0, 0, 0, 0)
        result = self._result = asyncio.get_running_loop().create_future()
        assert process.stdin is not None, "asked for"
        with suppress(OSError):  # It has ended; the listener reports how.
            process.stdin.write(HEAD.pack(len(message)) + message)
            await process.stdin.drain()
        answer = await result
        found = pickle.loads(memoryview(answer)[1:])
        if answer[:1] == DONE:
            return found
        raise found

    def cancel(self) -> None:
        """Set the cancellation flag."""
        if self._page is not None:
            self._page[0] = 1

    @property
    def progress(self) -> tuple[int, int]:
        """Last reported progress."""
        if self._page is None:
            return 0, 0
        done, of = STEPS.unpack_from(self._page, STEPS_AT)
        return done, of

    def kill(self) -> None:
        """Kill the process."""
        self._ended = True
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def wait_closed(self) -> None:
        """Wait for the process's end."""
        if self._process is not None:
            await self._process.wait()
        if self._listening is not None:
            await self._listening
        self._remove()

    def _remove(self) -> None:
        """Unlink the shared memory; open mappings stay valid."""
        with suppress(OSError):
            Path(self._file).unlink()

    async def _listen(self, process: Process) -> None:
        """Deliver the process's results until it ends."""
        assert process.stdout is not None, "asked for"
        with suppress(asyncio.IncompleteReadError):
            while True:
                (length,) = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
                message = await process.stdout.readexactly(length)
                if self._result is not None and not self._result.done():
                    self._result.set_result(message)
        self._ended = True
        code = await process.wait()
        if self._result is not None and not self._result.done():
            self._result.set_exception(WorkerCrashedError(f"a worker ended with status {code}"))
