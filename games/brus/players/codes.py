"""The engine's cards, seats and actions as the kernel's numbers, and back."""

from __future__ import annotations

from typing import Final

from gamekit.cards.cards import PACK, Card
from games.brus.engine.actions import Action, Answer, Dare, Play, Turn
from games.brus.engine.cards import BEATING, SEVENS
from games.brus.engine.seats import SEATS, Seat
from games.brus.players.core.kernel import (
    BLANK,
    DARE,
    DARED,
    PASS,
    RUN,
    TAKE,
    TURNED,
    BrusPosition,
)

MARKED: Final = (*BEATING, *SEVENS)
"""The cards with a number of their own, by it."""
CODE: Final = {card: MARKED.index(card) if card in MARKED else BLANK for card in PACK}
"""Every card's number."""
PACK_CODES: Final = tuple(CODE.values())
"""The 32 cards' numbers."""
_NUMBER: Final = {seat: number for number, seat in enumerate(SEATS)}


def number(seat: Seat) -> int:
    """The seat's number in the order of play, from North's 0."""
    return _NUMBER[seat]


def mask(cards: tuple[Card, ...]) -> int:
    """The kernel's set of these cards."""
    return sum(1 << CODE[card] for card in cards)


def card_of(code: int, held: tuple[Card, ...]) -> Card:
    """A card of the hand with that number: of blank cards, between which nothing tells, the last in
    the pack's order. Without stock a seven stands for any card that is as good as blank."""
    same = [card for card in held if CODE[card] == code]
    if not same:
        raise ValueError(f"no card {code} is held")
    return max(same, key=lambda card: card.index)


def action_of(move: int, seat: Seat, held: tuple[Card, ...]) -> Action | None:
    """A kernel's move as the engine's action; ``None`` for not daring the turned card."""
    if move == PASS:
        return None
    if move in (RUN, TAKE):
        return Answer(seat, takes=move == TAKE)
    if move == DARE:
        return Dare(seat)
    card = card_of(move & 31, held)
    if move >= TURNED:
        return Turn(seat, card)
    return Play(seat, card, dared=move >= DARED)


def make(at: BrusPosition, action: Action) -> bool:
    """Make an action of the engine's in the kernel; whether it completed a trick or the hand.

    A turned card that is neither dared nor left is one of the kernel's moves, not of the engine's:
    it is made here before the next card.
    """
    match action:
        case Play():
            if at.fresh:
                at.play(PASS)
            return at.play(CODE[action.card] + (DARED if action.dared else 0))
        case Turn():
            return at.play(CODE[action.card] + TURNED)
        case Answer():
            return at.play(TAKE if action.takes else RUN)
        case Dare():
            return at.play(DARE)
        case _:
            raise ValueError("a deal is no move")
