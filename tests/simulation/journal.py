"""What is stored, read past the application."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
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


class Folds:
    """The states of journals: each entry is folded once, however often they are read."""

    def __init__(self, games: Games) -> None:
        self._rules = {name: game.rules for name, game in games.items()}
        self._known: dict[int, list[tuple[Row, TableState]]] = {}

    def states(self, table: int, rows: list[Row]) -> list[TableState]:
        """The state after each entry."""
        known = self._known.setdefault(table, [])
        same = 0
        while same < min(len(known), len(rows)) and known[same][0] == rows[same]:
            same += 1
        del known[same:]
        for row in rows[same:]:
            if known:
                known.append((row, after(known[-1][1], row.stored)))
            else:
                known.append((row, first(table, self._rules, row.stored)))
        return [state for _, state in known]
