"""Bringing a database to the newest schema: in order, all or nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect
from sqlalchemy.engine import Connection

from db.engine import Engines
from db.errors import CorruptError, NewerSchemaError

FOLDER: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 0x42524F5543
"""The advisory lock by which processes upgrade one after another (PostgreSQL)."""


async def upgrade(engines: Engines) -> None:
    """Run what is missing of the migrations, in one transaction.

    Raises :class:`NewerSchemaError` for a database of a newer version.
    """
    async with engines.writing() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    found, newest = current(connection), script.get_current_head()
    if found == newest:
        return
    known = {revision.revision for revision in script.walk_revisions()}
    if found is not None and found not in known:
        raise NewerSchemaError(
            f"The database has schema {found}, which is newer than this program's {newest}; "
            "install the newer program or restore the backup made before upgrading."
        )
    if found is None and inspect(connection).has_table("tables"):
        raise CorruptError("The database belongs to something else; name another one.")
    command.upgrade(config, "head")


def current(connection: Connection) -> str | None:
    """The schema's revision, ``None`` for an empty database."""
    return MigrationContext.configure(connection).get_current_revision()
