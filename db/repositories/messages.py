"""Discord messages of tables, and their shown content."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import bindparam, delete, select, update

from db.core.base import Repository, upsert
from db.core.cache import Cache, CacheValidator, Kind, raise_number
from db.core.engine import Engines
from db.core.schema import messages
from db.core.uncancellable import uncancellable
from db.records import MessageAt, TableMessage


class Messages(Repository):
    """Discord messages of tables, and their shown content."""

    def __init__(self, engines: Engines, validator: CacheValidator) -> None:
        super().__init__(engines, validator)
        self._known: Cache[tuple[int, str], MessageAt | None] = validator.cache(Kind.MESSAGES)

    @uncancellable
    async def put(self, table: int, role: str, at: MessageAt) -> None:
        """Store the message that has this role at the table, instead of any before it."""
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
                    "shown": at.shown,
                },
            )
            number = await raise_number(connection, Kind.MESSAGES)
        self._known.note_written(number, {(table, role): at})

    async def get(self, table: int, role: str) -> MessageAt | None:
        """Return the message that has this role at the table."""
        if self._known.get((table, role)) is not None:
            await self._validator.check()
        known = self._known.get((table, role))
        return known[0] if known is not None else await self._read(table, role)

    @uncancellable
    async def _read(self, table: int, role: str) -> MessageAt | None:
        found = await self._engines.ask(_MESSAGE, table=table, role=role)
        ((number, channel, message, seq, shown),) = found
        at = None if message is None else MessageAt(channel, message, seq, shown)
        self._known.note_read(number, (table, role), at)
        return at

    @uncancellable
    async def find(
        self,
        *,
        table: int | None = None,
        message: int | None = None,
        channel: int | None = None,
    ) -> tuple[TableMessage, ...]:
        """Return the messages that match every argument, by table and role."""
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
                    MessageAt(row.channel_id, row.message_id, row.shown_seq, row.shown),
                )
                for row in await connection.execute(query)
            )

    @uncancellable
    async def note(self, shown: Sequence[TableMessage]) -> None:
        """Store the content of messages that still have their roles."""
        if not shown:
            return
        statement = (
            update(messages)
            .where(
                messages.c.table_id == bindparam("of_table"),
                messages.c.role == bindparam("of_role"),
                messages.c.message_id == bindparam("of_message"),
            )
            .values(shown=bindparam("said"))
        )
        rows = [
            {
                "of_table": one.table,
                "of_role": one.role,
                "of_message": one.at.message_id,
                "said": one.at.shown,
            }
            for one in shown
        ]
        async with self._engines.writing() as connection:
            await connection.execute(statement, rows)
            number = await raise_number(connection, Kind.MESSAGES)
        self._known.note_written(number, {}, gone=[(one.table, one.role) for one in shown])

    @uncancellable
    async def forget(self, table: int, role: str) -> None:
        """Delete a message that is gone; it need not exist."""
        async with self._engines.writing() as connection:
            await connection.execute(
                delete(messages).where(messages.c.table_id == table, messages.c.role == role)
            )
            number = await raise_number(connection, Kind.MESSAGES)
        self._known.note_written(number, {}, gone=((table, role),))


_MESSAGE: Final = """
    SELECT versions.number, messages.channel_id, messages.message_id, messages.shown_seq,
           messages.shown
    FROM versions LEFT JOIN messages ON messages.table_id = :table AND messages.role = :role
    WHERE versions.kind = 'messages'
"""
