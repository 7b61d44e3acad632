"""The disk: real SQLite on the event loop; it can be slow, full, or locked by another program."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import aiosqlite

from db.core.sqlite import BUSY_MS
from tests.virtual.loop import VirtualLoop

SPARE: Final = 1_000_000
"""Free pages of a disk that is not full."""
AGAIN: Final = 0.05
"""Seconds between two tries while another program writes."""

_Step = tuple[Any, Callable[[], Any]]


class Disk:
    """State shared by all connections to one database."""

    def __init__(self, loop: VirtualLoop, rng: Random, file: Path) -> None:
        self.loop, self.rng, self.file = loop, rng, file
        self.slow_s = 0.0
        """Largest duration of a statement in seconds."""
        self.full = False
        self.broken = False
        """Whether new reads and writes fail."""
        self.read_only = False
        """Whether writes are refused."""
        self.done = 0
        """Statements and transactions so far."""
        self._other: sqlite3.Connection | None = None
        self._awaited: list[tuple[int, asyncio.Future[None]]] = []

    def reaches(self, done: int) -> asyncio.Future[None]:
        """A future, done after this number of statements and transactions."""
        future = self.loop.create_future()
        self._awaited.append((done, future))
        return future

    def did(self) -> None:
        """Count one."""
        self.done += 1
        for number, future in self._awaited:
            if number <= self.done and not future.done():
                future.set_result(None)
        self._awaited = [one for one in self._awaited if not one[1].done()]

    def hold(self) -> None:
        """Lock the database as another program would; do nothing during a write."""
        if self._other is not None:
            return
        other = sqlite3.connect(self.file, timeout=0, isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            other.close()
            return
        self._other = other

    def let_go(self) -> None:
        if self._other is not None:
            self._other.execute("ROLLBACK")
            self._other.close()
            self._other = None

    def repaired(self) -> None:
        self.let_go()
        self.slow_s = 0.0
        self.full = self.read_only = self.broken = False

    def latency(self) -> float:
        """Seconds of the next statement."""
        return (0.002 + self.slow_s) * self.rng.random()


class Connections:
    """Connections of one process; after a kill the system closes them."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self._raw: list[sqlite3.Connection] = []

    def connect(self, *where: Any, **how: Any) -> aiosqlite.Connection:
        """Open a connection for the store's engine."""

        def opened() -> sqlite3.Connection:
            raw: sqlite3.Connection = sqlite3.connect(*where, **how | {"timeout": 0})
            self._raw.append(raw)
            return raw

        return Inline(self.disk, opened)

    def cut(self) -> None:
        """Roll back and close after a kill."""
        for raw in self._raw:
            raw.close()


class _NoThread:
    """Replacement of aiosqlite's thread."""

    daemon = True

    def start(self) -> None:
        """Do nothing."""

    join = start


class Inline(aiosqlite.Connection):
    """The driver's connection, with its thread's work done on the loop, delayed and in order."""

    def __init__(self, disk: Disk, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, 64)
        self._thread: Any = _NoThread()
        self._tx: Any = _Queue(self, disk)

    def __del__(self) -> None:
        """Do nothing: a killed process closes nothing."""


_ENDS: Final = ("rollback", "close", "close_and_stop")
"""Steps of aiosqlite that need no disk."""


class _Queue:
    """Replacement of the queue of aiosqlite's thread."""

    def __init__(self, connection: Inline, disk: Disk) -> None:
        self._connection, self._disk = connection, disk
        self._steps: deque[_Step] = deque()
        self._working = False
        self._full = self._read_only = False

    def put_nowait(self, step: _Step) -> None:
        self._steps.append(step)
        if not self._working:
            self._working = True
            self._disk.loop.call_later(self._disk.latency(), self._do, self._disk.loop.time())

    def _do(self, since: float) -> None:
        future, function = self._steps[0]
        self._disk.did()
        loop = self._disk.loop
        try:
            self._fill()
            if self._disk.broken and self._begins(function):
                failure = sqlite3.OperationalError("disk I/O error")
                failure.sqlite_errorcode = sqlite3.SQLITE_IOERR
                failure.sqlite_errorname = "SQLITE_IOERR"
                raise failure
            result = function()
        except sqlite3.OperationalError as error:
            # SQLite's busy timeout, in virtual time.
            busy = error.sqlite_errorcode == sqlite3.SQLITE_BUSY
            if busy and loop.time() - since < BUSY_MS / 1000:
                loop.call_later(AGAIN, self._do, since)
                return
            if not future.done():
                future.set_exception(error)
        except BaseException as error:
            if not future.done():
                future.set_exception(error)
        else:
            if future is not None and not future.done():
                future.set_result(result)
        self._steps.popleft()
        self._working = bool(self._steps)
        if self._working:
            loop.call_later(self._disk.latency(), self._do, loop.time())

    def _open(self) -> sqlite3.Connection | None:
        """The connection while it is open."""
        raw = self._connection._connection
        try:
            return raw if raw is not None and raw.total_changes >= 0 else None
        except sqlite3.ProgrammingError:
            return None

    def _begins(self, function: Callable[[], Any]) -> bool:
        """Whether a step needs the disk: not the end of something begun."""
        raw = self._open()
        ends = getattr(getattr(function, "func", function), "__name__", "") in _ENDS
        return not ends and (raw is None or not raw.in_transaction)

    def _fill(self) -> None:
        raw = self._connection._connection
        if raw is not None and self._full != self._disk.full:
            self._full = self._disk.full
            # SQLite raises a limit that is too low to the present size.
            raw.execute(f"PRAGMA max_page_count = {1 if self._full else SPARE}")
        if raw is not None and self._read_only != self._disk.read_only:
            self._read_only = self._disk.read_only
            raw.execute(f"PRAGMA query_only = {int(self._read_only)}")
