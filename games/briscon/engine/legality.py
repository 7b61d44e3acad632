"""Legality of actions (rules 11.2 to 11.4, 11.6).

:func:`violation` alone decides; :func:`legal_actions` uses it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import assert_never

from gamekit.cards.cards import PACK, Card, Suit
from games.briscon.engine.actions import Action, Book, Deal, Meld, Out, Play, Rob
from games.briscon.engine.cards import legal_cards
from games.briscon.engine.deal import TRICKS, DealState
from games.briscon.engine.melds import Kind, Melded, meld_of
from games.briscon.engine.seats import Seat
from games.briscon.engine.state import MatchState
from games.briscon.engine.violations import Violation


def violation(state: MatchState, action: Action) -> Violation | None:
    """Reason for refusing an action; ``None`` if it is legal."""
    if state.winner is not None:
        return Violation.MATCH_OVER
    if isinstance(action, Deal):
        return _deal(state, action)
    if state.deal is None or not state.running:
        return Violation.NO_DEAL
    deal = state.deal
    match action:
        case Play():
            return _play(deal, action, strict=state.rules.strict)
        case Rob():
            return _rob(deal, action.seat)
        case Meld():
            return _meld(deal, action)
        case Out():
            return Violation.OUT_DECIDER if state.decider else None
        case Book():
            return None if len(deal.tricks) == TRICKS else Violation.BOOK_TOO_EARLY
        case _:
            assert_never(action)


def legal_actions(state: MatchState, seat: Seat) -> tuple[Action, ...]:
    """Legal actions of a seat, « aus » out of turn included; the table deals and books."""
    if not state.running or state.deal is None:
        return ()
    actions = _thinkable(state.deal, seat)
    return tuple(action for action in actions if violation(state, action) is None)


def _thinkable(deal: DealState, seat: Seat) -> Iterator[Action]:
    held = deal.hands[seat]
    yield from (Play(seat, card) for card in held)
    yield Rob(seat)
    for cards in _meldable(deal, held):
        yield Meld(seat, cards)
    yield Out(seat)


def _meldable(deal: DealState, held: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Sets of cards that form a meld, each once."""
    found: dict[Melded, None] = {}
    for count in range(2, len(held) + 1):
        for cards in combinations(held, count):
            if (meld := meld_of(cards)) is not None:
                found[meld] = None
    if deal.tricks and (meld := meld_of(deal.tricks[-1].cards)) is not None:
        found[meld] = None
    return (meld.cards for meld in found)


def _deal(state: MatchState, action: Deal) -> Violation | None:
    if state.running:
        return Violation.DEAL_RUNNING
    if state.next_dealer not in (None, action.dealer):
        return Violation.WRONG_DEALER
    if len(action.pack) != len(PACK) or set(action.pack) != set(PACK):
        return Violation.NOT_A_PACK
    return None


def _play(deal: DealState, action: Play, *, strict: bool) -> Violation | None:
    if deal.turn is None:
        return Violation.TRICKS_OVER
    if deal.turn is not action.seat:
        return Violation.NOT_YOUR_TURN
    hand = deal.hands[action.seat]
    if action.card not in hand:
        return Violation.CARD_NOT_HELD
    led = deal.trick.cards[0] if deal.trick.cards else None
    return why_not(action.card, hand, led, deal.trump, stock=deal.stock > 0, strict=strict)


def why_not(
    card: Card, hand: tuple[Card, ...], led: Card | None, trump: Suit, *, stock: bool, strict: bool
) -> Violation | None:
    """Reason against playing a held card to the led one (rules 11.2)."""
    allowed = legal_cards(hand, led, trump, stock=stock, strict=strict)
    if card in allowed:
        return None
    assert led is not None, "on lead every card may be played"
    if not any(one.suit is led.suit for one in hand):
        return Violation.MUST_TRUMP
    return Violation.MUST_BEAT if card.suit is led.suit else Violation.MUST_FOLLOW


def _rob(deal: DealState, seat: Seat) -> Violation | None:
    if deal.on_lead is not seat:
        return Violation.ROB_NOT_ON_LEAD
    if deal.stock < 2:
        return Violation.ROB_TOO_LATE
    return None if deal.seven in deal.hands[seat] else Violation.ROB_NO_SEVEN


def _meld(deal: DealState, action: Meld) -> Violation | None:
    if deal.turn is None:
        return Violation.MELD_TOO_LATE
    if deal.on_lead is not action.seat:
        return Violation.MELD_NOT_ON_LEAD
    meld = meld_of(action.cards)
    if meld is None:
        return Violation.MELD_NONE
    in_hand = set(meld.cards) <= set(deal.hands[action.seat])
    match meld.kind:
        case Kind.MARRIAGE:
            # The leader won the trick before.
            in_trick = bool(deal.tricks) and set(meld.cards) == set(deal.tricks[-1].cards)
            if not in_hand and not in_trick:
                return Violation.MELD_NOT_HELD
            twice = any(one.suit is meld.suit for one in deal.melded(Kind.MARRIAGE))
            return Violation.MELD_TWICE if twice else None
        case Kind.FOUR:
            if not in_hand:
                return Violation.MELD_NOT_HELD
            twice = any(one.rank is meld.rank for one in deal.melded(Kind.FOUR))
            return Violation.MELD_TWICE if twice else None
        case Kind.SEQUENCE:
            if not in_hand:
                return Violation.MELD_NOT_HELD
            used = {card for one in deal.melded(Kind.SEQUENCE) for card in one.cards}
            return Violation.MELD_CARD_USED if used & set(meld.cards) else None
        case _:
            assert_never(meld.kind)
