"""What every repository of the store stands on."""

from __future__ import annotations

import re
from typing import Any, Final

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine import Engines

_IDS: Final = re.compile(r"(?<!\d)[1-9]\d{14,19}(?!\d)")
"""Discord's ids have at least 15 digits; no count or moment (UTC ms) reaches that."""
SMALLEST_ID: Final = 10**14


class Repository:
    """A part of the store."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines


def ids_in(text: str) -> set[int]:
    """Every number of the text that may be a Discord id."""
    return {int(found) for found in _IDS.findall(text)}


def has_id(text: str | None, user: int) -> bool:
    """Whether the person's id stands in the text."""
    return text is not None and re.search(rf"(?<!\d){user}(?!\d)", text) is not None


def without_id(text: str, user: int, pseudonym: int) -> str:
    """The text with the pseudonym in the person's place."""
    return re.sub(rf"(?<!\d){user}(?!\d)", str(pseudonym), text)


async def upsert(connection: AsyncConnection, table: Table, row: dict[str, Any]) -> None:
    """Insert the row, or update the one with the same primary key."""
    keys = [column.name for column in table.primary_key]
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    statement = insert(table).values(row)
    rest = {name: statement.excluded[name] for name in row if name not in keys}
    await connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=rest))


async def insert_missing(
    connection: AsyncConnection, table: Table, rows: list[dict[str, Any]]
) -> None:
    """Insert the rows whose primary key is not there."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    await connection.execute(insert(table).on_conflict_do_nothing(), rows)
