"""Correlation of log lines with their click, from its arrival to the last edit of a message.

A trail is the cause in the journal: an interaction's id, or table and number for a table's own
timers. Tasks inherit it from their creator; a message's worker takes over the trail of the change
that made the message outdated.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class Trail:
    """Correlation id and table of a task."""

    id: str = ""
    """Same id on every line caused by one click; empty without a cause."""
    table: int | None = None

    @property
    def interaction(self) -> int | None:
        """Discord's interaction id, if a click is the cause."""
        return int(self.id) if self.id.isascii() and self.id.isdecimal() else None


NOWHERE: Final = Trail()
_CURRENT: ContextVar[Trail] = ContextVar("trail", default=NOWHERE)


def current() -> Trail:
    """Trail of the current task."""
    return _CURRENT.get()


def clicked(interaction: int) -> None:
    """Bind the current task to an interaction."""
    before = _CURRENT.get()
    if before.interaction != interaction:
        _CURRENT.set(Trail(str(interaction)))


def at(table: int) -> None:
    """Bind the current task to a table."""
    _CURRENT.set(replace(_CURRENT.get(), table=table))


def take_up(trail: Trail) -> None:
    """Bind the current task to another trail."""
    _CURRENT.set(trail)


@contextmanager
def caused(cause: str, table: int | None = None) -> Iterator[None]:
    """Bind a block to a cause; a cause that begins with a click's id belongs to the click.

    >>> take_up(NOWHERE); clicked(99)
    >>> with caused("99:leave", 7): current()
    Trail(id='99', table=7)
    >>> with caused("turn:7:31", 7): current().interaction is None
    True
    >>> take_up(NOWHERE)
    """
    before = _CURRENT.get()
    id = before.id if before.id and cause.partition(":")[0] == before.id else cause
    token = _CURRENT.set(Trail(id, table if table is not None else before.table))
    try:
        yield
    finally:
        _CURRENT.reset(token)
