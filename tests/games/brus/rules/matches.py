"""Random matches and set positions for the tests, from seeds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from gamekit.cards.cards import PACK, Card, parse_cards
from gamekit.cards.seats import Each
from games.brus.cards import SEATS, TEAMS, PerTeam, after
from games.brus.record import FORMAT
from games.brus.rules import OPTIONS, RULES, BrusDeal, HandResult, Play, RuleSet, Tableau
from games.cardgame.actions import Action, Dealing
from games.cardgame.deal import Match
from tests.brouc.matches import shuffled

apply = FORMAT.engine.apply
violation = RULES.violation
legal_actions = RULES.legal_actions


def new(rules: RuleSet | None = None) -> Match:
    """A match before its first hand."""
    return RULES.start("brus", OPTIONS.written(rules or RuleSet()))


def winner(state: Match) -> str | None:
    """Team that has won the match."""
    return FORMAT.winner(state)


def tableau(state: Match) -> Tableau:
    """Tableau before the hand in progress, or after the last one."""
    found: Tableau = RULES.carried(state)
    return found


def results(state: Match) -> tuple[HandResult, ...]:
    """Results of finished hands."""
    return tableau(state).results


def strokes(state: Match) -> PerTeam[int]:
    """Strokes left now."""
    return tableau(state).strokes if state.closed else hand_of(state).left


def hand_of(state: Match) -> BrusDeal:
    """Hand in progress or the last one."""
    assert isinstance(state.deal, BrusDeal)
    return state.deal


def random_action(state: Match, rng: random.Random) -> Action | Dealing:
    """A legal action of anybody, likelier a bold one than a plain card."""
    if state.closed:
        return Dealing(RULES.game.dealer(state) or rng.choice(SEATS), shuffled(rng))
    legal: list[Action] = [action for seat in SEATS for action in legal_actions(state, seat)]
    bold = [a for a in legal if not isinstance(a, Play) or a.dared]
    return rng.choice(bold) if bold and rng.random() < 0.5 else rng.choice(legal)


def random_journal(rules: RuleSet, seed: int, limit: int | None = None) -> list[Action | Dealing]:
    """The journal of a random match, whole unless it reaches ``limit`` actions."""
    rng = random.Random(seed)
    state = new(rules)
    journal: list[Action | Dealing] = []
    while winner(state) is None and (limit is None or len(journal) < limit):
        action = random_action(state, rng)
        state = apply(state, action)
        journal.append(action)
    return journal


def states(seed: int) -> Iterator[Match]:
    """The state after each action of a random match of one game."""
    state = new()
    for action in random_journal(RuleSet(), seed):
        state = apply(state, action)
        yield state


def deal_of(dealer: str, stock: str = "", **hands: str) -> Dealing:
    """A deal in which seats (``north="Kh Qd 7c"``) and the stock's first cards are as given; the
    rest lies anywhere."""
    first = RULES.game.round(after(dealer))
    named = {name[0].upper(): list(parse_cards(text)) for name, text in hands.items()}
    given = [card for cards in named.values() for card in cards]
    given.extend(top := parse_cards(stock))
    rest = [card for card in PACK if card not in given]
    held = {seat: named.get(seat) or [rest.pop() for _ in range(3)] for seat in SEATS}
    dealt = [held[seat][place] for place in range(3) for seat in first]
    return Dealing(dealer, (*dealt, *top, *rest))


def start(deal: Dealing, games: int = 1) -> Match:
    return apply(new(RuleSet(games)), deal)


def plays(state: Match, cards: str) -> Match:
    """The state after these cards, each played by whose turn it is; ``Kh!`` is dared."""
    for word in cards.split():
        turn = hand_of(state).turn
        assert turn is not None
        state = apply(state, Play(turn, Card.parse(word.rstrip("!")), word.endswith("!")))
    return state


def standing(state: Match, ns: int = 6, ew: int = 6, stanti: int = 0) -> Match:
    """The same hand over another tableau."""
    began = Tableau(Each(TEAMS, (ns, ew)), stanti, results(state))
    return replace(state, carried=began, deal=replace(hand_of(state), began=began))
