"""Knowledge of a seat from its view: the table, evidence on the others, hidden cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from gamekit.cards.cards import PACK, Card
from games.brus.cards import BEATING, DARING, SEATS, SEVENS
from games.brus.players.core.kernel import (
    BLANK,
    DARE,
    DARED,
    PASS,
    RUN,
    STOCKED,
    TAKE,
    TURNED,
    BrusPosition,
)
from games.brus.players.core.worlds import Dealer, Moment, Witness
from games.brus.rules import BrusView, Dare, Play, Run, Take, Turn
from games.cardgame.actions import Action

MARKED: Final = (*BEATING, *SEVENS)
"""The cards with a number of their own, by it."""
CODE: Final = {card: MARKED.index(card) if card in MARKED else BLANK for card in PACK}
"""Every card's number."""
SEAT_NUMBER: Final = {seat: number for number, seat in enumerate(SEATS)}
"""Each seat's number in the order of play, from North's 0."""


def mask(cards: tuple[Card, ...]) -> int:
    """The kernel's set of these cards."""
    return sum(1 << CODE[card] for card in cards)


def action_of(move: int, seat: str, held: tuple[Card, ...]) -> Action | None:
    """A kernel's move as an action; ``None`` for not daring the turned card.

    Of blank cards, between which nothing tells, it plays the last in the pack's order.
    """
    if move == PASS:
        return None
    if move in (RUN, TAKE):
        return Take(seat) if move == TAKE else Run(seat)
    if move == DARE:
        return Dare(seat)
    card = max((one for one in held if CODE[one] == move & 31), key=lambda one: one.index)
    if move >= TURNED:
        return Turn(seat, card)
    return Play(seat, card, dared=move >= DARED)


def move_of(action: Action) -> int:
    """An action of a seat as the kernel's move."""
    match action:
        case Play(card=card, dared=dared):
            return CODE[card] + DARED * dared
        case Turn(card=card):
            return CODE[card] + TURNED
        case Take():
            return TAKE
        case Run():
            return RUN
        case Dare():
            return DARE
    raise ValueError(f"no seat does {action!r}")


HIDDEN: Final = -2
"""A card that left a hand and that the seat does not know."""


@dataclass(frozen=True, slots=True)
class Known:
    """Knowledge of a seat."""

    me: int
    at: BrusPosition
    """The table as the seat sees it, others' hands empty; it is this seat that is to act."""
    witness: Witness
    dealer: Dealer
    next_lead: int
    """The side that leads first in the next hand."""
    moment: int
    """Number of moves in this hand."""


def knowledge_of(view: BrusView) -> Known:
    """Knowledge of the view's seat during a hand; ``ValueError`` without seat or hand."""
    if view.seat is None or not view.dealt or view.over:
        raise ValueError("no seat's view of a running hand")
    me, own = SEAT_NUMBER[view.seat], mask(view.hand)
    at, witness, moment = watch(view, me)
    at.hands[me] = own
    if at.asked and at.leader & 1 != me & 1:
        at.turn = me  # Either of the two may answer (rules 10.6).
    unseen = list(CODE.values())
    for card in (*view.played, *view.hand):
        unseen.remove(CODE[card])
    if at.hidden >= 0:
        unseen.remove(at.hidden)
    if at.fresh and at.turn != me:
        at.play(PASS)  # Nobody waits for a dare (rules 10.6).
    return Known(
        me=me,
        at=at,
        witness=witness,
        dealer=Dealer(me, own, unseen, list(view.held), at.hidden, at.leader if at.asked else -1),
        # The dealer's left leads, and the deal passes to the left (rules 10.2).
        next_lead=SEAT_NUMBER[view.dealer or ""] & 1,
        moment=moment,
    )


def watch(view: BrusView, me: int) -> tuple[BrusPosition, Witness, int]:
    """Replay the moves seen: the present table, the others' moments, and the number of moves."""
    at = BrusPosition()
    at.turn = at.leader = (SEAT_NUMBER[view.dealer or ""] + 1) & 3
    at.strokes0, at.strokes1 = view.began.strokes
    at.stanti = view.began.stanti
    witness, number = Witness(me), 0
    for seat, move, card in _moves(view, me):
        number += 1
        if at.asked:
            at.turn = seat
        if move == PASS and not at.fresh:
            continue  # Everything higher was played: there was nothing to dare.
        if seat != me:
            witness.seen[seat].append(Moment(at.copy(), move, card))
        done = at.done
        at.play(move)
        at.hands = [0, 0, 0, 0]
        if card == HIDDEN:
            at.hidden = -1
        if done < at.done <= STOCKED:
            for other in range(4):
                if other != me:
                    witness.seen[other].append(None)
    return at, witness, number


def _moves(view: BrusView, me: int) -> Iterator[tuple[int, int, int]]:
    """Seats with their moves in order, and the card that left each hand by it: -1 for none."""
    # A turned card is dared two actions later, or not.
    for turned, action in zip((None, None, *view.past), view.past, strict=False):
        if isinstance(turned, Turn) and turned.card in DARING and isinstance(action, Play):
            yield SEAT_NUMBER[turned.seat], PASS, -1
        move = move_of(action)
        yield SEAT_NUMBER[action.seat], move, move & 31 if move < RUN else -1
    if view.asked is not None and (seat := SEAT_NUMBER[view.asked.seat]) != me:
        yield seat, TURNED, HIDDEN
