"""Random matches and set positions for the tests, from seeds."""

from __future__ import annotations

import random
from collections.abc import Iterator

from gamekit.cards.cards import PACK, Card, parse_cards
from games.brus.engine.actions import Action, Deal, Play
from games.brus.engine.match import MatchState, RuleSet, apply, legal_actions
from games.brus.engine.seats import SEATS, Seat
from tests.brouc.matches import shuffled


def random_action(state: MatchState, rng: random.Random) -> Action:
    """A legal action of anybody, likelier a bold one than a plain card."""
    if not state.running:
        return Deal(state.next_dealer or rng.choice(SEATS), shuffled(rng))
    legal = [action for seat in SEATS for action in legal_actions(state, seat)]
    bold = [a for a in legal if not isinstance(a, Play) or a.dared]
    return rng.choice(bold) if bold and rng.random() < 0.5 else rng.choice(legal)


def random_journal(rules: RuleSet, seed: int, limit: int | None = None) -> list[Action]:
    """The journal of a random match, whole unless it reaches ``limit`` actions."""
    rng = random.Random(seed)
    state = MatchState(rules)
    journal: list[Action] = []
    while state.winner is None and (limit is None or len(journal) < limit):
        action = random_action(state, rng)
        state = apply(state, action)
        journal.append(action)
    return journal


def states(seed: int) -> Iterator[MatchState]:
    """The state after each action of a random match of one game."""
    state = MatchState(RuleSet())
    for action in random_journal(RuleSet(), seed):
        state = apply(state, action)
        yield state


def deal_of(dealer: str, stock: str = "", **hands: str) -> Deal:
    """A deal in which seats (``north="Kh Qd 7c"``) and the stock's first cards are as given; the
    rest lies anywhere."""
    first = Seat(dealer).after.round()
    named = {Seat(name[0].upper()): list(parse_cards(text)) for name, text in hands.items()}
    given = [card for cards in named.values() for card in cards]
    given.extend(top := parse_cards(stock))
    rest = [card for card in PACK if card not in given]
    held = {seat: named.get(seat) or [rest.pop() for _ in range(3)] for seat in SEATS}
    dealt = [held[seat][place] for place in range(3) for seat in first]
    return Deal(Seat(dealer), (*dealt, *top, *rest))


def start(deal: Deal, games: int = 1) -> MatchState:
    return apply(MatchState(RuleSet(games)), deal)


def plays(state: MatchState, cards: str) -> MatchState:
    """The state after these cards, each played by whose turn it is; ``Kh!`` is dared."""
    for word in cards.split():
        assert state.deal is not None
        turn = state.deal.turn
        assert turn is not None
        state = apply(state, Play(turn, Card.parse(word.rstrip("!")), word.endswith("!")))
    return state
