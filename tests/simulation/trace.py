"""Trace of a run: the same for the same seed, to the byte."""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_SECRET: Final = re.compile(r"\b[0-9a-f]{24,}\b")


class Trace:
    """Lines of one run. ``clock``: seconds of the run; ``folder``: its temporary one."""

    def __init__(self, clock: Callable[[], float], folder: Path) -> None:
        self._clock = clock
        self._folder = folder.name
        self.lines: list[str] = []
        self._digest = hashlib.sha256()

    def add(self, kind: str, text: str) -> None:
        told = _SECRET.sub("…", text).replace(self._folder, "…")
        line = f"{self._clock():10.3f} {kind:<8} {told}"
        self.lines.append(line)
        self._digest.update(line.encode())

    @property
    def digest(self) -> str:
        return self._digest.hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Line:
    level: int
    name: str
    text: str
    home: str
    """Library of its exception; empty for none."""


class Logs(logging.Handler):
    """Log handler: keeps records, and adds them to the trace."""

    def __init__(self, trace: Trace) -> None:
        super().__init__(logging.INFO)
        self._trace = trace
        self.lines: list[Line] = []

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if record.exc_info and record.exc_info[1] is not None:
            text += f" [{type(record.exc_info[1]).__name__}]"
        kind = record.exc_info[0] if record.exc_info else None
        home = kind.__module__.partition(".")[0] if kind is not None else ""
        self.lines.append(Line(record.levelno, record.name, self.format(record), home))
        self._trace.add("log", f"{record.levelname} {record.name} {text}")
