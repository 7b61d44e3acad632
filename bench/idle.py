"""What an entry costs a table, alone and beside idle tables: ``python bench/idle.py``.

Four computer players that do not think play on a real SQLite file, first alone, then beside idle
live tables, in turns so that a busy machine slows both alike. A ratio near 1 means that cost grows
with what is played, not with how many tables there are.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from brouc.actions import Action
from brouc.view import View
from db import Store
from games.api.players import Stop
from games.brouc.computers import Computers
from games.brouc.rules import BROUC
from tables.limits import NO_LIMITS
from tables.options import Clock, Level, Options
from tables.pauses import NO_PAUSES
from tables.service import Tables
from tables.state import Status
from tables.thinkers import Thinkers
from workers.crew import Crew
from workers.inside import InlineWorker

OWNER = 900_000_000_000_000_001


class First(Computers):
    """Plays its first legal card at once: what remains is the table's own cost."""

    def choose(self, view: View, level: str, seed: int, stop: Stop) -> Action:
        """The first legal card."""
        return next(action for action in view.legal if BROUC.is_move(action))

    def speak(self, view: View, level: str, seed: int, stop: Stop) -> Action | None:
        """Nothing."""
        return None


class House:
    """A store with some idle tables and one that plays."""

    def __init__(self, store: Store) -> None:
        self._tables = Tables(
            store,
            {"brouc": BROUC},
            {"brouc": First()},
            pauses=NO_PAUSES,
            thinkers=Thinkers({"brouc": First()}, Crew(InlineWorker)),
            limits=NO_LIMITS,
        )
        self._causes = 0

    def _cause(self) -> str:
        self._causes += 1
        return f"bench:{self._causes}"

    async def _open(self, person: bool) -> int:
        options = Options(clock=Clock.CORRESPONDENCE)
        opened: Any = await self._tables.open(
            OWNER, None, 1, options, cause=self._cause(), game="brouc"
        )
        table: int = opened.state.id
        if person:
            await self._tables.sit(table, OWNER, "N", cause=self._cause())
        await self._tables.fill(table, OWNER, None, Level.CLUB, cause=self._cause())
        await self._tables.start(table, OWNER, cause=self._cause())
        return table

    async def idle(self, count: int) -> None:
        """Tables that wait for a person."""
        for _ in range(count):
            await self._open(person=True)
        await self._tables.settle()

    async def play(self, entries: int) -> float:
        """Seconds an entry of a table of four computer players takes, decided, stored and told."""
        began = time.perf_counter()
        table = await self._open(person=False)
        while True:
            state = await self._tables.state(table)
            assert state is not None
            if state.status is not Status.PLAYING or state.seq >= entries:
                return (time.perf_counter() - began) / state.seq
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Stop."""
        await self._tables.close()


async def measure(idle: int, entries: int, rounds: int) -> None:
    """Print the best round of each, and the ratio."""
    best = {0: float("inf"), idle: float("inf")}
    for _ in range(rounds):
        for count in best:
            with tempfile.TemporaryDirectory() as folder:
                async with await Store.open(f"sqlite+aiosqlite:///{folder}/b.sqlite") as store:
                    house = House(store)
                    await house.idle(count)
                    best[count] = min(best[count], await house.play(entries))
                    await house.close()
    for count, seconds in best.items():
        print(f"{count:5} idle tables: {1000 * seconds:6.2f} ms an entry")
    print(f"ratio {best[idle] / best[0]:.2f}")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--idle", type=int, default=200, help="idle tables (default 200)")
    parser.add_argument("--entries", type=int, default=300, help="entries a round (default 300)")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    asyncio.run(measure(given.idle, given.entries, given.rounds))


if __name__ == "__main__":
    main()
