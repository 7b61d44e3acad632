"""The engine against the naive oracle: legality and scoring over random deals.

A thousand in ``make test``, 20,000 in ``make patient``.
"""

import random

import pytest

from brouc.actions import Book, Deal, Declare, Dehors, Play
from brouc.cards import PACK, Card
from brouc.match import MatchState, apply, legal_actions, playable
from brouc.result import Ending
from brouc.ruleset import Preset, ruleset
from brouc.seats import SEATS
from tests.brouc import oracle
from tests.brouc.matches import standing

TEAM = {seat: number % 2 for number, seat in enumerate(SEATS)}


def compare(rules: str, rng: random.Random) -> Ending:
    """Play one random deal on both; returns how it ended."""
    old = rules == "homme-de-brou"
    top = 300 if old else 30
    slate = [rng.randint(-top // 6, top), rng.randint(-top // 6, top)]
    carried = [rng.choice((0, 0, 0, 20, 60)) for _ in range(2)]
    state = standing(ruleset(rules), slate[0], slate[1], (carried[0], carried[1]))
    dealer = rng.choice(SEATS)
    pack = tuple(rng.sample(PACK, 32))
    state = apply(state, Deal(dealer, pack))

    # The naive side: packets dealt one by one, cards as texts.
    hands: dict[object, list[str]] = {seat: [] for seat in SEATS}
    top_card = 0
    for packet in (1, 3, 4):
        for seat in dealer.after.round():
            hands[seat] += [str(card) for card in pack[top_card : top_card + packet]]
            top_card += packet
    trump = str(pack[31])[1]
    book = oracle.Book(trump, old, slate, carried)
    leader, lying = dealer.after, list[str]()
    calls_at = rng.randint(0, 90)

    for moment in range(32):
        if moment == calls_at:
            return compare_call(state, book, rng)
        if rng.random() < 0.2:
            state = declare_something(state, book, rng)
        assert state.deal is not None
        turn = leader.round()[len(lying)]
        assert state.deal.turn is turn
        legal = [str(card) for card in playable(state.deal, turn)]
        hand = hands[turn]
        assert legal == [c for c in hand if oracle.may_play(c, hand, lying, trump, old)]
        card = rng.choice(legal)
        hand.remove(card)
        lying.append(card)
        state = apply(state, Play(turn, Card.parse(card)))
        if len(lying) == 4:
            leader = leader.round()[oracle.taker(lying, trump)]
            book.trick(lying, TEAM[leader])
            lying = []
    if max(book.won) == 8:
        result = state.results[-1]
        losers = book.won.index(0)
        assert result.ending is Ending.CAPE
        assert list(result.total)[losers] == (3 if old else 2)
        assert list(result.slate) == slate
        assert list(state.carried) == [book.declared[t] + carried[t] for t in (0, 1)]
        return result.ending
    if calls_at < 40:
        return compare_call(state, book, rng)
    state = apply(state, Book())
    result = state.results[-1]
    for team, points in enumerate(result.points):
        assert points.cards == book.cards[team]
        assert points.declared == book.declared[team]
        assert points.table == book.table[team]
    assert list(result.slate) == list(state.slate) == book.slate_after()
    assert sum(points.cards for points in result.points) == 120
    return result.ending


def declare_something(state: MatchState, book: oracle.Book, rng: random.Random) -> MatchState:
    """A marriage that the engine lets somebody declare, in both accounts."""
    seat = rng.choice(SEATS)
    declares = [a for a in legal_actions(state, seat) if isinstance(a, Declare)]
    if not declares:
        return state
    action = rng.choice(declares)
    book.declare(TEAM[seat], action.suit.value, action.extended)
    return apply(state, action)


def compare_call(state: MatchState, book: oracle.Book, rng: random.Random) -> Ending:
    """Somebody calls dehors: right or wrong, and the price."""
    seat = rng.choice(SEATS)
    good, price = book.call(TEAM[seat])
    before = state.coches
    state = apply(state, Dehors(seat))
    result = state.results[-1]
    assert result.ending is (Ending.DEHORS if good else Ending.WRONG_DEHORS)
    losers = 1 - TEAM[seat] if good else TEAM[seat]
    marked = [after - was for after, was in zip(state.coches, before, strict=True)]
    assert marked == [price if team == losers else 0 for team in (0, 1)]
    assert list(state.slate) == list(state.carried) == [0, 0]
    return result.ending


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.patient) for seed in (1, 2, 3))]
)
@pytest.mark.parametrize("preset", [preset.value for preset in Preset])
def test_random_deals_come_out_alike(preset: str, seed: int, patient: bool) -> None:
    rng = random.Random(f"{preset} {seed}")
    deals = 2_500 if patient else 500
    endings = [compare(preset, rng) for _ in range(deals)]
    assert set(endings) >= {Ending.COUNTED, Ending.DEHORS, Ending.WRONG_DEHORS}
    assert endings.count(Ending.COUNTED) > deals // 4
