"""Connections: one writer and a few readers for SQLite, a pool for PostgreSQL.

SQLite has one writer at a time; a pool of one connection queues the writers of this process without
any waiting on locks, while readers go on beside it (WAL). ``synchronous=FULL`` makes every commit
wait for the disk: an accepted action survives a power cut, not only a killed process.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
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
from db.core.errors import BusyError, CorruptError, StoreError, UnreachableError, translated
from db.core.turn import Turn
from db.core.work import End, Rows, Together, UndoneError, Work, begin, through, together

T = TypeVar("T")

log = logging.getLogger(__name__)

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
WRITES: Final = 100
"""After so many transactions SQLite's log is emptied: one and a half to eight megabytes."""
_MAGIC: Final = b"SQLite format 3\0"
OUTSIDE: Final = "brouc_outside_transactions"
"""Execution option for statements that SQLite refuses within a transaction."""
WAITS: Final = "brouc_waits"
"""Execution option: whether a write waits for another process."""
_PRAGMAS: Final = (
    "synchronous = FULL",
    "foreign_keys = ON",
    # The log is emptied by us, who renew its stamp then (db.core.wal_guard).
    "wal_autocheckpoint = 0",
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
        self._writes = 0
        self.stamp: Callable[[], Awaitable[None]] | None = None
        """To be called when SQLite's log has been emptied, see :mod:`db.core.opening`."""
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
            self._together = Together(self._write_together, self._count, lambda: self._turn.waits)
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
        with STORE.labels("write").time():
            async with self.writing_uncounted(patient=patient) as connection:
                yield connection
        await self._count()

    @asynccontextmanager
    async def writing_uncounted(self, *, patient: bool = False) -> AsyncIterator[AsyncConnection]:
        """As :meth:`writing`; SQLite's log is not emptied for it."""
        writer = self._patient if patient and not self.sqlite else self.writer
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

    async def _count(self) -> None:
        """A transaction was written; SQLite's log is emptied now and then."""
        self._writes += 1
        if not self.sqlite or self._writes < WRITES:
            return
        self._writes = 0
        try:
            await self.checkpoint(patient=False)
        except StoreError as error:
            # What was written is safe in the log; it is emptied another time.
            log.warning("the write-ahead log was not emptied: %s", error)

    async def write_ahead(self) -> None:
        """Make SQLite write ahead, which lasts. Raises :class:`BusyError` as a write would."""
        waited = 0.0
        while self.sqlite:
            try:
                await self._outside("PRAGMA journal_mode = WAL")
                # The log is there with the first question.
                await self._outside("SELECT count(*) FROM sqlite_master")
                return
            except BusyError:
                # SQLite does not wait when two programs change the mode of a new file.
                if waited >= BUSY_MS / 1000:
                    raise
                await asyncio.sleep(0.05)
                waited += 0.05

    async def checkpoint(self, *, patient: bool = True) -> bool:
        """Move what lies in SQLite's write-ahead log to the file; whether that is all of it.

        Readers may be in the way. ``patient``: wait for them, and cut the log short.
        """
        if not self.sqlite:
            return True
        how = "TRUNCATE" if patient else "PASSIVE"
        _, pages, moved = await self._outside(f"PRAGMA wal_checkpoint({how})")
        emptied = bool(moved >= pages)
        if emptied and self.stamp is not None:
            await self.stamp()
        return emptied

    async def _outside(self, statement: str) -> Sequence[Any]:
        """Run what SQLite refuses within a transaction; gives the first row."""
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
            raise CorruptError(f"The file {file} is not a database.")


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
