"""The program's own values: the command tree's hash, the last heartbeat, and the like."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import delete, select
from sqlalchemy.engine import Connection

from db.core.base import Repository, upsert
from db.core.schema import app_values


class Values(Repository):
    """The program's own values: the command tree's hash, the last heartbeat, and the like."""

    async def get(self, key: str) -> str | None:
        """Return the value of the key."""
        query = select(app_values.c.value).where(app_values.c.key == key)
        return await self._engines.read(lambda connection: connection.execute(query).scalar())

    async def set(self, key: str, value: str | None) -> None:
        """Store a value under the key; ``None`` deletes it."""
        await self.change(key, lambda _: value)

    async def change(self, key: str, change: Callable[[str | None], str | None]) -> str | None:
        """Change the value of the key; return the new one.

        ``change`` gets the stored value, which is locked meanwhile; if it raises, nothing changes.
        """
        query = select(app_values.c.value).where(app_values.c.key == key).with_for_update()

        def write(connection: Connection) -> str | None:
            before = connection.execute(query).scalar()
            after = change(before)
            if after is None:
                connection.execute(delete(app_values).where(app_values.c.key == key))
            elif after != before:
                upsert(connection, app_values, {"key": key, "value": after})
            return after

        return await self._engines.write(write)
