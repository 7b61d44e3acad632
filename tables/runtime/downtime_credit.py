"""Outages for which tables have still to be given time, as stored until the last one has it.

A table is resumed some time after people can reach it again. Until then everything since the
beginning of the outage is due to it, through any number of further crashes. A journal entry later
than the end of an outage shows that the table has been given that time.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import astuple, dataclass

OfPlace = Callable[[int | None, int], int]
"""The connection of a server (``None``: direct messages), given their number."""


@dataclass(frozen=True, slots=True)
class Outage:
    """Time in which people could not play: on one connection, or in one game."""

    alive: int
    """UTC ms of its beginning: the connection was alive until then."""
    back: int
    """UTC ms of its end."""
    connection: int = 0
    connections: int = 0
    """Number of connections; 0 for the outage of a game."""
    game: str = ""
    """The missing game; empty for the outage of a connection."""

    def concerns(self, guild: int | None, game: str, of: OfPlace) -> bool:
        """Whether it affected a table there."""
        if self.game:
            return self.game == game
        return of(guild, self.connections) == self.connection


def since(
    outages: Iterable[Outage], at: int, guild: int | None, game: str, of: OfPlace
) -> int | None:
    """Beginning of the time due to a table; ``None`` if there is none.

    ``at``: its newest entry (UTC ms).
    """
    owed = [one.alive for one in outages if at < one.back and one.concerns(guild, game, of)]
    return min(owed, default=None)


def written(outages: Iterable[Outage]) -> str | None:
    """Format the outages for the store; ``None`` if there are none.

    >>> read(written([Outage(5, 9, 1, 2), Outage(3, 9, game="brus")])) == (
    ...     Outage(5, 9, 1, 2), Outage(3, 9, game="brus"))
    True
    """
    return json.dumps([astuple(one) for one in outages]) if outages else None


def read(text: str | None) -> tuple[Outage, ...]:
    """Parse the stored outages; text of another format is empty."""
    try:
        return tuple(Outage(*one) for one in json.loads(text or "[]"))
    except (ValueError, TypeError):
        return ()
