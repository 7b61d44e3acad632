"""The kernel plays by the rules: random hands with dares, turned cards, runs, stock."""

from __future__ import annotations

from random import Random

from games.brus.cards import SEATS
from games.brus.players.core.kernel import (
    BLANK,
    DARE,
    PASS,
    SEVENS,
    STOCKED,
    TAKE,
    BrusPosition,
)
from games.brus.players.known import CODE, SEAT_NUMBER, action_of, mask, move_of
from games.brus.rules import BrusDeal, Dare, Play, Run, Take
from games.cardgame.actions import Action
from games.cardgame.deal import Match
from tests.games.brus.players.hands import any_action, dealt, options
from tests.games.brus.rules.matches import apply, hand_of, results

HANDS = 250


def start(hand: BrusDeal) -> BrusPosition:
    """The kernel's position of a hand just dealt."""
    at = BrusPosition()
    at.enter([*(mask(cards) for cards in hand.hands), -1, *(CODE[card] for card in hand.stock)])
    at.turn = at.leader = SEAT_NUMBER[hand.leader]
    at.strokes0, at.strokes1 = hand.began.strokes
    at.stanti = hand.began.stanti
    return at


def make(at: BrusPosition, action: Action) -> bool:
    """Make an action in the kernel; whether it completed a trick or the hand.

    A turned card that is neither dared nor left is one of the kernel's moves, not of the rules':
    it is made here before the next card.
    """
    if isinstance(action, Play) and at.fresh:
        at.play(PASS)
    return at.play(move_of(action))


def same_options(state: Match, hand: BrusDeal, at: BrusPosition) -> None:
    """Every move of the kernel's is legal, and every legal action is one of them or its twin."""
    asked = at.copy()
    if at.fresh and at.moves() == [PASS]:
        asked.play(PASS)
    seat = SEATS[asked.turn]
    moves = asked.moves()
    actions = {action_of(move, seat, hand.hands[seat]) for move in moves} - {None}
    others = {action for action in options(state) if action.seat == seat}
    if at.fresh and DARE in moves:
        assert actions == {Dare(seat)}
        return
    assert actions <= others
    codes = set()
    for action in others - actions:
        if isinstance(action, Take | Run):
            assert moves == [TAKE]
            assert results(apply(state, action))[-1].game_over
            continue
        assert not isinstance(action, Dare)
        code = CODE[action.card]  # type: ignore[attr-defined]
        assert code == BLANK or (at.done >= STOCKED and 1 << code & SEVENS)
        codes.add(code)
    if codes:
        assert any(move & 31 >= 14 for move in moves)


def same(state: Match, hand: BrusDeal, at: BrusPosition) -> None:
    assert at.hands == [mask(cards) for cards in hand.hands]
    assert [at.tricks(side) for side in (0, 1)] == list(hand.tricks_won)
    assert [at.strokes(side) for side in (0, 1)] == list(
        hand.result.strokes if hand.result else hand.left
    )
    assert at.ended == (hand.result is not None)
    if hand.result is not None:
        assert at.stanti == hand.result.stanti
        return
    assert at.gone == mask(hand.played)
    assert at.stock[at.drawn :] == [CODE[card] for card in hand.stock]
    assert at.asked == (hand.asked is not None)
    if hand.turn is not None:
        turn = hand.leader if at.fresh else hand.turn
        assert SEATS[at.turn] == turn
    same_options(state, hand, at)


def test_kernel_plays_by_the_rules() -> None:
    rng = Random(16)
    seen = {"dare": 0, "dared": 0, "turn": 0, "take": 0, "run": 0}
    for _ in range(HANDS):
        state = dealt(rng)
        at = start(hand_of(state))
        while not state.closed:
            same(state, hand_of(state), at)
            action = any_action(rng, state)
            state = apply(state, action)
            make(at, action)
            if isinstance(action, Play):
                seen["dared"] += action.dared
            else:
                seen[type(action).__name__.lower()] += 1
        same(state, hand_of(state), at)
    assert min(seen.values()) > 2, seen
