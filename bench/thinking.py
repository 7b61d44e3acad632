"""What it costs to think: ``python bench/thinking.py --checkouts OLD . --seconds 90``.

Fifty tables (``--tables``) of a person and three masters each play at the pace of a real evening,
in a process of their own with its workers; checkouts take turns. Half way the busiest worker is
killed. Told are processor time, how long masters that had a choice were waited for, which levels
answered, and how soon a worker is free again after who asked has gone. ``--pure`` leaves the core
interpreted. Processor time can be trusted on a busy machine; waiting is for comparing checkouts in
one run. Linux only. Old checkouts are read as far back as v0.1.0.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

TICKS = os.sysconf("SC_CLK_TCK")
FIRST_PERSON = 900_000_000_000_000_001
WARM = 20.0
"""Seconds of play before anything counts."""
A_PERSON_THINKS = (3.0, 5.0)
"""Seconds."""


# -- one checkout, in a process of its own ---------------------------------------------------------


@dataclass(slots=True)
class Noted:
    """What is measured while it plays."""

    on: bool = False
    waits: list[float] = field(default_factory=list)
    levels: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    pending: set[int] = field(default_factory=set)
    hit: set[int] = field(default_factory=set)
    """Questions that were being asked when the worker was killed."""
    after_kill: list[float] = field(default_factory=list)


def spent(pid: int) -> float:
    """Seconds of processor time of a process and of its children that have ended."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return 0.0
    return sum(int(one) for one in text.rpartition(")")[2].split()[11:15]) / TICKS


def children() -> list[int]:
    """The processes that this one has started."""
    tasks = Path("/proc/self/task").iterdir()
    return [int(pid) for task in tasks for pid in (task / "children").read_text().split()]


def usage() -> tuple[float, float]:
    """Processor time until now: this process, and its workers."""
    own = time.process_time()
    ended = sum(os.times()[2:4])
    return own, ended + sum(spent(pid) for pid in children())


def memory() -> dict[str, float]:
    """MiB of this process and the workers, shared pages divided."""
    found: dict[str, float] = {}
    for name, pid in [("tables", os.getpid()), *(("worker", pid) for pid in children())]:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        pss = next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
        found[name] = max(found.get(name, 0.0), round(pss / 1024, 1))
    return found


class Today:
    """Tables and workers of a checkout with :mod:`workers`."""

    def __init__(self, count: int) -> None:
        from functools import partial

        from games.registry import games
        from players import work
        from tables.thinkers import HINTS, Thinkers
        from workers.crew import Crew
        from workers.process import ProcessWorker

        game = games()["brouc"]
        self.rules: Any = game.rules
        assert game.players is not None
        there = work.there({name: one.players for name, one in games().items() if one.players})
        self.crew = Crew(partial(ProcessWorker, work.warm_up, there), count, yields=HINTS)
        self.thinkers = Thinkers({"brouc": game.players}, self.crew, there)
        self.opened = {"game": "brouc"}

    def tables(self, store: Any) -> Any:
        """The service."""
        from tables.limits import NO_LIMITS
        from tables.service import Tables

        rules = {"brouc": self.rules}
        return Tables(store, rules, {}, thinkers=self.thinkers, limits=NO_LIMITS)

    def watch(self, noted: Noted) -> None:
        """Note every question."""
        from tables.scheduler import Scheduler

        watch(Scheduler, "_ask", noted)

    async def freed(self, view: Any) -> float:
        """Seconds until a worker is free whose answer nobody waits for any more."""
        from tables.think import Question, decide

        ask = self.crew.ask
        there, question = self.thinkers._there["brouc"], Question("N", view, "master", 7, True)
        asked = asyncio.ensure_future(ask(decide, there, question, "master", 60.0))
        await asyncio.sleep(0.05)
        asked.cancel()
        began = time.perf_counter()
        await ask("builtins:bool")
        return time.perf_counter() - began

    async def close(self) -> None:
        """End the workers."""
        await self.crew.close()


class Former:
    """Tables and the pool of v0.1.0."""

    def __init__(self, count: int) -> None:
        self.rules: Any = import_module("brouc.game").BROUC
        self.pool: Any = import_module("players.pool").Pool(count)
        self.minds: Any = import_module("players")
        self.opened: dict[str, str] = {}

    def tables(self, store: Any) -> Any:
        """The service."""
        from tables.service import Tables

        make: Any = Tables
        return make(store, {"brouc": self.rules}, {"brouc": self.minds}, executor=self.pool)

    def watch(self, noted: Noted) -> None:
        """Note every question."""
        watch(import_module("tables.drive").Driver, "_ponder", noted)

    async def freed(self, view: Any) -> float:
        """Seconds until a worker is free whose answer nobody waits for any more."""
        asked = self.pool.submit(self.minds.choose, view, "master", 7)
        await asyncio.sleep(0.05)
        asked.cancel()
        began = time.perf_counter()
        await asyncio.wrap_future(self.pool.submit(os.getpid))
        return time.perf_counter() - began

    async def close(self) -> None:
        """End the workers."""
        self.pool.shutdown(wait=False, cancel_futures=True)


def watch(kind: Any, name: str, noted: Noted) -> None:
    """Note how long a choice between moves is waited for, and who makes it."""
    plain = getattr(kind, name)

    async def asked(self: Any, state: Any, timer: Any, questions: Any) -> Any:
        mover = next((one for one in questions if one.moves), None)
        game = state.game
        legal = game.legal_actions(state.match, mover.seat) if mover is not None else ()
        if mover is None or sum(map(game.is_move, legal)) < 2:
            return await plain(self, state, timer, questions)
        number, began = id(questions), time.perf_counter()
        noted.pending.add(number)
        try:
            answers = await plain(self, state, timer, questions)
        finally:
            noted.pending.discard(number)
        took = time.perf_counter() - began
        if number in noted.hit:
            noted.hit.discard(number)
            noted.after_kill.append(took)
        if noted.on:
            noted.waits.append(took)
            answer = next(one for one in answers if one.seat == mover.seat)
            by_lot = answer.failed is not None or answer.action is None
            lower = getattr(answer, "level", None) or mover.level
            noted.levels["any legal card" if by_lot else lower] += 1
        return answers

    setattr(kind, name, asked)


