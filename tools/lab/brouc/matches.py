"""Whole matches of Le Brouc between computer players: ``python -m tools.lab match``."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from brouc.actions import Action, Book, Deal
from brouc.cards import PACK, Card
from brouc.match import MatchState, apply
from brouc.ruleset import RuleSet
from brouc.seats import SEATS, Team
from brouc.view import view
from games.brouc.computers import COMPUTERS
from tools.lab.brouc.opponents import Mind, mind
from tools.lab.learner import standard_error


def pack_from(rng: Random) -> tuple[Card, ...]:
    """Shuffled pack."""
    cards = list(PACK)
    rng.shuffle(cards)
    return tuple(cards)


def play_deal(state: MatchState, minds: dict[Team, Mind], seed: int) -> MatchState:
    """Play a running deal to its booking; calls are made as soon as they are due."""
    while state.running:
        deal = state.deal
        assert deal is not None, "a running deal"
        action = _call(state) if not deal.trick.cards else None
        if action is None:
            turn = deal.turn
            action = Book() if turn is None else minds[turn.team](view(state, turn), seed)
        assert action is not None, "the seat on turn acts"
        state = apply(state, action)
    return state


def _call(state: MatchState) -> Action | None:
    """First call due, the side on lead first (rules 5.2)."""
    deal = state.deal
    assert deal is not None, "a running deal"
    for seat in deal.trick.leader.round():
        action = COMPUTERS.speak(view(state, seat), "club", 0)
        if action is not None:
            return action
    return None


@dataclass(slots=True)
class Series:
    """Results of whole matches, for the first player."""

    won: int = 0
    played: int = 0
    deals: int = 0
    given: int = 0
    """Coches given."""
    taken: int = 0
    endings: dict[str, int] = field(default_factory=dict)
    results: list[float] = field(default_factory=list)
    """Coches given less taken, match by match."""

    @property
    def mean(self) -> float:
        """Coches given less taken a match."""
        return sum(self.results) / len(self.results)

    @property
    def error(self) -> float:
        """Standard error of the mean."""
        return standard_error(self.results)


def matches(first: Mind, second: Mind, number: int, seed: int, rules: RuleSet) -> Series:
    """Play matches with random deals, sides swapped every other match on the same packs."""
    series = Series()
    for i in range(number):
        rng = Random(seed * 1_000_003 + i // 2)
        side = Team.NS if i % 2 == 0 else Team.EW
        minds = {team: first if team is side else second for team in Team}
        state = MatchState(rules)
        dealer = rng.choice(SEATS)
        while state.winner is None:
            deal = Deal(state.next_dealer or dealer, pack_from(rng))
            state = play_deal(apply(state, deal), minds, seed + series.deals)
            series.deals += 1
        series.played += 1
        series.won += state.winner is side
        series.given += state.coches[side.other]
        series.taken += state.coches[side]
        series.results.append(state.coches[side.other] - state.coches[side])
        for result in state.results:
            name = result.ending.value
            series.endings[name] = series.endings.get(name, 0) + 1
    return series


def main(arguments: Sequence[str]) -> int:
    """Run ``match``; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.lab match")
    parser.add_argument("first", help="a level or another player of Le Brouc")
    parser.add_argument("second")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    try:
        first, second = mind(given.first), mind(given.second)
    except ValueError as error:
        parser.error(str(error))
    series = matches(first, second, max(1, given.matches), given.seed, RuleSet())
    report = {
        "first": given.first,
        "second": given.second,
        "seed": given.seed,
        "matches": series.played,
        "won": series.won,
        "coches given": series.given,
        "coches taken": series.taken,
        "coches ahead a match": round(series.mean, 3),
        "standard error": round(series.error, 3),
        "deals": series.deals,
        "endings": series.endings,
    }
    if given.json:
        print(json.dumps(report))
    else:
        for name, value in report.items():
            print(f"{name}: {value}")
    return 0
