"""The computer players' strength, time and exactness: ``python bench/players.py COMMAND``.

``ladder``   each level against the one below, and master against amateur, in duplicate deals
``coches``   whole matches: master against amateur; expert and master against those who play for
             points instead of the match
``calls``    whole matches of quick levels, every call of dehors checked against the engine's count
``capes``    announced capes: how often they were made, beside the chance that was estimated
``gap``      a player that sees all cards against expert and master: what knowing them is worth
``times``    milliseconds of processor time a decision, pure and compiled, on the same deals
``speed``    random deals a second beside OpenSpiel and colver, where they are installed

All figures are those of one run; ``--seed`` chooses the deals (1000 and up: not used in tuning).
"""

from __future__ import annotations

import argparse
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

from brouc.actions import Action, Announce, Book, Deal, Dehors, Play
from brouc.cards import PACK
from brouc.events import Ending
from brouc.match import MatchState, apply, violation
from brouc.ruleset import RuleSet
from brouc.seats import SEATS, PerTeam, Seat, Team
from brouc.slate import Coches, SlatePoints, net, reaches_out
from brouc.view import View, view
from games.brouc import players
from games.brouc.players.play.announcing import demand
from games.brouc.players.play.baselines import best_in
from games.brouc.players.play.known import know, mask, seat_of
from games.brouc.players.play.outlook import match_stakes
from games.brouc.players.play.thinker import EFFORTS, policy, think
from games.brouc.players.tools.arena import Mind, Score, duel, matches, mind, pack_from, play_deal

ROOT = Path(__file__).parents[1]
LADDER = (
    ("beginner", "random", 1000),
    ("amateur", "beginner", 1000),
    ("amateur", "random", 1000),
    ("club", "amateur", 1000),
    ("expert-points", "club", 1000),
    ("master-points", "expert-points", 1000),
    ("master-points", "amateur", 1000),
    ("master-points", "pimc-30", 300),
)

COCHES = (
    ("master", "amateur", 200),
    ("expert", "expert-points", 400),
    ("master", "master-points", 200),
)


def ladder(seed: int, share: float) -> None:
    """Strength in points a deal."""
    for first, second, deals in LADDER:
        score = duel(mind(first), mind(second), max(2, int(deals * share)), seed)
        one, two = score.times
        print(
            f"{first} - {second}: {score.mean:+.1f} ± {score.error:.1f} points a deal "
            f"({len(score.results)} duplicate deals; ms p50/p95/max "
            f"{one.quantile(0.5):.2f}/{one.quantile(0.95):.2f}/{one.quantile(1):.0f} and "
            f"{two.quantile(0.5):.2f}/{two.quantile(0.95):.2f}/{two.quantile(1):.0f})",
            flush=True,
        )


def coches(seed: int, share: float) -> None:
    """Whole matches to five coches."""
    for first, second, number in COCHES:
        series = matches(mind(first), mind(second), max(2, int(number * share)), seed, RuleSet())
        print(
            f"{first} - {second}: {series.won} of {series.played} matches won, coches ahead a "
            f"match {series.mean:+.2f} ± {series.error:.2f} ({series.deals} deals, "
            f"{series.endings})",
            flush=True,
        )


def right_callers(state: MatchState) -> list[Seat]:
    """Who could call dehors rightly now, by the engine's count."""
    deal = state.deal
    if deal is None or not state.running:
        return []
    found: list[Seat] = []
    for team in Team:
        own, other = deal.points_called(team), deal.points_of(team.other)
        if reaches_out(deal.dealt.slate[team], net(own, other), state.rules):
            found += [seat for seat in team.seats if violation(state, Dehors(seat)) is None]
    return found


def calls(seed: int, share: float) -> None:
    """Dehors in whole matches of quick levels: never wrong, never late."""
    number = max(1, int(1000 * share))
    right = wrong = late = deals = 0
    for i in range(number):
        rng = Random(seed * 1_000_003 + i)
        levels = {
            seat: ("beginner", "amateur", "club")[(i + j) % 3] for j, seat in enumerate(SEATS)
        }
        state = MatchState(RuleSet())
        while state.winner is None:
            state = apply(state, Deal(state.next_dealer or rng.choice(SEATS), pack_from(rng)))
            deals += 1
            while state.running:
                deal = state.deal
                assert deal is not None
                action = None
                for seat in deal.trick.leader.round():
                    action = action or players.speak(view(state, seat), levels[seat], i)
                if action is None and deal.turn is not None:
                    action = players.choose(view(state, deal.turn), levels[deal.turn], i)
                action = action or Book()
                late += bool(right_callers(state)) and not isinstance(action, Dehors)
                state = apply(state, action)
            ending = state.results[-1].ending
            right += ending is Ending.DEHORS
            wrong += ending is Ending.WRONG_DEHORS
    print(f"{number} matches, {deals} deals: {right} right calls, {wrong} wrong, {late} late")


