"""Knowledge of a seat: a view as masks, with everything seen of the other.

Everything here is certain; what is merely likely belongs to the worlds' weights.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from gamekit.cards.cards import PACK, Card, Suit
from games.briscon.cards import OTHER, SEATS, place, points_of
from games.briscon.melds import Kind, Melded
from games.briscon.players.core.kernel import ALL, BrisconPosition
from games.briscon.players.core.worlds import BOTTOM, HIGH, LOW, Moment, Witness
from games.briscon.rules import DRAWS, TRICKS, BrisconView, Reason

SUITS: Final = {suit: number for number, suit in enumerate(Suit)}
SEAT_NUMBER: Final = {seat: number for number, seat in enumerate(SEATS)}
NUMBER: Final = {card: SUITS[card.suit] * 8 + place(card) for card in PACK}
"""The kernel's number of a card."""
CARDS: Final = tuple(sorted(PACK, key=lambda card: NUMBER[card]))
"""The card of a kernel's number."""
_KEPT: Final = {Reason.HIGH: HIGH, Reason.LOW: LOW}


@dataclass(slots=True)
class Known:
    """A seat's knowledge of the deal in progress."""

    me: int
    at: BrisconPosition
    """The table as the seat sees it: the other's hand and the stock are empty. After the sixteenth
    trick what is written at the end is counted."""
    witness: Witness
    hand: int
    other: int
    """Number of cards of the other."""
    must: int
    """Seen cards among them."""
    unseen: int
    """Cards that may be in the other's hand or in the stock."""
    kept: int
    """Repeated entries of the other: 1 high cards, 2 low ones, 0 nothing."""
    score: list[int]
    """Before the deal, by seat."""
    dealer: int
    decider: bool
    number: int
    """Number of the deal, from 1."""

    def count(self, seat: int) -> int:
        """Points that a seat could count if « aus » were said now (rules 11.6)."""
        return self.score[seat] + self.at.total(seat)


def mask(cards: tuple[Card, ...]) -> int:
    """Cards as a set."""
    return sum(1 << NUMBER[card] for card in cards)


def cards_of(held: int) -> tuple[Card, ...]:
    """A set as cards, by suit and from high to low."""
    return tuple(card for number, card in enumerate(CARDS) if held >> number & 1)


def knowledge_of(view: BrisconView) -> Known:
    """Certain knowledge of the view's seat. Raises ``ValueError`` without seat or deal."""
    if view.seat is None or not view.dealt:
        raise ValueError("a spectator, or a match without a deal, has nothing to think about")
    me, other = SEAT_NUMBER[view.seat], OTHER[view.seat]
    at, moments = _watched(view, me)
    hand, must = mask(view.hand), mask(view.known[other])
    if me:
        at.second = hand
    else:
        at.first = hand
    at.turn = SEAT_NUMBER[view.turn] if view.turn is not None else at.turn
    at.kept0, at.kept1 = (_keeps(view, seat) for seat in SEATS)
    _count(view, at)
    at.look()
    witness = Witness(me)
    witness.moments = moments
    witness.began = _drawn_for(view, other, 0)
    unseen = ALL & ~hand & ~at.gone & ~must
    if view.turned is not None:
        unseen &= ~(1 << NUMBER[view.turned])
    return Known(
        me=me,
        at=at,
        witness=witness,
        hand=hand,
        other=view.held[other],
        must=must,
        unseen=unseen,
        kept=_keeps(view, other),
        score=[view.standing.score[seat] for seat in SEATS],
        dealer=SEAT_NUMBER[view.dealer or ""],
        decider=view.standing.decider,
        number=view.number,
    )


