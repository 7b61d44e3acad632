"""The computer players' strength and correctness: ``python -m tools.bench.players COMMAND``.

``ladder``   each level against the one below, and master against amateur, in duplicate deals
``coches``   whole matches: master against amateur; expert and master against players who maximise
points instead of matches ``calls``    whole matches of quick levels, every call of dehors checked
against the engine's count

All results are of one run; ``--seed`` chooses the deals (1000 and up: not used in tuning).
"""

from __future__ import annotations

import argparse
from random import Random

from brouc.actions import Book, Deal, Dehors
from brouc.match import MatchState, apply, violation
from brouc.result import Ending
from brouc.ruleset import RuleSet
from brouc.seats import SEATS, Seat, Team
from brouc.slate import net, reaches_out
from brouc.view import view
from games.brouc import computers as players
from games.brouc.players.core import COMPILED
from tools.lab.arena import duel, report
from tools.lab.brouc.matches import matches, pack_from
from tools.lab.brouc.opponents import mind

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
        found = report(duel("brouc", first, second, max(2, int(deals * share)), seed))
        print(f"{first} - {second}: {found}", flush=True)


def coches(seed: int, share: float) -> None:
    """Measure strength in whole matches to five coches."""
    for first, second, number in COCHES:
        series = matches(mind(first), mind(second), max(2, int(number * share)), seed, RuleSet())
        print(
            f"{first} - {second}: {series.won} of {series.played} matches won, coches ahead a "
            f"match {series.mean:+.2f} ± {series.error:.2f} ({series.deals} deals, "
            f"{series.endings})",
            flush=True,
        )


def right_callers(state: MatchState) -> list[Seat]:
    """Seats whose call of dehors would be right now, by the engine's count."""
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
    """Check calls of dehors in whole matches of quick levels: never wrong, never late."""
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


def main() -> None:
    """Run one of the commands."""
    commands = {f.__name__: f for f in (ladder, coches, calls)}
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=commands)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--share", type=float, default=1.0, help="of the usual numbers")
    given = parser.parse_args()
    print(f"compiled core in use: {COMPILED}")
    commands[given.command](given.seed, given.share)


if __name__ == "__main__":
    main()
