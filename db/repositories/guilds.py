"""Settings of servers and the log of their changes."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, fields

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.engine import Connection

from db.core.base import Cache, Repository, from_text, of_row, to_text, upsert
from db.core.engine import Engines
from db.core.schema import absent_members, app_values, guild_changes, guilds, messages, tables
from db.records import GuildSettings, SettingChange
from db.repositories.messages import Messages


class Guilds(Repository):
    """Settings of servers and the log of their changes."""

    def __init__(self, engines: Engines, messages: Messages) -> None:
        super().__init__(engines)
        self._messages = messages
        self._known: Cache[int, GuildSettings] = Cache()

    async def settings(self, guild: int) -> GuildSettings:
        """Return a server's settings, by default :class:`GuildSettings`'s defaults."""
        return await self._known.get(guild, self._read)

    async def _read(self, guild: int) -> GuildSettings:
        return await self._engines.read(lambda connection: _stored(connection, guild))

    async def with_daily(self) -> tuple[int, ...]:
        """Return the servers that have chosen a channel for the deal of the day."""
        # Only chosen settings are in the text.
        query = select(guilds.c.guild_id).where(guilds.c.settings.like('%"daily_channel"%'))
        return tuple(row.guild_id for row in await self._rows(query))

    async def set_settings(
        self, guild: int, settings: GuildSettings, *, by: int, at: int
    ) -> tuple[SettingChange, ...]:
        """Replace all settings of a server and log each change; return the changes."""
        return await self.change_settings(guild, lambda before: settings, by=by, at=at)

    async def change_settings(
        self, guild: int, change: Callable[[GuildSettings], GuildSettings], *, by: int, at: int
    ) -> tuple[SettingChange, ...]:
        """Change a server's settings and log each change; return the changes.

        ``change`` gets the stored settings. If it raises, nothing changes.
        """

        def write(connection: Connection) -> tuple[GuildSettings, tuple[SettingChange, ...]]:
            before = _stored(connection, guild)
            after = change(before)
            changes = tuple(
                SettingChange(
                    at,
                    by,
                    field.name,
                    json.dumps(msgspec.to_builtins(getattr(before, field.name))),
                    json.dumps(msgspec.to_builtins(getattr(after, field.name))),
                )
                for field in fields(GuildSettings)
                if getattr(before, field.name) != getattr(after, field.name)
            )
            if changes:
                upsert(connection, guilds, {"guild_id": guild, "settings": to_text(after)})
                connection.execute(
                    insert(guild_changes), [{"guild_id": guild, **asdict(one)} for one in changes]
                )
            return after, changes

        with self._known.changing(guild):
            after, changes = await self._engines.write(write)
        self._known.put(guild, after)
        return changes

    async def changes(self, guild: int, limit: int = 50) -> tuple[SettingChange, ...]:
        """Return the last changes of a server's settings, newest first."""
        query = select(guild_changes).where(guild_changes.c.guild_id == guild)
        query = query.order_by(guild_changes.c.id.desc()).limit(limit)
        return tuple(of_row(SettingChange, row) for row in await self._rows(query))

    async def forget(self, guild: int) -> None:
        """Delete a server's settings, their log, its messages and the program's values about it
        (their keys end with its id) after the bot has left it.

        Results stay with the people who played.
        """
        theirs = select(tables.c.id).where(tables.c.guild_id == guild)

        def write(connection: Connection) -> None:
            for table in (guilds, guild_changes, absent_members):
                connection.execute(delete(table).where(table.c.guild_id == guild))
            connection.execute(delete(messages).where(messages.c.table_id.in_(theirs)))
            connection.execute(delete(app_values).where(app_values.c.key.endswith(f":{guild}")))

        with self._known.changing(guild), self._messages.known.changing():
            await self._engines.write(write)


def _stored(connection: Connection, guild: int) -> GuildSettings:
    query = select(guilds.c.settings).where(guilds.c.guild_id == guild)
    return from_text(GuildSettings, connection.execute(query).scalar() or "{}")
