"""Recomputation of all results from the journals of the known games."""

from __future__ import annotations

from db import Entry, MatchFacts, Store, StoreError
from gamekit.api.game import Games
from tables.journal.results import of_rows


async def rebuild(store: Store, games: Games) -> int:
    """Recompute all results; return the number of matches.

    Raises :class:`db.StoreError` for a journal that cannot be read, including one of a missing
    game, and changes nothing then.
    """
    rules = {name: game.rules for name, game in games.items()}
    counts = {name: game.counts for name, game in games.items()}

    def facts(table: int, rows: tuple[Entry, ...]) -> tuple[MatchFacts, ...]:
        try:
            return of_rows(table, rules, counts, rows)
        except ValueError as error:
            raise StoreError(f"The journal of table {table} cannot be read: {error}.") from None

    return await store.matches.rebuild(facts)
