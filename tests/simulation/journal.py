"""What is stored, read past the application."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from games.api.game import Games
from tables.entries import Stored, decode
from tables.fold import after, first
from tables.state import TableState


@dataclass(frozen=True, slots=True)
class Row:
    """One entry as it lies in the file."""

    stored: Stored
    kind: str
    cause: str | None


@dataclass(frozen=True, slots=True)
class Place:
    """Where the store believes a message to be."""

    role: str
    channel: int
    message: int


Journals = Mapping[int, list[Row]]
"""By table."""


class Reader:
    """A connection of its own that only reads."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def journals(self) -> Journals:
        """Every table's."""
        found: dict[int, list[Row]] = {}
        query = "SELECT table_id, seq, kind, payload, at, cause FROM entries ORDER BY table_id, seq"
        for table, seq, kind, payload, at, cause in self._rows(query):
            entry = decode(str(kind), str(payload))
            why = None if cause is None else str(cause)
            row = Row(Stored(int(str(seq)), int(str(at)), entry), str(kind), why)
            found.setdefault(int(str(table)), []).append(row)
        return found

    def recorded(self, cause: str) -> bool:
        """Whether an entry has this cause."""
        return bool(self._rows("SELECT 1 FROM entries WHERE cause = ?", cause))

    def places(self, table: int) -> list[Place]:
        """Where a table's messages are."""
        query = "SELECT role, channel_id, message_id FROM messages WHERE table_id = ?"
        rows = self._rows(query, table)
        return [Place(str(role), int(str(c)), int(str(m))) for role, c, m in rows]

    def _rows(self, query: str, *values: object) -> list[tuple[object, ...]]:
        with closing(sqlite3.connect(f"file:{self._file}?mode=ro", uri=True)) as connection:
            return connection.execute(query, values).fetchall()


def states(table: int, games: Games, rows: list[Row]) -> Iterator[tuple[TableState | None, Row]]:
    """Each entry with the state before it, folded from the journal."""
    rules = {name: game.rules for name, game in games.items()}
    state: TableState | None = None
    for row in rows:
        yield state, row
        state = first(table, rules, row.stored) if state is None else after(state, row.stored)


def folded(table: int, games: Games, rows: list[Row]) -> TableState:
    """The state of a journal."""
    rules = {name: game.rules for name, game in games.items()}
    state = first(table, rules, rows[0].stored)
    for row in rows[1:]:
        state = after(state, row.stored)
    return state
