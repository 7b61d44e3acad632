"""Base class, cache and SQL helpers of the repositories."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final, Generic, TypeVar, cast

from sqlalchemy import JSON, Table, insert
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

from base.bounded import Bounded
from db.core.engine import Engines

_BATCH: Final = 5_000
"""Rows written at a time."""
SMALLEST_ID: Final = 10**14
"""Discord's ids have at least 15 digits; no count or moment (UTC ms) reaches that."""
_DIALECTS: Final = {"postgresql": postgresql, "sqlite": sqlite}

K = TypeVar("K")
V = TypeVar("V")
KEPT: Final = 10_000
"""Cached values: a few megabytes."""


class by_name(FunctionElement[dict[str, int]]):  # noqa: N801  read as a function of SQL
    """Names and values of several rows as one object; ``None`` for no rows."""

    type = JSON()
    inherit_cache = True


@compiles(by_name, "sqlite")
def _for_sqlite(element: by_name, compiler: SQLCompiler, **options: Any) -> str:
    return f"json_group_object({compiler.process(element.clauses, **options)})"


@compiles(by_name, "postgresql")
def _for_postgresql(element: by_name, compiler: SQLCompiler, **options: Any) -> str:
    return f"json_object_agg({compiler.process(element.clauses, **options)})"


class Repository:
    """A part of the store that reads and writes one subject."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines

    async def _rows(self, query: Any) -> Sequence[Any]:
        """Return the rows of a query."""
        return await self._engines.read(
            lambda connection: cast("Sequence[Any]", connection.execute(query).all())
        )


class Cache(Generic[K, V]):
    """Rows in memory, as stored: only this process changes them. The least recently used are
    dropped.
    """

    def __init__(self, most: int = KEPT) -> None:
        self._values = Bounded[K, V](most)
        self._changes = 0

    def __len__(self) -> int:
        return len(self._values)

    async def get(self, key: K, read: Callable[[K], Awaitable[V]]) -> V:
        """Return the value of a key, read from the store if it is not cached."""
        if key in self._values:
            return cast("V", self._values.get(key))
        before = self._changes
        value = await read(key)
        if self._changes == before:  # Otherwise it may be outdated already.
            self.put(key, value)
        return value

    def put(self, key: K, value: V) -> None:
        """Note the stored value."""
        self._values[key] = value

    @contextmanager
    def changing(self, *keys: K) -> Iterator[None]:
        """Drop the values once they have been written in this context; no keys: all."""
        try:
            yield
        finally:
            self._changes += 1
            for key in keys or tuple(self._values):
                self._values.pop(key)


def has_id(text: str | None, user: int) -> bool:
    """Whether the text contains the person's id."""
    return text is not None and re.search(rf"(?<!\d){user}(?!\d)", text) is not None


def without_id(text: str, user: int, pseudonym: int) -> str:
    """The text with the pseudonym instead of the person's id."""
    return re.sub(rf"(?<!\d){user}(?!\d)", str(pseudonym), text)


def insert_missing(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Insert the rows whose primary key is not present."""
    connection.execute(_insert(connection, table).on_conflict_do_nothing(), rows)


def upsert(
    connection: Connection, table: Table, *rows: dict[str, Any], add: Collection[str] = ()
) -> None:
    """Insert the rows; where the primary key exists, replace the row, or ``add`` to its columns.

    All rows have the same columns.
    """
    keys = [column.name for column in table.primary_key]
    statement = _insert(connection, table)
    rest = {
        name: table.c[name] + statement.excluded[name] if name in add else statement.excluded[name]
        for name in rows[0].keys() - keys
    }
    changed = statement.on_conflict_do_update(index_elements=keys, set_=rest)
    connection.execute(changed, list(rows))


def _insert(connection: Connection, table: Table) -> Any:
    return _DIALECTS[connection.dialect.name].insert(table)


def insert_many(connection: Connection, table: Table, rows: Iterable[dict[str, Any]]) -> None:
    """Insert any number of rows."""
    waiting = iter(rows)
    while batch := list(islice(waiting, _BATCH)):
        connection.execute(insert(table), batch)
