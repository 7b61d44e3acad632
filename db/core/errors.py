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

from base.metrics import STORE_ERRORS

SPARE: Final = 64 << 10
"""Bytes; with fewer SQLite cannot even create its index of the write-ahead log."""


class StoreError(Exception):
    """Something is wrong with the database; ``str()`` is one sentence for the operator."""


class UnreachableError(StoreError):
    """The database cannot be opened or is gone."""


class BusyError(StoreError):
    """The database was locked, or took, longer than people can wait."""


class NewerSchemaError(StoreError):
    """The database was written by a newer version of the program."""


class CorruptError(StoreError):
    """The file is damaged or no database of this program."""


class DiskFullError(StoreError):
    """There is no space left to write."""


class ReadOnlyError(StoreError):
    """The database is read-only."""


class SupersededError(StoreError):
    """Another process has become active: this one may not write any more."""


SUPERSEDED = "Another process has become active on the database: this one ends."

Meaning: TypeAlias = tuple[type[StoreError], str]
"""A fault's class and its sentence, ``{}`` for the database."""

FULL: Final[Meaning] = (DiskFullError, "The disk of the database {} is full.")
_READ_ONLY: Final[Meaning] = (ReadOnlyError, "The database {} is read-only.")
_LOCKED: Final[Meaning] = (BusyError, "The database {} is locked by another process.")
_DAMAGED: Final[Meaning] = (
    CorruptError,
    "The database {} is damaged; restore it from a backup.",
)
_LOST: Final[Meaning] = (UnreachableError, "The connection to the database {} is lost.")
_UNOPENED: Final[Meaning] = (UnreachableError, "The database {} cannot be opened.")
_SQLITE: Final[dict[int, Meaning]] = {
    sqlite3.SQLITE_CANTOPEN: _UNOPENED,
    sqlite3.SQLITE_PERM: _UNOPENED,
    sqlite3.SQLITE_IOERR: (UnreachableError, "The disk failed while using the database {}."),
    sqlite3.SQLITE_BUSY: _LOCKED,
    sqlite3.SQLITE_LOCKED: _LOCKED,
    sqlite3.SQLITE_NOTADB: (CorruptError, "The file {} is not a database."),
    sqlite3.SQLITE_CORRUPT: _DAMAGED,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: _READ_ONLY,
}
_UNCLEAR: Final = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR)
"""SQLite's codes that a full or read-only disk shares with other causes."""
_POSTGRES: Final[dict[str, Meaning]] = {
    "08": _LOST,
    "28": (UnreachableError, "The database {} refuses the user or the password."),
    "3D": (UnreachableError, "The server of the database {} has no database of that name."),
    "57P": (UnreachableError, "The server of the database {} is stopping or starting."),
    "53100": FULL,
    "53": (UnreachableError, "The server of the database {} has run out of resources."),
    "57014": (BusyError, "The database {} took too long to answer."),
    "55P03": _LOCKED,
    "25006": _READ_ONLY,
    "42501": (ReadOnlyError, "The user of the database {} lacks a permission."),
    "XX": _DAMAGED,
}


def trouble(folder: Path) -> Meaning | None:
    """Reason why the program cannot write in a folder; ``None`` without a reason or folder."""
    try:
        if hasattr(os, "statvfs"):
            disk = os.statvfs(folder)
            if disk.f_flag & os.ST_RDONLY:
                return ReadOnlyError, "The disk of the database {} is read-only."
            if disk.f_files and not disk.f_favail:
                return FULL
        if shutil.disk_usage(folder).free < SPARE:
            return FULL
    except OSError:
        return None
    if not os.access(folder, os.W_OK):
        return ReadOnlyError, "The folder of the database {} may not be written."
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
    kind, sentence = meaning
    STORE_ERRORS.labels(kind.__name__).inc()
    return kind(sentence.format(url.render_as_string(hide_password=True)))


def _meaning(cause: BaseException, url: URL) -> Meaning | None:
    folder = Path(url.database or "").parent
    code = getattr(cause, "sqlite_errorcode", None)
    if isinstance(code, int):
        code &= 0xFF
        disk = trouble(folder) if code in _UNCLEAR else None
        return disk or _SQLITE.get(code)
    if isinstance(cause, sqlite3.OperationalError) and "decode" in str(cause):
        return _DAMAGED
    if isinstance(cause, sqlite3.ProgrammingError) and "closed" in str(cause):
        # A stopping bot interrupts statements; SQLite has no code for that.
        return UnreachableError, "The database {} is closed."
    state = getattr(cause, "sqlstate", None)
    if isinstance(state, str):
        found = (_POSTGRES.get(state[:length]) for length in (5, 3, 2))
        if (meaning := next(filter(None, found), None)) is not None:
            return meaning
    if isinstance(cause, OSError) and url.drivername.startswith("sqlite"):
        return trouble(folder) or _UNOPENED
    if isinstance(cause, (OSError, TimeoutError)):
        return UnreachableError, "The server of the database {} cannot be reached."
    return None
