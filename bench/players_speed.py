"""The computer players' time: ``python bench/players_speed.py COMMAND``.

``times``    milliseconds of processor time a decision, pure and compiled, on the same deals
``stops``    milliseconds between two questions whether to stop, in every level, hint and review
``speed``    random deals a second beside OpenSpiel and colver, where they are installed

All figures are those of one run; ``--seed`` chooses the deals (1000 and up: not used in tuning).
"""

from __future__ import annotations

import argparse
import gc
import importlib
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.kernels import Kernel
from brouc.actions import Deal
from brouc.match import MatchState, apply
from brouc.ruleset import RuleSet
from brouc.seats import SEATS, Team
from brouc.view import View, view
from games.brouc import players
from games.brouc.computers import COMPUTERS
from games.brouc.players.play.thinker import EFFORTS
from games.brouc.players.review.both import review
from games.brouc.players.tools.arena import mind, pack_from, play_deal

ROOT = Path(__file__).parents[1]

CLOCK = """
import json, sys, time
from random import Random
from typing import Any
from games.brouc import players
from brouc.match import MatchState, apply
from brouc.actions import Deal, Play
from brouc.ruleset import RuleSet
from brouc.seats import SEATS, Team
from brouc.view import View, view
from games.brouc.players.tools.arena import pack_from, play_deal, mind
level, deals, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
rng, ms, cards = Random(seed), [], []
def timed(seen, seed):
    began = time.process_time()
    action = players.choose(seen, level, seed)
    if sum(isinstance(act, Play) for act in seen.legal) > 1:
        ms.append(1000 * (time.process_time() - began))
    if isinstance(action, Play):
        cards.append(action.card.text)
    return action
for number in range(deals):
    state = apply(MatchState(RuleSet()), Deal(rng.choice(SEATS), pack_from(rng)))
    play_deal(state, dict.fromkeys(Team, timed), number)
import resource
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
print(json.dumps({"compiled": players.COMPILED, "ms": ms, "cards": cards, "mib": peak}))
"""


def times(seed: int, share: float) -> None:
    """Time a decision, the interpreter and the compiled core in turns on the same deals."""
    for level in players.LEVELS:
        deals = max(2, int((12 if level in EFFORTS else 100) * share))
        found = {}
        for pure in ("1", ""):
            done = subprocess.run(
                [sys.executable, "-c", CLOCK, level, str(deals), str(seed)],
                cwd=ROOT,
                env=dict(os.environ, BROUC_PURE=pure),
                capture_output=True,
                text=True,
                check=True,
            )
            report = json.loads(done.stdout)
            found["compiled" if report["compiled"] else "pure"] = report
        for way, report in found.items():
            ms = sorted(report["ms"])
            print(
                f"{level}, {way}: p50 {ms[len(ms) // 2]:.2f} ms, p95 "
                f"{ms[int(0.95 * len(ms))]:.2f} ms, max {ms[-1]:.1f} ms "
                f"({len(ms)} decisions, {report['mib']} MiB)",
                flush=True,
            )
        if len(found) == 2:
            same = found["pure"]["cards"] == found["compiled"]["cards"]
            print(f"{level}: {'the same cards both ways' if same else 'DIFFERENT CARDS'}")


def _optional(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


def _euchre(weighed: bool) -> Callable[[int], None] | None:
    """OpenSpiel's euchre stepped from Python.

    ``weighed`` draws chance by ``chance_outcomes`` and their probabilities, the way its interface
    has it for any game; else every action is drawn alike from ``legal_actions``, which is quicker
    and fair only because all of euchre's cards are as likely as each other.
    """
    pyspiel = _optional("pyspiel")
    if pyspiel is None:
        return None
    game, rng = pyspiel.load_game("euchre"), random.Random(1)

    def play(deals: int) -> None:
        for _ in range(deals):
            state = game.new_initial_state()
            while not state.is_terminal():
                if weighed and state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(actions, chances)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))

    return play


def _colver() -> Callable[[int], None] | None:
    colver = _optional("colver")
    if colver is None:
        return None
    env, rng = colver.Env(), random.Random(1)

    def play(deals: int) -> None:
        for _ in range(deals):
            env.reset()
            while not env.is_terminal():
                env.step(rng.choice(env.legal_actions()))

    return play


def _no_rules(deals: int) -> None:
    """The interpreter's bound: cards shuffled and as many random numbers drawn, nothing played."""
    draw = random.random
    pack = list(range(32))
    for _ in range(deals):
        pack.sort(key=lambda _: draw())
        for left in pack:
            int(draw() * left)


