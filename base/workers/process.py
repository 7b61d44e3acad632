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
from typing import Any, Final

from base.workers.job import HEAD, PAGE, Job, JobContext, WorkerCrashedError

START: Final = 60.0
"""Seconds until a starting process counts as failed."""
BACKGROUND: Final = 10
"""Niceness of workers for slow jobs, so that they hardly delay others."""
_BUFFER: Final = 1 << 20
_CODE: Final = (
    "import sys; sys.path[:] = {path!r}; from base.workers.job import main; main({page!r}, {nice})"
)


class ProcessWorker:
    """Worker in a process of its own; a ``functools.partial`` of it names the first job."""

    def __init__(self, begin: Job = "", *arguments: Any, nice: int = 0) -> None:
        """``begin``: job that runs before all others, such as loading large data."""
        self._begin = begin
        self._arguments = arguments
        self._nice = nice
        self._process: Process | None = None
        self.context = JobContext()

    @property
    def pid(self) -> int | None:
        """Process id, once running."""
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Start the process and wait until it is ready."""
        handle, page = tempfile.mkstemp(prefix="worker-")
        try:
            os.truncate(handle, PAGE.size)
            self.context = JobContext(mmap.mmap(handle, PAGE.size))
            async with asyncio.timeout(START):
                code = _CODE.format(path=sys.path, page=page, nice=self._nice)
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable, "-c", code, stdin=PIPE, stdout=PIPE, limit=_BUFFER
                )
                await self._result(self._process)
                if self._begin:
                    await self.run(self._begin, self._arguments)
        except (OSError, TimeoutError) as error:
            raise WorkerCrashedError(f"a worker failed to start: {type(error).__name__}") from error
        finally:
            os.close(handle)
            # Both sides have opened it, or never will; some systems keep it until the end.
            with suppress(OSError):
                os.unlink(page)

    async def run(self, job: Job, arguments: tuple[Any, ...]) -> Any:
        """Run a job and return its result."""
        process = self._process
        if process is None or process.stdin is None:
            raise WorkerCrashedError("the worker is not running")
        message = pickle.dumps((job, arguments), pickle.HIGHEST_PROTOCOL)
        self.context.reset()
        with suppress(OSError):  # It has ended; its status is raised below.
            process.stdin.write(HEAD.pack(len(message), False) + message)
            await process.stdin.drain()
        return await self._result(process)

    async def _result(self, process: Process) -> Any:
        assert process.stdout is not None, "asked for"
        try:
            length, failed = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
            message = await process.stdout.readexactly(length)
        except asyncio.IncompleteReadError:
            code = await process.wait()
            raise WorkerCrashedError(f"a worker ended with status {code}") from None
        found: Any = pickle.loads(message) if message else None
        if failed:
            raise found
        return found

    async def close(self) -> None:
        """Kill the process and wait for its end."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.communicate()  # Unread results would keep the pipe open.
