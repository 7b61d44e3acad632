"""``python -m tests.simulation evenings SEEDS``: run whole evenings and report the results.

Exit status 1 if a law broke: the seed and the law are printed. ``--people``, ``--rounds`` and
``--kind`` fix what the seed would choose; ``--export`` writes each evening's record to a folder.
"""

from __future__ import annotations

import argparse
import logging
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from base.safe_log import SafeRecord
from games.tournament.plan import Kind
from tests.simulation.tournaments import shape_of, simulate

_cpu = time.process_time


def tournament_main(arguments: Sequence[str]) -> int:
    """Run the evenings; return the exit status."""
    options = _parser().parse_args(arguments)
    logging.getLogger().addHandler(logging.NullHandler())
    logging.setLogRecordFactory(SafeRecord)
    began, broken, virtual, done = _cpu(), 0, 0.0, Counter[str]()
    kinds = Counter[str]()
    seeds = [seed for part in options.seeds for seed in part]
    for seed in seeds:
        shape = shape_of(seed, options.people, options.rounds, options.kind)
        outcome = simulate(shape)
        virtual, done = virtual + outcome.seconds, done + outcome.done
        kinds[shape.plan.kind.value] += 1
        if outcome.broken is not None:
            broken += 1
            print("\n".join(outcome.trace[-options.trace :]))
            print(f"seed {seed} broke {outcome.broken} ({shape})", flush=True)
        if options.export is not None:
            (options.export / f"{seed}.evening").write_text(outcome.record, encoding="utf-8")
    cpu = _cpu() - began
    asked = {word: count for word, count in sorted(done.items()) if count}
    print(f"{len(seeds)} evenings, {broken} broken: {dict(kinds)}")
    print(f"done: {asked}")
    print(f"virtual time {virtual / 3600:.1f} h, processor time {cpu:.1f} s")
    return 1 if broken else 0


def seeds_of(text: str) -> list[int]:
    """Numbers of a list with ranges.

    >>> seeds_of("3,7-9")
    [3, 7, 8, 9]
    """
    found: list[int] = []
    for part in text.split(","):
        first, dash, last = part.partition("-")
        found.extend(range(int(first), int(last if dash else first) + 1))
    return found


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation evenings")
    parser.add_argument("seeds", type=seeds_of, nargs="+", metavar="SEEDS")
    parser.add_argument("--people", type=int, help="how many come")
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--kind", type=Kind, help=", ".join(kind.value for kind in Kind))
    parser.add_argument("--export", type=_folder, help="folder for the records")
    parser.add_argument("--trace", type=int, default=60, help="lines to print of a broken evening")
    return parser


def _folder(text: str) -> Path:
    Path(text).mkdir(parents=True, exist_ok=True)
    return Path(text)
