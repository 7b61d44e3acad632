"""SIGKILL again and again: nothing accepted is lost, nothing done twice.

Twenty times in every run; two hundred times with ``--patient`` (``make patient``).
"""

from __future__ import annotations

import asyncio
import os
import queue
import random
import signal
import sqlite3
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from db import Store
from tables.journal.entries import Acted, Resumed, Stored, decode
from tables.journal.fold import after, fold
from tables.journal.state import Status
from tables.runtime.downtime import HEARTBEAT
from tests.tables.conftest import url
from tests.tables.house import GAMES, House
from tests.tables.killed import digest

KILLS, MANY_KILLS = 20, 200
"""Number of kills in every run, and by the patient command."""
ROOT = Path(__file__).parents[2]
Row = tuple[int, str, str, int, str | None]
"""seq, kind, payload, at, cause"""


@dataclass
class Heard:
    """The players' output so far."""

    told: dict[int, tuple[str, str]] = field(default_factory=dict)
    """Kind and digest by ``seq``."""
    accepted: set[str] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)
    outcomes: Counter[str] = field(default_factory=Counter)
    unanswered: str = ""
    """The click that was not answered before the kill."""

    def take(self, line: str) -> None:
        """Record a line."""
        match line.split():
            case ["told", _, seq, kind, sha]:
                known = self.told.setdefault(int(seq), (kind, sha))
                assert known == (kind, sha), "an entry was told in two versions"
            case ["asks", cause]:
                self.asked.add(cause)
                self.unanswered = cause
            case ["gets", cause, outcome]:
                self.unanswered = ""
                self.outcomes[outcome] += 1
                if outcome == "Accepted":
                    assert cause not in self.accepted, "accepted twice"
                    self.accepted.add(cause)


class Players:
    """The forking process and its output."""

    def __init__(self, folder: Path) -> None:
        self.lines: queue.Queue[str] = queue.Queue()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.tables.killed", url(folder)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.lines.put(line.strip())

    def fork(self, seed: int, unanswered: str) -> int:
        """Fork a player; return its process id."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{seed} {unanswered}\n")
        return int(self.line().removeprefix("player "))

    def line(self) -> str:
        """Return the next line."""
        return self.lines.get(timeout=600)

    def until(self, *starts: str) -> Iterator[str]:
        """Every line up to the first with this beginning."""
        while True:
            line = self.line()
            yield line
            if line.startswith(starts):
                return

    def close(self) -> None:
        """Let the forking process end."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        assert self._process.wait(600) == 0


def reading(folder: Path) -> sqlite3.Connection:
    """Open the file read-only: the last writer to close would remove the write-ahead log."""
    return sqlite3.connect(f"file:{folder / 'brouc.sqlite'}?mode=ro", timeout=600, uri=True)


def rows(folder: Path) -> tuple[list[Row], int]:
    """The stored journal, and when a player was last alive (UTC ms)."""
    with closing(reading(folder)) as connection:
        query = "SELECT seq, kind, payload, at, cause FROM entries WHERE table_id = 1 ORDER BY seq"
        journal = connection.execute(query).fetchall()
        query = "SELECT value FROM app_values WHERE key = ?"
        found = connection.execute(query, (HEARTBEAT,)).fetchone()
        return journal, int(found[0]) if found else 0


@pytest.mark.waits
async def test_kills_lose_nothing_and_double_nothing(folder: Path, patient: bool) -> None:
    kills = MANY_KILLS if patient else KILLS
    rng, heard = random.Random(20), Heard()
    players = Players(folder)
    journal: list[Row] = []
    alive: dict[int, int] = {}
    taken_up: set[int] = set()
    for number in range(kills):
        pid = players.fork(number, heard.unanswered)
        if rng.random() < 0.9:
            for line in players.until("ready"):
                heard.take(line)
            taken_up.add(len(journal))
            for _ in range(rng.randrange(16)):
                heard.take(players.line())
        # Otherwise it may die while it opens the store or resumes the tables.
        await asyncio.sleep(rng.uniform(0, 0.01))
        os.kill(pid, signal.SIGKILL)
        for line in players.until("gone"):
            heard.take(line)
            assert not line.startswith("gone") or line.endswith("-9"), "it died of itself"
        longer, beat = rows(folder)
        alive[len(longer)] = beat
        assert longer[: len(journal)] == journal, "what was stored does not change"
        journal = longer
        check(journal, heard)
    players.close()

    table = stored(journal)
    state = fold(1, GAMES, table)
    assert len(heard.accepted) > kills // 4
    assert sum(isinstance(entry.entry, Acted) for entry in table) > kills
    check_clocks(table, alive, taken_up)
    check_file(folder)
    async with await Store.open(url(folder)) as store:
        house = House(store, drive=False)
        assert await house.state(1) == state
    assert state.status in (Status.PLAYING, Status.OVER, Status.LOBBY)


def check(journal: list[Row], heard: Heard) -> None:
    """Check that notified entries are stored unchanged, and accepted requests exactly once."""
    assert [row[0] for row in journal] == list(range(1, len(journal) + 1)), "no gap"
    by_seq = {row[0]: (row[1], digest(row[2])) for row in journal}
    for seq, told in heard.told.items():
        assert by_seq.get(seq) == told, "something told is lost"
    causes = Counter(row[4] for row in journal if row[4] is not None)
    assert all(count == 1 for count in causes.values()), "a cause twice"
    assert heard.accepted <= causes.keys(), "an accepted click is lost"


def stored(journal: list[Row]) -> list[Stored]:
    """The journal's entries."""
    return [Stored(seq, at, decode(kind, payload)) for seq, kind, payload, at, _ in journal]


def check_clocks(journal: list[Stored], alive: dict[int, int], taken_up: set[int]) -> None:
    """Check that every outage extended the running clock, so that no turn was shortened by it.

    ``alive``: after how many entries a player was killed, and when it was last known to be alive.
    ``taken_up``: number of entries when the next player resumed the table.
    """
    state = fold(1, GAMES, journal[:1])
    shifted = 0
    for seen in journal[1:]:
        before, state = state, after(state, seen)
        if before.seq in taken_up and not before.status.final:
            assert isinstance(seen.entry, Resumed), "the outage was not noted"
        if isinstance(seen.entry, Resumed):
            last = max(before.at, alive.get(before.seq, before.at))
            assert seen.entry.outage_ms == seen.at - last
            if before.deadline is not None:
                assert state.deadline == before.deadline + seen.entry.outage_ms
                shifted += 1
    assert shifted > 0


def check_file(folder: Path) -> None:
    """Check the file's integrity."""
    with closing(reading(folder)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
