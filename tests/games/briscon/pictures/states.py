"""Real states for the pictures: seeded random legal play through the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from gamekit.cards.each import Each
from games.briscon.engine.match import MatchState, RuleSet, apply
from games.briscon.engine.seats import SEATS, PerSeat
from tests.games.briscon.engine.matches import random_action

NAMES: PerSeat[str] = Each(SEATS, ("Anna", "Bertrand"))
ODD: PerSeat[str] = Each(SEATS, ("مرحبا بالعالم", "🎉🧀🐄 Maximilienne-Élisabeth de La R" * 3))
CALLED = {seat.value: name for seat, name in NAMES.items()}


def walk(seed: int, rules: RuleSet | None = None, *, outs: float = 0.0) -> Iterator[MatchState]:
    """Every state of a random match, the first before its first deal; it ends with the match."""
    rng = Random(seed)
    state = MatchState(rules or RuleSet())
    yield state
    while state.winner is None:
        state = apply(state, random_action(state, rng, outs))
        yield state


def first(
    wanted: Callable[[MatchState], bool],
    rules: RuleSet | None = None,
    *,
    seed: int = 1,
    outs: float = 0.0,
) -> MatchState:
    """The first state that is as wanted, of a walk or of one with a later seed."""
    for later in range(seed, seed + 60):
        for state in walk(later, rules, outs=outs):
            if wanted(state):
                return state
    raise AssertionError("no such state in sixty matches")
