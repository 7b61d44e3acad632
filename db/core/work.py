"""Transactions of several statements, written once for every way to a database.

A work is a generator: it yields statements, receives their rows and returns its :class:`End`. So
the same work runs in the thread of a SQLite connection, with one crossing, and through SQLAlchemy,
statement by statement.

In SQLite works share a commit (:class:`Together`): those that arrive while the disk is busy with
one transaction run in the next, each in a savepoint of its own. A refusal or an error in one of
them undoes nothing of another; results are delivered only after the shared commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AbstractContextManager, asynccontextmanager
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from db.core.errors import BusyError

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

MOST: Final = 64
"""Works in one transaction at most: some milliseconds, for which other writers wait."""

Rows: TypeAlias = Sequence[Sequence[Any]]
Step: TypeAlias = tuple[str, Mapping[str, Any]]
"""SQL for both databases, with ``:name`` for a value; and the values."""


class End(NamedTuple, Generic[T_co]):
    """Result of a work."""

    value: T_co
    kept: bool
    """Whether to commit its writes."""


Work: TypeAlias = Callable[[], Generator[Step, Rows, End[T]]]


Run: TypeAlias = Callable[[str, Mapping[str, Any]], Awaitable[Rows]]
"""Runs one statement."""


class UndoneError(Exception):
    """A work ended without anything to keep; raised to roll its transaction back."""

    def __init__(self, value: Any) -> None:
        super().__init__()
        self.value = value


async def through(run: Run, work: Work[T]) -> T:
    """Run a work statement by statement, within a transaction. Raises :class:`UndoneError`."""
    steps = work()
    try:
        statement, values = next(steps)
        while True:
            statement, values = steps.send(await run(statement, values))
    except StopIteration as stopped:
        end: End[T] = stopped.value
    if not end.kept:
        raise UndoneError(end.value)
    return end.value


def by(connection: AsyncConnection) -> Run:
    """Runs statements with SQLAlchemy."""

    async def run(statement: str, values: Mapping[str, Any]) -> Rows:
        return (await connection.execute(text(statement), values)).all()

    return run


def begin(run: Callable[[str], Any]) -> None:
    """Begin to write; a reader that became a writer could not wait for its turn."""
    run("BEGIN IMMEDIATE")


def together(
    raw: sqlite3.Connection,
    works: Sequence[Work[Any]],
    begin: Callable[[Callable[[str], Any]], None] = begin,
) -> list[End[Any]]:
    """Run works in one transaction; the value of one that failed is its error."""
    begin(raw.execute)
    try:
        ends = [_by_itself(raw, work) for work in works]
        raw.execute("COMMIT" if any(end.kept for end in ends) else "ROLLBACK")
    except BaseException:
        if raw.in_transaction:
            raw.execute("ROLLBACK")
        raise
    return ends


def _by_itself(raw: sqlite3.Connection, work: Work[Any]) -> End[Any]:
    raw.execute("SAVEPOINT work")
    try:
        end = _done(raw, work)
    except Exception as error:
        if not raw.in_transaction:
            raise  # SQLite has rolled back everything: the disk is full, or fails.
        end = End(error, False)
    if not end.kept:
        raw.execute("ROLLBACK TO work")
    raw.execute("RELEASE work")
    return end


def _done(raw: sqlite3.Connection, work: Work[T]) -> End[T]:
    steps = work()
    try:
        statement, values = next(steps)
        while True:
            statement, values = steps.send(raw.execute(statement, values).fetchall())
    except StopIteration as stopped:
        end: End[T] = stopped.value
        return end


class _Waiting(NamedTuple):
    """A work that has not begun."""

    work: Work[Any]
    future: asyncio.Future[Any]
    asked: int


class Together:
    """Gathers waiting works into shared transactions."""

    def __init__(
        self,
        write: Callable[[Sequence[Work[Any]], int], Awaitable[list[End[Any]]]],
        asked: Callable[[], int],
    ) -> None:
        """``write``: runs works in one transaction, never two at once.

        ``asked``: returns a number for ``write``, as of the arrival of the first work.
        """
        self._write = write
        self._asked = asked
        self._waiting: list[_Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """Number of works that have not begun."""
        return len(self._waiting)

    async def do(self, work: Work[T]) -> T:
        """Run a work; return its value once it is stored, or undone. Raises its errors."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(work, future, self._asked()))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all(), name="writing together")
        return await future

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                some, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                try:
                    ends = await self._write([one.work for one in some], some[0].asked)
                except BaseException as error:
                    ends = [End(error, False)] * len(some)
                for one, end in zip(some, ends, strict=True):
                    if one.future.done():
                        continue  # The caller was cancelled.
                    if isinstance(end.value, BaseException):
                        one.future.set_exception(end.value)
                    else:
                        one.future.set_result(end.value)
        finally:
            self._writing = None


class Turn:
    """The turn to write to SQLite.

    While another process holds the database a write waits some seconds for it. Writes requested
    meanwhile have waited too: they are tried once without another wait, so that all fail together.
    """

    def __init__(
        self, lock: AbstractAsyncContextManager[Any], translating: AbstractContextManager[None]
    ) -> None:
        """``lock``: admits as many writers as the database can.

        ``translating``: translates the driver's errors to :class:`db.core.errors.StoreError`.
        """
        self._lock = lock
        self._translating = translating
        self.waits = 0
        """Number of writes that timed out waiting for another process."""

    @asynccontextmanager
    async def taken(self, asked: int | None = None) -> AsyncIterator[bool]:
        """Write within this. Yields whether to wait for another process.

        ``asked``: :attr:`waits` when the write was requested; by default that is now.
        """
        asked = self.waits if asked is None else asked
        async with self._lock:
            patient = asked == self.waits
            try:
                with self._translating:
                    yield patient
            except BusyError:
                if patient:
                    self.waits += 1
                raise
