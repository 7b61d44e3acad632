"""Random matches and set positions for the tests, from seeds."""

from __future__ import annotations

import random

from gamekit.cards.cards import PACK, Card, parse_cards
from gamekit.cards.seats import Each
from games.briscon.engine.actions import Action, Book, Deal, Meld, Out, Play
from games.briscon.engine.deal import PACKETS
from games.briscon.engine.match import MatchState, RuleSet, apply, legal_actions
from games.briscon.engine.seats import SEATS, Seat
from tests.brouc.matches import shuffled


def random_action(state: MatchState, rng: random.Random, outs: float = 0.01) -> Action:
    """A legal action of anybody: melds and robbing often, « aus » with the given probability."""
    if not state.running or state.deal is None:
        return Deal(state.next_dealer or rng.choice(SEATS), shuffled(rng))
    legal = [action for seat in SEATS for action in legal_actions(state, seat)]
    said = [action for action in legal if isinstance(action, Out)]
    if said and rng.random() < outs:
        return rng.choice(said)
    plays = [action for action in legal if isinstance(action, Play)]
    more = [action for action in legal if not isinstance(action, Play | Out)]
    if more and rng.random() < 0.7:
        return rng.choice(more)
    return rng.choice(plays) if plays else Book()


def random_journal(
    rules: RuleSet, seed: int, limit: int | None = None, outs: float = 0.005
) -> list[Action]:
    """The journal of a random match, whole unless it reaches ``limit`` actions."""
    rng = random.Random(seed)
    state = MatchState(rules)
    journal: list[Action] = []
    while state.winner is None and (limit is None or len(journal) < limit):
        action = random_action(state, rng, outs)
        state = apply(state, action)
        journal.append(action)
    return journal


def deal_of(north: str, south: str, up: str, stock: str = "", dealer: str = "S") -> Deal:
    """A deal of these hands and upcard; ``stock``: its first cards, the rest lies anywhere."""
    hands = Each(SEATS, (parse_cards(north), parse_cards(south)))
    top, upcard = parse_cards(stock), Card.parse(up)
    given = {*hands[Seat.NORTH], *hands[Seat.SOUTH], *top, upcard}
    rest = tuple(card for card in PACK if card not in given)
    return Deal(Seat(dealer), PACKETS.pack(hands, Seat(dealer), (upcard, *top, *rest)))


def start(deal: Deal, rules: RuleSet | None = None) -> MatchState:
    return apply(MatchState(rules or RuleSet()), deal)


def plays(state: MatchState, cards: str) -> MatchState:
    """The state after these cards, each played by whose turn it is."""
    for card in parse_cards(cards):
        assert state.deal is not None
        turn = state.deal.turn
        assert turn is not None
        state = apply(state, Play(turn, card))
    return state


def meld(seat: str, cards: str) -> Meld:
    return Meld(Seat(seat), parse_cards(cards))
