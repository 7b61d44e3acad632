"""Outages that some tables are still owed, as the store keeps them until the last of them has it.

A table is taken up some time after people can reach it again. Until then it is owed everything
since the outage began; that holds through any number of further crashes. An entry of its journal
from after an outage's end says that the table has had that outage's time.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import astuple, dataclass

OfPlace = Callable[[int | None, int], int]
"""The connection of a server (``None``: direct messages) among so many."""


@dataclass(frozen=True, slots=True)
class Outage:
    """A time in which people could not play: on one connection, or one game."""

    alive: int
    """UTC ms until when they could."""
    back: int
    """UTC ms since when they can."""
    connection: int = 0
    connections: int = 0
    """How many there were; 0 for the outage of a game."""
    game: str = ""
    """Which was absent; empty for the outage of a connection."""

    def concerns(self, guild: int | None, game: str, of: OfPlace) -> bool:
        """Whether it was an outage of a table there."""
        if self.game:
            return self.game == game
        return of(guild, self.connections) == self.connection


def since(
    outages: Iterable[Outage], at: int, guild: int | None, game: str, of: OfPlace
) -> int | None:
    """From when on a table is owed the time until now; ``None``: it is owed nothing.

    ``at``: its newest entry (UTC ms).
    """
    owed = [one.alive for one in outages if at < one.back and one.concerns(guild, game, of)]
    return min(owed, default=None)


def written(outages: Iterable[Outage]) -> str | None:
    """As the store keeps them; ``None`` if there are none.

    >>> read(written([Outage(5, 9, 1, 2), Outage(3, 9, game="brus")])) == (
    ...     Outage(5, 9, 1, 2), Outage(3, 9, game="brus"))
    True
    """
    return json.dumps([astuple(one) for one in outages]) if outages else None


def read(text: str | None) -> tuple[Outage, ...]:
    """What the store kept; nothing of a text that is none of ours."""
    try:
        return tuple(Outage(*one) for one in json.loads(text or "[]"))
    except (ValueError, TypeError):
        return ()
