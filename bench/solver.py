"""The exact solver's time, pure and compiled, beside colver's: ``python bench/solver.py``.

colver (Rust) solves coinche, another game with the same 32 cards in four hands of eight, and is
optional: ``--colver PYTHON`` names an interpreter that has it, by default this one. The compiled
core (``make fast``) is measured where there is one.

Each figure is the processor time of one task on one deal. The workers take turns, deal by deal, so
that a busy machine slows all alike. Tasks:

``five``      the value of an ending of five cards each, from nothing
``best``      the value of a whole deal before the first card (colver: the best card of one)
``cards``     the value of every card of the first hand in a whole deal (colver: scores of one)
``analysis``  a deal of random play with all cards seen, its 32 cards judged
``review``    the same, and each card judged by what its seat knew: all that is said of a deal
"""

from __future__ import annotations

import argparse
import importlib
import os
import random
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
TASKS = {"five": 400, "best": 60, "cards": 30, "analysis": 30, "review": 20}
"""Each task's deals in a run."""
Task = Callable[[int], float]
"""Takes a seed, returns milliseconds."""


def timed(work: Callable[[], object]) -> float:
    """Milliseconds of processor time."""
    began = time.process_time()
    work()
    return 1000 * (time.process_time() - began)


# -- workers -------------------------------------------------------------------------------------


def our_tasks() -> dict[str, Task]:
    """What this project's solver does."""
    sys.path.insert(0, str(ROOT))
    from brouc.cards import PACK
    from brouc.deal import DealState, play, start_deal
    from brouc.match import playable
    from brouc.ruleset import RuleSet
    from brouc.seats import SEATS, PerTeam
    from brouc.slate import SlatePoints
    from games.brouc.players.core.kernel import bits
    from games.brouc.players.core.solver import Solver
    from games.brouc.players.review.both import review
    from games.brouc.players.review.open_hands import analyse

    def hands(seed: int, count: int) -> tuple[list[int], int]:
        rng = random.Random(seed)
        pack = rng.sample(range(32), 4 * count)
        parts = (pack[i * count : i * count + count] for i in range(4))
        return [sum(1 << card for card in part) for part in parts], rng.randrange(4)

    def value(seed: int, count: int) -> float:
        held, trump = hands(seed, count)
        return timed(lambda: Solver(held, trump, False).value(sum(held), 0, [], 3))

    def every_card(held: list[int], trump: int) -> None:
        solver = Solver(held, trump, False)
        guess = 0
        for card in bits(held[0]):
            guess = solver.value(sum(held) ^ 1 << card, 0, [card], 3, guess)

    def cards(seed: int) -> float:
        held, trump = hands(seed, 8)
        return timed(lambda: every_card(held, trump))

    def random_play(seed: int) -> DealState:
        rng = random.Random(seed)
        pack = list(PACK)
        rng.shuffle(pack)
        clean = PerTeam(SlatePoints(0), SlatePoints(0))
        deal = start_deal(RuleSet(), 1, rng.choice(SEATS), tuple(pack), clean, PerTeam(0, 0))
        while deal.turn is not None:
            deal = play(deal, deal.turn, rng.choice(playable(deal, deal.turn)))
        return deal

    def analysis(seed: int) -> float:
        deal = random_play(seed)
        return timed(lambda: analyse(deal))

    def whole(seed: int) -> float:
        deal = random_play(seed)
        return timed(lambda: review(deal))

    return {
        "five": lambda seed: value(seed, 5),
        "best": lambda seed: value(seed, 8),
        "cards": cards,
        "analysis": analysis,
        "review": whole,
    }


def colvers_tasks() -> dict[str, Task]:
    """The same of colver's, in its own game, at a contract of 80."""
    env_class: Any = importlib.import_module("colver").Env

    def deal(seed: int) -> Any:
        env = env_class.deal(dealer=seed % 4, seed=seed)
        env.set_contract(seed // 4 % 4, 80, seed % 2, 0)
        env.set_phase_playing()
        return env

    def best(seed: int) -> float:
        env = deal(seed)
        return timed(env.action_oracle_dd)

    def cards(seed: int) -> float:
        env = deal(seed)
        return timed(env.solve_scores)

    return {"best": best, "cards": cards}


def work(kind: str) -> None:
    """Answer lines ``TASK SEED`` with milliseconds; an empty line with the peak memory in MiB."""
    try:
        tasks = colvers_tasks() if kind == "colver" else our_tasks()
    except ImportError as error:
        print(f"none {error}", flush=True)
        return
    compiled = kind == "colver" or sys.modules["games.brouc.players"].COMPILED
    if compiled is (kind == "pure"):
        print("none not compiled: `make fast` does it", flush=True)
        return
    print("ready", *tasks, flush=True)
    for line in sys.stdin:
        if not line.strip():
            print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024, flush=True)
            continue
        task, seed = line.split()
        print(tasks[task](int(seed)), flush=True)


# -- the run -------------------------------------------------------------------------------------


class Worker:
    """A worker's process, spoken to line by line."""

    def __init__(self, kind: str, python: str) -> None:
        self.kind = kind
        environment = dict(os.environ)
        environment.pop("BROUC_PURE", None)
        if kind == "pure":
            environment["BROUC_PURE"] = "1"
        self.process = subprocess.Popen(
            [python, __file__, "--worker", kind],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        word, *self.tasks = self._line().split()
        if word != "ready":
            print(f"{kind}: left out ({' '.join(self.tasks)})")
            self.tasks = []

    def _line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def ask(self, line: str) -> float:
        """The answer to one line."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return float(self._line())


def run(seed: int, share: float, colver: str) -> None:
    """All tasks, all workers in turns."""
    workers = [
        Worker("pure", sys.executable),
        Worker("compiled", sys.executable),
        Worker("colver", colver),
    ]
    for task, deals in TASKS.items():
        able = [worker for worker in workers if task in worker.tasks]
        figures: dict[str, list[float]] = {worker.kind: [] for worker in able}
        for number in range(max(3, int(deals * share))):
            for worker in able:
                figures[worker.kind].append(worker.ask(f"{task} {seed + number}"))
        print(f"{task} ({max(3, int(deals * share))} deals, ms of processor time)")
        for kind, times in figures.items():
            middle = statistics.median(times)
            ordered = sorted(times)
            line = f"  {kind:<9} median {middle:9.2f}  mean {statistics.mean(times):9.2f}"
            line += f"  p95 {ordered[int(0.95 * len(ordered))]:9.2f}  max {ordered[-1]:9.2f}"
            if "colver" in figures and kind != "colver":
                line += f"  {middle / statistics.median(figures['colver']):.2f} x colver"
            print(line, flush=True)
    for worker in workers:
        if worker.tasks:
            print(f"{worker.kind}: {worker.ask(''):.0f} MiB at most")
        worker.process.kill()
        worker.process.wait()


def main() -> None:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seed", type=int, default=1000, help="the first deal's")
    parser.add_argument("--share", type=float, default=1.0, help="of the usual number of deals")
    parser.add_argument("--colver", default=sys.executable, help="an interpreter that has colver")
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.worker:
        work(arguments.worker)
    else:
        run(arguments.seed, arguments.share, arguments.colver)


if __name__ == "__main__":
    main()
