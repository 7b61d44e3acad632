"""Random matches and set positions for the tests, from seeds."""

from __future__ import annotations

import random
from dataclasses import replace

from gamekit.cards.cards import PACK, Card, parse_cards
from gamekit.cards.seats import Each
from games.briscon.cards import SEATS
from games.briscon.record import FORMAT
from games.briscon.rules import (
    OPTIONS,
    PACKETS,
    RULES,
    BrisconDeal,
    DealResult,
    Meld,
    Out,
    RuleSet,
    Standing,
)
from games.cardgame.actions import Action, Book, Dealing, Play
from games.cardgame.deal import Match
from tests.brouc.matches import shuffled

apply = FORMAT.engine.apply
violation = RULES.violation
legal_actions = RULES.legal_actions


def new(rules: RuleSet | None = None) -> Match:
    """A match before its first deal."""
    return RULES.start("briscon", OPTIONS.written(rules or RuleSet()))


def winner(state: Match) -> str | None:
    """Winner of the match."""
    return FORMAT.winner(state)


def standing(state: Match) -> Standing:
    """Score before the deal in progress, or after the last one."""
    found: Standing = RULES.carried(state)
    return found


def results(state: Match) -> tuple[DealResult, ...]:
    """Results of finished deals."""
    return standing(state).results


def deal_in(state: Match) -> BrisconDeal:
    """Deal in progress or the last one."""
    assert isinstance(state.deal, BrisconDeal)
    return state.deal


def random_action(state: Match, rng: random.Random, outs: float = 0.01) -> Action | Dealing | Book:
    """A legal action of anybody: melds and robbing often, « aus » with the given probability."""
    if state.closed:
        return Dealing(RULES.game.dealer(state) or rng.choice(SEATS), shuffled(rng))
    legal: list[Action] = [one for seat in SEATS for one in legal_actions(state, seat)]
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
) -> list[Action | Dealing | Book]:
    """The journal of a random match, whole unless it reaches ``limit`` actions."""
    rng = random.Random(seed)
    state = new(rules)
    journal: list[Action | Dealing | Book] = []
    while winner(state) is None and (limit is None or len(journal) < limit):
        action = random_action(state, rng, outs)
        state = apply(state, action)
        journal.append(action)
    return journal


def deal_of(north: str, south: str, up: str, stock: str = "", dealer: str = "S") -> Dealing:
    """A deal of these hands and upcard; ``stock``: its first cards, the rest lies anywhere."""
    hands = Each(SEATS, (parse_cards(north), parse_cards(south)))
    top, upcard = parse_cards(stock), Card.parse(up)
    given = {*hands["N"], *hands["S"], *top, upcard}
    rest = tuple(card for card in PACK if card not in given)
    return Dealing(dealer, PACKETS.pack(hands, dealer, (upcard, *top, *rest)))


def start(deal: Dealing, rules: RuleSet | None = None) -> Match:
    return apply(new(rules), deal)


def plays(state: Match, cards: str) -> Match:
    """The state after these cards, each played by whose turn it is."""
    for card in parse_cards(cards):
        turn = deal_in(state).turn
        assert turn is not None
        state = apply(state, Play(turn, card))
    return state


def meld(seat: str, cards: str) -> Meld:
    return Meld(seat, parse_cards(cards))


def scored(state: Match, north: int, south: int, *, decider: bool = False) -> Match:
    """The same deal after other deals."""
    score = Each(SEATS, (north, south))
    carried = Standing(score, decider, standing(state).results)
    return replace(state, carried=carried, deal=replace(deal_in(state), score=score))
