"""Running migrations, by Alembic."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection

from db.core.revisions import FOLDER, VERSION_TABLE


def migrate(connection: Connection) -> None:
    """Bring the schema from its revision to the newest, in the connection's transaction."""
    config = alembic_config()
    config.attributes["connection"] = connection
    config.attributes["version_table"] = VERSION_TABLE
    command.upgrade(config, "head")


def alembic_config() -> Config:
    """Where Alembic finds the migrations."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config
