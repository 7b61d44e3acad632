"""What the commands share: input that may be closed, output that may be full or unread.

A command is run by :func:`run`, which ends in a sentence and an exit status where Python would end
in a traceback.
"""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Callable
from typing import Any, Final

UNWRITABLE: Final = 2
"""Exit status where the output cannot be written."""
INTERRUPTED: Final = 130
"""Exit status after Ctrl-C, as shells have it."""


class OutputError(Exception):
    """The output cannot be written; no ``OSError``, lest it is taken for a file's."""


class UnreadError(OutputError):
    """The reader of the output has seen enough (``… | head``); there is nothing to complain of."""


class _Output(io.FileIO):
    """A standard stream whose failing is told apart from that of any file."""

    def write(self, data: Any) -> int:
        """As any file's."""
        try:
            return super().write(data)
        except BrokenPipeError:
            raise UnreadError from None
        except OSError as error:
            raise OutputError(error.strerror) from None


class _Complaints(io.FileIO):
    """Standard error: where it cannot be written there is nobody left to tell."""

    def write(self, data: Any) -> int:
        """As any file's, or as if."""
        try:
            return super().write(data)
        except OSError:
            return len(data)


def run(command: Callable[[], int], unwritable: int = UNWRITABLE) -> int:
    """Run a command on the standard streams, in UTF-8 whatever the locale; gives the exit status.

    ``unwritable``: the status where the output is closed, full, or read by nobody any more.
    """
    sys.stderr = _text(_Complaints, 2) if sys.stderr is not None else _text(_Complaints, _nowhere())
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        if sys.stdout is None:
            raise OutputError("standard output is closed")
        sys.stdout = _text(_Output, 1)
        try:
            status = command()
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 0
        sys.stdout.flush()
    except OutputError as error:
        if not isinstance(error, UnreadError):
            print(f"the output cannot be written: {error}", file=sys.stderr)
        if sys.stdout is not None:
            # What is left is thrown away: the interpreter writes it out at its end.
            os.dup2(_nowhere(), 1)
        return unwritable
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def read_input() -> bytes:
    """Everything on standard input; ``OSError`` if it is closed."""
    if sys.stdin is None:
        raise OSError(errno.EBADF, "standard input is closed")
    return sys.stdin.buffer.read()


def _text(kind: type[io.FileIO], number: int) -> io.TextIOWrapper:
    raw = kind(number, "wb", closefd=False)
    lines = number == 2 or raw.isatty()
    return io.TextIOWrapper(
        io.BufferedWriter(raw), "utf-8", "backslashreplace", line_buffering=lines
    )


def _nowhere() -> int:
    return os.open(os.devnull, os.O_WRONLY)
