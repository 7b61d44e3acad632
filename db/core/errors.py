"""Errors of the store, each with one sentence for the operator."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeAlias

from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, InterfaceError

from base.files import refusal
from base.metrics import STORE_ERRORS
from base.safe_log import SafeError

SPARE: Final = 64 << 10
"""Bytes; with fewer SQLite cannot even create its index of the write-ahead log."""


class StoreError(SafeError):
    """Something is wrong with the database; ``str()`` is one sentence for the operator."""


class UnreachableError(StoreError):
    """The database cannot be opened or is gone."""


class BusyError(StoreError):
    """The database was locked or slow for longer than people can wait."""


class UnknownSchemaError(StoreError):
    """The database was written by a newer program, or by one between two releases."""


class CorruptError(StoreError):
    """The file is damaged or no database of this program."""


class DiskFullError(StoreError):
    """There is no space left to write."""


class ReadOnlyError(StoreError):
    """The database is read-only."""


class SupersededError(StoreError):
    """Another process has become active: this one may not write any more."""


SUPERSEDED: Final = "Another process has become active on the database: this one ends."

Meaning: TypeAlias = tuple[type[StoreError], str]
"""A fault's class and its sentence, ``{}`` for the database."""

FULL: Final[Meaning] = (DiskFullError, "The disk of the database {} is full.")
READ_ONLY: Final[Meaning] = (ReadOnlyError, "The database {} is read-only.")
DAMAGED: Final[Meaning] = (CorruptError, "The database {} is damaged; restore it from a backup.")
CLOSED: Final[Meaning] = (UnreachableError, "The database {} is closed.")
_LOCKED: Final[Meaning] = (BusyError, "The database {} is locked by another process.")
_LOST: Final[Meaning] = (UnreachableError, "The connection to the database {} is lost.")
_UNOPENED: Final[Meaning] = (UnreachableError, "The database {} cannot be opened.")
_FOLDER: Final[Meaning] = (UnreachableError, "The folder of the database {} cannot be used.")
_SQLITE: Final[dict[int, Meaning]] = {
    sqlite3.SQLITE_CANTOPEN: _UNOPENED,
    sqlite3.SQLITE_PERM: _UNOPENED,
    sqlite3.SQLITE_IOERR: (UnreachableError, "The disk failed while using the database {}."),
    sqlite3.SQLITE_BUSY: _LOCKED,
    sqlite3.SQLITE_LOCKED: _LOCKED,
    sqlite3.SQLITE_NOTADB: (CorruptError, "The file {} is not a database."),
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
}
_UNCLEAR: Final = (
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
)
"""Codes of full disks, of read-only ones, and of files that belong to others."""
_POSTGRES: Final[dict[str, Meaning]] = {
    "08": _LOST,
    "28": (UnreachableError, "The database {} refuses the user or the password."),
    "3D": (UnreachableError, "The server of the database {} has no database of that name."),
    "57P": (UnreachableError, "The server of the database {} is stopping or starting."),
    "53100": FULL,
    "53": (UnreachableError, "The server of the database {} has run out of resources."),
    "57014": (BusyError, "The database {} took too long to answer."),
    "55P03": _LOCKED,
    "25006": READ_ONLY,
    "42501": (ReadOnlyError, "The user of the database {} lacks a permission."),
    "XX": DAMAGED,
}
"""Meaning of an SQLSTATE, or of the first characters of several."""


def folder_fault(file: Path) -> Meaning | None:
    """Reason why the program cannot use a file or write beside it; ``None`` without a reason."""
    folder = file.parent
    if (denied := refusal(file, write=True)) is not None:
        return ReadOnlyError, denied.replace("{", "{{").replace("}", "}}")
    try:
        if hasattr(os, "statvfs"):
            disk = os.statvfs(folder)
            if disk.f_flag & os.ST_RDONLY:
                return ReadOnlyError, "The disk of the database {} is read-only."
            if disk.f_files and not disk.f_favail:
                return FULL
        if shutil.disk_usage(folder).free < SPARE:
            return FULL
        if not folder.is_dir():
            return _FOLDER
    except OSError:
        return _FOLDER
    return None


@contextmanager
def translating(url: URL) -> Iterator[None]:
    """Translate the driver's errors to :class:`StoreError`."""
    try:
        yield
    except Exception as error:
        if (ours := translated(error, url)) is None:
            raise
        # The driver's message may quote the data written: hands, secrets.
        raise ours from None


def translated(error: BaseException, url: URL) -> StoreError | None:
    """Translate a driver's error, and count it; ``None`` for errors of other kinds."""
    if isinstance(error, StoreError) or not isinstance(error, Exception):
        return None
    cause: BaseException | None = error
    meaning = None
    if isinstance(error, DBAPIError):
        cause = error.orig
        if error.connection_invalidated or isinstance(error, InterfaceError):
            meaning = _LOST
    while cause is not None and meaning is None:
        meaning, cause = _meaning(cause, url), cause.__cause__
    if meaning is None:
        return None
    STORE_ERRORS.labels(meaning[0].__name__).inc()
    return error_of(meaning, url)


def error_of(meaning: Meaning, url: URL) -> StoreError:
    """The error of a meaning at a database."""
    kind, sentence = meaning
    return kind(sentence.format(shown(url)))


def shown(url: URL) -> str:
    """A database's file, or its driver, host and name: nothing more of an address is shown."""
    if url.drivername.startswith("sqlite"):
        return str(url.database)
    return f"{url.drivername}://{url.host or ''}/{url.database or ''}"


def _meaning(cause: BaseException, url: URL) -> Meaning | None:
    file = Path(url.database or "")
    match cause:
        case sqlite3.Error(sqlite_errorcode=int(code)):
            # A full or read-only disk shares these codes with other causes.
            unclear = code & 0xFF in _UNCLEAR
            return (folder_fault(file) if unclear else None) or _SQLITE.get(code & 0xFF)
        case sqlite3.OperationalError() if "decode" in str(cause):
            return DAMAGED
        case sqlite3.ProgrammingError() if "closed" in str(cause):
            # A stopping bot interrupts statements; SQLite has no code for that.
            return CLOSED
        case _ if (found := _of_state(getattr(cause, "sqlstate", None) or "")) is not None:
            return found
        case OSError() if url.drivername.startswith("sqlite"):
            return folder_fault(file) or _UNOPENED
        case OSError() | TimeoutError():
            return UnreachableError, "The server of the database {} cannot be reached."
    return None


def _of_state(state: str) -> Meaning | None:
    """Meaning of PostgreSQL's SQLSTATE."""
    found = (_POSTGRES.get(state[:length]) for length in (5, 3, 2))
    return next(filter(None, found), None)