def capes(seed: int, share: float) -> None:
    """Deals in which a cape may pay: estimated chances of announcements, and what came of them."""
    rng = Random(seed)
    chances: list[float] = []
    made = 0
    deals = max(10, int(4000 * share))
    for number in range(deals):
        slate = PerTeam(SlatePoints(rng.randrange(19, 29)), SlatePoints(rng.randrange(0, 28)))
        clean = MatchState(RuleSet(), slate, PerTeam(0, 0), PerTeam(Coches(0), Coches(0)))
        state = apply(clean, Deal(rng.choice(SEATS), pack_from(rng)))
        expected: list[float] = []
        chosen = _noting(expected)
        state = play_deal(state, dict.fromkeys(Team, chosen), seed * 7919 + number)
        if expected:
            chances.append(expected[0])
            made += state.results[-1].ending is Ending.DEMAND_MADE
    if chances:
        mean = sum(chances) / len(chances)
        share_made = made / len(chances)
        error = (share_made * (1 - share_made) / len(chances)) ** 0.5
        print(
            f"{deals} deals: {len(chances)} announcements, estimated chance {mean:.3f}, "
            f"made {share_made:.3f} ± {error:.3f}"
        )


def _noting(expected: list[float]) -> Mind:
    """The expert, noting the estimated chance of each announcement it makes."""

    def chosen(seen: View, seed: int) -> Action | None:
        action = players.choose(seen, "expert", seed)
        if isinstance(action, Announce):
            known, effort = know(seen), EFFORTS["expert"]
            thought = think(known, effort, match_stakes(known), seed)
            found = demand(seen, known, effort, seed, policy(), thought)
            expected.append(found.chance if found else 0.0)
        return action

    return chosen


class Seer:
    """Plays exactly right with all cards seen: the bound that no inference can pass."""

    def __init__(self) -> None:
        self.state = MatchState(RuleSet())

    def watch(self, state: MatchState, action: Action) -> None:
        """See what becomes of a match."""
        self.state = apply(state, action)

    def choose(self, seen: View, seed: int) -> Action:
        """The card with the best exact value."""
        deal = self.state.deal
        assert deal is not None
        known = know(seen)
        hands = [mask(deal.hands[seat]) for seat in SEATS]
        return Play(seat_of(known.me), PACK[best_in(known, [hands])])


def gap(seed: int, share: float) -> None:
    """What a player who sees all cards is above one who does not, in points a deal."""
    for name in ("club", "expert-points", "master-points"):
        rng, score = Random(seed), Score()
        for number in range(max(2, int(200 * share))):
            dealer, pack = rng.choice(SEATS), pack_from(rng)
            total = 0
            for side in Team:
                seer = Seer()
                seer.state = apply(seer.state, Deal(dealer, pack))
                minds: dict[Team, Mind] = {side: seer.choose, side.other: mind(name)}
                state = play_deal(seer.state, minds, seed * 7919 + number, watch=seer.watch)
                assert state.deal is not None
                points = state.deal.points()
                own, other = points[side], points[side.other]
                total += net(own, other) - net(other, own)
            score.results.append(total / 2)
        print(
            f"all cards seen - {name}: {score.mean:+.1f} ± {score.error:.1f} points a deal "
            f"({len(score.results)} duplicate deals)",
            flush=True,
        )


CLOCK = """
import json, sys, time
from random import Random
from typing import Any
import players
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


PURE = """
import sys
from games.brouc.players.core.kernel import random_deals
for line in sys.stdin:
    random_deals(int(line), 1)
    print("done", flush=True)
"""


class Elsewhere:
    """The kernel in a process of its own, pure or compiled: deals go in, an end is told."""

    def __init__(self, pure: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PURE],
            cwd=ROOT,
            env=dict(os.environ, BROUC_PURE=pure),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __call__(self, deals: int) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{deals}\n")
        self.process.stdin.flush()
        self.process.stdout.readline()


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
    runs: dict[str, Callable[[int], None] | None] = {
        "kernel, pure": Elsewhere("1"),
        "kernel, compiled": Elsewhere(""),
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


def main() -> None:
    """Run one of the commands."""
    commands = {f.__name__: f for f in (ladder, coches, calls, capes, gap, times, speed)}
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
