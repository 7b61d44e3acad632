"""The program's own values: the command tree's hash, the last heartbeat, and the like."""

from __future__ import annotations

from collections.abc import Callable, Collection

from sqlalchemy import delete, select, update

from db.core.base import Repository, insert_missing, upsert
from db.core.schema import app_values
from db.core.uncancellable import uncancellable


class Values(Repository):
    """The program's own values: the command tree's hash, the last heartbeat, and the like."""

    @uncancellable
    async def get(self, key: str) -> str | None:
        """Return the value of the key."""
        found = await self.get_all((key,))
        return found.get(key)

    @uncancellable
    async def get_all(self, keys: Collection[str]) -> dict[str, str]:
        """Return the values of several keys."""
        query = select(app_values).where(app_values.c.key.in_(keys))
        async with self._engines.reading() as connection:
            return {row.key: row.value for row in await connection.execute(query)}

    @uncancellable
    async def set(self, key: str, value: str | None) -> None:
        """Store a value under the key; ``None`` deletes it."""
        async with self._engines.writing() as connection:
            if value is None:
                await connection.execute(delete(app_values).where(app_values.c.key == key))
            else:
                await upsert(connection, app_values, {"key": key, "value": value})

    @uncancellable
    async def change(self, key: str, change: Callable[[str | None], str | None]) -> str | None:
        """Change the value of the key; return the new one.

        ``change`` gets the stored value, which is locked meanwhile; if it raises, nothing changes.
        """
        query = select(app_values.c.value).where(app_values.c.key == key).with_for_update()
        async with self._engines.writing() as connection:
            # A missing row could not be locked.
            await insert_missing(connection, app_values, [{"key": key, "value": ""}])
            after = change((await connection.execute(query)).scalar_one() or None)
            row = app_values.c.key == key
            if after is None:
                await connection.execute(delete(app_values).where(row))
            else:
                await connection.execute(update(app_values).where(row).values(value=after))
            return after
