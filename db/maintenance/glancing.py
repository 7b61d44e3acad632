"""One of the program's own values, read from a database that a bot may be using."""

from __future__ import annotations

from db.core.engine import Engines, parsed
from db.core.uncancellable import run_to_completion


async def glance(url: str, key: str) -> str | None:
    """The value of a key of :class:`db.repositories.values.Values`; nothing is changed.

    Raises :class:`db.StoreError` if the database cannot be read.
    """
    engines = Engines(parsed(url))
    engines.must_exist()
    try:
        rows = await engines.ask("SELECT value FROM app_values WHERE key = :key", key=key)
        return str(rows[0][0]) if rows else None
    finally:
        await run_to_completion(engines.dispose())
