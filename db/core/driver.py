"""SQLite connections that cross to their thread and back once a statement.

aiosqlite alone crosses four times: for a cursor, for the statement, for its rows and to close the
cursor. Each crossing wakes a thread and the event loop, which takes longer than most statements.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any, Final

import aiosqlite

AT_ONCE: Final = 1_000
"""Rows returned with their statement; those of a longer result are fetched on demand."""


def connect(*where: Any, **how: Any) -> Connection:
    """Connect, to be awaited; takes the arguments of :func:`sqlite3.connect`."""
    connection = Connection(lambda: sqlite3.connect(*where, **how), AT_ONCE)
    # Like SQLAlchemy's own: a connection left open does not keep the process alive.
    connection._thread.daemon = True
    return connection


class Connection(aiosqlite.Connection):
    """A connection with cursors of its own."""

    def cursor(self) -> Any:
        """A cursor, to be entered."""
        return Cursor(self)

    @property
    def is_open(self) -> bool:
        """Whether it is open."""
        return bool(self._running and self._connection)

    async def cross(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        """Run a function in the connection's thread."""
        return await self._execute(work, self._conn)  # type: ignore[no-untyped-call]


class Cursor:
    """Cursor as SQLAlchemy needs it. It is open in SQLite only while rows are left."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._cursor: sqlite3.Cursor | None = None
        self._rows: list[Any] = []
        """Rows present but not fetched."""
        self._open = False
        self.arraysize = 1

    async def __aenter__(self) -> Cursor:
        return self

    @property
    def description(self) -> Any:
        """Columns; ``None`` if the statement returns no rows."""
        return self._cursor.description if self._cursor else None

    @property
    def rowcount(self) -> int:
        """Number of changed rows."""
        return self._cursor.rowcount if self._cursor else -1

    @property
    def lastrowid(self) -> int | None:
        """Number of the last inserted row."""
        return self._cursor.lastrowid if self._cursor else None

    async def execute(self, statement: str, parameters: Any = ()) -> Cursor:
        """Run a statement."""
        return await self._run(lambda cursor: cursor.execute(statement, parameters))

    async def executemany(self, statement: str, parameters: Any) -> Cursor:
        """Run a statement once for each set of parameters."""
        return await self._run(lambda cursor: cursor.executemany(statement, parameters))

    async def _run(self, work: Callable[[sqlite3.Cursor], Any]) -> Cursor:
        def run(connection: sqlite3.Connection) -> None:
            self._cursor, self._open = connection.cursor(), False
            try:
                work(self._cursor)
                self._rows = self._cursor.fetchmany(AT_ONCE) if self._cursor.description else []
                self._open = len(self._rows) == AT_ONCE
            finally:
                if not self._open:
                    self._cursor.close()

        await self.close()
        await self._connection.cross(run)
        return self

    async def fetchmany(self, size: int | None = None) -> list[Any]:
        """Return the next rows."""
        size = self.arraysize if size is None else size
        if self._cursor and self._open and len(self._rows) < size:
            cursor, missing = self._cursor, size - len(self._rows)
            self._rows += await self._connection.cross(lambda _: cursor.fetchmany(missing))
        found, self._rows = self._rows[:size], self._rows[size:]
        return found

    async def fetchone(self) -> Any:
        """Return the next row, or ``None``."""
        return next(iter(await self.fetchmany(1)), None)

    async def fetchall(self) -> list[Any]:
        """Return all rows that are left."""
        if self._cursor and self._open:
            cursor = self._cursor
            self._rows += await self._connection.cross(lambda _: cursor.fetchall())
        found, self._rows = self._rows, []
        return found

    async def close(self) -> None:
        """Close it."""
        if self._cursor and self._open:
            cursor, self._open = self._cursor, False
            await self._connection.cross(lambda _: cursor.close())
