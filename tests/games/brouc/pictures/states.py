"""Real states for the pictures: seeded random legal play through the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from brouc.actions import Announce, Book, Deal, Dehors, Play
from brouc.cards import PACK
from brouc.match import MatchState, apply, legal_actions
from brouc.ruleset import RuleSet
from brouc.seats import SEATS, PerSeat

NAMES = PerSeat("Anna", "Bertrand", "Célestine", "Dölf")
ODD = PerSeat(
    "مرحبا بالعالم",
    "🎉🧀🐄 x" * 12,
    "Maximilienne-Élisabeth de La Rochefoucauld",
    "\u202e\u200b\n\t",
)


def walk(seed: int, rules: RuleSet | None = None, *, calls: float = 0.6) -> Iterator[MatchState]:
    """Every state of a random match, the first before its first deal; it ends with the match.

    Marriages are declared with the chance ``calls``; dehors and capes only now and then.
    """
    rng = Random(seed)
    state = MatchState(rules or RuleSet())
    yield state
    while state.winner is None:
        if not state.running:
            pack = list(PACK)
            rng.shuffle(pack)
            state = apply(state, Deal(state.next_dealer or rng.choice(SEATS), tuple(pack)))
            yield state
            continue
        for seat in SEATS:
            for action in legal_actions(state, seat):
                rare = isinstance(action, Dehors | Announce)
                if isinstance(action, Play) or not state.running:
                    continue
                chance = 0.004 if rare else calls
                if isinstance(action, Dehors) and state.slate[seat.team] >= 26:
                    chance = 0.10
                if rng.random() < chance and action in legal_actions(state, seat):
                    state = apply(state, action)
                    yield state
        if not state.running:
            continue
        deal = state.deal
        assert deal is not None
        if deal.turn is None:
            state = apply(state, Book())
        else:
            plays = [a for a in legal_actions(state, deal.turn) if isinstance(a, Play)]
            state = apply(state, rng.choice(plays))
        yield state


def first(
    seed: int, wanted: Callable[[MatchState], bool], rules: RuleSet | None = None
) -> MatchState:
    """The first state of a walk that is as wanted."""
    return next(state for state in walk(seed, rules) if wanted(state))
