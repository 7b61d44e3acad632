"""Random matches and positions for the tests, from seeds."""

from __future__ import annotations

import random

from brouc.actions import Action, Book, Deal, Play
from brouc.cards import PACK, Card, parse_cards
from brouc.deal import pack_of
from brouc.match import MatchState, apply, legal_actions
from brouc.ruleset import RuleSet
from brouc.seats import SEATS, PerSeat, Seat


def shuffled(rng: random.Random) -> tuple[Card, ...]:
    """A pack."""
    return tuple(rng.sample(PACK, 32))


def random_action(state: MatchState, rng: random.Random, calls: float) -> Action:
    """A legal action; with probability ``calls`` a call of anybody, if there is one."""
    if not state.running or state.deal is None:
        return Deal(state.next_dealer or rng.choice(SEATS), shuffled(rng))
    if rng.random() < calls:
        seat = rng.choice(SEATS)
        said = [a for a in legal_actions(state, seat) if not isinstance(a, Play)]
        if said:
            return rng.choice(said)
    turn = state.deal.turn
    if turn is None:
        return Book()
    return rng.choice([a for a in legal_actions(state, turn) if isinstance(a, Play)])


def random_journal(
    rules: RuleSet, seed: int, calls: float = 0.01, limit: int | None = None
) -> list[Action]:
    """The journal of a random match, whole unless it reaches ``limit`` actions."""
    rng = random.Random(seed)
    state = MatchState(rules)
    journal: list[Action] = []
    while state.winner is None and (limit is None or len(journal) < limit):
        action = random_action(state, rng, calls)
        state = apply(state, action)
        journal.append(action)
    return journal


def deal_of(dealer: str, north: str, west: str, south: str, east: str) -> Deal:
    """A deal of given hands; the last card of the dealer's is turned up."""
    hands = PerSeat(*map(parse_cards, (north, west, south, east)))
    return Deal(Seat(dealer), pack_of(hands, Seat(dealer)))


def plays(state: MatchState, cards: str) -> MatchState:
    """The state after these cards, each played by whose turn it is."""
    for card in parse_cards(cards):
        assert state.deal is not None
        turn = state.deal.turn
        assert turn is not None
        state = apply(state, Play(turn, card))
    return state
