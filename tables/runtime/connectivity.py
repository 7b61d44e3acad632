"""The way on which people reach the bot, as far as tables have to know it.

There may be several connections, each for a part of the places; who holds them (:mod:`cogs`) says
which table belongs to which, and whether it lives.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Way(Protocol):
    """The connections between people and the bot, numbered from 0."""

    @property
    def connections(self) -> int:
        """How many there are; 0 before that is known."""

    def of(self, guild: int | None, connections: int) -> int:
        """The connection of a place among so many."""

    def open(self, connection: int) -> bool:
        """Whether people can use it now, as far as is known."""

    def alive(self, connection: int) -> int:
        """UTC ms when it was last known to live."""

    async def answers(self, connection: int) -> bool:
        """Whether it lives at this moment: asked, unless something was heard just now."""


class Always:
    """One way that is never closed: tests, and tables without Discord."""

    connections = 1

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now

    def of(self, guild: int | None, connections: int) -> int:
        """The only one."""
        return 0

    def open(self, connection: int) -> bool:
        """Always."""
        return True

    def alive(self, connection: int) -> int:
        """Now."""
        return self._now()

    async def answers(self, connection: int) -> bool:
        """Always."""
        return True
