"""Which click led to what: from its arrival to the last edit of a message.

A trail is the cause that the journal keeps too: the interaction's id for a click, a name made of
the table and a number for what a table does by itself. It goes with the task, and with the tasks
that it begins; a message's worker takes up the trail of what made the message old.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class Trail:
    """What something belongs to."""

    id: str = ""
    """The same on every line that one click led to; empty where nothing did."""
    table: int | None = None

    @property
    def interaction(self) -> int | None:
        """Discord's number of the click, if it began with one."""
        return int(self.id) if self.id.isascii() and self.id.isdecimal() else None


NOWHERE: Final = Trail()
_CURRENT: ContextVar[Trail] = ContextVar("trail", default=NOWHERE)


def current() -> Trail:
    """What is being done belongs to this."""
    return _CURRENT.get()


def clicked(interaction: int) -> None:
    """This task answers an interaction from now on."""
    before = _CURRENT.get()
    if before.interaction != interaction:
        _CURRENT.set(Trail(str(interaction)))


def at(table: int) -> None:
    """What this task does is about a table from now on."""
    _CURRENT.set(replace(_CURRENT.get(), table=table))


def take_up(trail: Trail) -> None:
    """This task goes on with another trail."""
    _CURRENT.set(trail)


@contextmanager
def caused(cause: str, table: int | None = None) -> Iterator[None]:
    """What is done within has this cause; one that begins with a click's id is part of it.

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
