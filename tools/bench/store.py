"""Cost of storing an action: processor time, bytes and commits, of several versions.

``python -m tools.bench.store --checkouts BEFORE NOW`` appends the same entries in each checkout, in
turns, to one table, and to 16 and 64 tables at the same time. Results are medians of the rounds.
``--postgresql``: on a temporary server with durable commits; the time is the program's, without the
server's.

``--matches 10000``: time of /stats without its picture, with so many matches of sixty people.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import insert
from sqlalchemy.engine import Connection

from db import MatchFacts, PlayerFacts, SideFacts, Store
from db.core.schema import tables
from db.repositories.matches import write_all
from games.brouc.rules import COUNTS
from tools.bench.figures import table
from tools.bench.filling import HERE, database, server

WIDTHS = 1, 16, 64
APPEND = """
import asyncio, sys, tempfile, time
from pathlib import Path
from db import Head, NewEntry, NewTable, Store

PEOPLE = tuple((810_000_000_000_000_001 + place, seat) for place, seat in enumerate("NWSE"))
HEAD = Head("playing", 7, 71, 72, PEOPLE[0][0], PEOPLE, 1)
CARD = '{"action":{"kind":"play","seat":"N","card":"Th"}}'
FRAME, TALL = 4096 + 24, 320

async def main(url, width, rounds):
    file = Path(url.partition(":///")[2])
    log = Path(f"{file}-wal")
    async with await Store.open(url) as store:
        await store.activate()
        journals, engines = store.journals, store.engines
        opened = [NewEntry("opened", "{}", 1)]
        lengths = {
            await journals.create_table(NewTable("brouc", HEAD, 1), opened): 1
            for _ in range(width)
        }
        click = 1_200_000_000_000_000_000

        async def play(table):
            nonlocal click
            click += 2**22
            entry = NewEntry("acted", CARD, 1, (PEOPLE[0][0],))
            await journals.append(table, lengths[table], [entry], f"{click}", HEAD)
            lengths[table] += 1

        async def all_play():
            await asyncio.gather(*map(play, lengths))

        for _ in range(TALL // width):
            await all_play()
        await engines.checkpoint()
        if log.exists():
            await engines._database.outside("PRAGMA wal_autocheckpoint = 0")
        spent, began = time.process_time(), time.perf_counter()
        for _ in range(rounds):
            await all_play()
        spent, took = time.process_time() - spent, time.perf_counter() - began
        content = log.read_bytes()[32:] if log.exists() else b""
        commits = sum(
            content[at + 4 : at + 8] != b"\\0\\0\\0\\0" for at in range(0, len(content), FRAME)
        )
        actions = rounds * width
        shared = actions / commits if commits else 0
        print(1000 * spent / actions, actions / took, len(content) / actions / 1000, shared)

asyncio.run(main(sys.argv[1], *map(int, sys.argv[2:])))
"""


def round_of(checkout: Path, width: int, actions: int, server: str | None) -> list[float]:
    """Milliseconds per action, actions per second, kilobytes per action, actions per commit."""
    with tempfile.TemporaryDirectory() as folder, database(Path(folder), server) as url:
        done = subprocess.run(
            [sys.executable, "-c", APPEND, url, str(width), str(actions // width)],
            cwd=checkout,
            env=dict(os.environ, PYTHONPATH=str(checkout)),
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    return [float(figure) for figure in done.stdout.split()]


def main() -> None:
    """Run the command."""
    what = "Cost of storing an action: processor time, bytes and commits, of several versions."
    parser = argparse.ArgumentParser(prog="python -m tools.bench.store", description=what)
    parser.add_argument("--checkouts", nargs="+", type=Path, default=[HERE])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--actions", type=int, default=320)
    parser.add_argument("--postgresql", action="store_true", help="on a server of its own")
    parser.add_argument("--matches", type=int, help="measure /stats instead")
    given = parser.parse_args()
    if given.matches is not None:
        asyncio.run(stats(given.matches))
        return
    with server(wanted=given.postgresql) as address:
        compare(given.checkouts, given.rounds, given.actions, address)


def compare(checkouts: Sequence[Path], rounds: int, actions: int, server: str | None) -> None:
    """Append in turns and print the medians of the figures."""
    for width in WIDTHS:
        found: dict[Path, list[list[float]]] = {checkout: [] for checkout in checkouts}
        for _ in range(rounds):
            for checkout, figures in found.items():
                figures.append(round_of(checkout, width, actions, server))
        columns: dict[str, dict[str, str]] = {}
        first = 0.0
        for checkout, figures in found.items():
            spent, speed, size, shared = map(statistics.median, zip(*figures, strict=True))
            first = first or spent
            columns[checkout.resolve().name] = {
                "processor time an action, ms": f"{spent:.2f}",
                "beside the first": f"{spent / first:.2f} x",
                "actions a second": f"{speed:.0f}",
            }
            if server is None:
                columns[checkout.resolve().name] |= {
                    "log an action, kB": f"{size:.1f}",
                    "actions a commit": f"{shared:.1f}",
                }
        print(table(f"{width} tables", columns), end="\n\n", flush=True)


async def stats(number: int) -> None:
    """Print the times of what /stats asks the store, with that many matches in it."""
    dice = random.Random(7)
    found = [match(one, dice) for one in range(1, number + 1)]

    def write(connection: Connection) -> None:
        ended = {"game": "brouc", "created_at": 0, "seq": 1, "status": "over"}
        ended |= {"channel_id": 1, "owner_id": 1, "updated_at": 0}
        connection.execute(insert(tables), [ended | {"id": facts.table} for facts in found])
        write_all(connection, found)

    with tempfile.TemporaryDirectory() as folder, database(Path(folder), None) as url:
        async with await Store.open(url) as store:
            await store.engines.write(write, patient=True)
            histories, took = store.histories, list[tuple[float, float]]()
            for user in range(20):
                began, spent = time.perf_counter(), time.process_time()
                await histories.statistics(user + 1, "brouc")
                await histories.acquaintances(user + 1, "brouc", COUNTS.columns)
                await histories.rating_curve(user + 1, "brouc", "brouc")
                await histories.count_curve(user + 1, "brouc", COUNTS.columns)
                took.append((time.perf_counter() - began, time.process_time() - spent))
    seconds, work = map(statistics.median, zip(*took, strict=True))
    print(f"/stats, {number} matches: {1000 * seconds:.1f} ms, processor {1000 * work:.1f} ms")


def match(number: int, dice: random.Random) -> MatchFacts:
    """A match of four of sixty people, the last so far."""
    winner, ended = dice.randrange(2), 1_750_000_000_000 + number * 400_000
    four, counts = dice.sample(range(1, 61), 4), dict.fromkeys(COUNTS.columns, 3)
    return MatchFacts(
        table=number,
        number=1,
        end_seq=400,
        game="brouc",
        pool="brouc",
        guild_id=7,
        private=False,
        rated=True,
        started_at=ended - 3_600_000,
        ended_at=ended,
        sides=tuple(SideFacts(side == winner, 3) for side in (0, 1)),
        players=tuple(
            PlayerFacts(seat, user, None, at % 2, at % 2 == winner, False, True, 96, 0, counts)
            for at, (seat, user) in enumerate(zip("NWSE", four, strict=True))
        ),
        shared=frozenset(),
    )


if __name__ == "__main__":
    main()