def _watched(deal: BrisconView, me: int) -> tuple[BrisconPosition, list[Moment]]:
    """The table now, hands unknown, and the other's plays with the table as it was."""
    at = BrisconPosition(SUITS[deal.indicator.suit], deal.strict)
    at.stock = [0] * (2 + DRAWS)  # No matter which cards: hands are emptied after each draw.
    other = SEATS[1 - me]
    moments: list[Moment] = []
    shown = 0
    tricks = ((trick.leader, trick.cards) for trick in deal.tricks)
    lying = tuple(one.card for one in deal.lying if one.card is not None)
    for number, (leader, cards) in enumerate((*tricks, (deal.leader or "", lying))):
        _before(deal, at, number)
        shown |= _shown(deal, other, number)
        at.turn = SEAT_NUMBER[leader]
        for card in cards:
            if at.turn != me:
                moment = Moment(at.copy(), NUMBER[card])
                moment.shown = shown
                _drawing(deal, moment, other, number)
                if at.led < 0 and _robs(deal, other, number):
                    seven = 1 << 8 * at.trump + 7
                    moment.robbed = seven | 1 << NUMBER[deal.indicator]
                moments.append(moment)
            wed = at.wed
            at.play(NUMBER[card])
            at.first = at.second = 0
            at.wed = wed  # A marriage of the trick need not have been melded.
    return at, moments


def _before(deal: BrisconView, at: BrisconPosition, number: int) -> None:
    """Melds and robbing before a trick."""
    robbed = deal.robbed is not None and deal.robbed.trick <= number
    at.bottom = SUITS[deal.indicator.suit] * 8 + 7 if robbed else NUMBER[deal.indicator]
    for _, meld in _melds(deal, number):
        match meld.kind:
            case Kind.MARRIAGE:
                at.wed |= 2 << 8 * SUITS[meld.suit]
                continue
            case Kind.FOUR:
                at.fours |= 1 << (NUMBER[meld.cards[0]] & 7)
            case Kind.SEQUENCE:
                at.used |= mask(meld.cards)
        if mask(meld.cards) >> at.trump * 8 & 1:
            at.ace_open = False


def _melds(deal: BrisconView, number: int) -> Iterator[tuple[str, Melded]]:
    for one in deal.written:
        if one.meld is not None and one.trick == number:
            yield one.seat, one.meld


def _shown(deal: BrisconView, seat: str, number: int) -> int:
    """The cards that a seat has shown before it leads to a trick."""
    found = 0
    for who, meld in _melds(deal, number):
        if who == seat:
            found |= mask(meld.cards)
    return found | 1 << NUMBER[deal.indicator] if _robs(deal, seat, number) else found


def _robs(deal: BrisconView, seat: str, number: int) -> bool:
    """Whether a seat robbed before it led to a trick."""
    robbed = deal.robbed
    return robbed is not None and robbed.seat == seat and robbed.trick == number


def _drawing(deal: BrisconView, moment: Moment, seat: str, number: int) -> None:
    """Knowledge of the card that a seat drew after a trick."""
    if number >= len(deal.tricks) or 2 * number >= DRAWS:
        return
    moment.draws = True
    if 2 * number + 2 == DRAWS and deal.tricks[number].winner != seat:
        moment.drew = BOTTOM
        return
    before, after = _drawn_for(deal, seat, number), _drawn_for(deal, seat, number + 1)
    if after:
        moment.drew = after
    elif before and not _robbed_high(deal, seat, number):
        moment.drew = LOW if before == HIGH else HIGH


def _drawn_for(deal: BrisconView, seat: str, number: int) -> int:
    """HIGH or LOW if that was written for a seat after so many tricks."""
    then = (one.reason for one in deal.written if one.seat == seat and one.trick == number)
    return next((_KEPT[reason] for reason in then if reason in _KEPT), 0)


def _robbed_high(deal: BrisconView, seat: str, number: int) -> bool:
    return _robs(deal, seat, number) and place(deal.indicator) < 5


def _keeps(deal: BrisconView, seat: str) -> int:
    """As the kernel has it: 1 while all five cards are high, 2 while they are low."""
    number = len(deal.tricks)
    if 2 * number > DRAWS or _robbed_high(deal, seat, number):
        return 0
    return {HIGH: 1, LOW: 2}.get(_drawn_for(deal, seat, number), 0)


def _count(deal: BrisconView, at: BrisconPosition) -> None:
    """Everything that counts for each seat so far."""
    points = [0, 0]
    for one in deal.written:
        points[SEAT_NUMBER[one.seat]] += one.points
    for trick in deal.tricks:
        points[SEAT_NUMBER[trick.winner]] += points_of(trick.cards)
    at.points0, at.points1 = points
    if at.done == TRICKS and deal.result is None:
        at.close(at.turn)
