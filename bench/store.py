"""What an action costs the store: processor time, bytes and commits, old beside new.

``python -m bench.store [CHECKOUT ...]`` appends the same entries in each checkout, in turns, to one
table, and to 16 and 64 tables at the same time. Prints milliseconds of processor time an action
(the median of the rounds, and its ratio to the first checkout's), actions a second, kilobytes of
write-ahead log an action, and how many actions shared a commit.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
WIDTHS = 1, 16, 64
APPEND = """
import asyncio, sys, tempfile, time
from pathlib import Path
from db import Head, NewEntry, NewTable, Store

PEOPLE = tuple((810_000_000_000_000_001 + place, seat) for place, seat in enumerate("NWSE"))
HEAD = Head("playing", 7, 71, 72, PEOPLE[0][0], PEOPLE, 1)
CARD = '{"action":{"kind":"play","seat":"N","card":"Th"}}'
FRAME, TALL = 4096 + 24, 320

async def main(width, rounds):
    file = Path(tempfile.mkdtemp()) / "store.sqlite"
    log = file.with_name(file.name + "-wal")
    async with await Store.open(f"sqlite+aiosqlite:///{file}") as store:
        opened = [NewEntry("opened", "{}", 1)]
        lengths = {
            await store.journals.create_table(NewTable("brouc", HEAD, 1), opened): 1
            for _ in range(width)
        }
        click = 1_200_000_000_000_000_000

        async def play(table):
            nonlocal click
            click += 2**22
            entry = NewEntry("acted", CARD, 1, (PEOPLE[0][0],))
            await store.journals.append(table, lengths[table], [entry], f"{click}", HEAD)
            lengths[table] += 1

        async def all_play():
            await asyncio.gather(*map(play, lengths))

        for _ in range(TALL // width):
            await all_play()
        await store.engines.checkpoint()
        store.engines._writes = -10**9
        spent, began = time.process_time(), time.perf_counter()
        for _ in range(rounds):
            await all_play()
        spent, took = time.process_time() - spent, time.perf_counter() - began
        content = log.read_bytes()[32:]
        commits = sum(
            content[at + 4 : at + 8] != b"\\0\\0\\0\\0" for at in range(0, len(content), FRAME)
        )
        actions = rounds * width
        kilobytes = len(content) / actions / 1000
        print(1000 * spent / actions, actions / took, kilobytes, actions / commits)

asyncio.run(main(*map(int, sys.argv[1:])))
"""


def round_of(checkout: Path, width: int, actions: int) -> list[float]:
    """Milliseconds an action, actions a second, kilobytes an action, actions a commit."""
    done = subprocess.run(
        [sys.executable, "-c", APPEND, str(width), str(actions // width)],
        cwd=checkout,
        env=dict(os.environ, PYTHONPATH=str(checkout)),
        capture_output=True,
        text=True,
        check=True,
    )
    return [float(figure) for figure in done.stdout.split()]


def main() -> None:
    """Append in turns and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkouts", nargs="*", type=Path, default=[HERE])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--actions", type=int, default=320)
    given = parser.parse_args()
    for width in WIDTHS:
        found: dict[Path, list[list[float]]] = {checkout: [] for checkout in given.checkouts}
        for _ in range(given.rounds):
            for checkout, rounds in found.items():
                rounds.append(round_of(checkout, width, given.actions))
        first: float | None = None
        for checkout, rounds in found.items():
            spent, speed, size, shared = map(statistics.median, zip(*rounds, strict=True))
            first = spent if first is None else first
            print(
                f"{width:2} tables, {checkout.resolve().name}: {spent:.2f} ms an action "
                f"({spent / first:.2f} x), {speed:.0f} a second, {size:.1f} kB an action, "
                f"{shared:.1f} actions a commit"
            )


if __name__ == "__main__":
    main()
