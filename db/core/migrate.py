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

from db.core.engine import Engines
from db.core.errors import CorruptError, NewerSchemaError
from db.core.schema import metadata

FOLDER: Final = Path(__file__).resolve().parent.parent / "migrations"
VERSION_TABLE: Final = "brouc_schema"
"""Where the revision is kept."""
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
    config = _config()
    config.attributes["connection"] = connection
    config.attributes["version_table"] = VERSION_TABLE
    script = ScriptDirectory.from_config(config)
    found, newest = current(connection), script.get_current_head()
    if found == newest:
        return
    if found is not None and found not in known():
        raise NewerSchemaError(
            f"The database has schema {found}, which is newer than this program's {newest}; "
            "install the newer program or restore the backup made before upgrading."
        )
    if found is None:
        strangers = set(inspect(connection).get_table_names())
        if connection.dialect.name == "postgresql":
            strangers &= set(metadata.tables)
        if strangers:
            raise CorruptError("The database belongs to another program; name another one.")
    command.upgrade(config, "head")


def newest() -> str:
    """The revision that this program needs."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def known() -> frozenset[str]:
    """Every revision that this program can bring up to date."""
    script = ScriptDirectory.from_config(_config())
    return frozenset(revision.revision for revision in script.walk_revisions())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


def current(connection: Connection) -> str | None:
    """The schema's revision, ``None`` for an empty database."""
    options = {"version_table": VERSION_TABLE}
    return MigrationContext.configure(connection, opts=options).get_current_revision()
