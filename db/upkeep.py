"""What the operator does to a database: copy it while it is in use, look whether it is sound."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import Select, func, or_, select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from db.disks import Trouble, trouble
from db.engine import BUSY_MS, Engines, parsed, translating
from db.errors import DiskFullError, StoreError, UnreachableError
from db.migrate import current, newest
from db.records import LIVE
from db.schema import entries, tables

_PAGES: Final = -1
"""All pages in one step: a step sees one state, and writers go on beside it (WAL)."""


_WRITING: Final = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY)
"""SQLite's codes that are about the copy, once the database has been read."""


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
    _must_exist(source)
    assert source.database is not None
    if target.exists():
        raise StoreError(f"The file {target} exists already; name another one.")
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        _copy(source, part, target)
        _to_disk(part)
        part.rename(target)
        _to_disk(target.parent)
    except OSError as error:
        raise StoreError(f"The backup {target} cannot be written: {error.strerror}.") from error
    finally:
        with suppress(OSError):  # Where nothing can be written, nothing can be removed.
            part.unlink(missing_ok=True)
    return target.stat().st_size


def _copy(source: URL, part: Path, target: Path) -> None:
    database = source.database
    assert database is not None
    with translating(source), closing(sqlite3.connect(database, timeout=BUSY_MS / 1000)) as live:
        # What is wrong with the database itself shows here.
        live.execute("SELECT count(*) FROM sqlite_master").fetchall()
        try:
            with closing(sqlite3.connect(part)) as copy:
                live.backup(copy, pages=_PAGES)
                # One file to carry away, without a write-ahead log beside it.
                copy.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.Error as error:
            code = error.sqlite_errorcode & 0xFF
            if code == sqlite3.SQLITE_FULL or (
                code in _WRITING and trouble(part.parent) is Trouble.FULL
            ):
                raise DiskFullError(f"The disk of the backup {target} is full.") from None
            if code in _WRITING:
                raise StoreError(f"The backup {target} cannot be written.") from None
            raise


def _to_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


async def check(url: str) -> Health:
    """Look a database over without changing it. Raises :class:`StoreError` if it cannot be read."""
    where = parsed(url)
    _must_exist(where)
    engines = Engines(where)
    try:
        async with engines.reading(patient=True) as connection:
            schema = await connection.run_sync(current)
            if schema is None:
                raise StoreError("The database is empty or belongs to another program.")
            faults: list[str] = []
            if schema != newest():
                faults.append(
                    f"The schema is {schema}, this program needs {newest()}: upgrade one of them."
                )
            if engines.sqlite:
                faults += await _file_faults(connection)
            faults += await _journal_faults(connection)
            live = tables.c.status.in_(LIVE)
            return Health(
                schema=schema,
                tables=await _count(connection, select(func.count()).select_from(tables)),
                live=await _count(connection, select(func.count()).where(live)),
                entries=await _count(connection, select(func.count()).select_from(entries)),
                faults=tuple(faults),
            )
    finally:
        await engines.close()


def _must_exist(url: URL) -> None:
    if url.drivername.startswith("sqlite"):
        assert url.database is not None
        if not Path(url.database).is_file():
            raise UnreachableError(f"There is no database {url.database}.")


async def _count(connection: AsyncConnection, query: Select[int]) -> int:
    return (await connection.execute(query)).scalar_one()


async def _file_faults(connection: AsyncConnection) -> list[str]:
    damage = await connection.exec_driver_sql("PRAGMA integrity_check")
    faults = [f"The file is damaged: {what}" for (what,) in damage if what != "ok"]
    orphans = await connection.exec_driver_sql("PRAGMA foreign_key_check")
    return faults + [f"A row of {row._mapping['table']} belongs to nothing." for row in orphans]


async def _journal_faults(connection: AsyncConnection) -> list[str]:
    """Tables whose journal has a gap or does not end where its head says."""
    last = func.coalesce(func.max(entries.c.seq), 0)
    query = (
        select(tables.c.id, tables.c.seq, func.count(entries.c.seq), last)
        .outerjoin(entries, entries.c.table_id == tables.c.id)
        .group_by(tables.c.id, tables.c.seq)
        .having(or_(func.count(entries.c.seq) != tables.c.seq, last != tables.c.seq))
    )
    return [
        f"Table {number} should have {seq} entries; it has {count}, the last is number {end}."
        for number, seq, count, end in await connection.execute(query)
    ]
