"""Shared parts of commands: standard streams in UTF-8, exit statuses, input that may be closed."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Callable
from typing import Final

UNWRITABLE: Final = 2
"""Exit status where the output cannot be written."""
INTERRUPTED: Final = 130
"""Exit status after Ctrl-C, as shells have it."""


def run(command: Callable[[], int], unwritable: int = UNWRITABLE) -> int:
    """Run a command on the standard streams, in UTF-8 whatever the locale; return the exit status.

    ``unwritable``: the status where the output is full or its reader has gone.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        try:
            status = command()
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 0
        print(end="", flush=True)
    except OSError as error:
        if error.errno not in (errno.EPIPE, errno.ENOSPC):
            raise
        # A reader that stops early (``… | head``) is no error.
        if error.errno == errno.ENOSPC:
            print(f"the output cannot be written: {error.strerror}", file=sys.stderr)
        # Discard buffered output, which the interpreter would write at its exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return unwritable
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def read_input() -> bytes:
    """Everything on standard input; ``OSError`` if it is closed."""
    if sys.stdin is None:
        raise OSError(errno.EBADF, "standard input is closed")
    return sys.stdin.buffer.read()
