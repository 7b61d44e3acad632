"""Correlation of log lines with their click, from its arrival to the last edit of a message.

A trace has the cause in the journal: an interaction's id, or table and number for a table's own
timers. Tasks inherit it from their creator; a message's worker restores the trace of the change
that made the message outdated.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Trace:
    """Correlation id and table of a task."""

    id: str = ""
    """Same id on every line caused by one click; empty without a cause."""
    table: int | None = None

    @property
    def interaction(self) -> int | None:
        """Discord's interaction id, if a click is the cause."""
        return int(self.id) if self.id.isascii() and self.id.isdecimal() else None


EMPTY: Final = Trace()
TRACE: Final = ContextVar("trace", default=EMPTY)
"""Trace of the current task."""


@contextmanager
def bound(cause: str, table: int | None = None) -> Iterator[None]:
    """Bind a block to a cause; a cause that begins with a click's id belongs to the click.

    >>> click = TRACE.set(Trace("99"))
    >>> with bound("99:leave", 7): TRACE.get()
    Trace(id='99', table=7)
    >>> with bound("turn:7:31", 7): TRACE.get().interaction is None
    True
    >>> TRACE.reset(click)
    """
    before = TRACE.get()
    id = before.id if before.id and cause.partition(":")[0] == before.id else cause
    token = TRACE.set(Trace(id, before.table if table is None else table))
    try:
        yield
    finally:
        TRACE.reset(token)
