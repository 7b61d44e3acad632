"""The mask kernel against the readable engine, deal by deal, in both presets."""

from __future__ import annotations

from random import Random

import pytest

from brouc.cards import Card, parse_cards, points_of
from brouc.ruleset import Preset, RuleSet, ruleset
from brouc.seats import SEATS
from brouc.slate import table_value
from brouc.tricks import Trick, legal_cards, marriages
from gamekit.search.bits import bits
from games.brouc.players.core import kernel
from games.brouc.players.core.kernel import Position
from games.brouc.players.known import mask
from games.brouc.players.thinker import policy
from tests.games.brouc.players.helpers import in_play, shuffled
from tools.lab.brouc.policy import features

DEALS = 3_000
"""Random deals a preset."""


@pytest.mark.parametrize("preset", list(Preset))
def test_kernel_is_the_engine_over_random_deals(preset: Preset) -> None:
    rng = Random(f"kernel {preset.value}")
    for _ in range(DEALS):
        compare_deal(rng, ruleset(preset.value))


def compare_deal(rng: Random, rules: RuleSet) -> None:
    """Play one deal at random on both, comparing everything at every card."""
    pack = shuffled(rng)
    hands = [pack[8 * i : 8 * i + 8] for i in range(4)]
    trump_suit = pack[31].suit
    leader = rng.randrange(4)
    trump = pack[31].index >> 3
    at = Position([mask(hand) for hand in hands], leader, trump, rules.ancient)
    cards, table, tricks = [0, 0], [0, 0], [0, 0]
    lying: list[Card] = []
    while not at.over():
        turn = (leader + len(lying)) % 4
        assert at.turn == turn
        options = legal_cards(hands[turn], lying, trump_suit, ancient=rules.ancient)
        assert at.legal() == mask(options)
        card = options[int(rng.random() * len(options))]
        hands[turn] = tuple(held for held in hands[turn] if held is not card)
        lying.append(card)
        assert at.play(card.index) == (len(lying) == 4)
        if len(lying) < 4:
            continue
        winner = SEATS.index(Trick(SEATS[leader], tuple(lying)).winner(trump_suit))
        team = winner & 1
        cards[team] += points_of(tuple(lying))
        table[team] += sum(table_value(m, trump_suit, rules) for m in marriages(lying))
        tricks[team] += 1
        leader = winner
        assert (at.turn, at.cards, at.table, at.tricks) == (winner, cards, table, tricks)
        lying = []
    assert sum(cards) == 120


def test_3_2_first_trick_won_declares_what_both_partners_hold() -> None:
    """North leads and wins; North has K+Q+J of hearts (trumps), South K+Q of clubs."""
    hands = [
        "Ad Kh Qh Jh 7h 7c 8c 9c",
        "7d 8d 9d Jd Qd Ac Tc Jc",
        "Kd Kc Qc As Ks 7s 8s 9s",
        "Td Ah Th 9h 8h Ts Qs Js",
    ]
    at = Position([mask(parse_cards(hand)) for hand in hands], 0, 0, False)
    for card in parse_cards("Ad 7d Kd Td"):
        at.play(card.index)
    assert at.said == [60 + 20, 0]
    assert at.net(0) == 80 + 11 + 4 + 10


def test_the_policy_adds_up_the_weights_that_are_learned() -> None:
    rng = Random("features")
    mind = policy()
    for number in range(100):
        at = in_play(rng, number % 3 == 0, 0)
        while not at.over():
            own = at.hands[at.turn] & at.left
            options = at.legal()
            context = mind.context(at, own)
            expected: list[tuple[int, float]] = []
            for card in bits(options):
                key = mind.key(at, context, own, card >> 3, options)
                total = 0.0
                for index in features(key, card & 7):
                    total += mind.weights[index]
                expected.append((card, total))
            assert mind.among(at, kernel.ALL) == expected
            best = max(expected, key=lambda scored: scored[1])[0]
            assert mind.pick(at) == best
            at.play(best if rng.random() < 0.8 else rng.choice(bits(options)))


def test_what_is_counted_can_be_read_and_set() -> None:
    at = Position([0xFF, 0xFF00, 0xFF0000, 0xFF000000], 0, 0, False)
    at.cards, at.said, at.table, at.tricks = [32, 7], [80, 0], [20, 60], [3, 1]
    assert (at.cards, at.said, at.table, at.tricks) == ([32, 7], [80, 0], [20, 60], [3, 1])
    assert (at.net(0), at.net(1)) == (32 + 80 + 20 - 60, 7 + 60 - 20)
    assert (at.booked(0), at.booked(1)) == (30 + 80 + 20 - 60, 10 + 60 - 20)
    assert (at.done, at.won(0), at.won(1)) == (4, 3, 1)
    at.said, at.table = [0, 0], [0, 60]
    assert at.net(0) == 32 - 60
    other = at.copy()
    other.play(0)
    assert (at.held()[0], other.held()[0]) == (0xFF, 0xFE)
