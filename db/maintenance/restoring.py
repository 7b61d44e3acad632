"""After a mishap: put a backup in the place of the database, or go on with what is left of it."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from db.core.engine import parsed
from db.core.errors import BusyError, CorruptError, NewerSchemaError, StoreError, UnreachableError
from db.core.migrate import VERSION_TABLE, known, newest, released
from db.core.wal_guard import LOG, Marker, beside, to_disk, try_gate

_COMPANIONS: Final = (LOG, "-shm", "-journal")
"""What SQLite would take for the restored database's own."""


@dataclass(frozen=True, slots=True)
class Restored:
    """What was done."""

    schema: str
    """The backup's; the next start brings it up to date."""
    aside: tuple[Path, ...]
    """Where the files are that were in the way."""


def restore(url: str, backup: Path) -> Restored:
    """Put a backup in the place of a SQLite database that nobody uses.

    The backup is checked first and left as it is; what is in its way is moved aside, never deleted.
    If it is interrupted, the bot does not start until it is repeated. Raises :class:`StoreError`,
    and then has changed nothing.
    """
    marker = _of(url, "Use pg_restore (or psql) to restore a PostgreSQL database.")
    if not backup.is_file():
        raise UnreachableError(f"There is no backup {backup}.")
    if marker.database.exists() and backup.samefile(marker.database):
        raise StoreError(f"The backup {backup} is the database itself.")
    try:
        marker.database.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".restore-", dir=marker.file.parent) as folder:
            part = Path(folder) / "part.sqlite"
            schema = _checked(backup, part)
            with _seized(marker):
                return Restored(schema, _put(marker, part))
    except OSError as error:
        raise StoreError(f"The backup cannot be restored: {error.strerror}.") from error


def accept_loss(url: str) -> Path:
    """Go on without a write-ahead log that was deleted; gives the path where it should have been.

    Raises :class:`StoreError` if none is missing, or somebody uses the database.
    """
    marker = _of(url, "Nothing can be missing beside a PostgreSQL database.")
    if not marker.database.exists():
        raise UnreachableError(f"There is no database {marker.database}: restore a backup.")
    if not marker.lost:
        raise StoreError(f"Nothing is missing beside {marker.database}.")
    with _seized(marker):
        marker.clear()
    return marker.log


def _of(url: str, otherwise: str) -> Marker:
    where = parsed(url)
    if not where.drivername.startswith("sqlite") or where.query.get("uri"):
        raise StoreError(otherwise)
    return Marker(Path(where.database or ""))


@contextmanager
def _seized(marker: Marker) -> Iterator[None]:
    """Nobody uses the database, and nobody opens it meanwhile."""
    gate = try_gate(marker.file.parent)
    if gate is None:
        raise BusyError(f"The database {marker.database} is being opened: stop the bot first.")
    try:
        if not marker.seize():
            raise BusyError(f"The database {marker.database} is in use: stop the bot first.")
        yield
    finally:
        marker.release()
        os.close(gate)


def _checked(backup: Path, part: Path) -> str:
    """Copy a backup and look whether the copy is sound and ours; gives its schema."""
    source = Marker(backup)
    source.refuse_loss()
    part.touch(mode=0o600)
    shutil.copyfile(source.database, part)
    if source.log.exists():  # Carried away with its log: that belongs to it.
        shutil.copyfile(source.log, beside(part, LOG))
    try:
        with closing(sqlite3.connect(part)) as copy:
            damage = [what for (what,) in copy.execute("PRAGMA integrity_check")]
            if damage != ["ok"]:
                raise CorruptError(f"The backup {backup} is damaged.")
            schema = _schema(copy)
            if schema in known():
                _forget_shown(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_FULL:
            raise StoreError(f"The disk of {part.parent.parent} is full.") from None
        raise CorruptError(f"The backup {backup} is damaged or not a database.") from None
    if schema is None:
        raise CorruptError(f"The backup {backup} belongs to another program.")
    if schema not in known():
        raise NewerSchemaError(
            f"The backup {backup} has schema {schema}, which is newer than this program's "
            f"{newest()}; install the newer program."
        )
    to_disk(part)
    return schema


def _schema(copy: sqlite3.Connection) -> str | None:
    query = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = ?"
    if not copy.execute(query, (VERSION_TABLE,)).fetchone()[0]:
        return None
    row = copy.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone()
    return None if row is None else released(str(row[0]))


def _forget_shown(copy: sqlite3.Connection) -> None:
    """Forget what messages showed at the backup: since then they went on into what is lost."""
    columns = {name for _, name, *_ in copy.execute("PRAGMA table_info(messages)")}
    if "shown" in columns:
        with copy:
            copy.execute("UPDATE messages SET shown = ''")


def _put(marker: Marker, part: Path) -> tuple[Path, ...]:
    """Move the present files aside and the new one to their place."""
    # From here to the end no bot starts.
    marker.doom()
    database, folder = marker.database, marker.file.parent
    to_disk(folder)
    name = _free(database)
    aside = []
    for suffix in (*_COMPANIONS, ""):
        present = beside(database, suffix)
        if present.exists():
            if not suffix:
                _same_owner(part, present)
            present.rename(beside(name, suffix))
            aside.append(beside(name, suffix))
    to_disk(folder)
    part.rename(database)
    to_disk(folder)
    marker.clear()
    return tuple(reversed(aside))


def _free(database: Path) -> Path:
    """A name for what is moved aside that no file has."""
    moment = datetime.now(UTC)
    name = database.with_name(f"{database.name}.before-{moment:%Y%m%dT%H%M%S}")
    number = 1
    while any(beside(name, suffix).exists() for suffix in (*_COMPANIONS, "")):
        number += 1
        name = database.with_name(f"{database.name}.before-{moment:%Y%m%dT%H%M%S}-{number}")
    return name


def _same_owner(new: Path, old: Path) -> None:
    """The bot may run as another user than who restores."""
    if hasattr(os, "chown"):
        owner = old.stat()
        with suppress(PermissionError):
            os.chown(new, owner.st_uid, owner.st_gid)
