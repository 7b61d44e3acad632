"""Errors of the store, each with one sentence for the operator."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from enum import Enum
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, InterfaceError

from base.metrics import STORE_ERRORS

SPARE: Final = 64 << 10
"""Bytes; with fewer SQLite cannot even create its index of the write-ahead log."""


class Trouble(Enum):
    """Fault of a folder."""

    FULL = "full"
    READ_ONLY = "read-only"
    """The disk is mounted read-only."""
    FORBIDDEN = "forbidden"
    """This user may not write there."""


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

_SQLITE: dict[int, tuple[type[StoreError], str]] = {
    sqlite3.SQLITE_CANTOPEN: (UnreachableError, "The database {} cannot be opened."),
    sqlite3.SQLITE_PERM: (UnreachableError, "The database {} may not be opened."),
    sqlite3.SQLITE_IOERR: (UnreachableError, "The disk failed while using the database {}."),
    sqlite3.SQLITE_BUSY: (BusyError, "The database {} is locked by another process."),
    sqlite3.SQLITE_LOCKED: (BusyError, "The database {} is locked by another process."),
    sqlite3.SQLITE_NOTADB: (CorruptError, "The file {} is not a database."),
    sqlite3.SQLITE_CORRUPT: (
        CorruptError,
        "The database {} is damaged; restore it from a backup.",
    ),
    sqlite3.SQLITE_FULL: (DiskFullError, "The disk of the database {} is full."),
    sqlite3.SQLITE_READONLY: (ReadOnlyError, "The database {} is read-only."),
}
_UNCLEAR = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR)
"""SQLite's codes that a full or read-only disk shares with other causes."""
_DISKS: dict[Trouble, tuple[type[StoreError], str]] = {
    Trouble.FULL: (DiskFullError, "The disk of the database {} is full."),
    Trouble.READ_ONLY: (ReadOnlyError, "The disk of the database {} is read-only."),
    Trouble.FORBIDDEN: (ReadOnlyError, "The folder of the database {} may not be written."),
}
_ERRNOS = {
    errno.ENOSPC: Trouble.FULL,
    errno.EDQUOT: Trouble.FULL,
    errno.EROFS: Trouble.READ_ONLY,
    errno.EACCES: Trouble.FORBIDDEN,
}
_POSTGRES: dict[str, tuple[type[StoreError], str]] = {
    "08": (UnreachableError, "The connection to the database {} is lost."),
    "28": (UnreachableError, "The database {} refuses the user or the password."),
    "3D": (UnreachableError, "The server of the database {} has no database of that name."),
    "57P": (UnreachableError, "The server of the database {} is stopping or starting."),
    "53100": (DiskFullError, "The disk of the database {} is full."),
    "53": (UnreachableError, "The server of the database {} has run out of resources."),
    "57014": (BusyError, "The database {} took too long to answer."),
    "55P03": (BusyError, "The database {} is locked by another process."),
    "25006": (ReadOnlyError, "The database {} is read-only."),
    "42501": (ReadOnlyError, "The user of the database {} lacks a permission."),
    "XX": (CorruptError, "The database {} is damaged; restore it from a backup."),
}


def trouble(folder: Path) -> Trouble | None:
    """Reason why the program cannot write in a folder; ``None`` without a reason or folder."""
    try:
        if hasattr(os, "statvfs"):
            disk = os.statvfs(folder)
            if disk.f_flag & os.ST_RDONLY:
                return Trouble.READ_ONLY
            if disk.f_files and not disk.f_favail:
                return Trouble.FULL
        if shutil.disk_usage(folder).free < SPARE:
            return Trouble.FULL
    except OSError:
        return None
    return None if os.access(folder, os.W_OK) else Trouble.FORBIDDEN


class translating:  # noqa: N801  a context manager reads as a verb
    """Translate the driver's errors to :class:`StoreError`."""

    def __init__(self, url: URL) -> None:
        self._url = url

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        ours = None if error is None else translated(error, self._url)
        if ours is not None:
            # The driver's message may quote the data written: hands, secrets.
            raise ours from None


def translated(error: BaseException, url: URL) -> StoreError | None:
    """Translate a driver's error, and count it; ``None`` for errors of other kinds."""
    if isinstance(error, StoreError) or not isinstance(error, Exception):
        return None
    ours = _translated(error, url)
    if ours is not None:
        STORE_ERRORS.labels(type(ours).__name__).inc()
    return ours


def _translated(error: Exception, url: URL) -> StoreError | None:
    name = url.render_as_string(hide_password=True)
    cause: BaseException | None = error
    if isinstance(error, DBAPIError):
        cause = error.orig
        if error.connection_invalidated or isinstance(error, InterfaceError):
            return UnreachableError(f"The connection to the database {name} is lost.")
    while cause is not None:
        found = _meaning(cause, url)
        if found is not None:
            kind, sentence = found
            return kind(sentence.format(name))
        cause = cause.__cause__
    return None


def _of_disk(url: URL) -> tuple[type[StoreError], str] | None:
    wrong = trouble(Path(url.database or "").parent)
    return None if wrong is None else _DISKS[wrong]


def _meaning(cause: BaseException, url: URL) -> tuple[type[StoreError], str] | None:
    code = getattr(cause, "sqlite_errorcode", None)
    if isinstance(code, int):
        disk = _of_disk(url) if code & 0xFF in _UNCLEAR else None
        return disk or _SQLITE.get(code & 0xFF)
    if isinstance(cause, sqlite3.OperationalError) and "decode" in str(cause):
        return _SQLITE[sqlite3.SQLITE_CORRUPT]
    if isinstance(cause, sqlite3.ProgrammingError) and "closed" in str(cause):
        # A stopping bot interrupts statements; SQLite has no code for that.
        return UnreachableError, "The database {} is closed."
    state = getattr(cause, "sqlstate", None)
    if isinstance(state, str):
        for length in (5, 3, 2):
            if state[:length] in _POSTGRES:
                return _POSTGRES[state[:length]]
    if isinstance(cause, OSError) and url.drivername.startswith("sqlite"):
        wrong = _ERRNOS.get(cause.errno or 0)
        return _DISKS[wrong] if wrong is not None else _SQLITE[sqlite3.SQLITE_CANTOPEN]
    if isinstance(cause, (OSError, TimeoutError)):
        return UnreachableError, "The server of the database {} cannot be reached."
    return None
