"""Questions that are asked at every card: compiled once, and run past SQLAlchemy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import CompoundSelect, Select
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import Dialect

from db.core import driver

_SQLITE = sqlite.dialect(paramstyle="qmark")


class Question:
    """A statement that reads whole numbers and texts, of which the drivers make what they are."""

    def __init__(self, statement: Select[Any] | CompoundSelect[*tuple[Any, ...]]) -> None:
        self.statement = statement
        self._text, self._names, self._constants = _compiled(statement, _SQLITE)

    async def of_sqlite(
        self, connection: driver.Connection, values: Mapping[str, Any]
    ) -> Sequence[Sequence[Any]]:
        """The answer by a connection on which no transaction is open: one crossing."""
        given = {**self._constants, **values}
        parameters = [given[name] for name in self._names]
        found: Sequence[Sequence[Any]] = await connection.cross(
            lambda raw: raw.execute(self._text, parameters).fetchall()
        )
        return found


def _compiled(
    statement: Select[Any] | CompoundSelect[*tuple[Any, ...]], dialect: Dialect
) -> tuple[str, Sequence[str], Mapping[str, Any]]:
    compiled = statement.compile(dialect=dialect)
    return compiled.string, compiled.positiontup or (), compiled.params
