"""The program's own memory: the command tree's hash, the last heartbeat, and the like."""

from __future__ import annotations

from collections.abc import Callable, Collection

from sqlalchemy import delete, select, update

from db.core.base import Repository, insert_missing, upsert
from db.core.schema import app_values
from db.core.uncancellable import whole


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

    @whole
    async def change(self, key: str, change: Callable[[str | None], str | None]) -> str | None:
        """Change what is kept under the key; gives what is kept then.

        ``change`` sees what is stored at that moment, and nobody else changes it meanwhile; what it
        raises changes nothing.
        """
        query = select(app_values.c.value).where(app_values.c.key == key).with_for_update()
        async with self._engines.writing() as connection:
            # A row that is not there could not be locked.
            await insert_missing(connection, app_values, [{"key": key, "value": ""}])
            after = change((await connection.execute(query)).scalar_one() or None)
            row = app_values.c.key == key
            if after is None:
                await connection.execute(delete(app_values).where(row))
            else:
                await connection.execute(update(app_values).where(row).values(value=after))
            return after
