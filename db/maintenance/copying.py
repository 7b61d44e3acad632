"""Moving to another database, for instance from SQLite to PostgreSQL."""

from __future__ import annotations

import os
from typing import Final

from sqlalchemy import BigInteger, Column, MetaData, Table, Text, func, insert, select, update
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from db.core.engine import finished, parsed
from db.core.errors import StoreError, translating
from db.core.lock import held
from db.core.schema import metadata
from db.maintenance.upkeep import look
from db.migrations.migrate import current, newest
from db.store import Store

_BATCH: Final = 2_000
"""Rows moved at a time."""
_COUNTERS: Final = Table(
    "sqlite_sequence", MetaData(), Column("name", Text), Column("seq", BigInteger)
)
"""SQLite's own table of the last numbers."""


async def copy(source: str, target: str) -> int:
    """Copy everything to an empty database, in one transaction; return the number of rows.

    The source must have the newest schema, and no bot may be active on either. Raises
    :class:`StoreError`, also for a target that holds anything.
    """
    if _place(parsed(source)) == _place(parsed(target)):
        raise StoreError("The database to copy to is the database itself: name another one.")
    async with held(source), held(target):
        if await look(source, current) != newest():
            raise StoreError("The database to be copied has an older schema: upgrade it first.")
        async with await Store.open(target, locked=True):
            pass
        return await finished(_copy(parsed(source), parsed(target)))


def _place(url: URL) -> object:
    """The same for addresses of the same database."""
    if url.drivername.startswith("sqlite"):
        return os.path.realpath(url.database or "")
    return url.host, url.port, url.database


async def _copy(source: URL, target: URL) -> int:
    reader, writer = (create_async_engine(url, hide_parameters=True) for url in (source, target))
    try:
        with translating(target):
            async with reader.connect() as reading, writer.begin() as writing:
                rows = 0
                for table in metadata.sorted_tables:
                    if (await writing.execute(select(table).limit(1))).first() is not None:
                        raise StoreError("The database to copy to is not empty.")
                    with translating(source):
                        rows += await _copy_table(reading, writing, table)
                return rows
    finally:
        await reader.dispose()
        await writer.dispose()


async def _copy_table(reading: AsyncConnection, writing: AsyncConnection, table: Table) -> int:
    rows = 0
    found = await reading.stream(select(table))
    async for part in found.mappings().partitions(_BATCH):
        with translating(writing.engine.url):
            await writing.execute(insert(table), [dict(row) for row in part])
        rows += len(part)
    if rows and table.autoincrement_column is not None:
        await _count_on(reading, writing, table)
    return rows


async def _count_on(reading: AsyncConnection, writing: AsyncConnection, table: Table) -> None:
    """Continue the numbering: new rows never reuse numbers, not even those of deleted rows."""
    column = table.autoincrement_column
    assert column is not None, "asked before"
    counter = func.pg_get_serial_sequence(table.name, column.name)
    mine = _COUNTERS.c.name == table.name
    if reading.dialect.name == "sqlite":
        query = select(_COUNTERS.c.seq).where(mine)
    else:
        query = select(func.pg_sequence_last_value(counter))
    counted = (await reading.execute(query)).scalar()
    highest = (await writing.execute(select(func.max(column)))).scalar_one()
    last = max(int(counted or 0), int(highest))
    if writing.dialect.name == "sqlite":
        await writing.execute(update(_COUNTERS).where(mine).values(seq=last))
    else:
        await writing.execute(select(func.setval(counter, last)))
