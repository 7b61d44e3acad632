"""``python -m tests.simulation SEEDS``: run seeds and report the results.

``SEEDS``: one number, a list (``3,7,20``) or a range (``1-2000``), or several of these. Exit status
1 if an invariant broke: the seed, the invariant's name, the plan and the trace are printed.
``evenings SEEDS`` runs whole evenings of tournaments (:mod:`tests.simulation.tournament_main`).
``--keep`` and ``--until`` run a seed with some of its events alone, to find those that it needs.
"""

from __future__ import annotations

import argparse
import logging
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from base.safe_log import SafeRecord
from tests.simulation.plan import FAULTS
from tests.simulation.run import Outcome, plan_of, simulate
from tests.simulation.tournament_main import seeds_of, tournament_main

TRACE: Final = 120
"""Last lines of a trace to print; ``--trace`` prints all."""
_cpu = time.process_time


def main(arguments: Sequence[str] | None = None) -> int:
    arguments = sys.argv[1:] if arguments is None else arguments
    if arguments[:1] == ["evenings"]:
        return tournament_main(arguments[1:])
    options = _parser().parse_args(arguments)
    logging.getLogger().addHandler(logging.NullHandler())
    logging.setLogRecordFactory(SafeRecord)  # Traces have the lines of a host.
    seeds = [seed for part in options.seeds for seed in part]
    began, outcomes, broken = _cpu(), list[Outcome](), 0
    for seed in seeds:
        plan = plan_of(seed, options.length)
        if options.keep is not None or options.until is not None:
            numbers = [one.number for one in plan.events]
            plan = plan.only(numbers if options.keep is None else options.keep, options.until)
        outcome = simulate(plan)
        outcomes.append(replace(outcome, trace=[]))
        if options.trace:
            print("\n".join(outcome.trace))
        if options.digests or options.trace:
            print(f"seed {seed} digest {outcome.digest}", flush=True)
        if outcome.broken is not None:
            broken += 1
            _tell(outcome, options)
            if broken >= options.most:
                break
    print(_told(outcomes, _cpu() - began, broken))
    return 1 if broken else 0


def _told(outcomes: Sequence[Outcome], cpu: float, broken: int) -> str:
    """Sums over all runs, in lines."""
    sums, kinds, struck = Counter[str](), Counter[str](), Counter[str]()
    for one in outcomes:
        sums, kinds, struck = sums + one.sums, kinds + one.kinds, struck + one.struck
    faults = ", ".join(f"{kind} {kinds[kind]}" for kind in FAULTS if kinds[kind])
    failed = ", ".join(f"{kind} {count}" for kind, count in sorted(struck.items()))
    done = ", ".join(f"{sums[one]} {one}" for one in ("steps", "clicks", "requests", "entries"))
    return "\n".join(
        (
            f"{len(outcomes)} seeds, {broken} broken, {done}",
            f"{sums['starts']} starts, {sums['kills']} of them after a kill",
            f"faults: {faults or 'none'}",
            f"requests and events that failed: {failed or 'none'}",
            f"virtual time {sums['seconds'] / 3600:.1f} h, processor time {cpu:.1f} s "
            f"({cpu / max(1, len(outcomes)):.2f} s a seed)",
        )
    )


def _tell(outcome: Outcome, options: argparse.Namespace) -> None:
    plan = outcome.plan
    print(f"the trace of it (digest {outcome.digest}, {len(outcome.trace)} lines):")
    print("\n".join(outcome.trace if options.trace else outcome.trace[-TRACE:]))
    print("events:")
    print("\n".join(f"  {event}" for event in plan.events))
    keep = ",".join(str(event.number) for event in plan.events)
    again = f"python -m tests.simulation {plan.seed} --keep {keep or 'none'} --until {plan.until}"
    again += f" --length {options.length}" if options.length != 1.0 else ""
    print(f"seed {plan.seed} broke {outcome.broken}")
    print(f"again: {again}", flush=True)


def _numbers(text: str) -> list[int]:
    return [] if text == "none" else seeds_of(text)


def _parser() -> argparse.ArgumentParser:
    what = "Run seeds and report the results; the exit status is 1 if an invariant broke."
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=what)
    parser.add_argument("seeds", type=seeds_of, nargs="+", metavar="SEEDS", help="3,7 or 1-20")
    parser.add_argument(
        "--length", type=float, default=1.0, help="how long each evening is, short as 1"
    )
    parser.add_argument("--keep", type=_numbers, help="only these events of the plan; 'none'")
    parser.add_argument("--until", type=float, help="seconds after which nothing goes wrong")
    parser.add_argument("--trace", action="store_true", help="print every run's whole trace")
    parser.add_argument("--digests", action="store_true", help="print every run's digest")
    parser.add_argument("--most", type=int, default=1, help="failing seeds after which to stop (1)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
