"""Connections between people and the bot, as far as tables need them.

There may be several, each for a part of the servers; their owner (:mod:`cogs`) knows which table
belongs to which, and whether it is alive.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Connectivity(Protocol):
    """The connections, numbered from 0."""

    @property
    def connections(self) -> int:
        """Number of connections; 0 before it is known."""

    def of(self, guild: int | None, connections: int) -> int:
        """The connection of a server, given their number."""

    def open(self, connection: int) -> bool:
        """Whether people can use it now, as far as is known."""

    def alive(self, connection: int) -> int:
        """UTC ms when it was last known to be alive."""

    async def answers(self, connection: int) -> bool:
        """Whether it is alive now: checked, unless data arrived just before."""


class Always:
    """One connection that is never closed: for tests, and tables without Discord."""

    connections = 1

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now

    def of(self, guild: int | None, connections: int) -> int:
        """The only one."""
        return 0

    def open(self, connection: int) -> bool:
        """Return ``True``."""
        return True

    def alive(self, connection: int) -> int:
        """Return the present time."""
        return self._now()

    async def answers(self, connection: int) -> bool:
        """Return ``True``."""
        return True
