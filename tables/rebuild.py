"""All results again, from what the journals of the known games mean."""

from __future__ import annotations

from typing import Final

from db import Entry, MatchFacts, Store, StoreError
from games.brouc.rules import BROUC
from tables.results import of_rows
from tables.state import RulesByGame

GAMES: Final[RulesByGame] = {BROUC.name: BROUC}
"""Every game that this program can play."""


async def rebuild(store: Store) -> int:
    """Work out all results anew; gives the number of matches.

    Raises :class:`db.StoreError` for a journal that cannot be understood, and changes nothing.
    """
    return await store.matches.rebuild(_facts)


def _facts(table: int, rows: tuple[Entry, ...]) -> tuple[MatchFacts, ...]:
    try:
        return of_rows(table, GAMES, rows)
    except ValueError as error:
        raise StoreError(f"The journal of table {table} cannot be read: {error}.") from None
