"""Log as ``bot.py`` sets it up, kept in memory and reset afterwards."""

from __future__ import annotations

import io
import logging
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import bot


@contextmanager
def logged(level: str, form: str = "text") -> Iterator[io.StringIO]:
    """Standard error during a block."""
    root, library = logging.getLogger(), logging.getLogger("discord")
    before = root.handlers[:], root.level, library.level, logging.getLogRecordFactory()
    hooks, stderr = (sys.excepthook, sys.unraisablehook, threading.excepthook), sys.stderr
    sys.stderr = stream = io.StringIO()
    try:
        bot.set_up_logging(level, form)
        yield stream
    finally:
        sys.stderr = stderr
        root.handlers[:] = before[0]
        root.setLevel(before[1])
        library.setLevel(before[2])
        logging.setLogRecordFactory(before[3])
        sys.excepthook, sys.unraisablehook, threading.excepthook = hooks
