"""Correlation of log lines with their click, from its arrival to the last edit of a message.

A trace has the cause in the journal: an interaction's id, or table and number for a table's own
timers. Tasks inherit it from their creator; a message's worker restores the trace of the change
that made the message outdated.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
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
_CURRENT: ContextVar[Trace] = ContextVar("trace", default=EMPTY)


def current() -> Trace:
    """Trace of the current task."""
    return _CURRENT.get()


def restore(trace: Trace) -> None:
    """Set the trace of the current task."""
    _CURRENT.set(trace)


def bind_interaction(interaction: int) -> None:
    """Set the current task's cause to an interaction."""
    if current().interaction != interaction:
        restore(Trace(str(interaction)))


def bind_table(table: int) -> None:
    """Set the current task's table."""
    restore(replace(current(), table=table))


@contextmanager
def bound(cause: str, table: int | None = None) -> Iterator[None]:
    """Bind a block to a cause; a cause that begins with a click's id belongs to the click.

    >>> restore(EMPTY); bind_interaction(99)
    >>> with bound("99:leave", 7): current()
    Trace(id='99', table=7)
    >>> with bound("turn:7:31", 7): current().interaction is None
    True
    >>> restore(EMPTY)
    """
    before = current()
    id = before.id if before.id and cause.partition(":")[0] == before.id else cause
    token = _CURRENT.set(Trace(id, before.table if table is None else table))
    try:
        yield
    finally:
        _CURRENT.reset(token)
