"""Which schema a database has, and which ones this program knows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import inspect
from sqlalchemy.engine import Connection

FOLDER: Final = Path(__file__).resolve().parent.parent / "migrations"
VERSION_TABLE: Final = "brouc_schema"
"""Where the revision is kept."""


def newest() -> str:
    """The revision that this program needs."""
    return max(known())


def known() -> frozenset[str]:
    """Every revision that this program can bring up to date: ``v0009_shown.py`` makes 0009."""
    return frozenset(path.name[1:5] for path in (FOLDER / "versions").glob("v[0-9]*.py"))


def current(connection: Connection) -> str | None:
    """The schema's revision, ``None`` for an empty database."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found = connection.exec_driver_sql(f"SELECT version_num FROM {VERSION_TABLE}").fetchone()
    return None if found is None else str(found[0])
