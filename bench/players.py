"""The computer players' strength and exactness: ``python bench/players.py COMMAND``.

``ladder``   each level against the one below, and master against amateur, in duplicate deals
``coches``   whole matches: master against amateur; expert and master against those who play for
             points instead of the match
``calls``    whole matches of quick levels, every call of dehors checked against the engine's count
``capes``    announced capes: how often they were made, beside the chance that was estimated
``gap``      a player that sees all cards against expert and master: what knowing them is worth

All figures are those of one run; ``--seed`` chooses the deals (1000 and up: not used in tuning).
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

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
from games.brouc.players.play.known import knowledge_of, mask, seat_of
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
            known, effort = knowledge_of(seen), EFFORTS["expert"]
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
        known = knowledge_of(seen)
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


def main() -> None:
    """Run one of the commands."""
    commands = {f.__name__: f for f in (ladder, coches, calls, capes, gap)}
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
