"""Transactions of either database: one function reads, one writes.

A work is a function of SQLAlchemy's connection. Works that write run one after another, each in a
savepoint of its own; those that arrive while the disk is busy share the next commit. An error in
one of them undoes nothing of another, and results are delivered only after the shared commit.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import lru_cache, partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from sqlalchemy import ClauseElement, Executable, bindparam, select, text
from sqlalchemy.engine import URL, Connection, Dialect, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.sql.compiler import SQLCompiler

from base.files import refusal
from base.metrics import STORE
from db.core.errors import (
    SUPERSEDED,
    BusyError,
    StoreError,
    SupersededError,
    UnreachableError,
    translated,
    translating,
)
from db.core.postgres import Postgres
from db.core.schema import app_values
from db.core.sqlite import Connect, Sqlite, connect

T = TypeVar("T")

# Parameters are journals, and journals hold cards: neither logs nor errors may quote them.
logging.getLogger("aiosqlite").setLevel(logging.INFO)

MOST: Final = 64
"""Works in one transaction at most: some milliseconds, for which other writers wait."""
_QUERY: Final = frozenset({"host", "port", "prepared_statement_cache_size", "ssl"})
"""Options of a PostgreSQL URL, after its question mark; asyncpg refuses ``sslmode``."""
ACTIVATION: Final = "db.activation"
"""Key of the stored number of activations."""


def parsed(url: str) -> URL:
    """Parse and check the URL; raises :class:`StoreError` for one that the store does not
    understand.
    """
    try:
        result = make_url(url)
    except (ArgumentError, ValueError):  # The port is not a number.
        raise StoreError(
            "The database URL is malformed; one is sqlite+aiosqlite:///data/brouc.sqlite."
        ) from None
    if result.drivername not in ("sqlite+aiosqlite", "postgresql+asyncpg"):
        raise StoreError(
            "The database URL must begin with sqlite+aiosqlite:// or postgresql+asyncpg://, not "
            f"{result.drivername}://."
        )
    if result.drivername.startswith("sqlite"):
        if "?" in url:
            raise StoreError(
                "The database URL has a ?, which a file's address cannot have: in a path it is "
                "written %3F."
            )
        file = result.database not in (None, "", ":memory:")
        if not file or result.host:  # "://data/…" is the host "data".
            raise StoreError("The database must be a file: sqlite+aiosqlite:///path/file.sqlite.")
    elif url.count("@") > (result.username is not None):
        raise StoreError("The database URL has an @ too many: in a password it is written %40.")
    elif find_spec("asyncpg") is None:
        raise StoreError("A PostgreSQL database needs its driver: pip install asyncpg.")
    elif result.query.keys() - _QUERY:
        raise StoreError(f"The database URL may have only {', '.join(sorted(_QUERY))} after ?.")
    return result


def sqlite_url(file: Path) -> str:
    """Address of a SQLite file, whatever characters its path has.

    >>> sqlite_url(Path("/srv/what?/50% off.sqlite"))
    'sqlite+aiosqlite:////srv/what%3F/50%25 off.sqlite'
    """
    url = URL.create("sqlite+aiosqlite", database=file.as_posix())
    return url.render_as_string(hide_password=False)


class Engines:
    """The connections to one database."""

    def __init__(self, url: URL, connect: Connect = connect) -> None:
        self.url = url
        self._database: Sqlite | Postgres = (
            Sqlite(url, connect) if url.drivername.startswith("sqlite") else Postgres(url)
        )
        self.activation: int | None = None
        """Number of this process's activation: with a newer one in the database nothing is written.
        ``None``: not active, like the operator's commands.
        """
        self.superseded = asyncio.Event()
        """Set once a write was refused for a newer activation."""
        self.failed: StoreError | None = None
        """Failure of the newest write; ``None`` once one has succeeded again."""
        self._waiting: list[tuple[Callable[[Connection], Any], asyncio.Future[Any]]] = []
        self._writing: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """Number of writes that wait for the transaction before them."""
        return len(self._waiting)

    async def write(self, work: Callable[[Connection], T], *, patient: bool = False) -> T:
        """Run ``work`` in a transaction that writes; return its result once it is stored.

        Nothing of it is stored if it raises. A cancellation of the caller is raised after its end.
        ``patient``: an operator's work, without limits of time, in a transaction of its own.
        """
        with STORE.labels("write").time():
            if patient:
                return await self._finished(self._database.write(work, patient=True))
            future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
            self._waiting.append((work, future))
            if self._writing is None or self._writing.done():
                self._writing = asyncio.create_task(self._write_all(), name="writing")
            return await finished(future)

    async def read(self, work: Callable[[Connection], T], *, patient: bool = False) -> T:
        """Run ``work`` that reads one consistent state. ``patient``: as for :meth:`write`."""
        with STORE.labels("read").time():
            return await self._finished(self._database.read(work, patient=patient))

    async def _write_all(self) -> None:
        while self._waiting:
            some, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            works = [work for work, _ in some]
            try:
                with translating(self.url):
                    ends = await self._database.write(partial(together, works, self.activation))
                self.failed = None
            except BaseException as error:
                self.failed = error if isinstance(error, StoreError) else None
                if isinstance(error, BusyError):
                    # Later writes have waited for the other process too.
                    some, self._waiting = some + self._waiting, []
                if isinstance(error, SupersededError):
                    self.superseded.set()
                ends = [error] * len(some)
            for (_, future), end in zip(some, ends, strict=True):
                if isinstance(end, BaseException):
                    future.set_exception(translated(end, self.url) or end)
                else:
                    future.set_result(end)

    async def prepare(self) -> None:
        """Create SQLite's file if it is missing, switch to write-ahead, check the pages.

        Raises :class:`CorruptError`, and :class:`BusyError` as a write would.
        """
        await self._finished(self._database.prepare())

    async def checkpoint(self) -> None:
        """Move SQLite's write-ahead log to the file and cut it: nothing erased is left in it."""
        await self._finished(self._database.checkpoint())

    async def dispose(self) -> None:
        """Close every connection."""
        await self._finished(self._database.dispose())

    async def _finished(self, work: Coroutine[Any, Any, T]) -> T:
        with translating(self.url):
            return await finished(work)

    def must_exist(self) -> None:
        """Raise :class:`UnreachableError` for a missing SQLite file."""
        file = self._database.file
        if file is not None and not os.path.isfile(file):
            denied = refusal(file, write=False)
            raise UnreachableError(denied or f"There is no database {file}.")


