"""Storage of the virtual Discord across starts: one SQLite file."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any, Final

from base.files import refusal
from db import StoreError

FORMAT: Final = 1
"""Format number of the file; another number means another version of the program."""
_TABLES: Final = """
CREATE TABLE IF NOT EXISTS thing (kind TEXT, id INTEGER, value TEXT, PRIMARY KEY (kind, id));
CREATE TABLE IF NOT EXISTS value (name TEXT PRIMARY KEY, value TEXT);
CREATE TABLE IF NOT EXISTS file (id INTEGER PRIMARY KEY, message INTEGER, value TEXT, data BLOB);
"""
_TIDY: Final = """
DELETE FROM file WHERE message NOT IN (SELECT id FROM thing WHERE kind = 'message');
"""
"""Delete the pictures of ephemeral messages, which do not survive a start."""


class UnreadableError(Exception):
    """The file is damaged, or another version of the program wrote it."""


class InUseError(Exception):
    """Another `make play` has the file open."""


_DISK: Final = (
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
)
"""Errors for which the file itself is not to blame: a new one would not help."""


def _of(error: sqlite3.DatabaseError, path: Path) -> Exception:
    """Error of a file that cannot be opened."""
    code = error.sqlite_errorcode & 0xFF
    if code == sqlite3.SQLITE_BUSY:
        return InUseError()
    if code in _DISK:
        denied = refusal(path, write=True)
        used = f"The folder {path.parent} cannot be used ({error.sqlite_errorname})."
        return StoreError(denied or used)
    return UnreadableError(type(error).__name__)


class Archive:
    """Things by kind and id, values by name, files; written at once."""

    def __init__(self, path: Path) -> None:
        """Open or make the file, for this process alone.

        Raises :class:`UnreadableError` if it is not one of this format, :class:`InUseError`, and
        :class:`db.StoreError` where nothing can be written.
        """
        try:
            self._file = sqlite3.connect(path, timeout=0.2, isolation_level=None)
        except sqlite3.DatabaseError as error:
            raise _of(error, path) from None
        try:
            self._file.execute("PRAGMA locking_mode = EXCLUSIVE")
            (found,) = self._file.execute("PRAGMA user_version").fetchone()
            if found not in (0, FORMAT):
                raise UnreadableError(f"format {found}")
            # No fsync: the bot posts again whatever a power cut loses.
            self._file.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;")
            self._file.executescript(_TABLES + f"PRAGMA user_version = {FORMAT};" + _TIDY)
        except sqlite3.DatabaseError as error:
            self._file.close()
            raise _of(error, path) from None
        except UnreadableError:
            self._file.close()
            raise

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def put(self, kind: str, key: int, value: dict[str, Any]) -> None:
        """Store an object's current state."""
        self._file.execute("REPLACE INTO thing VALUES (?, ?, ?)", (kind, key, json.dumps(value)))

    def drop(self, kind: str, key: int) -> None:
        """Delete an object."""
        self._file.execute("DELETE FROM thing WHERE kind = ? AND id = ?", (kind, key))

    def all(self, kind: str) -> list[dict[str, Any]]:
        """All objects of a kind, by id."""
        rows = self._file.execute("SELECT value FROM thing WHERE kind = ? ORDER BY id", (kind,))
        return [json.loads(value) for (value,) in rows]

    def value(self, name: str) -> Any:
        """A value, ``None`` if never set."""
        row = self._file.execute("SELECT value FROM value WHERE name = ?", (name,)).fetchone()
        return None if row is None else json.loads(row[0])

    def set_value(self, name: str, value: Any) -> None:
        """Store a value."""
        self._file.execute("REPLACE INTO value VALUES (?, ?)", (name, json.dumps(value)))

    def put_file(self, key: int, message: int, file: dict[str, Any]) -> None:
        """Store a file of a message."""
        about = {name: value for name, value in file.items() if name != "data"}
        row = (key, message, json.dumps(about), file["data"])
        self._file.execute("REPLACE INTO file VALUES (?, ?, ?, ?)", row)

    def file(self, key: int) -> tuple[int, dict[str, Any]] | None:
        """A file with the id of its message; ``None`` if it is not stored."""
        query = "SELECT message, value, data FROM file WHERE id = ?"
        row = self._file.execute(query, (key,)).fetchone()
        return None if row is None else (row[0], json.loads(row[1]) | {"data": row[2]})

    def drop_file(self, key: int) -> None:
        """Delete a file."""
        self._file.execute("DELETE FROM file WHERE id = ?", (key,))
