"""What the operator does to a database: copy it while it is in use, look whether it is sound."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import func, select

from db.engine import BUSY_MS, Engines, parsed, translating
from db.errors import StoreError, UnreachableError
from db.migrate import current, newest
from db.records import LIVE
from db.schema import entries, tables

_PAGES: Final = -1
"""All pages in one step: a step sees one state, and writers go on beside it (WAL)."""


@dataclass(frozen=True, slots=True)
class Health:
    """What a check found."""

    schema: str
    tables: int
    live: int
    """Tables with a lobby or a match in progress."""
    entries: int
    faults: tuple[str, ...]
    """One sentence each; none in a sound database."""


def backup(url: str, target: Path) -> int:
    """Copy a SQLite database to a new file while others write; gives its size in bytes.

    The copy holds every append accepted before the call and is whole at every instant: it gets its
    name once it is complete and on the disk. Raises :class:`StoreError`.
    """
    source = parsed(url)
    if not source.drivername.startswith("sqlite"):
        raise StoreError("Use pg_dump to back up a PostgreSQL database.")
    assert source.database is not None
    if not Path(source.database).is_file():
        raise UnreachableError(f"There is no database {source.database}.")
    if target.exists():
        raise StoreError(f"The file {target} exists already; name another one.")
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        with translating(source):
            _copy(source.database, part)
        _to_disk(part)
        part.rename(target)
        _to_disk(target.parent)
    except OSError as error:
        raise StoreError(f"The backup {target} cannot be written: {error.strerror}.") from error
    finally:
        part.unlink(missing_ok=True)
    return target.stat().st_size


def _copy(database: str, part: Path) -> None:
    with (
        closing(sqlite3.connect(database, timeout=BUSY_MS / 1000)) as live,
        closing(sqlite3.connect(part)) as copy,
    ):
        live.backup(copy, pages=_PAGES)
        # One file to carry away, without a write-ahead log beside it.
        copy.execute("PRAGMA journal_mode = DELETE")


def _to_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


async def check(url: str) -> Health:
    """Look a database over without changing it. Raises :class:`StoreError` if it cannot be read."""
    where = parsed(url)
    assert where.database is not None
    if where.drivername.startswith("sqlite") and not Path(where.database).is_file():
        raise UnreachableError(f"There is no database {where.database}.")
    engines = Engines(where)
    try:
        faults: list[str] = []
        async with engines.reading() as connection:
            schema = await connection.run_sync(current)
            if schema is None:
                raise StoreError("The database is empty or belongs to another program.")
            if schema != newest():
                faults.append(
                    f"The schema is {schema}, this program needs {newest()}: upgrade one of them."
                )
            if engines.sqlite:
                for row in await connection.exec_driver_sql("PRAGMA integrity_check"):
                    if row[0] != "ok":
                        faults.append(f"The file is damaged: {row[0]}")
                for row in await connection.exec_driver_sql("PRAGMA foreign_key_check"):
                    faults.append(f"A row of {row[0]} belongs to nothing in {row[2]}.")
            per_table = (
                select(
                    tables.c.id,
                    tables.c.seq,
                    func.count(entries.c.seq),
                    func.coalesce(func.max(entries.c.seq), 0),
                )
                .outerjoin(entries, entries.c.table_id == tables.c.id)
                .group_by(tables.c.id, tables.c.seq)
            )
            for number, seq, count, last in await connection.execute(per_table):
                if not seq == count == last:
                    faults.append(
                        f"Table {number} should have {seq} entries; it has {count} up to {last}."
                    )
            count_tables = select(func.count()).select_from(tables)
            live = count_tables.where(tables.c.status.in_(LIVE))
            return Health(
                schema=schema,
                tables=(await connection.execute(count_tables)).scalar_one(),
                live=(await connection.execute(live)).scalar_one(),
                entries=(
                    await connection.execute(select(func.count()).select_from(entries))
                ).scalar_one(),
                faults=tuple(faults),
            )
    finally:
        await engines.close()
