"""Journals read without the store, and the invariants of a database after a fault."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeAlias

import asyncpg  # type: ignore[import-untyped]

from games.registry import games
from tables.journal.entries import Resumed, Stored, decode
from tables.journal.fold import after, fold
from tables.journal.state import RulesByGame
from tables.runtime.downtime import HEARTBEAT, last_reached
from tests.faults.crowd import Crowd

RULES: Final[RulesByGame] = {name: game.rules for name, game in games().items()}

Row: TypeAlias = tuple[int, str, str, int, str | None]
"""seq, kind, payload, at, cause"""
Journals: TypeAlias = dict[int, list[Row]]
"""Entries by table."""


@dataclass(frozen=True, slots=True)
class Seen:
    """Contents of the database at one moment."""

    journals: Journals
    alive: int
    """Moment (UTC ms) when people could last reach the bot."""


def read(file: Path) -> Seen:
    """Read the file as it is. Read-only: closing the last writing connection removes the log."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", timeout=600, uri=True)) as connection:
        query = "SELECT table_id, seq, kind, payload, at, cause FROM entries ORDER BY 1, 2"
        journals: Journals = {}
        for table, *row in connection.execute(query):
            journals.setdefault(table, []).append(tuple(row))
        query = "SELECT value FROM app_values WHERE key = ?"
        found = connection.execute(query, (HEARTBEAT,)).fetchone()
    return Seen(journals, last_reached(found[0] if found else None))


async def read_server(url: str) -> Seen:
    """Read a database on a server."""
    plain = url.replace("+asyncpg", "")
    connection: Any = await asyncpg.connect(plain)
    try:
        journals: Journals = {}
        query = "SELECT table_id, seq, kind, payload, at, cause FROM entries ORDER BY 1, 2"
        for table, *row in await connection.fetch(query):
            journals.setdefault(table, []).append(tuple(row))
        query = "SELECT value FROM app_values WHERE key = $1"
        beat = await connection.fetchval(query, HEARTBEAT)
    finally:
        await connection.close()
    return Seen(journals, last_reached(beat))


@dataclass
class Witness:
    """Compares the database with the messages after each process of the bot."""

    crowd: Crowd
    journals: Journals = field(default_factory=dict)
    ends: dict[tuple[int, int], int] = field(default_factory=dict)
    """By table and length of its journal: end of the first process that left it so."""

    def look(self, seen: Seen) -> None:
        """Check after a kill: everything shown is stored, once, and stored entries have not
        changed.
        """
        for table, before in self.journals.items():
            now = seen.journals.get(table, [])
            assert now[: len(before)] == before, f"table {table}: what was stored has changed"
        self.journals = seen.journals
        for table, journal in self.journals.items():
            self.ends.setdefault((table, len(journal)), seen.alive)
        told(seen.journals, self.crowd)

    @property
    def entries(self) -> int:
        """Number of stored entries."""
        return sum(map(len, self.journals.values()))

    def clocks(self) -> int:
        """Check that every downtime was added to the running clocks; return the number of them."""
        return sum(self._clock(table, journal) for table, journal in self.journals.items())

    def _clock(self, table: int, journal: list[Row]) -> int:
        entries = stored(journal)
        state, shifted = fold(table, RULES, entries[:1]), 0
        for seen in entries[1:]:
            before, state = state, after(state, seen)
            alive = self.ends.get((table, before.seq))
            if alive is not None and not before.status.final:
                assert isinstance(seen.entry, Resumed), f"table {table}: an outage was not noted"
                assert seen.entry.outage_ms == seen.at - max(before.at, alive)
                if before.deadline is not None:
                    assert state.deadline == before.deadline + seen.entry.outage_ms
                    shifted += 1
        return shifted


def told(journals: Mapping[int, list[Row]], crowd: Crowd) -> None:
    """Check that nothing shown is missing, and that no cause occurs twice."""
    causes: Counter[str] = Counter()
    for table, journal in journals.items():
        assert [row[0] for row in journal] == list(range(1, len(journal) + 1)), "a gap"
        assert len(journal) >= crowd.told.newest.get(table, 0), "something shown is lost"
        causes.update(row[4] for row in journal if row[4] is not None)
    assert not [cause for cause, count in causes.items() if count > 1], "a cause twice"
    assert crowd.told.newest.keys() <= journals.keys(), "a table is lost"
    missing = crowd.accepted() - causes.keys()
    assert not missing, f"accepted clicks are lost: {missing}"


def stored(journal: list[Row]) -> list[Stored]:
    """Decode a journal."""
    return [Stored(seq, at, decode(kind, payload)) for seq, kind, payload, at, _ in journal]


def whole(file: Path) -> None:
    """Check that the file is sound and that every journal in it folds."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", timeout=600, uri=True)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    for table, journal in read(file).journals.items():
        fold(table, RULES, stored(journal))
