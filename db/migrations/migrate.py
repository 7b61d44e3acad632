"""Schema revisions: a new database gets the newest schema, an old one the missing migrations.

Every start compares the revisions; only an old database needs Alembic, whose import would cost each
start a quarter of a second.
"""

from __future__ import annotations

import logging
import sqlite3
from importlib import import_module
from typing import Final

from sqlalchemy import Column, MetaData, String, Table, delete, func, insert, inspect, select
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError

from db.core.errors import CorruptError, StoreError, UnknownSchemaError
from db.core.schema import metadata

log = logging.getLogger(__name__)

VERSION_TABLE: Final = "brouc_schema"
"""Table of the revision."""
_VERSION: Final = Table(
    VERSION_TABLE, MetaData(), Column("version_num", String(32), primary_key=True)
)
FIRST: Final = "0003"
"""Revision of version 0.1.0, the first that was released."""
_MIGRATIONS: Final = {"0004": "v0004_games", "0005": "v0005_practice", "0006": "v0006_tournaments"}
"""Later revision → module of :mod:`db.migrations` that leads to it."""
_LOCK: Final = 0x42524F5543
"""Advisory lock by which processes upgrade one after another (PostgreSQL)."""


def newest() -> str:
    """The revision that this program needs."""
    return max(_MIGRATIONS)


def known() -> frozenset[str]:
    """Every revision that this program can upgrade, and its own."""
    return frozenset((FIRST, *_MIGRATIONS))


def current(connection: Connection) -> str | None:
    """The schema's revision, ``None`` for an empty database."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.execute(select(_VERSION)).scalar()


def refused(schema: str, whose: str = "The database") -> StoreError | None:
    """The error for a revision that this program cannot upgrade; ``None`` for others."""
    if schema in known():
        return None
    if schema < FIRST:
        return StoreError(f"{whose} is from before version 0.1.0, which no program upgrades.")
    return unknown(schema, whose)


def unknown(schema: str, whose: str = "The database") -> UnknownSchemaError:
    """The error for a revision of another chain."""
    return UnknownSchemaError(
        f"{whose} has schema {schema}, which this program does not know: a newer program wrote it, "
        "or one between two releases. Run that one, or restore a backup made before it."
    )


def of_no_schema(connection: Connection, whose: str) -> StoreError:
    """The error for a database without a revision."""
    if not inspect(connection).get_table_names():
        return CorruptError(f"{whose} is empty.")
    return CorruptError(f"{whose} belongs to another program.")


def migrate(connection: Connection) -> None:
    """Create the schema, or run the missing migrations, within a transaction.

    Raises :class:`UnknownSchemaError` for a database of another chain of revisions.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    found = current(connection)
    if found is None:
        strangers = set(inspect(connection).get_table_names())
        if connection.dialect.name == "postgresql":
            strangers &= set(metadata.tables)
        if strangers:
            raise CorruptError("The database belongs to another program; name another one.")
        for tables in (metadata, _VERSION.metadata):
            tables.create_all(connection, checkfirst=False)
    elif (error := refused(found)) is not None:
        raise error
    else:
        # A revision of another chain may have one of our numbers.
        try:
            if found != newest():
                run_migrations(connection, found)
        except DBAPIError as failed:
            if getattr(failed.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR:
                raise unknown(found) from None  # A table is missing, or there already.
            raise
        if metadata.tables.keys() - inspect(connection).get_table_names():
            raise unknown(found)
        if found == newest():
            return
    connection.execute(delete(_VERSION))
    connection.execute(insert(_VERSION), {"version_num": newest()})


def run_migrations(connection: Connection, found: str) -> None:
    """Run the migrations after a revision."""
    log.info("the schema %s is upgraded to %s", found, newest())
    logging.getLogger("alembic").setLevel(logging.WARNING)
    from alembic.migration import MigrationContext
    from alembic.operations import Operations

    with Operations.context(MigrationContext.configure(connection)):
        for revision, module in sorted(_MIGRATIONS.items()):
            if revision > found:
                import_module(f"db.migrations.{module}").upgrade()
