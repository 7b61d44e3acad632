"""The program's own memory: the command tree's hash, the last heartbeat, and the like."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import delete, select

from db.core.base import Repository, upsert
from db.core.schema import app_values
from db.core.whole import whole


class Values(Repository):
    """The program's own memory: the command tree's hash, the last heartbeat, and the like."""

    @whole
    async def get(self, key: str) -> str | None:
        """What is kept under the key."""
        found = await self.get_all((key,))
        return found.get(key)

    @whole
    async def get_all(self, keys: Collection[str]) -> dict[str, str]:
        """What is kept under several keys."""
        query = select(app_values).where(app_values.c.key.in_(keys))
        async with self._engines.reading() as connection:
            return {row.key: row.value for row in await connection.execute(query)}

    @whole
    async def set(self, key: str, value: str | None) -> None:
        """Keep a value under the key; ``None`` forgets it."""
        async with self._engines.writing() as connection:
            if value is None:
                await connection.execute(delete(app_values).where(app_values.c.key == key))
            else:
                await upsert(connection, app_values, {"key": key, "value": value})
