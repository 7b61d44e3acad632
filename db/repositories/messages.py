"""Where the Discord messages of tables are, and what they show."""

from __future__ import annotations

from sqlalchemy import delete, select

from db.core.base import Repository, upsert, whole
from db.core.schema import messages
from db.records import MessageAt, TableMessage


class Messages(Repository):
    """Where the Discord messages of a table are, and what they show."""

    @whole
    async def put(self, table: int, role: str, at: MessageAt) -> None:
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
    async def get(self, table: int, role: str) -> MessageAt | None:
        """The message that has this role at the table."""
        query = select(messages.c.channel_id, messages.c.message_id, messages.c.shown_seq).where(
            messages.c.table_id == table, messages.c.role == role
        )
        async with self._engines.reading() as connection:
            row = (await connection.execute(query)).first()
            return None if row is None else MessageAt(*row)

    @whole
    async def find(
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
    async def forget(self, table: int, role: str) -> None:
        """The message is gone; it need not have been there."""
        async with self._engines.writing() as connection:
            await connection.execute(
                delete(messages).where(messages.c.table_id == table, messages.c.role == role)
            )
