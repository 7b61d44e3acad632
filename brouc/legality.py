"""Legality of actions (rules 1.3, 2, 3.2, 3.4, 5.2, 6.4 to 6.7, 7.1, 9).

:func:`refuses` alone decides; :func:`legal_actions`, :func:`brouc.match.violation` and explanations
to players use it.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Final, assert_never

from brouc.actions import Action, Announce, Announcement, Book, Deal, Declare, Dehors, Mark, Play
from brouc.cards import PACK, Card, Rank
from brouc.deal import DealState
from brouc.result import MatchState
from brouc.ruleset import DeclareWhen, Marking, Preset, Raise
from brouc.seats import SEATS, Seat
from brouc.slate import BORDER, OUT
from brouc.tricks import legal_cards, why_not
from brouc.violations import Violation

CAPE_SLATE: Final = 19
"""Lowest slate for announcing a cape (rules 6.4)."""
VOLE_SLATE: Final = OUT - 120
"""Lowest score for announcing « partie et vole » (rules 9.5)."""


def refuses(state: MatchState, action: Action) -> Violation | None:
    """Reason against an action that is no deal; ``None`` if it is legal, as a wrong dehors is."""
    deal = state.deal
    if deal is None or not state.running:
        return _CLOSED.get(type(action), Violation.NO_DEAL)
    match action:
        case Play():
            return _play_violation(deal, action)
        case Declare():
            return _declare_violation(deal, action)
        case Mark():
            return _mark_violation(deal, action)
        case Dehors():
            return _dehors_violation(deal, action)
        case Announce():
            return _announce_violation(deal, action)
        case Book():
            return None if deal.turn is None else Violation.BOOK_TOO_EARLY
        case Deal():
            raise AssertionError("deals are judged before")


def legal_actions(state: MatchState, seat: Seat | None) -> tuple[Action, ...]:
    """Legal actions of a seat: cards on its turn, calls at any moment.

    ``None`` is the table: booking. Deals are not listed, since any pack is legal.
    """
    deal = state.deal
    if deal is None or not state.running:
        return ()
    if seat is None:
        return (Book(),) if deal.turn is None else ()
    actions: list[Action] = []
    if deal.turn is seat:
        plays = _PLAYS[seat]
        actions.extend([plays[card] for card in playable(deal, seat)])
    actions.extend(_declarations(deal, seat))
    actions.extend(_marks(deal, seat))
    actions.extend(_announcements(deal, seat))
    dehors = _DEHORS[seat]
    if _dehors_violation(deal, dehors) is None:
        actions.append(dehors)
    return tuple(actions)


def announceable(state: MatchState) -> tuple[Announcement, ...]:
    """Announcements that some seat may make now, from slates and tricks, which all can see."""
    deal = state.deal
    if deal is None or not state.running:
        return ()
    each = (one.announcement for seat in SEATS for one in _announcements(deal, seat))
    return tuple(dict.fromkeys(each))


def playable(deal: DealState, seat: Seat) -> tuple[Card, ...]:
    """Playable cards of a seat, in the hand's order."""
    dealt = deal.dealt
    return legal_cards(deal.hands[seat], deal.trick.cards, dealt.trump, ancient=dealt.rules.ancient)


def _announcements(deal: DealState, seat: Seat) -> list[Announce]:
    known = _ANNOUNCES[deal.dealt.rules.preset][seat]
    # Each asks for more than the one before.
    return list(takewhile(lambda one: _announce_violation(deal, one) is None, known))


def _declarations(deal: DealState, seat: Seat) -> list[Declare]:
    if not deal.tricks:
        return []
    possible = [
        Declare(seat, card.suit, extended)
        for card in deal.hands[seat]
        if card.rank is Rank.KING and Card(Rank.QUEEN, card.suit) in deal.hands[seat]
        for extended in (False, True)
    ]
    return [declare for declare in possible if _declare_violation(deal, declare) is None]


def _marks(deal: DealState, seat: Seat) -> list[Mark]:
    if deal.dealt.rules.marking is Marking.AUTOMATIC or not deal.tricks:
        return []
    possible = [
        Mark(seat, Card(rank, marriage.suit))
        for marriage in deal.tricks[-1].marriages
        for rank in (Rank.QUEEN, Rank.JACK)
    ]
    return [mark for mark in possible if _mark_violation(deal, mark) is None]


# Actions are values: shared objects halve the time of this module.
_PLAYS: Final = {seat: {card: Play(seat, card) for card in PACK} for seat in SEATS}
_DEHORS: Final = {seat: Dehors(seat) for seat in SEATS}
_ANNOUNCES: Final = {
    # By rising requirements (rules 6.4, 6.5).
    preset: {seat: tuple(Announce(seat, words) for words in known) for seat in SEATS}
    for preset, known in {
        Preset.BROUC: (Announcement.CAPE_ET_DEHORS, Announcement.PAS_DEDOUBLE),
        Preset.HOMME_DE_BROU: (Announcement.PARTIE_ET_VOLE,),
    }.items()
}


