"""Random matches and deals through the real engine."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from brouc.actions import Book, Deal, Declare, Play
from brouc.cards import PACK, Card
from brouc.match import MatchState, apply, legal_actions
from brouc.ruleset import RuleSet
from brouc.seats import SEATS


def shuffled(rng: Random) -> tuple[Card, ...]:
    """A pack in random order."""
    cards = list(PACK)
    rng.shuffle(cards)
    return tuple(cards)


def dealt(rng: Random, rules: RuleSet) -> MatchState:
    """A match whose first deal has just been dealt."""
    return apply(MatchState(rules), Deal(rng.choice(SEATS), shuffled(rng)))


def random_walk(rng: Random, state: MatchState, declare: float = 0.5) -> Iterator[MatchState]:
    """The states of a deal played at random, marriages declared now and then."""
    while state.running and state.deal is not None:
        yield state
        turn = state.deal.turn
        if turn is None:
            state = apply(state, Book())
            continue
        words = [
            action
            for seat in SEATS
            for action in legal_actions(state, seat)
            if isinstance(action, Declare)
        ]
        if words and rng.random() < declare:
            state = apply(state, rng.choice(words))
            continue
        plays = [action for action in legal_actions(state, turn) if isinstance(action, Play)]
        state = apply(state, rng.choice(plays))
