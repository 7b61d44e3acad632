"""Schema revisions and migrations: in order, all or nothing.

Every start compares the revisions; only an old database needs Alembic, whose import would cost each
start a quarter of a second.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import inspect
from sqlalchemy.engine import Connection

from db.core.engine import Engines
from db.core.errors import CorruptError, NewerSchemaError
from db.core.schema import metadata

if TYPE_CHECKING:
    from alembic.config import Config

_FOLDER: Final = Path(__file__).resolve().parent.parent / "migrations"
VERSION_TABLE: Final = "brouc_schema"
"""Table of the revision."""
_SAME: Final = {"0009": "0004"}
"""Revision of development databases → released revision with the same schema."""
_LOCK: Final = 0x42524F5543
"""Advisory lock by which processes upgrade one after another (PostgreSQL)."""


def newest() -> str:
    """The revision that this program needs."""
    return max(known())


def known() -> frozenset[str]:
    """Every revision that this program can upgrade: ``v0004_games.py`` leads to 0004."""
    return frozenset(path.name[1:5] for path in (_FOLDER / "versions").glob("v[0-9]*.py"))


def released(revision: str) -> str:
    """The released revision with the same schema."""
    return _SAME.get(revision, revision)


def current(connection: Connection) -> str | None:
    """The schema's released revision, ``None`` for an empty database."""
    found = _stored(connection)
    return None if found is None else released(found)


def _stored(connection: Connection) -> str | None:
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found = connection.exec_driver_sql(f"SELECT version_num FROM {VERSION_TABLE}").fetchone()
    return None if found is None else str(found[0])


async def upgrade(engines: Engines) -> None:
    """Run the missing migrations, in one transaction; see :func:`migrate`."""
    await engines.write(migrate, patient=True)


def migrate(connection: Connection) -> None:
    """Run the missing migrations.

    Raises :class:`NewerSchemaError` for a database of a newer version.
    """
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
    found = _stored(connection)
    if found in _SAME:
        found = released(found)
        connection.exec_driver_sql(f"UPDATE {VERSION_TABLE} SET version_num = '{found}'")
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
    from alembic import command

    config = alembic_config()
    config.attributes["connection"] = connection
    config.attributes["version_table"] = VERSION_TABLE
    command.upgrade(config, "head")


def alembic_config() -> Config:
    """Alembic's configuration with the folder of the migrations."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    return config
