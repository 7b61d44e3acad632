"""Connections: one writer and a few readers for SQLite, a pool for PostgreSQL.

SQLite has one writer at a time; a pool of one connection queues the writers of this process without
any waiting on locks, while readers go on beside it (WAL). ``synchronous=FULL`` makes every commit
wait for the disk: an accepted action survives a power cut, not only a killed process.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar, cast

from sqlalchemy import event
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from base.metrics import STORE, STORE_ERRORS
from db.core import driver, postgres
from db.core.errors import (
    BusyError,
    CorruptError,
    ReadOnlyError,
    StoreError,
    UnreachableError,
    translated,
)
from db.core.work import End, Rows, Together, Turn, UndoneError, Work, begin, through, together

T = TypeVar("T")

# Parameters are journals, and journals hold cards: neither logs nor errors may quote them.
logging.getLogger("aiosqlite").setLevel(logging.INFO)

BUSY_MS: Final = 10_000
"""Milliseconds for which a write waits for another process."""
LOCK_MS: Final = 3_000
"""PostgreSQL: milliseconds for which a statement waits for a lock."""
STATEMENT_MS: Final = 5_000
"""PostgreSQL: milliseconds for a statement at most. People wait for its answer."""
ANSWER_S: Final = 6.0
"""PostgreSQL: seconds for any answer: no statement ends at a server that hangs, or in a network
that drops packets.
"""
READERS: Final = 3
"""SQLite connections that only read."""
_MAGIC: Final = b"SQLite format 3\0"
INTERRUPTED: Final = b"brouc restoring\n"
"""Content in place of the database while a backup is restored; as long as SQLite's own mark."""
OUTSIDE: Final = "brouc_outside_transactions"
"""Execution option for statements that SQLite refuses within a transaction."""
WAITS: Final = "brouc_waits"
"""Execution option: whether a write waits for another process."""
_PRAGMAS: Final = (
    "synchronous = FULL",
    "foreign_keys = ON",
    # Deleted rows are overwritten, so that an erased person is gone from the file too.
    "secure_delete = ON",
)
_PRAGMAS_READER: Final = (*_PRAGMAS, "query_only = ON")


_compact: Final = partial(json.dumps, separators=(",", ":"))


def parsed(url: str) -> URL:
    """Parse and check the URL; raises :class:`StoreError` for one that the store does not
    understand.
    """
    try:
        result = make_url(url)
    except ArgumentError:
        raise StoreError("The database URL cannot be understood.") from None
    if result.drivername not in ("sqlite+aiosqlite", "postgresql+asyncpg"):
        raise StoreError(
            "The database URL must begin with sqlite+aiosqlite:// or postgresql+asyncpg://, not "
            f"{result.drivername}://."
        )
    if result.drivername.startswith("sqlite") and result.database in (None, "", ":memory:"):
        raise StoreError("The database must be a file: sqlite+aiosqlite:///path/to/file.sqlite.")
    return result


Connect: TypeAlias = Callable[..., driver.Connection]
"""Connects to SQLite, to be awaited; takes the arguments of :func:`sqlite3.connect`."""