def together(
    works: Sequence[Callable[[Connection], Any]], activation: int | None, connection: Connection
) -> list[Any]:
    """Run works in one transaction; the result of one that failed is its error.

    Raises :class:`SupersededError` if there is a newer activation than this.
    """
    if activation is not None:
        # Locked: an activation waits for the end of this transaction (PostgreSQL).
        newest = execute(connection, _NEWEST, {"key": ACTIVATION}).fetchone()
        if newest is None or int(newest[0]) != activation:
            raise SupersededError(SUPERSEDED)
    if len(works) == 1:
        return [works[0](connection)]
    return [_by_itself(connection, work) for work in works]


_NEWEST: Final = (
    select(app_values.c.value)
    .where(app_values.c.key == bindparam("key"))
    .with_for_update(read=True)
)
_SAVE: Final = text("SAVEPOINT work")
_UNDO: Final = text("ROLLBACK TO SAVEPOINT work")
_KEEP: Final = text("RELEASE SAVEPOINT work")


def _by_itself(connection: Connection, work: Callable[[Connection], Any]) -> Any:
    execute(connection, _SAVE)
    try:
        result = work(connection)
    except Exception as error:
        try:
            execute(connection, _UNDO)
        except (SQLAlchemyError, sqlite3.Error):
            # The whole is rolled back: the disk is full or fails, or the server is gone.
            raise error from None
        result = error
    execute(connection, _KEEP)
    return result


def execute(connection: Connection, statement: Executable, *rows: dict[str, Any]) -> Any:
    """Run a statement once for each row of ints and texts; return the last cursor or result.

    On SQLite by its driver: 8 µs a statement instead of 60, of which an action has two.
    """
    if connection.dialect.name != "sqlite":
        return connection.execute(statement, rows[0] if len(rows) == 1 else rows or None)
    sql, names = _compiled(statement, connection.dialect)
    raw = cast("sqlite3.Connection", connection.connection.driver_connection)
    for row in rows or ({},):
        cursor = raw.execute(sql, [row[name] for name in names])
    return cursor


@lru_cache(maxsize=256)
def _compiled(statement: Executable, dialect: Dialect) -> tuple[str, Sequence[str]]:
    """Text of a statement and the names of its values, in order."""
    compiled = cast("SQLCompiler", cast("ClauseElement", statement).compile(dialect=dialect))
    return compiled.string, compiled.positiontup or ()


async def finished(work: Coroutine[Any, Any, T] | asyncio.Future[T]) -> T:
    """Wait for work that goes on if the caller is cancelled; raise the cancellation afterwards.

    A driver that is interrupted between two of its steps may leave a transaction open behind it,
    and with it the lock on the database.
    """
    future = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(future)
    except asyncio.CancelledError:
        while not future.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait((future,))
        if not future.cancelled():
            future.exception()  # Retrieved, since asyncio logs an exception that nobody retrieves.
        raise
