"""SQLite: one connection that writes and a few that read, each in its thread (aiosqlite).

SQLAlchemy runs in these threads too, so a transaction of many statements crosses to its thread
once. ``synchronous=FULL`` makes every commit wait for the disk: an accepted action survives a power
cut, not only a killed process. Readers go on during a write (WAL).
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

import aiosqlite
from sqlalchemy import StaticPool, create_engine
from sqlalchemy.engine import URL, Connection

from db.core.errors import CLOSED, DAMAGED, READ_ONLY, error_of, folder_fault

T = TypeVar("T")

BUSY_MS: Final = 10_000
"""Milliseconds for which a write waits for another process."""
CHECKPOINT_S: Final = 0.5
"""Seconds between two attempts to cut the log."""
CHECKPOINTS: Final = 20
"""Attempts at most."""
READERS: Final = 3
"""Connections that only read."""
_PRAGMAS: Final = (
    "synchronous = FULL",
    "foreign_keys = ON",
    # Deleted rows are overwritten, so that an erased person is gone from the file too.
    "secure_delete = ON",
)

Connect: TypeAlias = Callable[..., aiosqlite.Connection]
"""Connects, to be awaited; takes the arguments of :func:`sqlite3.connect`."""


def connect(*where: Any, **how: Any) -> aiosqlite.Connection:
    """Connect; a connection left open does not keep the process alive."""
    connection = aiosqlite.connect(*where, **how)
    connection._thread.daemon = True
    return connection


def same_owner(new: Path, database: Path) -> None:
    """Give a new file the database's owner, or its folder's: the bot may run as another user than
    the operator.
    """
    if hasattr(os, "chown"):
        owner = (database if os.path.exists(database) else database.parent).stat()
        with suppress(PermissionError):
            os.chown(new, owner.st_uid, owner.st_gid)


class Sqlite:
    """The connections to one file."""

    def __init__(self, url: URL, connect: Connect) -> None:
        self._url = url
        self.file = Path(url.database or "")
        self._writer = _Thread(url, connect, "BEGIN IMMEDIATE", _PRAGMAS)
        pragmas = (*_PRAGMAS, "query_only = ON")
        self._readers = [_Thread(url, connect, "BEGIN", pragmas) for _ in range(READERS)]
        self._free: asyncio.LifoQueue[_Thread] = asyncio.LifoQueue()
        for reader in self._readers:
            self._free.put_nowait(reader)

    async def write(self, work: Callable[[Connection], T], *, patient: bool = False) -> T:
        """Run ``work`` within a transaction that writes; one at a time."""
        return await self._writer.run(work)

    async def read(self, work: Callable[[Connection], T], *, patient: bool = False) -> T:
        """Run ``work`` within a transaction that reads one state."""
        reader = await self._free.get()
        try:
            return await reader.run(work)
        finally:
            self._free.put_nowait(reader)

    async def prepare(self) -> None:
        """Create the file if it is missing, switch to write-ahead, check the pages.

        Only the owner may read the file: hands and secrets are in it.
        """
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.touch(mode=0o600, exist_ok=True)
        if not os.access(self.file, os.W_OK):
            raise error_of(folder_fault(self.file) or READ_ONLY, self._url)
        await self.outside("PRAGMA journal_mode = WAL")
        # The log exists from the first read.
        await self.outside("SELECT count(*) FROM sqlite_master")
        if (await self.outside("PRAGMA quick_check(1)"))[0] != "ok":
            raise error_of(DAMAGED, self._url)

    async def outside(self, statement: str) -> Any:
        """Run what SQLite refuses within a transaction; return the first row."""
        return await self._writer.cross(lambda raw: raw.execute(statement).fetchone())

    async def checkpoint(self) -> None:
        """Move the write-ahead log to the file and cut it: nothing erased is left in it.

        Long readers, a backup or a check, keep the log; writes go on while they are awaited.
        """
        for _ in range(CHECKPOINTS):
            busy, *_ = await self._writer.cross(_cut_log)
            if not busy:
                return
            await asyncio.sleep(CHECKPOINT_S)

    async def dispose(self) -> None:
        """Close every connection."""
        for one in (*self._readers, self._writer):
            await one.close()


def _cut_log(raw: sqlite3.Connection) -> tuple[int, int, int]:
    """Try to cut the write-ahead log: 1 if it is in use, and two numbers of pages."""
    raw.execute("PRAGMA busy_timeout = 0")
    try:
        found: tuple[int, int, int] = raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        raw.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    return found


class _Thread:
    """A connection in its thread, opened when it is needed."""

    def __init__(self, url: URL, connect: Connect, begin: str, pragmas: tuple[str, ...]) -> None:
        self._url, self._connect, self._begin, self._pragmas = url, connect, begin, pragmas
        self._open: aiosqlite.Connection | None = None
        self._core: Connection | None = None
        self._closed = False

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run ``work`` within a transaction, in the thread."""

        def within(raw: sqlite3.Connection) -> T:
            core = self._core = self._core or _core(raw)
            # The driver would begin transactions too late or not at all, and a reader that became
            # a writer could not wait for its turn.
            raw.execute(self._begin)
            try:
                result = work(core)
                raw.execute("COMMIT")
            except BaseException:
                if raw.in_transaction:  # Else SQLite has rolled back: the disk is full or fails.
                    raw.execute("ROLLBACK")
                raise
            return result

        return await self.cross(within)

    async def cross(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a function in the thread."""
        if self._closed:
            raise error_of(CLOSED, self._url)
        if self._open is None:
            self._open = await self._opened()
        found: T = await self._open._execute(work, self._open._conn)  # type: ignore[no-untyped-call]
        return found

    async def _opened(self) -> aiosqlite.Connection:
        file, wait = self._url.database, BUSY_MS / 1000
        opened = self._connect(file, timeout=wait, isolation_level=None)
        try:
            await opened
        except Exception:
            # Its thread, at its end, still reports to this loop, which a start closes at once.
            opened._thread.join()
            raise
        try:
            await opened.executescript("".join(f"PRAGMA {one};" for one in self._pragmas))
        except BaseException:
            await opened.close()  # Otherwise its thread would never end.
            raise
        return opened

    async def close(self) -> None:
        """Close it for good."""
        self._closed = True
        if self._open is not None:
            await self._open.close()


def _core(raw: sqlite3.Connection) -> Connection:
    """SQLAlchemy's connection over the driver's, whose transactions begin and end elsewhere."""
    engine = create_engine(
        "sqlite://",
        creator=lambda: raw,
        poolclass=StaticPool,
        pool_reset_on_return=None,
        isolation_level="AUTOCOMMIT",
        hide_parameters=True,
    )
    return engine.connect()
