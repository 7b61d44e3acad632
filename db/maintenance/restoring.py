"""The operator's command restore: replace the database by a backup."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sqlalchemy import URL, NullPool, create_engine, update
from sqlalchemy.exc import DBAPIError

from base.files import refusal
from db.core.engine import parsed
from db.core.errors import (
    BusyError,
    CorruptError,
    StoreError,
    UnreachableError,
)
from db.core.schema import messages
from db.core.sqlite import same_owner
from db.maintenance.upkeep import to_disk
from db.migrations.migrate import FIRST, current, of_no_schema, refused

_COMPANIONS: Final = ("-wal", "-shm", "-journal")
"""Suffixes of files that SQLite would take for the restored database's own."""


@dataclass(frozen=True, slots=True)
class Restored:
    """Result of a restore."""

    schema: str
    """The backup's; the next start upgrades it."""
    aside: tuple[Path, ...]
    """Places of the files that were in the way."""


def restore(url: str, backup: Path) -> Restored:
    """Put a backup in the place of a SQLite database that nobody uses, whose lock is held.

    The backup is checked first and left as it is; files in its way are moved aside, never deleted.
    Until the end the present database stays in its place. Raises :class:`StoreError`, and then has
    changed nothing.
    """
    where = parsed(url)
    if not where.drivername.startswith("sqlite"):
        raise StoreError("Use pg_restore (or psql) to restore a PostgreSQL database.")
    # SQLite keeps its other files next to the file itself, wherever a link to it is.
    database = Path(where.database or "").resolve()
    if (denied := refusal(backup, write=False) or refusal(database, write=True)) is not None:
        raise UnreachableError(denied)
    if not os.path.isfile(backup):
        raise UnreachableError(f"There is no backup {backup}.")
    if database.exists() and backup.samefile(database):
        raise StoreError(f"The backup {backup} is the database itself.")
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".restore-", dir=database.parent) as folder:
            part = Path(folder) / "part.sqlite"
            schema = _checked(backup, part)
            _refuse_in_use(database)
            return Restored(schema, _put(database, part))
    except OSError as error:
        raise StoreError(f"The backup cannot be restored: {error.strerror}.") from error


def _refuse_in_use(database: Path) -> None:
    """Raise :class:`BusyError` while a process uses the database."""
    if not database.exists():
        return
    try:
        with closing(sqlite3.connect(database, timeout=0)) as alone:
            # Only a single connection may leave the write-ahead mode.
            alone.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        # A damaged database is moved aside as it is.
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            sentence = f"The database {database} is in use: stop the bot first."
            raise BusyError(sentence) from None


def _checked(backup: Path, part: Path) -> str:
    """Copy a backup and check that the copy is sound and ours; return its schema."""
    part.touch(mode=0o600)
    shutil.copyfile(backup, part)
    log = _beside(backup.resolve(), "-wal")
    if log.exists():  # A copy made by hand, together with its log.
        shutil.copyfile(log, _beside(part, "-wal"))
    where = URL.create("sqlite", database=str(part))
    engine = create_engine(where, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    try:
        with engine.connect() as copy:
            if copy.exec_driver_sql("PRAGMA integrity_check(1)").scalar() != "ok":
                raise CorruptError(f"The backup {backup} is damaged.")
            schema = current(copy)
            if schema is None:
                raise of_no_schema(copy, f"The backup {backup}")
            if (refusal := refused(schema, f"The backup {backup}")) is not None:
                raise refusal
            if schema > FIRST:  # The content of messages has changed since the backup.
                copy.execute(update(messages).values(shown=""))
            copy.exec_driver_sql("PRAGMA journal_mode = DELETE")
    except DBAPIError as error:
        if getattr(error.orig, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL:
            raise StoreError(f"The disk of {part.parent.parent} is full.") from None
        raise CorruptError(f"The backup {backup} is damaged or not a database.") from None
    to_disk(part)
    return schema


def _put(database: Path, part: Path) -> tuple[Path, ...]:
    """Keep the present files under other names and put the new one in their place."""
    name = database.with_name(f"{database.name}.before-{datetime.now(UTC):%Y%m%dT%H%M%S%f}")
    aside: list[Path] = []
    same_owner(part, database)
    if database.exists():
        try:
            os.link(database, name)
        except OSError:  # A file system without links.
            shutil.copy2(database, name)
            to_disk(name)
        aside.append(name)
    # A damaged database still has these.
    for suffix in _COMPANIONS:
        present = _beside(database, suffix)
        if present.exists():
            aside.append(present.rename(_beside(name, suffix)))
    to_disk(database.parent)
    part.replace(database)
    to_disk(database.parent)
    return tuple(aside)


def _beside(database: Path, suffix: str) -> Path:
    return database.with_name(database.name + suffix)
