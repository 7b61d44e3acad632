"""Legality of actions (rules 10.2, 10.5, 10.6).

:func:`violation` alone decides; :func:`legal_actions` uses its part within a hand. The right to
dare depends on open cards and the own hand, never on hidden cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from gamekit.cards.cards import PACK, Card
from games.brus.engine.actions import Action, Answer, Dare, Deal, Play, Turn
from games.brus.engine.cards import DARING, higher_than
from games.brus.engine.hand import HandState
from games.brus.engine.seats import Seat
from games.brus.engine.state import MatchState
from games.brus.engine.violations import Violation


def violation(state: MatchState, action: Action) -> Violation | None:
    """Reason for refusing an action; ``None`` if it is legal."""
    if state.winner is not None:
        return Violation.MATCH_OVER
    if isinstance(action, Deal):
        return _deal(state, action)
    if state.hand is None or not state.running:
        return Violation.NO_HAND
    return _in_a_hand(state.hand, action)


def _in_a_hand(hand: HandState, action: Play | Turn | Answer | Dare) -> Violation | None:
    match action:
        case Play():
            return _play(hand, action)
        case Turn():
            return _turn(hand, action)
        case Answer():
            return _answer(hand, action)
        case Dare():
            return _dare(hand, action)
        case _:
            assert_never(action)


def legal_actions(state: MatchState, seat: Seat) -> tuple[Action, ...]:
    """Legal actions of a seat, out of turn included; deals belong to the table."""
    hand = state.hand
    if hand is None or not state.running or state.winner is not None:
        return ()
    actions = _thinkable(hand.hands[seat], seat)
    return tuple(action for action in actions if _in_a_hand(hand, action) is None)


def _thinkable(held: tuple[Card, ...], seat: Seat) -> Iterator[Play | Turn | Answer | Dare]:
    for card in held:
        yield Play(seat, card)
        if card in DARING:
            yield Play(seat, card, dared=True)
    for card in held:
        yield Turn(seat, card)
    yield Answer(seat, takes=True)
    yield Answer(seat, takes=False)
    yield Dare(seat)


def _deal(state: MatchState, action: Deal) -> Violation | None:
    if state.running:
        return Violation.HAND_RUNNING
    if state.next_dealer not in (None, action.dealer):
        return Violation.WRONG_DEALER
    if len(action.pack) != len(PACK) or set(action.pack) != set(PACK):
        return Violation.NOT_A_PACK
    return None


def _play(hand: HandState, action: Play) -> Violation | None:
    if hand.asked is not None:
        return Violation.ANSWER_DUE
    if hand.turn is not action.seat:
        return Violation.NOT_YOUR_TURN
    if action.card not in hand.hands[action.seat]:
        return Violation.CARD_NOT_HELD
    return _dare_with(hand, action.seat, action.card) if action.dared else None


def _turn(hand: HandState, action: Turn) -> Violation | None:
    if hand.asked is not None:
        return Violation.ANSWER_DUE
    if hand.trick.laid or hand.trick.leader is not action.seat:
        return Violation.TURN_NOT_ON_LEAD
    if action.card not in hand.hands[action.seat]:
        return Violation.CARD_NOT_HELD
    team = action.seat.team
    if hand.won[team] not in (2, 4) or hand.won[team.other] == 0:
        return Violation.TURN_TRICKS
    if any(kehren.seat.team is team for kehren in hand.kehren):
        return Violation.TURN_TWICE
    return None


def _answer(hand: HandState, action: Answer) -> Violation | None:
    if hand.asked is None:
        return Violation.NOTHING_TO_ANSWER
    if hand.asked.seat.team is action.seat.team:
        return Violation.ANSWER_OTHERS
    return None


def _dare(hand: HandState, action: Dare) -> Violation | None:
    turned = hand.turned
    if turned is None or not turned.taken or len(hand.trick.laid) != 1:
        return Violation.DARE_NO_TURNED_CARD
    if turned.seat is not action.seat:
        return Violation.DARE_NO_TURNED_CARD
    (laid,) = hand.trick.laid
    return Violation.DARE_TWICE if laid.dared else _dare_with(hand, laid.seat, laid.card)


def _dare_with(hand: HandState, seat: Seat, card: Card) -> Violation | None:
    """Reason against daring a card about to be played or just turned (rules 10.5)."""
    if card not in DARING:
        return Violation.DARE_OTHER_CARD
    laid = hand.trick.laid
    if len(laid) == 3:
        return Violation.DARE_LAST
    if hand.trick.seven_counts:
        return Violation.DARE_SEVEN_LED
    known = {*hand.played(), *hand.hands[seat]}
    if all(higher in known for higher in higher_than(card)):
        return Violation.DARE_NOTHING_HIGHER
    return None
