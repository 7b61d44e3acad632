"""Deep check: read every journal, derive everything derived again, compare.

The given reader interprets the journals; the same functions as in play write the results into a
scratch database, which is compared row by row.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Final, TypeAlias

from sqlalchemy import Select, Table, Text, create_engine, select
from sqlalchemy.engine import URL, Connection

from db.core.base import insert_many
from db.core.schema import leaderboards, mentions, tables
from db.maintenance.upkeep import look
from db.migrations.migrate import migrate
from db.records import Entry, Head
from db.repositories.journals import entries_of, heads_of
from db.repositories.matches import DERIVED, write_all
from db.results import MatchFacts

_BATCH: Final = 2_000
"""Rows compared at a time."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A stored table."""

    table: int
    kind: str
    head: Head
    mentioned: frozenset[int]
    """People for whom its journal is searched when they are erased."""
    journal: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Meaning:
    """Interpretation of a journal."""

    matches: Sequence[MatchFacts] = ()
    faults: Sequence[str] = ()
    """Faults found, a sentence each."""


Read: TypeAlias = Callable[[Kept], Meaning]


@dataclass(frozen=True, slots=True)
class Depth:
    """Result of a deep check."""

    journals: int
    matches: int
    rows: int
    """Expected rows of everything derived from journals."""
    faults: tuple[str, ...]


async def look_deep(url: str, read: Read) -> Depth:
    """Compare a sound database with its journals; nothing in it is changed, others may write.

    Raises :class:`db.StoreError` if it cannot be read.
    """
    # One transaction: appends meanwhile are seen on neither side.
    return await look(url, lambda connection: _of_one_state(connection, read))


def _of_one_state(connection: Connection, read: Read) -> Depth:
    faults: list[str] = []
    found: list[MatchFacts] = []
    numbers = list(connection.execute(select(tables.c.id).order_by(tables.c.id)).scalars())
    for number in numbers:
        meaning = read(_kept(connection, number))
        found += meaning.matches
        faults += meaning.faults
    with tempfile.TemporaryDirectory(prefix="brouc-check-") as folder:
        scratch = create_engine(URL.create("sqlite", database=f"{folder}/scratch.sqlite"))
        with scratch.begin() as writing:
            migrate(writing)
            for table in (tables, leaderboards):  # The numbers of leaderboards have no meaning.
                rows = connection.execute(select(table)).mappings()
                insert_many(writing, table, map(dict, rows))
            write_all(writing, found)
            rows_of_all = 0
            for table in DERIVED:
                count, difference = _compared(connection, writing, table)
                rows_of_all += count
                if difference:
                    faults.append(difference)
        scratch.dispose()
    return Depth(len(numbers), len(found), rows_of_all, tuple(faults))


def _kept(connection: Connection, number: int) -> Kept:
    (found,) = heads_of(connection, select(tables).where(tables.c.id == number))
    named = select(mentions.c.user_id).where(mentions.c.table_id == number)
    return Kept(
        number,
        found.kind,
        found.head,
        frozenset(connection.execute(named).scalars()),
        entries_of(connection, number),
    )


def _compared(kept: Connection, derived: Connection, table: Table) -> tuple[int, str]:
    """The number of expected rows, and a sentence on the first difference."""
    count = 0
    for one, other in zip_longest(_rows(kept, table), _rows(derived, table), fillvalue=None):
        if one != other:
            row = one or other or {}
            which = ", ".join(f"{key.name} {row[key.name]}" for key in table.primary_key)
            return count, (
                f"{table.name} is not what the journals come to, first at {which}: "
                "python -m tables rebuild works it out again."
            )
        count += 1
    return count, ""


def _rows(connection: Connection, table: Table) -> Iterator[dict[str, Any]]:
    query = _in_order(table, connection.dialect.name)
    found = connection.execution_options(yield_per=_BATCH).execute(query)
    for row in found.mappings():
        yield dict(row)


def _in_order(table: Table, dialect: str) -> Select[Any]:
    """Order by the key, texts by their bytes in either database."""
    collation = "BINARY" if dialect == "sqlite" else "C"
    keys = (
        column.collate(collation) if isinstance(column.type, Text) else column
        for column in table.primary_key
    )
    return select(table).order_by(*keys)
