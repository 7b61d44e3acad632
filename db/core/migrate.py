"""Bringing a database to the newest schema: in order, all or nothing.

Every start looks whether there is anything to do; only what is old needs Alembic
(:mod:`db.core.migrating`), whose loading would cost each of them a quarter of a second.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import inspect
from sqlalchemy.engine import Connection

from db.core.engine import Engines
from db.core.errors import CorruptError, NewerSchemaError
from db.core.revisions import current, known, newest
from db.core.schema import metadata

_LOCK: Final = 0x42524F5543
"""The advisory lock by which processes upgrade one after another (PostgreSQL)."""


async def upgrade(engines: Engines) -> None:
    """Run what is missing of the migrations, in one transaction.

    Raises :class:`NewerSchemaError` for a database of a newer version.
    """
    async with engines.writing(patient=True) as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
    found = current(connection)
    if found == newest():
        return
    if found is not None and found not in known():
        raise NewerSchemaError(
            f"The database has schema {found}, which is newer than this program's {newest()}; "
            "install the newer program or restore the backup made before upgrading."
        )
    if found is None:
        strangers = set(inspect(connection).get_table_names())
        if connection.dialect.name == "postgresql":
            strangers &= set(metadata.tables)
        if strangers:
            raise CorruptError("The database belongs to another program; name another one.")
    from db.core.migrating import migrate

    migrate(connection)
