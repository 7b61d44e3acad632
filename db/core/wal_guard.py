"""The marker beside a SQLite database in use: its write-ahead log belongs to it.

What was accepted last is in ``brouc.sqlite-wal`` until SQLite moves it to the file. If a program
dies and somebody then deletes that log, SQLite opens the rest without a word. So
``brouc.sqlite-open`` stands beside the database from the moment the log exists until an orderly
close has emptied it: an end without the log is noticed.

A log may also be gone because another program, the last to close the database, has moved it to the
file; then nothing is missing. The stamp tells the two apart: a number in the database's header
(SQLite's ``user_version``) that is renewed in the log whenever the log has been emptied. The marker
says which stamp the log holds. If the file has it too, the log was moved there; if not, it is lost.

The marker's file lock, which every process in which the database is open shares, says whether
somebody still uses it; a lock on the folder, held for moments only, lets them open and close one
after another. Windows has neither lock, but there an open file can be neither deleted nor replaced.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from db.core.errors import LostLogError

SUFFIX = "-open"
LOG = "-wal"
_STAMP_AT: Final = 60
"""Where the header of a SQLite file keeps ``user_version``: four bytes, the highest first."""
_NEVER: Final = 2**32
"""No file has this stamp."""


class Marker:
    """The marker of one database, held by one of its users."""

    def __init__(self, database: Path) -> None:
        # SQLite keeps the log beside the file itself, wherever a link to it is.
        self.database = database.resolve()
        self.file = beside(self.database, SUFFIX)
        self.log = beside(self.database, LOG)
        self._handle: int | None = None

    # Everything below needs the gate.

    @property
    def lost(self) -> bool:
        """Whether the last end was unclean and the log is lost, or what it belongs to."""
        if not self.file.exists() or (self.log.exists() and self.database.exists()):
            return False
        # Without a stamp nothing had been accepted yet.
        stamps = self.stamps()
        return not self.database.exists() or bool(stamps and stamp_of(self.database) not in stamps)

    def refuse_loss(self) -> None:
        """Raise :class:`LostLogError` rather than go on with a part of what was accepted."""
        if self.lost:
            gone = self.log if self.database.exists() else self.database
            raise LostLogError(
                f"The program did not close the database the last time, and its file {gone} is "
                "missing: what was accepted last may be lost. Put the file back, or restore a "
                "backup (python -m db restore FILE), or go on with what is left "
                "(python -m db accept-loss)."
            )

    def refuse_torn(self, stamps: tuple[int, ...], found: int) -> None:
        """Raise :class:`LostLogError` where SQLite found another stamp than the log must have.

        A log that is cut short, or altered, counts for SQLite up to the first place that is not
        whole: it opens the rest without a word. ``stamps``: those of before it was opened.
        """
        if stamps and found not in (*stamps, *self.stamps()):
            raise LostLogError(
                f"The program did not close the database the last time, and its file {self.log} is "
                "torn: what was accepted last is lost. Restore a backup (python -m db restore "
                "FILE), or go on with what is left (python -m db accept-loss)."
            )

    def hold(self) -> None:
        """Be a user of the database: once SQLite has opened it, and its log if it has one."""
        if not self.log.exists():
            return
        # A power cut must not leave the marker without the log.
        to_disk(self.file.parent)
        self._open()
        to_disk(self.file.parent)
        assert self._handle is not None, "opened above"
        _lock(self._handle, exclusive=False)

    def seize(self) -> bool:
        """Keep every other user away, until :meth:`release`; whether there is none."""
        self._open()
        return self.alone()

    def note(self, *stamps: int) -> None:
        """From now on the log holds this stamp, or one of two."""
        assert self._handle is not None, "by a user"
        first, last = stamps[0], stamps[-1]
        # In one piece, and always as long: one or the other is read, whatever happens.
        os.lseek(self._handle, 0, os.SEEK_SET)
        os.write(self._handle, f"{first:010d} {last:010d}\n".encode())

    def doom(self) -> None:
        """Let nobody open the database, whatever its file says, until the marker is cleared."""
        self.note(_NEVER)

    def stamps(self) -> tuple[int, ...]:
        """The stamp that the log holds, or the two of which it holds one; none without a marker."""
        if not self.file.exists():
            return ()
        with suppress(OSError, ValueError):
            return tuple(int(word) for word in self.file.read_text("ascii").split())
        return (_NEVER,)

    @property
    def held(self) -> bool:
        """Whether this is a user."""
        return self._handle is not None

    def alone(self) -> bool:
        """Whether nobody else uses the database."""
        assert self._handle is not None, "asked of a user"
        return _lock(self._handle, exclusive=True)

    def clear(self) -> None:
        """Take the marker away: everything accepted is in the database. Ends the use."""
        self.release()
        with suppress(PermissionError):  # Windows: somebody else has it open.
            self.file.unlink(missing_ok=True)
        to_disk(self.file.parent)

    def release(self) -> None:
        """Be no user any more; the marker stays."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def _open(self) -> None:
        if self._handle is None:
            self._handle = os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600)


def stamp_of(database: Path) -> int | None:
    """The stamp of the file as it is, without its log; ``None`` if it has no header."""
    with suppress(OSError), database.open("rb") as file:
        header = file.read(_STAMP_AT + 4)
        if len(header) == _STAMP_AT + 4:
            return int.from_bytes(header[_STAMP_AT:], "big")
    return None


def beside(database: Path, suffix: str) -> Path:
    """The file of that suffix that belongs to a database."""
    return database.with_name(database.name + suffix)


def to_disk(path: Path) -> None:
    """Have a file, or what a folder lists, written to the disk."""
    if sys.platform == "win32" and path.is_dir():
        return  # It does so by itself.
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


if sys.platform == "win32":

    def try_gate(folder: Path) -> int | None:
        """The gate of all databases in a folder, ``None`` if it is taken."""
        return os.open(os.devnull, os.O_RDONLY)

    def _lock(handle: int, *, exclusive: bool) -> bool:
        return True

else:
    import fcntl

    def try_gate(folder: Path) -> int | None:
        """The gate of all databases in a folder, ``None`` if it is taken."""
        handle = os.open(folder, os.O_RDONLY)
        if _lock(handle, exclusive=True):
            return handle
        os.close(handle)
        return None

    def _lock(handle: int, *, exclusive: bool) -> bool:
        try:
            fcntl.flock(handle, (fcntl.LOCK_EX if exclusive else fcntl.LOCK_SH) | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
