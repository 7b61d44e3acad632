"""Number of legal lines of fixed endings: a change in the rules changes it."""

import random

import pytest

from brouc.actions import Deal, Play
from brouc.match import MatchState, apply, playable
from brouc.ruleset import ruleset
from brouc.seats import Seat
from tests.brouc import oracle
from tests.brouc.matches import shuffled, standing


def ending(preset: str, seed: int, left: int) -> MatchState:
    """A deal played at random until ``left`` tricks remain."""
    rng = random.Random(seed)
    state = apply(standing(ruleset(preset)), Deal(Seat.SOUTH, shuffled(rng)))
    while state.deal is not None and len(state.deal.tricks) < 8 - left:
        turn = state.deal.turn
        assert turn is not None
        state = apply(state, Play(turn, rng.choice(playable(state.deal, turn))))
    return state


def lines(state: MatchState) -> int:
    deal = state.deal
    if deal is None or (turn := deal.turn) is None or not state.running:
        return 1
    return sum(lines(apply(state, Play(turn, card))) for card in playable(deal, turn))


def naive_lines(
    hands: list[list[str]], leader: int, lying: list[str], trump: str, old: bool
) -> int:
    """The same by the oracle; hands in the order of play from North."""
    if len(lying) == 4:
        leader, lying = (leader + oracle.taker(lying, trump)) % 4, []
    turn = (leader + len(lying)) % 4
    hand = hands[turn]
    if not hand:
        return 1
    count = 0
    for card in hand:
        if oracle.may_play(card, hand, lying, trump, old):
            rest = [[c for c in held if c != card] for held in hands]
            count += naive_lines(rest, leader, [*lying, card], trump, old)
    return count


COUNTS = {
    ("brouc", 1): 136,
    ("brouc", 2): 256,
    ("brouc", 3): 224,
    ("brouc", 4): 96,
    ("brouc", 5): 48,
    ("homme-de-brou", 1): 144,
    ("homme-de-brou", 2): 480,
    ("homme-de-brou", 3): 224,
}


@pytest.mark.parametrize(("preset", "seed"), COUNTS)
def test_legal_lines_of_the_last_three_tricks(preset: str, seed: int) -> None:
    state = ending(preset, seed, left=3)
    assert state.deal is not None
    hands = [[str(card) for card in hand] for hand in state.deal.hands]
    leader = "NWSE".index(state.deal.trick.leader.value)
    trump = str(state.deal.dealt.trump)
    assert naive_lines(hands, leader, [], trump, preset != "brouc") == lines(state)
    assert lines(state) == COUNTS[preset, seed]
