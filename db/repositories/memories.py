"""What the program remembers beside the journals: messages, people, servers, its own values."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from dataclasses import fields

from sqlalchemy import delete, insert, select, update

from db.core.base import Repository, insert_missing, upsert, whole
from db.core.documents import from_text, to_text
from db.core.schema import (
    absent_members,
    app_values,
    guild_changes,
    guilds,
    messages,
    people,
    tables,
)
from db.records import GuildSettings, MessageAt, Preferences, SettingChange, TableMessage


class Messages(Repository):
    """Where the Discord messages of a table are, and what they show."""

    @whole
    async def put_message(self, table: int, role: str, at: MessageAt) -> None:
        """Remember the message that has this role at the table, instead of any before it."""
        async with self._engines.writing() as connection:
            await upsert(
                connection,
                messages,
                {
                    "table_id": table,
                    "role": role,
                    "channel_id": at.channel_id,
                    "message_id": at.message_id,
                    "shown_seq": at.shown_seq,
                },
            )

    @whole
    async def message(self, table: int, role: str) -> MessageAt | None:
        """The message that has this role at the table."""
        query = select(messages.c.channel_id, messages.c.message_id, messages.c.shown_seq).where(
            messages.c.table_id == table, messages.c.role == role
        )
        async with self._engines.reading() as connection:
            row = (await connection.execute(query)).first()
            return None if row is None else MessageAt(*row)

    @whole
    async def messages(
        self,
        *,
        table: int | None = None,
        message: int | None = None,
        channel: int | None = None,
    ) -> tuple[TableMessage, ...]:
        """The messages that fit everything given, by table and role."""
        query = select(messages).order_by(messages.c.table_id, messages.c.role)
        if table is not None:
            query = query.where(messages.c.table_id == table)
        if message is not None:
            query = query.where(messages.c.message_id == message)
        if channel is not None:
            query = query.where(messages.c.channel_id == channel)
        async with self._engines.reading() as connection:
            return tuple(
                TableMessage(
                    row.table_id,
                    row.role,
                    MessageAt(row.channel_id, row.message_id, row.shown_seq),
                )
                for row in await connection.execute(query)
            )

    @whole
    async def forget_message(self, table: int, role: str) -> None:
        """The message is gone; it need not have been there."""
        async with self._engines.writing() as connection:
            await connection.execute(
                delete(messages).where(messages.c.table_id == table, messages.c.role == role)
            )


class People(Repository):
    """What people have chosen, and whose private messages are closed."""

    @whole
    async def preferences(self, user: int) -> Preferences:
        """What a person has chosen; the defaults for one who never did."""
        query = select(people.c.preferences).where(people.c.user_id == user)
        async with self._engines.reading() as connection:
            return from_text(Preferences, (await connection.execute(query)).scalar() or "{}")

    async def set_preferences(self, user: int, preferences: Preferences) -> None:
        """Replace everything that a person has chosen."""
        await self.change_preferences(user, lambda before: preferences)

    @whole
    async def change_preferences(
        self, user: int, change: Callable[[Preferences], Preferences]
    ) -> Preferences:
        """Change what a person has chosen; gives the preferences after it.

        ``change`` sees what is stored at that moment, and nobody else changes it meanwhile. What it
        raises changes nothing.
        """
        missing = {"user_id": user, "preferences": "{}", "listed": False}
        query = select(people.c.preferences).where(people.c.user_id == user).with_for_update()
        async with self._engines.writing() as connection:
            # A row that is not there cannot be locked.
            await insert_missing(connection, people, [missing])
            before = from_text(Preferences, (await connection.execute(query)).scalar_one())
            after = change(before)
            await connection.execute(
                update(people)
                .where(people.c.user_id == user)
                .values(preferences=to_text(after), listed=after.listed)
            )
        return after

    @whole
    async def dm_refused_at(self, user: int) -> int | None:
        """When Discord last refused a private message to the person; ``None``: not lately."""
        query = select(people.c.dm_refused_at).where(people.c.user_id == user)
        async with self._engines.reading() as connection:
            found: int | None = (await connection.execute(query)).scalar()
            return found

    @whole
    async def set_dm_refused_at(self, user: int, at: int | None) -> None:
        """Remember a refusal, or that messages arrive again (``None``)."""
        async with self._engines.writing() as connection:
            changed = await connection.execute(
                update(people).where(people.c.user_id == user).values(dm_refused_at=at)
            )
            if changed.rowcount == 0 and at is not None:
                row = {"user_id": user, "preferences": "{}", "listed": False, "dm_refused_at": at}
                await upsert(connection, people, row)


class Guilds(Repository):
    """What the managers of servers have chosen, and who changed what."""

    @whole
    async def guild_settings(self, guild: int) -> GuildSettings:
        """A server's settings; the defaults for one that never changed any."""
        query = select(guilds.c.settings).where(guilds.c.guild_id == guild)
        async with self._engines.reading() as connection:
            return from_text(GuildSettings, (await connection.execute(query)).scalar() or "{}")

    async def set_guild_settings(
        self, guild: int, settings: GuildSettings, *, by: int, at: int
    ) -> tuple[SettingChange, ...]:
        """Replace all settings of a server and note each change; gives the changes."""
        return await self.change_guild_settings(guild, lambda before: settings, by=by, at=at)

    @whole
    async def change_guild_settings(
        self, guild: int, change: Callable[[GuildSettings], GuildSettings], *, by: int, at: int
    ) -> tuple[SettingChange, ...]:
        """Change a server's settings and note each change; gives the changes.

        ``change`` sees what is stored at that moment, and nobody else changes it meanwhile: the log
        names nobody for what another has chosen. What it raises changes nothing.
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
                    json.dumps(getattr(before, field.name)),
                    json.dumps(getattr(after, field.name)),
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
        return changes

    @whole
    async def guild_changes(self, guild: int, limit: int = 50) -> tuple[SettingChange, ...]:
        """The last changes of a server's settings, newest first."""
        columns = guild_changes.c
        query = (
            select(columns.at, columns.user_id, columns.name, columns.old, columns.new)
            .where(columns.guild_id == guild)
            .order_by(columns.id.desc())
            .limit(limit)
        )
        async with self._engines.reading() as connection:
            return tuple(SettingChange(*row) for row in await connection.execute(query))

    @whole
    async def forget_guild(self, guild: int) -> None:
        """The bot has left the server: its settings, their log and its messages are forgotten.

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


class Values(Repository):
    """The program's own memory: the command tree's hash, the last heartbeat, and the like."""

    @whole
    async def value(self, key: str) -> str | None:
        """What is kept under the key."""
        found = await self.values((key,))
        return found.get(key)

    @whole
    async def values(self, keys: Collection[str]) -> dict[str, str]:
        """What is kept under several keys."""
        query = select(app_values).where(app_values.c.key.in_(keys))
        async with self._engines.reading() as connection:
            return {row.key: row.value for row in await connection.execute(query)}

    @whole
    async def set_value(self, key: str, value: str | None) -> None:
        """Keep a value under the key; ``None`` forgets it."""
        async with self._engines.writing() as connection:
            if value is None:
                await connection.execute(delete(app_values).where(app_values.c.key == key))
            else:
                await upsert(connection, app_values, {"key": key, "value": value})
