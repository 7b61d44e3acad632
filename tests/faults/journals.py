"""Journals read without the store, and the invariants of a database after a fault."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeAlias

import asyncpg  # type: ignore[import-untyped]

from games.registry import games
from tables.journal.entries import Stored, decode
from tables.journal.fold import fold
from tables.journal.state import RulesByGame
from tests.faults.crowd import Crowd

RULES: Final[RulesByGame] = {name: game.rules for name, game in games().items()}

Row: TypeAlias = tuple[int, str, str, int, str | None]
"""seq, kind, payload, at, cause"""
Journals: TypeAlias = dict[int, list[Row]]
"""Entries by table."""


QUERY: Final = "SELECT table_id, seq, kind, payload, at, cause FROM entries ORDER BY 1, 2"


def read(file: Path) -> Journals:
    """Read the file as it is. Read-only: closing the last writing connection removes the log."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", timeout=600, uri=True)) as connection:
        return _by_table(connection.execute(QUERY))


async def read_server(url: str) -> Journals:
    connection: Any = await asyncpg.connect(url.replace("+asyncpg", ""))
    try:
        return _by_table(await connection.fetch(QUERY))
    finally:
        await connection.close()


def _by_table(rows: Iterable[Any]) -> Journals:
    journals: Journals = {}
    for table, *row in rows:
        journals.setdefault(table, []).append(tuple(row))
    return journals


def told(journals: Mapping[int, list[Row]], crowd: Crowd) -> None:
    """Check that nothing shown is missing, and that no cause occurs twice."""
    causes: Counter[str] = Counter()
    for journal in journals.values():
        assert [row[0] for row in journal] == list(range(1, len(journal) + 1)), "a gap"
        causes.update(row[4] for row in journal if row[4] is not None)
    assert not [cause for cause, count in causes.items() if count > 1], "a cause twice"
    for table, newest in crowd.newest.items():
        assert len(journals[table]) >= newest, "something shown is lost"
    missing = crowd.accepted() - causes.keys()
    assert not missing, f"accepted clicks are lost: {missing}"


def whole(file: Path) -> None:
    """Check that the file is sound and that every journal in it folds."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", timeout=600, uri=True)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    for table, journal in read(file).items():
        stored = [Stored(seq, at, decode(kind, text)) for seq, kind, text, at, _ in journal]
        fold(table, RULES, stored)
