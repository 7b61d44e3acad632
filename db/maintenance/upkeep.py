"""The operator's commands backup and check, and a look at one value."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import func, or_, select
from sqlalchemy.engine import URL, Connection

from base.files import refusal
from db.core.base import count
from db.core.engine import Engines, finished, parsed
from db.core.errors import FULL, DiskFullError, StoreError, folder_fault, translating
from db.core.schema import app_values, entries, tables
from db.migrations.migrate import current, newest, of_no_schema, refused
from db.records import LIVE
from db.repositories.journals import TABLES

T = TypeVar("T")

_PAGES: Final = -1
"""All pages in one step: a step sees one state, and writers go on meanwhile (WAL)."""


@dataclass(frozen=True, slots=True)
class Health:
    """Result of a check."""

    schema: str
    tables: int
    live: int
    """Tables with a lobby or a match in progress."""
    entries: int
    faults: tuple[str, ...]
    """Faults found, a sentence each; none in a sound database."""


async def backup(url: str, target: Path) -> int:
    """Copy a SQLite database to a new file while others write; return its size in bytes.

    The copy holds every append accepted before the call and is whole at every instant: it gets its
    name once it is complete and on the disk. Raises :class:`StoreError`.
    """
    source = parsed(url)
    if not source.drivername.startswith("sqlite"):
        raise StoreError("Use pg_dump to back up a PostgreSQL database.")
    Engines(source).must_exist()
    return await finished(asyncio.to_thread(_backup, source, target))


def _backup(source: URL, target: Path) -> int:
    database = str(source.database)
    if os.path.exists(target):
        if os.path.samefile(target, database):
            raise StoreError(f"The file {target} is the database itself; name another one.")
        raise StoreError(f"The file {target} exists already; name another one.")
    if not os.path.getsize(database):
        raise StoreError(f"The database {database} is empty: there is nothing to back up.")
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        with translating(source):
            _copy(source, part, target)
        to_disk(part)
        part.rename(target)
        to_disk(target.parent)
        return target.stat().st_size
    except OSError as error:
        denied = refusal(target, write=True)
        sentence = f"The backup {target} cannot be written: {error.strerror}."
        raise StoreError(denied or sentence) from error
    finally:
        with suppress(OSError):  # A folder that cannot be written allows no removal either.
            part.unlink(missing_ok=True)


def _copy(source: URL, part: Path, target: Path) -> None:
    with closing(sqlite3.connect(str(source.database))) as live:
        live.execute("SELECT count(*) FROM sqlite_master")
        try:
            with closing(sqlite3.connect(part)) as copy:
                live.backup(copy, pages=_PAGES)
                # One file to carry away, without a write-ahead log.
                copy.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.Error as error:
            raise _of_copy(error, target) or error from None


def to_disk(path: Path) -> None:
    """Flush a file, or the entries of a folder, to the disk."""
    if sys.platform == "win32" and path.is_dir():
        return  # Windows does so itself.
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _of_copy(error: sqlite3.Error, target: Path) -> StoreError | None:
    """The fault of the copy; ``None`` if the fault is the database's, which was readable before."""
    code = error.sqlite_errorcode & 0xFF
    unwritable = code in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY)
    if code == sqlite3.SQLITE_FULL or (unwritable and folder_fault(target) is FULL):
        return DiskFullError(f"The disk of the backup {target} is full.")
    return StoreError(f"The backup {target} cannot be written.") if unwritable else None


async def check(url: str) -> Health:
    """Check a database without changing it. Raises :class:`StoreError` if it cannot be read."""
    return await look(url, _health)


async def look(url: str, work: Callable[[Connection], T], *, patient: bool = True) -> T:
    """Run ``work`` that reads one state of an existing database; by default without a time limit.

    Raises :class:`StoreError`.
    """
    engines = Engines(parsed(url))
    engines.must_exist()
    try:
        return await engines.read(work, patient=patient)
    finally:
        await engines.dispose()


def _health(connection: Connection) -> Health:
    schema = current(connection)
    if schema is None:
        raise of_no_schema(connection, "The database")
    faults: list[str] = []
    if (error := refused(schema)) is not None:
        faults.append(str(error))
    elif schema != newest():
        faults.append(
            f"The database has schema {schema}, older than this program's {newest()}: "
            "start the bot, or run `python -m db upgrade`; either upgrades it."
        )
    if connection.dialect.name == "sqlite":
        faults += _file_faults(connection)
    faults += _journal_faults(connection)
    counted = (TABLES,) if schema == newest() else ()  # Before, every row was a table.
    return Health(
        schema=schema,
        tables=count(connection, tables, *counted),
        live=count(connection, tables, *counted, tables.c.status.in_(LIVE)),
        entries=count(connection, entries),
        faults=tuple(faults),
    )


def _file_faults(connection: Connection) -> list[str]:
    damage = connection.exec_driver_sql("PRAGMA integrity_check")
    faults = [f"The file is damaged: {what}" for (what,) in damage if what != "ok"]
    orphans = connection.exec_driver_sql("PRAGMA foreign_key_check")
    return faults + [f"A row of {row._mapping['table']} belongs to nothing." for row in orphans]


def _journal_faults(connection: Connection) -> list[str]:
    """Tables, and tournaments, whose journal has a gap or does not end where its head says."""
    last = func.coalesce(func.max(entries.c.seq), 0)
    query = (
        select(tables.c.id, tables.c.seq, func.count(entries.c.seq), last)
        .outerjoin(entries, entries.c.table_id == tables.c.id)
        .group_by(tables.c.id, tables.c.seq)
        .having(or_(func.count(entries.c.seq) != tables.c.seq, last != tables.c.seq))
    )
    return [
        f"Table {number} should have {seq} entries; it has {count}, the last is number {end}."
        for number, seq, count, end in connection.execute(query)
    ]


async def glance(url: str, key: str) -> str | None:
    """The value of a key of :class:`db.repositories.values.Values`; nothing is changed.

    Raises :class:`db.StoreError` if the database cannot be read.
    """
    query = select(app_values.c.value).where(app_values.c.key == key)
    return await look(url, lambda connection: connection.execute(query).scalar(), patient=False)
