"""What is kept about a person, and how it is erased."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.base import SMALLEST_ID, Repository, without_id
from db.records import Erased
from db.schema import (
    app_values,
    entries,
    guild_changes,
    mentions,
    messages,
    people,
    pseudonyms,
    table_people,
    tables,
)


class Privacy(Repository):
    """Seeing and erasing one's data."""

    async def person(self, user: int) -> dict[str, Any]:
        """Everything kept about a person, as plain lists and dicts that JSON can write."""
        mine = select(mentions.c.table_id).where(mentions.c.user_id == user)
        text = f"%{user}%"
        parts = {
            "preferences": select(people).where(people.c.user_id == user),
            "tables": select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.id),
            "seats": select(table_people).where(table_people.c.user_id == user),
            "entries": select(entries)
            .where(
                entries.c.table_id.in_(mine),
                or_(entries.c.payload.like(text), entries.c.cause.like(text)),
            )
            .order_by(entries.c.table_id, entries.c.seq),
            "messages": select(messages).where(messages.c.role.like(text)),
            "settings_changed": select(guild_changes).where(guild_changes.c.user_id == user),
            "values": select(app_values).where(
                or_(app_values.c.key.like(text), app_values.c.value.like(text))
            ),
        }
        async with self._engines.reading() as connection:
            return {
                name: [dict(row._mapping) for row in await connection.execute(query)]
                for name, query in parts.items()
            }

    async def erase(self, user: int, at: int) -> Erased:
        """Forget a person: what is only his is deleted, what others share is made anonymous.

        In journals and results a fresh negative number stands for him from now on. Raises
        ``ValueError`` for a number that cannot be a Discord id, since such a one could not be told
        from other numbers in a journal.
        """
        if user < SMALLEST_ID:
            raise ValueError(f"not a Discord id: {user}")
        async with self._engines.writing() as connection:
            made = await connection.execute(
                insert(pseudonyms).values(at=at).returning(pseudonyms.c.id)
            )
            pseudonym = -int(made.scalar_one())
            numbers = await _tables_of(connection, user)
            for number in numbers:
                await _rewrite_journal(connection, number, user, pseudonym)
            for column in (
                tables.c.owner_id,
                table_people.c.user_id,
                mentions.c.user_id,
                guild_changes.c.user_id,
            ):
                await connection.execute(
                    update(column.table).where(column == user).values({column.name: pseudonym})
                )
            text = f"%{user}%"
            await connection.execute(delete(people).where(people.c.user_id == user))
            await connection.execute(delete(messages).where(messages.c.role.like(text)))
            await connection.execute(
                delete(app_values).where(
                    or_(app_values.c.key.like(text), app_values.c.value.like(text))
                )
            )
        return Erased(pseudonym, numbers)


async def _tables_of(connection: AsyncConnection, user: int) -> tuple[int, ...]:
    query = select(mentions.c.table_id).where(mentions.c.user_id == user)
    return tuple(sorted((await connection.execute(query)).scalars()))


async def _rewrite_journal(
    connection: AsyncConnection, table: int, user: int, pseudonym: int
) -> None:
    text = f"%{user}%"
    query = select(entries.c.seq, entries.c.payload, entries.c.cause).where(
        entries.c.table_id == table, or_(entries.c.payload.like(text), entries.c.cause.like(text))
    )
    for row in (await connection.execute(query)).all():
        cause = None if row.cause is None else without_id(row.cause, user, pseudonym)
        await connection.execute(
            update(entries)
            .where(entries.c.table_id == table, entries.c.seq == row.seq)
            .values(payload=without_id(row.payload, user, pseudonym), cause=cause)
        )
