"""Discord messages of tables, and their shown content."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import bindparam, delete, select, update

from db.core.base import Cache, Repository, of_row, row_of, upsert
from db.core.engine import Engines
from db.core.schema import messages
from db.records import MessageAt, TableMessage


class Messages(Repository):
    """Discord messages of tables, and their shown content."""

    def __init__(self, engines: Engines) -> None:
        super().__init__(engines)
        self.known: Cache[tuple[int, str], MessageAt | None] = Cache()

    async def put(self, table: int, role: str, at: MessageAt) -> None:
        """Store the message that has this role at the table, instead of any before it."""
        row = row_of(messages, at, table_id=table, role=role, shown_seq=0)
        with self.known.changing((table, role)):
            await self._engines.write(lambda connection: upsert(connection, messages, row))
        self.known.put((table, role), at)

    async def get(self, table: int, role: str) -> MessageAt | None:
        """Return the message that has this role at the table."""
        return await self.known.get((table, role), self._read)

    async def _read(self, key: tuple[int, str]) -> MessageAt | None:
        table, role = key
        query = select(messages).where(messages.c.table_id == table, messages.c.role == role)
        found = await self._rows(query)
        return of_row(MessageAt, found[0]) if found else None

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
        return tuple(
            TableMessage(row.table_id, row.role, of_row(MessageAt, row))
            for row in await self._rows(query)
        )

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
        with self.known.changing(*((one.table, one.role) for one in shown)):
            await self._engines.write(lambda connection: connection.execute(statement, rows))

    async def forget(self, table: int, role: str) -> None:
        """Delete a message that is gone; it need not exist."""
        gone = delete(messages).where(messages.c.table_id == table, messages.c.role == role)
        with self.known.changing((table, role)):
            await self._engines.write(lambda connection: connection.execute(gone))
        self.known.put((table, role), None)
