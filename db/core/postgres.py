"""PostgreSQL without SQLAlchemy: the statements of every card go to asyncpg directly."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, cast

from sqlalchemy.ext.asyncio import AsyncConnection

from db.core.work import Rows


async def driven(connection: AsyncConnection) -> Any:
    """The driver's connection below one of SQLAlchemy's that has run no statement."""
    pooled = await connection.get_raw_connection()
    return pooled.driver_connection


async def fetched(connection: Any, statement: str, values: Mapping[str, Any]) -> Rows:
    """The rows of a statement with ``:name`` for its values, by asyncpg's connection."""
    numbered, names = _numbered(statement)
    return cast("Rows", await connection.fetch(numbered, *(values[name] for name in names)))


@lru_cache(maxsize=256)
def _numbered(statement: str) -> tuple[str, tuple[str, ...]]:
    """The statement as asyncpg wants it, and the names in the order of their numbers.

    >>> _numbered("SELECT :b, :a, :b")
    ('SELECT $1, $2, $1', ('b', 'a'))
    """
    names = tuple(dict.fromkeys(re.findall(r":(\w+)", statement)))
    return re.sub(r":(\w+)", lambda found: f"${names.index(found[1]) + 1}", statement), names
