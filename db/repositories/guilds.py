"""Settings of servers and the log of their changes."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select, update

from db.core.base import Repository, insert_missing
from db.core.cache import Cache, CacheValidator, Kind, raise_number
from db.core.documents import from_text, to_text
from db.core.engine import Engines
from db.core.schema import absent_members, guild_changes, guilds, messages, tables
from db.core.uncancellable import uncancellable
from db.records import GuildSettings, SettingChange


class Guilds(Repository):
    """Settings of servers and the log of their changes."""

    def __init__(self, engines: Engines, validator: CacheValidator) -> None:
        super().__init__(engines, validator)
        self._known: Cache[int, GuildSettings] = validator.cache(Kind.GUILDS)
        self._messages: Cache[object, object] = validator.cache(Kind.MESSAGES)

    async def settings(self, guild: int) -> GuildSettings:
        """Return a server's settings, by default :class:`GuildSettings`'s defaults."""
        if self._known.get(guild) is not None:
            await self._validator.check()
        known = self._known.get(guild)
        return known[0] if known is not None else await self._read(guild)

    @uncancellable
    async def _read(self, guild: int) -> GuildSettings:
        ((number, text),) = await self._engines.ask(_SETTINGS, guild=guild)
        settings = from_text(GuildSettings, text or "{}")
        self._known.note_read(number, guild, settings)
        return settings

    async def set_settings(
        self, guild: int, settings: GuildSettings, *, by: int, at: int
    ) -> tuple[SettingChange, ...]:
        """Replace all settings of a server and log each change; return the changes."""
        return await self.change_settings(guild, lambda before: settings, by=by, at=at)

    @uncancellable
    async def change_settings(
        self, guild: int, change: Callable[[GuildSettings], GuildSettings], *, by: int, at: int
    ) -> tuple[SettingChange, ...]:
        """Change a server's settings and log each change; return the changes.

        ``change`` gets the stored settings, which are locked meanwhile: the log blames nobody for
        another's choice. If it raises, nothing changes.
        """
        missing = {"guild_id": guild, "settings": "{}"}
        query = select(guilds.c.settings).where(guilds.c.guild_id == guild).with_for_update()
        async with self._engines.writing() as connection:
            await insert_missing(connection, guilds, [missing])
            before = from_text(GuildSettings, (await connection.execute(query)).scalar_one())
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
                await connection.execute(
                    update(guilds).where(guilds.c.guild_id == guild).values(settings=to_text(after))
                )
                await connection.execute(
                    insert(guild_changes),
                    [
                        {
                            "guild_id": guild,
                            "at": one.at,
                            "user_id": one.user_id,
                            "name": one.name,
                            "old": one.old,
                            "new": one.new,
                        }
                        for one in changes
                    ],
                )
            number = await raise_number(connection, Kind.GUILDS)
        self._known.note_written(number, {guild: after})
        return changes

    @uncancellable
    async def changes(self, guild: int, limit: int = 50) -> tuple[SettingChange, ...]:
        """Return the last changes of a server's settings, newest first."""
        columns = guild_changes.c
        query = (
            select(columns.at, columns.user_id, columns.name, columns.old, columns.new)
            .where(columns.guild_id == guild)
            .order_by(columns.id.desc())
            .limit(limit)
        )
        async with self._engines.reading() as connection:
            return tuple(SettingChange(*row) for row in await connection.execute(query))

    @uncancellable
    async def forget(self, guild: int) -> None:
        """Delete a server's settings, their log and its messages after the bot has left it.

        Results stay with the people who played.
        """
        theirs = select(tables.c.id).where(tables.c.guild_id == guild)
        async with self._engines.writing() as connection:
            await connection.execute(delete(guilds).where(guilds.c.guild_id == guild))
            await connection.execute(delete(guild_changes).where(guild_changes.c.guild_id == guild))
            await connection.execute(
                delete(absent_members).where(absent_members.c.guild_id == guild)
            )
            await connection.execute(delete(messages).where(messages.c.table_id.in_(theirs)))
            settings = await raise_number(connection, Kind.GUILDS)
            gone = await raise_number(connection, Kind.MESSAGES)
        self._known.note_written(settings, {}, gone=(guild,))
        self._messages.note_written(gone, None)


_SETTINGS: Final = """
    SELECT versions.number, guilds.settings
    FROM versions LEFT JOIN guilds ON guilds.guild_id = :guild WHERE versions.kind = 'guilds'
"""
