"""The lock that makes one process active on a database, while others stand by.

SQLite: a file beside the database, locked by the operating system. PostgreSQL: an advisory lock of
a session. Either is free as soon as the process ends.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout
from sqlalchemy import func, select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from base.tasks import cancelled
from db.core.engine import parsed
from db.core.errors import BusyError, StoreError, shown, translating
from db.core.postgres import one_connection
from db.core.sqlite import same_owner

LOOK_S: Final = 0.25
"""Seconds between two attempts to take it."""
KEEP_S: Final = 2.0
"""PostgreSQL: seconds between two looks at the connection that holds it."""
_KEY: Final = 0x42524F5543_01
"""Number of the advisory lock."""


@asynccontextmanager
async def held(url: str, standby: Callable[[], None] | None = None) -> AsyncIterator[None]:
    """Hold the lock of a database within the context.

    While another process holds it, ``standby`` is called once and the lock awaited; without
    ``standby`` :class:`BusyError` is raised.
    """
    where = parsed(url)
    lock = _FileLock(where) if where.drivername.startswith("sqlite") else _ServerLock(where)
    try:
        with translating(where):
            taken = await lock.take()
        if not taken:
            if standby is None:
                raise BusyError(f"A bot is active on the database {shown(where)}: stop it first.")
            standby()
        while not taken:
            await asyncio.sleep(LOOK_S)
            with suppress(StoreError), translating(where):
                taken = await lock.take()
        yield
    finally:
        await lock.release()


class _FileLock:
    """The lock of a SQLite file."""

    def __init__(self, url: URL) -> None:
        self._file = Path(url.database or "").resolve()
        self._lock = FileLock(f"{self._file}.lock", mode=0o600, thread_local=False)

    async def take(self) -> bool:
        """Try to take it."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._lock.acquire(blocking=False)
        except Timeout:
            return False
        same_owner(Path(self._lock.lock_file), self._file)
        return True

    async def release(self) -> None:
        """Give it back."""
        self._lock.release()


class _ServerLock:
    """The lock of a PostgreSQL database, held by a connection of its own.

    It is taken again whenever the connection is lost. Another process may have been active
    meanwhile: the number of its activation ends this one.
    """

    def __init__(self, url: URL) -> None:
        self._engine = one_connection(url)
        self._connection: AsyncConnection | None = None
        self._keeping: asyncio.Task[None] | None = None

    async def take(self) -> bool:
        """Try to take it; from then on it is kept."""
        taken = await self._taken()
        if taken:
            self._keeping = asyncio.create_task(self._keep(), name="lock of the database")
        return taken

    async def _taken(self) -> bool:
        """Try to take it, on a new connection if there is none; once taken it stays taken."""
        try:
            if self._connection is None:
                self._connection = await self._engine.connect()
            found = await self._connection.execute(select(func.pg_try_advisory_lock(_KEY)))
            return bool(found.scalar_one())
        except BaseException:
            await self._drop()
            raise

    async def _keep(self) -> None:
        taken = True
        while True:
            await asyncio.sleep(KEEP_S if taken else LOOK_S)
            taken = False
            with suppress(Exception):
                taken = await self._taken()

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.invalidate()
                await connection.close()

    async def release(self) -> None:
        """Give it back."""
        await cancelled(self._keeping)
        await self._drop()
        await self._engine.dispose()
