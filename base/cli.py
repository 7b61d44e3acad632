"""Shared parts of commands: standard streams in UTF-8, exit statuses, input that may be closed."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from base.files import refusal

UNWRITABLE: Final = 2
"""Exit status where the output cannot be written."""
INTERRUPTED: Final = 130
"""Exit status after Ctrl-C, as shells have it."""
_OF_OUTPUT: Final = frozenset(
    getattr(errno, name, 0) for name in ("EPIPE", "ENOSPC", "EBADF", "EIO", "EDQUOT", "EFBIG")
)
"""Errors of streams that nobody can write to: closed, full, of a terminal that is gone."""


def run(command: Callable[[], int]) -> int:
    """Run a command on the standard streams, in UTF-8 whatever the locale; return the exit status.

    Every entry point passes here. An error that is left is one sentence on standard error.
    """
    _use_streams()
    try:
        try:
            status = _ended(command)
        finally:
            print(end="", flush=True)
    except OSError as error:
        if isinstance(error.filename, str | os.PathLike):
            return _of_file(error, Path(error.filename))
        if error.errno not in _OF_OUTPUT:
            raise
        # A reader that stops early (``… | head``) is no error.
        if error.errno != errno.EPIPE:
            said = "standard output is closed" if error.errno == errno.EBADF else error.strerror
            complain(f"the output cannot be written: {said}")
        _discard(1)
        return UNWRITABLE
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def complain(sentence: object) -> None:
    """Write a sentence to standard error, if anything can be written there."""
    try:
        print(sentence, file=sys.stderr, flush=True)
    except OSError:
        _discard(2)


def counted(number: int, one: str, many: str = "") -> str:
    """A number of things, of which one is called ``one``; ``many``: by default with an s.

    >>> counted(1, "person", "people"), counted(1000, "row")
    ('1 person', '1,000 rows')
    """
    return f"{number:,} {one if number == 1 else many or f'{one}s'}"


def read_input() -> bytes:
    """Everything on standard input; ``OSError`` if it is closed."""
    if sys.stdin is None:
        raise OSError(errno.EBADF, "standard input is closed")
    return sys.stdin.buffer.read()


def _of_file(error: OSError, file: Path) -> int:
    """Say which file or folder cannot be used; a missing one is a fault of the program."""
    if isinstance(error, FileNotFoundError):
        raise error
    denied = refusal(file, write=True) if isinstance(error, PermissionError) else None
    complain(denied or f"{file} cannot be used: {error.strerror}.")
    return 1


def _discard(stream: int) -> None:
    """Discard buffered output, which the interpreter would write at its exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream)


def _ended(command: Callable[[], int]) -> int:
    """Exit status of a command, also of one that exits by itself."""
    try:
        return command()
    except SystemExit as end:
        if end.code is None or isinstance(end.code, int):
            return end.code or 0
        complain(end.code)
        return 1


def _use_streams() -> None:
    """Set the standard streams to UTF-8, and replace those that are closed.

    A file opened later would get the number of a closed stream, and everything written to that: a
    worker's errors would end up in the database.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            # Output to standard output fails, as it should; errors have no other place.
            how = (os.O_WRONLY, os.O_RDONLY, os.O_WRONLY)[number]
            os.dup2(os.open(os.devnull, how), number)
    if sys.stdout is None:
        sys.stdout = os.fdopen(1, "w", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = os.fdopen(2, "w", encoding="utf-8")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