class _Idle:
    """A kernel that does nothing when it is asked."""

    def legal(self) -> int:
        return 0

    def play(self, card: int) -> bool:
        return card == 0


def _no_rules_called(deals: int) -> None:
    """The same by the kernel's own generator, with two calls a card that do nothing."""
    state = 1
    pack = list(range(32))
    at = _Idle()
    for _ in range(deals):
        for i in range(31, 0, -1):
            state = state * 1103515245 + 12345 & 0x7FFFFFFF
            j = (state >> 8) % (i + 1)
            card = pack[i]
            pack[i] = pack[j]
            pack[j] = card
        for card in pack:
            state = state * 1103515245 + 12345 & 0x7FFFFFFF
            at.play((state >> 8) % 5 + card + at.legal())


def speed(seed: int, share: float) -> None:
    """Random deals a second, in turns; the best of five rounds each."""
    runs: dict[str, Callable[[int], object] | None] = {
        "kernel, pure": Kernel("brouc", "1"),
        "kernel, compiled": Kernel("brouc", ""),
        "OpenSpiel euchre from Python": _euchre(weighed=True),
        "OpenSpiel euchre from Python, chance unweighed": _euchre(weighed=False),
        "colver from Python": _colver(),
        "no rules at all, pure": _no_rules,
        "no rules at all, pure, two empty calls a card": _no_rules_called,
    }
    best: dict[str, float] = {}
    for _ in range(5):
        for name, play in runs.items():
            if play is None:
                continue
            deals = max(10, int(2000 * share))
            began = time.perf_counter()
            play(deals)
            best[name] = max(best.get(name, 0.0), deals / (time.perf_counter() - began))
    for name, rate in best.items():
        print(f"{name}: {rate:.0f} deals a second")
    for other in list(best)[2:]:
        for way in list(best)[:2]:
            print(f"{way} : {other} = {best[way] / best[other]:.2f}")


class Gaps:
    """A stop that never comes and notes the processor time between two questions, in ms."""

    def __init__(self) -> None:
        self.ms: list[float] = []
        self._last = 0.0

    def watch(self, think: Callable[[], object]) -> None:
        """Think; the way to the first question and from the last one count as well."""
        self._last = time.process_time()
        think()
        self()

    def __call__(self) -> bool:
        """Whether to stop: no."""
        now = time.process_time()
        self.ms.append(1000 * (now - self._last))
        self._last = time.process_time()
        return False

    def __str__(self) -> str:
        found = sorted(self.ms)
        beyond = sum(one > 10 for one in found)
        return (
            f"p50 {found[len(found) // 2]:.3f} ms, p99.9 {found[int(0.999 * len(found))]:.2f} ms, "
            f"max {found[-1]:.2f} ms ({len(found)} questions, {beyond} after more than 10 ms)"
        )


def stops(seed: int, share: float) -> None:
    """How long a stop is not asked for; in a worker as tables have it, warmed up."""
    COMPUTERS.warm_up()
    gc.collect()
    gc.freeze()
    gaps = {name: Gaps() for name in (*players.LEVELS, "hint", "review")}
    for number in range(max(2, int(10 * share))):
        rng, seen = Random(seed + number), list[View]()
        state = apply(MatchState(RuleSet()), Deal(rng.choice(SEATS), pack_from(rng)))

        def note(state: MatchState, _: object, seen: list[View] = seen) -> None:
            if state.deal is not None and state.deal.turn is not None:
                seen.append(view(state, state.deal.turn))

        end = play_deal(state, dict.fromkeys(Team, mind("amateur")), number, watch=note)
        for one in seen[::3]:
            for level in players.LEVELS:
                gap = gaps[level]
                gap.watch(lambda: players.choose(one, level, number, gap))  # noqa: B023
            gap = gaps["hint"]
            gap.watch(lambda: players.hint(one, number, gap))  # noqa: B023
        assert end.deal is not None
        deal, gap = end.deal, gaps["review"]
        gap.watch(lambda: review(deal, stop=gap))  # noqa: B023
    for name, gap in gaps.items():
        print(f"{name}: {gap}", flush=True)


def main() -> None:
    """Run one of the commands."""
    commands = {f.__name__: f for f in (times, stops, speed)}
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=commands)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--share", type=float, default=1.0, help="of the usual numbers")
    given = parser.parse_args()
    print(f"compiled core in use: {players.COMPILED}")
    commands[given.command](given.seed, given.share)


if __name__ == "__main__":
    main()