async def play(count: int, tables: int, seconds: float) -> dict[str, Any]:
    """Play, and say what it cost."""
    from db import Store
    from tables.entries import Acted, By
    from tables.options import Clock, Level, Options
    from tables.outcomes import Change

    noted, rng = Noted(), random.Random(1)
    house: Any = Today(count) if find_spec("workers") else Former(count)
    house.watch(noted)
    people: set[asyncio.Task[None]] = set()
    with tempfile.TemporaryDirectory() as folder:
        async with await Store.open(f"sqlite+aiosqlite:///{folder}/b.sqlite") as store:
            service = house.tables(store)

            async def answer(state: Any, cause: str) -> None:
                await asyncio.sleep(rng.uniform(*A_PERSON_THINKS))
                game, person = state.game, FIRST_PERSON + state.id
                legal = game.legal_actions(state.match, "N")
                move = next(action for action in legal if game.is_move(action))
                await service.act(state.id, person, move, cause=cause)

            def heard(news: Any) -> None:
                if not isinstance(news, Change):
                    return
                if noted.on:
                    acted = [one.entry for one in news.entries if isinstance(one.entry, Acted)]
                    noted.moves += sum(one.by is By.COMPUTER for one in acted)
                if news.state.turn == "N":
                    task = asyncio.ensure_future(
                        answer(news.state, f"{news.state.id}:{news.state.seq}")
                    )
                    people.add(task)
                    task.add_done_callback(people.discard)

            service.subscribe(heard)
            await service.resume()
            for number in range(tables):
                options: Any = Options(clock=Clock.NONE)
                owner = FIRST_PERSON + number + 1
                opened: Any = await service.open(
                    owner, None, 1, options, cause=f"o{number}", **house.opened
                )
                table = opened.state.id
                assert FIRST_PERSON + table == owner, "tables are numbered from 1"
                await service.sit(table, owner, "N", cause=f"s{number}")
                await service.fill(table, owner, None, Level.MASTER, cause=f"f{number}")
                await service.start(table, owner, cause=f"b{number}")
            await asyncio.sleep(WARM)
            noted.on, before = True, usage()
            await asyncio.sleep(seconds / 2)
            busiest = max(children(), key=spent)
            noted.hit = set(noted.pending)
            os.kill(busiest, signal.SIGKILL)
            gone = spent(busiest)
            await asyncio.sleep(seconds / 2)
            noted.on, after = False, usage()
            held = memory()
            late = len(noted.pending)
            for task in tuple(people):
                task.cancel()
            views = []
            for table in range(1, min(tables, 10) + 1):
                state = await service.state(table)
                if state.turn is not None:
                    views.append(house.rules.view(state.match, state.turn))
            await service.close()
        freed = [await house.freed(view) for view in views for _ in range(3)]
        await house.close()
    waits = sorted(noted.waits)
    return {
        "computers' moves": noted.moves,
        "choices": len(waits),
        "ms of the tables' process a move": 1000 * (after[0] - before[0]) / max(1, noted.moves),
        "ms of the workers a move": 1000 * (after[1] - before[1]) / max(1, noted.moves),
        "wait p50 s": quantile(waits, 0.5),
        "wait p95 s": quantile(waits, 0.95),
        "longest wait s": quantile(waits, 1.0),
        "still waiting at the end": late,
        "asked when a worker was killed": len(noted.after_kill),
        "longest of these s": max(noted.after_kill, default=0.0),
        "free after cancelling p50 ms": 1000 * quantile(sorted(freed), 0.5),
        "free after cancelling max ms": 1000 * quantile(sorted(freed), 1.0),
        "MiB": held,
        "killed after s of thinking": gone,
        "levels": {
            name: f"{100 * times / max(1, len(waits)):.1f} %"
            for name, times in noted.levels.most_common()
        },
    }


def quantile(values: list[float], share: float) -> float:
    """Of values in order."""
    return values[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


# -- all checkouts, in turns -----------------------------------------------------------------------


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--checkouts", type=Path, nargs="+", default=[Path()])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pure", action="store_true", help="the core interpreted")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.child:
        sys.path[0] = os.getcwd()
        print(json.dumps(asyncio.run(play(given.workers, given.tables, given.seconds))))
        return
    for checkout in given.checkouts:
        found = measured(checkout, given.tables, given.workers, given.seconds, pure=given.pure)
        print(f"-- {checkout}: {given.tables} tables, {given.workers} workers, pure: {given.pure}")
        for name, value in found.items():
            print(f"{name:32} {told(value)}", flush=True)


def measured(
    checkout: Path, tables: int, workers: int, seconds: float, *, pure: bool
) -> dict[str, Any]:
    """What a checkout has found."""
    done = subprocess.run(
        [
            *(sys.executable, __file__, "--child", "--tables", str(tables)),
            *("--workers", str(workers), "--seconds", str(seconds)),
        ],
        cwd=checkout,
        env=os.environ | {"PYTHONPATH": "", "BROUC_PURE": "1" if pure else ""},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def told(value: Any) -> str:
    """A figure for reading."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {one}" for name, one in value.items())
    return f"{value:.2f}" if isinstance(value, float) else str(value)


if __name__ == "__main__":
    main()
