"""The stored data, read without the application."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from gamekit.api.game import Games
from tables.journal.entries import Stored, decode
from tables.journal.fold import after, first
from tables.journal.state import TableState


@dataclass(frozen=True, slots=True)
class Row:
    stored: Stored
    kind: str
    cause: str | None


Journals = Mapping[int, list[Row]]
"""Entries by table."""


class Reader:
    """A separate read-only connection."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._connection: sqlite3.Connection | None = None

    def close(self) -> None:
        """Close; the next read opens the file again."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def journals(self) -> Journals:
        found: dict[int, list[Row]] = {}
        query = "SELECT table_id, seq, kind, payload, at, cause FROM entries ORDER BY table_id, seq"
        for table, *values in self._rows(query):
            found.setdefault(table, []).append(_row(*values))
        return found

    def rows(self, table: int, since: int) -> list[Row]:
        """Entries of a table after the first ``since``."""
        query = (
            "SELECT seq, kind, payload, at, cause FROM entries "
            "WHERE table_id = ? AND seq > ? ORDER BY seq"
        )
        return [_row(*values) for values in self._rows(query, table, since)]

    def rewritten(self) -> int:
        """Number of rewrites of journals."""
        return int(self._rows("SELECT count(*) FROM pseudonyms")[0][0])

    def heads(self) -> dict[int, tuple[Any, ...]]:
        """The journals' rows in ``tables``, with their people last."""
        people: dict[int, set[tuple[int, str]]] = {}
        for table, user, seat in self._rows("SELECT table_id, user_id, seat FROM table_people"):
            people.setdefault(table, set()).add((user, seat))
        query = (
            "SELECT id, seq, status, guild_id, channel_id, place_id, owner_id, updated_at "
            "FROM tables"
        )
        return {table: (*values, people.get(table, set())) for table, *values in self._rows(query)}

    def recorded(self, cause: str) -> bool:
        """Whether an entry has this cause."""
        return bool(self._rows("SELECT 1 FROM entries WHERE cause = ?", cause))

    def places(self, table: int) -> dict[str, tuple[int, int]]:
        """Channel and id of a table's messages, by role."""
        query = "SELECT role, channel_id, message_id FROM messages WHERE table_id = ?"
        return {role: (channel, message) for role, channel, message in self._rows(query, table)}

    def shut(self, person: int) -> int | None:
        """Time at which a person was found to refuse direct messages."""
        rows = self._rows("SELECT dm_refused_at FROM people WHERE user_id = ?", person)
        return rows[0][0] if rows else None

    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        if self._connection is None:
            self._connection = sqlite3.connect(f"file:{self._file}?mode=ro", uri=True)
        return self._connection.execute(query, values).fetchall()


@lru_cache(maxsize=4096)  # Journals are read again and again as they grow.
def _row(seq: int, kind: str, payload: str, at: int, cause: str | None) -> Row:
    return Row(Stored(seq, at, decode(kind, payload)), kind, cause)


class Folds:
    """Folded states of journals; each entry is folded once."""

    def __init__(self, games: Games) -> None:
        self._rules = {name: game.rules for name, game in games.items()}
        self._known: dict[int, list[tuple[Row, TableState]]] = {}

    def states(self, table: int, rows: list[Row]) -> list[TableState]:
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

    def newest(self, journals: Journals) -> Iterator[tuple[int, TableState]]:
        """Each table and its state after all entries."""
        for table, rows in journals.items():
            yield table, self.states(table, rows)[-1]

    def steps(self, journals: Journals) -> Iterator[tuple[int, TableState, Row]]:
        """Table, state before and row of every entry but the first of each table."""
        for table, rows in journals.items():
            for before, row in zip(self.states(table, rows), rows[1:], strict=False):
                yield table, before, row
