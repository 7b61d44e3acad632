"""Random matches and positions for the tests, from seeds."""

from __future__ import annotations

import random

from brouc.actions import Action, Book, Deal, Play
from brouc.cards import PACK, Card, parse_cards
from brouc.deal import pack_of
from brouc.match import MatchState, apply, legal_actions
from brouc.result import DealResult
from brouc.ruleset import RuleSet
from brouc.seats import SEATS, TEAMS, Seat
from brouc.slate import Coches, SlatePoints
from gamekit.cards.seats import Each


def shuffled(rng: random.Random) -> tuple[Card, ...]:
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
    hands = Each(SEATS, tuple(map(parse_cards, (north, west, south, east))))
    return Deal(Seat(dealer), pack_of(hands, Seat(dealer)))


def plays(state: MatchState, cards: str) -> MatchState:
    """The state after these cards, each played by whose turn it is."""
    for card in parse_cards(cards):
        assert state.deal is not None
        turn = state.deal.turn
        assert turn is not None
        state = apply(state, Play(turn, card))
    return state


def standing(
    rules: RuleSet | None = None,
    ns: int = 0,
    ew: int = 0,
    carried: tuple[int, int] = (0, 0),
    coches: tuple[int, int] = (0, 0),
) -> MatchState:
    """A match between two deals, with this slate (North-South first), bottom line and columns."""
    return MatchState(
        rules or RuleSet(),
        Each(TEAMS, (SlatePoints(ns), SlatePoints(ew))),
        Each(TEAMS, carried),
        Each(TEAMS, tuple(map(Coches, coches))),
    )


CAPE = deal_of(
    "E",
    north="Ah Th Kh Qh Jh 9h 8h As",
    west="Ts Ks Qs Js 9s 8s 7s Ad",
    south="Ac Tc Kc Qc Jc 9c 8c 7c",
    east="Td Kd Qd Jd 9d 8d 7d 7h",
)
"""Hearts are trump; North leads and, playing the cards as written, wins every trick."""
CAPE_TRICKS = (
    "Ah Ts 7c 7h",
    "Th 7s 8c Td",
    "Kh 8s 9c 9d",
    "Qh 9s Tc 8d",
    "Jh Js Ac Jd",
    "9h Qs Jc 7d",
    "8h Ks Qc Qd",
    "As Ad Kc Kd",
)
ALMOST = deal_of(
    "E",
    north="Ah Th Kh Qh Jh 9h 8h 7s",
    west="Ts Ks Qs Js 9s 8s As Ad",
    south="Ac Tc Kc Qc Jc 9c 8c 7c",
    east="Td Kd Qd Jd 9d 8d 7d 7h",
)
"""The same, but North's last card is the spade seven, which West's ace takes."""
ALMOST_TRICKS = (
    "Ah Ts 7c 7h",
    "Th Ad 8c Td",
    "Kh 8s 9c 9d",
    "Qh 9s Tc 8d",
    "Jh Js Ac Jd",
    "9h Qs Jc 7d",
    "8h Ks Qc Qd",
    "7s As Kc Kd",
)
"""North-South win 101 card points in seven tricks, East-West 19 in the last."""


def begun(deal: Deal, tricks: tuple[str, ...] = (), state: MatchState | None = None) -> MatchState:
    """The state after dealing and playing these tricks."""
    return plays(apply(state or MatchState(RuleSet()), deal), " ".join(tricks))


LAST = deal_of(
    "E",
    north="Ah Th Kh Qh Jh 9h 8d As",
    west="Ks Ts 9s 8s 7s Ad Td 9d",
    south="Qs Ac Tc Kc Qc Jc 9c 8c",
    east="Js Kd Qd Jd 8h 7d 7c 7h",
)
"""Hearts are trump; the last trick holds the extended spade marriage, won by North."""
LAST_TRICKS = (
    "8d Ad Ac Jd",
    "Td Tc 7d 9h",
    "Ah 9d Kc 7h",
    "Th 7s Qc 8h",
    "Kh 8s Jc Kd",
    "Qh 9s 9c Qd",
    "Jh Ts 8c 7c",
    "As Ks Qs Js",
)
"""West wins the first trick (24 points), North all others (96)."""


def result_of(state: MatchState) -> DealResult:
    return state.results[-1]
