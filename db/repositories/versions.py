"""Version numbers of cached data, read and raised (:mod:`db.core.cache`)."""

from __future__ import annotations

from functools import lru_cache

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.core.cache import Found, Kind
from db.core.engine import Engines
from db.core.schema import versions


async def raise_number(connection: AsyncConnection, kind: Kind) -> int:
    """Raise the number of a kind; return the one valid once the transaction is committed.

    The last step of a transaction, the kinds in their order: so no two transactions deadlock
    (PostgreSQL).
    """
    raised = (
        update(versions)
        .where(versions.c.kind == kind)
        .values(number=versions.c.number + 1)
        .returning(versions.c.number)
    )
    number: int = (await connection.execute(raised)).scalar_one()
    return number


async def find(engines: Engines, wanted: tuple[int, ...]) -> Found:
    """Read the numbers, and the lengths of the journals of these tables."""
    values = {f"table_{place}": table for place, table in enumerate(wanted)}
    numbers: dict[str, int] = {}
    lengths: dict[int, int] = {}
    for kind, table, number in await engines.ask(_check(len(wanted)), **values):
        if kind is None:
            lengths[table] = number
        else:
            numbers[kind] = number
    return Found(numbers, lengths)


@lru_cache(maxsize=64)
def _check(count: int) -> str:
    """Statement that reads the numbers and the lengths of that many journals."""
    numbers = "SELECT kind, 0, number FROM versions"
    if not count:
        return numbers
    wanted = ", ".join(f":table_{place}" for place in range(count))
    return f"{numbers} UNION ALL SELECT NULL, id, seq FROM tables WHERE id IN ({wanted})"
