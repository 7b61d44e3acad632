"""Base class, cache, rows, SQL and settings of the repositories."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import fields
from itertools import islice
from typing import Any, Final, Generic, TypeVar, cast

import msgspec
from sqlalchemy import ColumnElement, Row, Table, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from base.bounded import Bounded
from db.core.engine import Engines

_BATCH: Final = 5_000
"""Rows written at a time."""
_DIALECTS: Final = {"postgresql": postgresql, "sqlite": sqlite}

K = TypeVar("K")
T = TypeVar("T")
V = TypeVar("V")
KEPT: Final = 10_000
"""Cached values: a few megabytes."""


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

    def __init__(self) -> None:
        self._values = Bounded[K, V](KEPT)
        self._changes = 0

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


def row_of(table: Table, source: object, **others: Any) -> dict[str, Any]:
    """A row for a table: ``others``, and the attributes named like the rest of its columns."""
    rest = table.columns.keys() - others.keys()
    return others | {name: getattr(source, name) for name in rest}


def of_row(kind: type[T], row: Row[Any], **others: Any) -> T:
    """A dataclass: ``others``, and the columns named like the rest of its fields."""
    values = row._asdict() | others
    names = (field.name for field in fields(cast("Any", kind)))
    return kind(**{name: values[name] for name in names if name in values})


def insert_missing(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Insert the rows whose primary key is not present."""
    connection.execute(insert_or(connection, table).on_conflict_do_nothing(), rows)


def upsert(
    connection: Connection, table: Table, *rows: dict[str, Any], add: Collection[str] = ()
) -> None:
    """Insert the rows; where the primary key exists, replace the row, or ``add`` to its columns.

    All rows have the same columns.
    """
    keys = [column.name for column in table.primary_key]
    statement = insert_or(connection, table)
    rest = {
        name: table.c[name] + statement.excluded[name] if name in add else statement.excluded[name]
        for name in rows[0].keys() - keys
    }
    changed = statement.on_conflict_do_update(index_elements=keys, set_=rest)
    connection.execute(changed, list(rows))


def insert_or(connection: Connection, table: Table) -> Any:
    """The dialect's INSERT, which can do something else where the key exists."""
    return _DIALECTS[connection.dialect.name].insert(table)


def count(connection: Connection, table: Table, *where: ColumnElement[bool]) -> int:
    """The number of rows that meet every condition."""
    query = select(func.count()).select_from(table).where(*where)
    return connection.execute(query).scalar_one()


def insert_many(connection: Connection, table: Table, rows: Iterable[dict[str, Any]]) -> None:
    """Insert any number of rows."""
    waiting = iter(rows)
    while batch := list(islice(waiting, _BATCH)):
        connection.execute(insert(table), batch)


def to_text(settings: Any) -> str:
    """Settings as a JSON object of what differs from the defaults; later ones apply to the rest."""
    written = {
        field.name: getattr(settings, field.name)
        for field in fields(settings)
        if getattr(settings, field.name) != field.default
    }
    return msgspec.json.encode(written, order="sorted").decode()


def from_text(kind: type[T], text: str) -> T:
    """Settings of any version of the program; missing or unfit fields have their defaults."""
    try:
        written = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return kind()
    if not isinstance(written, dict):
        return kind()
    values = {}
    for name in written.keys() & {field.name for field in fields(cast("Any", kind))}:
        with suppress(msgspec.ValidationError):  # Another version may have written it.
            values[name] = getattr(msgspec.convert({name: written[name]}, kind), name)
    return kind(**values)