class Engines:
    """The connections to one database."""

    def __init__(self, url: URL, connect: Connect = driver.connect) -> None:
        self.url = url
        self.sqlite = url.drivername.startswith("sqlite")
        # The operator of a SQLite URI is responsible for its options.
        plain = self.sqlite and not url.query.get("uri")
        self.file = Path(url.database or "") if plain else None
        """SQLite's file."""
        if self.file is not None:
            _must_be_a_database(self.file)
        self._asked: driver.Connection | None = None
        self._written: driver.Connection | None = None
        self._turn = Turn(asyncio.Lock() if self.sqlite else nullcontext(), translating(url))
        """SQLAlchemy and direct statements share the one writing connection of SQLite."""
        if self.sqlite:
            self.writer = _sqlite(url, connect, size=1, writes=True)
            self.reader = _sqlite(url, connect, size=READERS, writes=False)
            self._asking = _sqlite(url, connect, size=1, writes=False)
            self._together = Together(self._write_together, lambda: self._turn.waits)
        else:
            self.writer = _postgres(url, size=8)
            self._asking = _postgres(url, size=1)
            self._patient = _postgres(url, size=1, patient=True)
            self.reader = _of_one_state(self.writer)

    @property
    def waiting(self) -> int:
        """Number of transactions that wait for the one before them (SQLite)."""
        return self._together.waiting if self.sqlite else 0

    async def dispose(self) -> None:
        """Close every connection."""
        await self._asking.dispose()
        if self.sqlite:
            await self.reader.dispose()
        else:
            await self._patient.dispose()
        await self.writer.dispose()

    @asynccontextmanager
    async def writing(self, *, patient: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes: committed at the end, rolled back on any exception.

        ``patient``: an operator's work, without limits of time.
        """
        writer = self._patient if patient and not self.sqlite else self.writer
        with STORE.labels("write").time():
            async with self._turn.taken() as waits:
                chosen = writer if waits else writer.execution_options(**{WAITS: False})
                async with chosen.begin() as connection:
                    yield connection

    async def _write_together(self, works: Sequence[Work[Any]], asked: int) -> list[End[Any]]:
        async with self._turn.taken(asked) as waits:
            if self._written is None or not self._written.is_open:
                self._written = await _driven(self.writer)
            beginning = begin if waits else _begin_at_once
            ends: list[End[Any]] = await self._written.cross(
                lambda raw: together(raw, works, beginning)
            )
        return ends

    async def prepare(self) -> None:
        """Create SQLite's file if it is missing, switch to write-ahead, check the pages.

        Raises :class:`CorruptError`, and :class:`BusyError` as a write would.
        """
        if self.file is not None:
            with translating(self.url):
                _make_folder(self.file.parent)
                _make_file(self.file)
        if self.sqlite:
            await self._write_ahead()
            if (await self._outside("PRAGMA quick_check(1)"))[0] != "ok":
                name = self.url.render_as_string(hide_password=True)
                raise CorruptError(f"The database {name} is damaged; restore it from a backup.")

    async def _write_ahead(self) -> None:
        waited = 0.0
        while True:
            try:
                await self._outside("PRAGMA journal_mode = WAL")
                # The log exists from the first read.
                await self._outside("SELECT count(*) FROM sqlite_master")
                return
            except BusyError:
                # SQLite does not wait when two programs change the mode of a new file.
                if waited >= BUSY_MS / 1000:
                    raise
                await asyncio.sleep(0.05)
                waited += 0.05

    async def checkpoint(self) -> None:
        """Move SQLite's write-ahead log to the file and cut it: nothing erased is left in it."""
        if self.sqlite:
            await self._outside("PRAGMA wal_checkpoint(TRUNCATE)")

    def must_exist(self) -> None:
        """Raise :class:`UnreachableError` for a missing SQLite file."""
        if self.file is not None and not self.file.is_file():
            raise UnreachableError(f"There is no database {self.file}.")

    async def _outside(self, statement: str) -> Sequence[Any]:
        """Run what SQLite refuses within a transaction; return the first row."""
        async with self._turn.taken(), self.writer.connect() as connection:
            outside = await connection.execution_options(**{OUTSIDE: True})
            return (await outside.exec_driver_sql(statement)).one()

    @asynccontextmanager
    async def reading(self, *, patient: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction that reads one consistent state. ``patient``: as for :meth:`writing`."""
        reader = _of_one_state(self._patient) if patient and not self.sqlite else self.reader
        with translating(self.url), STORE.labels("read").time():
            async with reader.connect() as connection:
                yield connection

    async def ask(self, question: str, **values: Any) -> Rows:
        """The rows of one query, read from one consistent state, without SQLAlchemy.

        ``question``: SQL for both databases, with ``:name`` for a value; it reads whole numbers and
        texts only, which the drivers return as they are.
        """
        with translating(self.url), STORE.labels("ask").time():
            if not self.sqlite:
                async with self._asking.connect() as connection:
                    return await postgres.fetched(
                        await postgres.driven(connection), question, values
                    )
            if self._asked is None or not self._asked.is_open:
                self._asked = await _driven(self._asking)
            rows: Rows = await self._asked.cross(
                lambda raw: raw.execute(question, values).fetchall()
            )
            return rows

    async def do(self, work: Work[T]) -> T:
        """Run a :mod:`db.core.work` in a transaction that others may share (SQLite)."""
        with translating(self.url), STORE.labels("act").time():
            if self.sqlite:
                return await self._together.do(work)
            try:
                async with self.writer.connect() as connection:
                    raw = await postgres.driven(connection)
                    async with raw.transaction():
                        return await through(partial(postgres.fetched, raw), work)
            except UndoneError as undone:
                value: T = undone.value
                return value


async def _driven(engine: AsyncEngine) -> driver.Connection:
    """The connection of an engine with a single one, shared with SQLAlchemy."""
    async with engine.connect() as connection:
        pooled = await connection.get_raw_connection()
        return cast("driver.Connection", pooled.driver_connection)


class translating:  # noqa: N801  a context manager reads as a verb
    """Translate the driver's errors to :class:`StoreError`."""

    def __init__(self, url: URL) -> None:
        self._url = url

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Exception) and not isinstance(error, StoreError):
            ours = translated(error, self._url)
            if ours is not None:
                STORE_ERRORS.labels(type(ours).__name__).inc()
                # The driver's message may quote the data written: hands, secrets.
                raise ours from None


def _must_be_a_database(file: Path) -> None:
    """Checked before SQLite does: a driver whose first statement fails leaks its thread."""
    if file.is_dir():
        raise UnreachableError(f"The database {file} cannot be opened: it is a folder.")
    with suppress(OSError), file.open("rb") as content:
        start = content.read(len(_MAGIC))
        if start and start != _MAGIC:
            if start == INTERRUPTED:
                raise CorruptError(
                    f"The restore of the database {file} was interrupted: repeat it "
                    "(python -m db restore FILE)."
                )
            raise CorruptError(f"The file {file} is not a database.")


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        sentence = f"The folder {folder} for the database cannot be made."
        raise UnreachableError(sentence) from None


def _make_file(file: Path) -> None:
    """Create an empty file that only its owner may read: hands and secrets are in it."""
    file.touch(mode=0o600, exist_ok=True)
    if not os.access(file, os.W_OK):
        raise ReadOnlyError(f"The database {file} is read-only.")


def _postgres(url: URL, *, size: int, patient: bool = False) -> AsyncEngine:
    limits = {"lock_timeout": LOCK_MS, "statement_timeout": STATEMENT_MS}
    return create_async_engine(
        url,
        hide_parameters=True,
        json_serializer=_compact,
        pool_size=size,
        max_overflow=0,
        pool_timeout=None,
        pool_pre_ping=True,
        connect_args={
            "timeout": ANSWER_S,
            "command_timeout": None if patient else ANSWER_S,
            "server_settings": {
                name: "0" if patient else str(limit) for name, limit in limits.items()
            },
        },
    )


def _of_one_state(engine: AsyncEngine) -> AsyncEngine:
    """The same connections for readers: PostgreSQL shows one state to all statements of a
    transaction.
    """
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def _begin_at_once(run: Callable[[str], Any]) -> None:
    """Begin to write, or fail without waiting for another process."""
    run("PRAGMA busy_timeout = 0")
    try:
        begin(run)
    finally:
        run(f"PRAGMA busy_timeout = {BUSY_MS}")


def _sqlite(url: URL, connect: Connect, *, size: int, writes: bool) -> AsyncEngine:
    engine = create_async_engine(
        url,
        hide_parameters=True,
        json_serializer=_compact,
        pool_size=size,
        max_overflow=0,
        pool_timeout=None,
        connect_args={"timeout": BUSY_MS / 1000, "async_creator_fn": connect},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def configure(connection: Any, record: object) -> None:
        # The driver would begin transactions too late or not at all.
        connection.isolation_level = None
        try:
            cursor = connection.cursor()
            for pragma in _PRAGMAS if writes else _PRAGMAS_READER:
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()
        except BaseException:
            # Otherwise the connection's thread would never end.
            connection.close()
            raise

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        options = connection.get_execution_options()
        if options.get(OUTSIDE):
            return
        if not writes:
            connection.exec_driver_sql("BEGIN")
        elif options.get(WAITS, True):
            begin(connection.exec_driver_sql)
        else:
            _begin_at_once(connection.exec_driver_sql)

    return engine