_CLOSED: Final = {Dehors: Violation.DEHORS_NO_DEAL, Announce: Violation.ANNOUNCE_NO_DEAL}


def _play_violation(deal: DealState, action: Play) -> Violation | None:
    turn = deal.turn
    if turn is None:
        return Violation.TRICKS_OVER
    if action.seat is not turn:
        return Violation.NOT_YOUR_TURN
    dealt = deal.dealt
    return why_not(
        action.card,
        deal.hands[turn],
        deal.trick.cards,
        dealt.trump,
        ancient=dealt.rules.ancient,
    )


def _declare_violation(deal: DealState, action: Declare) -> Violation | None:
    seat, suit, rules = action.seat, action.suit, deal.dealt.rules
    if not deal.tricks_of(seat.team):
        return Violation.DECLARE_BEFORE_TRICK
    hand = deal.hands[seat]
    ranks = (Rank.KING, Rank.QUEEN, Rank.JACK) if action.extended else (Rank.KING, Rank.QUEEN)
    if not all(Card(rank, suit) in hand for rank in ranks):
        return Violation.DECLARE_NOT_HELD
    before = [said for said in deal.declarations(seat) if said.suit is suit]
    if before:
        raises = action.extended and not any(said.extended for said in before)
        if not (raises and rules.raise_ is Raise.ALLOWED):
            return Violation.DECLARE_TWICE
    match rules.declare:
        case DeclareWhen.ANY_TIME:
            return None
        case DeclareWhen.OWN_TURN:
            return None if deal.turn is seat else Violation.DECLARE_NOT_YOUR_TURN
        case DeclareWhen.AFTER_OWN_TRICK:
            just_won = not deal.trick.cards and deal.tricks[-1].winner.team is seat.team
            return None if just_won else Violation.DECLARE_NOT_AFTER_TRICK
        case _:
            assert_never(rules.declare)


def _mark_violation(deal: DealState, action: Mark) -> Violation | None:
    if deal.dealt.rules.marking is Marking.AUTOMATIC:
        return Violation.MARK_AUTOMATIC
    card = action.card
    if card.rank not in (Rank.QUEEN, Rank.JACK):
        return Violation.MARK_NO_MARRIAGE
    if not deal.tricks:
        return Violation.MARK_NO_MARRIAGE
    if any(mark.marriage.suit is card.suit for mark in deal.marks()):
        return Violation.MARK_TWICE
    last = deal.tricks[-1]
    found = [m for m in last.marriages if m.suit is card.suit]
    if not found or (card.rank is Rank.JACK and not found[0].extended):
        earlier = any(
            m.suit is card.suit and won.winner.team is action.seat.team
            for won in deal.tricks[:-1]
            for m in won.marriages
        )
        return Violation.MARK_TOO_LATE if earlier else Violation.MARK_NO_MARRIAGE
    if last.winner.team is not action.seat.team:
        return Violation.MARK_NOT_WINNER
    return Violation.MARK_TOO_LATE if deal.trick.cards else None


def _dehors_violation(deal: DealState, action: Dehors) -> Violation | None:
    announced = deal.announced
    if announced is not None and announced.seat.team is action.seat.team:
        return Violation.DEHORS_AFTER_ANNOUNCING
    return None


def _announce_violation(deal: DealState, action: Announce) -> Violation | None:
    dealt, team = deal.dealt, action.seat.team
    vole = action.announcement is Announcement.PARTIE_ET_VOLE
    if vole is not dealt.rules.ancient:
        return Violation.ANNOUNCE_OTHER_RULES
    if deal.announced is not None:
        return Violation.ANNOUNCE_TWICE
    if vole and dealt.slate[team] < VOLE_SLATE:
        return Violation.VOLE_SCORE_TOO_LOW
    if not vole and dealt.slate[team] < CAPE_SLATE:
        return Violation.ANNOUNCE_SLATE_TOO_LOW
    if deal.tricks_of(team.other):
        return Violation.ANNOUNCE_TRICK_LOST
    if vole:
        late = len(deal.tricks) > 4 or (len(deal.tricks) == 4 and bool(deal.trick.cards))
        return Violation.VOLE_TOO_LATE if late else None
    if len(deal.hands[action.seat]) < 2:
        return Violation.ANNOUNCE_TOO_FEW_CARDS
    pas_dedouble = action.announcement is Announcement.PAS_DEDOUBLE
    if pas_dedouble and dealt.slate[team.other] >= BORDER:
        return Violation.ANNOUNCE_OPPONENTS_TOO_HIGH
    return None
