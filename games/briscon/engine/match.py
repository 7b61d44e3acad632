"""The match: actions in, states out. Start reading here.

A state is the fold of its journal by :func:`apply`.

>>> from games.briscon.engine.actions import Deal, Play, Rob
>>> from games.briscon.engine.seats import Seat
>>> from gamekit.cards.cards import PACK, Card
>>> state = apply(MatchState(RuleSet()), Deal(Seat.SOUTH, PACK))
>>> state.deal.upcard, state.deal.hands[Seat.NORTH]
(Card(Kd), (Card(Ah), Card(Th), Card(Jh), Card(9h), Card(8h)))
>>> refused = violation(state, Rob(Seat.SOUTH))
>>> refused.code, refused.rule
('rob-not-on-lead', '11.3')
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Final

from gamekit.cards.cards import Card, Suit
from gamekit.cards.engine import Engine, WonByGames
from gamekit.cards.options import Options
from gamekit.cards.seats import Each
from games.briscon.engine.actions import Action, Book, Deal, Meld, Out, Play, Rob, Violation
from games.briscon.engine.cards import legal_cards
from games.briscon.engine.deal import (
    PACKETS,
    TRICKS,
    DealResult,
    DealState,
    Ending,
    Reason,
    act,
    at_the_end,
    start_deal,
)
from games.briscon.engine.melds import Kind, meld_of
from games.briscon.engine.seats import SEATS, PerSeat, Seat


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Rules of a match."""

    games: int = 1
    """Games that win it (rules 11.7)."""
    strict: bool = False
    """Whether the last five tricks require higher cards and ruffs (rules 11.2)."""


OPTIONS: Final = Options(
    {"briscon": RuleSet()},
    {"games": "11.7", "strict": "11.2"},
    {"games": (1, 3, 5)},
    switches=("strict",),
)
"""Options of a table.

>>> OPTIONS.ruleset("briscon", {"games": "3", "strict": "yes"})
RuleSet(games=3, strict=True)
"""


def _nothing() -> PerSeat[int]:
    return Each.of(SEATS, lambda _: 0)


@dataclass(frozen=True, slots=True)
class OpenMatch(WonByGames[Seat]):
    """Public part of a match."""

    rules: RuleSet
    games: PerSeat[int] = field(default_factory=_nothing)
    """Games won."""
    score: PerSeat[int] = field(default_factory=_nothing)
    """Points of the current game, without the deal in progress."""
    decider: bool = False
    """Whether both have the same 600 or more: the current or next deal decides, without « aus »
    (rules 11.6)."""
    results: tuple[DealResult, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchState(OpenMatch):
    """Match between two actions."""

    deal: DealState | None = None
    """Deal in progress or the last one; ``None`` before the first."""


# -- applied actions -------------------------------------------------------------------------------


def accept(state: MatchState, action: Action) -> MatchState:
    """State after an action judged before, without judging it again.

    Folds journals whose actions later rules might refuse.
    """
    deal = state.deal
    if isinstance(action, Deal):
        number = len(state.results) + 1
        return replace(state, deal=start_deal(number, action.dealer, action.pack, state.score))
    assert deal is not None, "legality was checked"
    if isinstance(action, Book):
        return _ended(state, deal)
    deal = act(deal, action)
    if isinstance(action, Out):
        return _ended(state, deal, action.seat)
    return replace(state, deal=deal)


# -- legality --------------------------------------------------------------------------------------


def refuses(state: MatchState, action: Action) -> Violation | None:
    """Reason against an action that is no deal; ``None`` if it is legal."""
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
        case Deal():
            raise AssertionError("deals are judged before")


def legal_actions(state: MatchState, seat: Seat) -> tuple[Action, ...]:
    """Legal actions of a seat, « aus » out of turn included; the table deals and books."""
    if not state.running or state.deal is None:
        return ()
    actions = _thinkable(state.deal, seat)
    return tuple(action for action in actions if refuses(state, action) is None)


def _thinkable(deal: DealState, seat: Seat) -> Iterator[Action]:
    held = deal.hands[seat]
    yield from (Play(seat, card) for card in held)
    yield Rob(seat)
    sets = [cards for count in range(2, len(held) + 1) for cards in combinations(held, count)]
    sets.extend(trick.cards for trick in deal.tricks[-1:])
    melds = dict.fromkeys(filter(None, map(meld_of, sets)))  # Each once.
    yield from (Meld(seat, meld.cards) for meld in melds)
    yield Out(seat)


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
    held = set(meld.cards) <= set(deal.hands[action.seat])
    # The leader won the trick before.
    in_trick = bool(deal.tricks) and set(meld.cards) == set(deal.tricks[-1].cards)
    if not held and not (in_trick and meld.kind is Kind.MARRIAGE):
        return Violation.MELD_NOT_HELD
    before = [one for one in deal.melds if one.kind is meld.kind]
    match meld.kind:
        case Kind.MARRIAGE:
            twice = any(one.suit is meld.suit for one in before)
        case Kind.FOUR:
            twice = any(one.rank is meld.rank for one in before)
        case Kind.SEQUENCE:
            used = {card for one in before for card in one.cards}
            return Violation.MELD_CARD_USED if used & set(meld.cards) else None
    return Violation.MELD_TWICE if twice else None


# -- ends of deals and games -----------------------------------------------------------------------

GOAL: Final = 600
"""Points that win a game (rules 11.6)."""


def _ended(state: MatchState, deal: DealState, caller: Seat | None = None) -> MatchState:
    """Match after « aus », which decides the game, or after booking sixteen tricks
    (rules 11.5, 11.6).
    """
    deal = replace(deal, written=(*deal.written, *at_the_end(deal)))
    cards = deal.card_points()
    score = Each.of(SEATS, lambda seat: deal.score[seat] + deal.points(seat) + cards[seat])
    all_tricks = [one.seat for one in deal.written if one.reason is Reason.ALL_TRICKS]
    by: Seat | None
    if caller is not None:
        right = score[caller] >= GOAL
        ending, by = (Ending.OUT, caller) if right else (Ending.WRONG_OUT, caller.other)
    elif all_tricks:
        ending, by = Ending.ALL_TRICKS, all_tricks[0]
    else:
        best = max(SEATS, key=lambda seat: score[seat])
        out = score[best] >= GOAL and score[best] > score[best.other]
        ending, by = Ending.COUNTED, best if out else None
    result = DealResult(deal.number, ending, caller, by, deal.written, cards, score)
    state = replace(
        state,
        deal=replace(deal, result=result),
        results=(*state.results, result),
        score=score,
        # Nobody has won although one has 600: both have the same.
        decider=by is None and max(score) >= GOAL,
    )
    if by is None:
        return state
    games = state.games.put(by, state.games[by] + 1)
    return replace(state, games=games, score=_nothing())


ENGINE: Final = Engine[RuleSet, MatchState, Action](
    "briscon",
    SEATS,
    SEATS,
    OPTIONS,
    MatchState,
    Deal,
    PACKETS,
    Violation,
    refuses,
    accept,
    legal_actions,
    book=Book,
)
"""The game's functions."""
apply: Final = ENGINE.apply
violation: Final = ENGINE.violation


# -- statistics ------------------------------------------------------------------------------------


def tally(before: MatchState, action: Action, after: MatchState) -> Iterator[tuple[Seat, str, int]]:
    """Seat, name and amount of each count of an applied action.

    Card points are counted with the deal's result only (rules 11.8).
    """
    deal = after.deal
    assert deal is not None, "every action leaves a deal"
    match action:
        case Meld():
            yield action.seat, "melds", 1
            yield action.seat, "best_meld", deal.written[-1].points
        case Rob():
            yield action.seat, "robbed", 1
    if before.deal is not None and len(deal.tricks) > len(before.deal.tricks):
        yield deal.tricks[-1].winner, "tricks", 1
    if len(after.results) > len(before.results):
        yield from _of_result(deal, after.results[-1])


def _of_result(deal: DealState, result: DealResult) -> Iterator[tuple[Seat, str, int]]:
    for seat in SEATS:
        yield seat, "deals", 1
        yield seat, "points", result.score[seat] - deal.score[seat]
    if result.said_by is not None:
        right = result.ending is Ending.OUT
        yield result.said_by, "outs_right" if right else "outs_wrong", 1
        if right and result.score[result.said_by] == GOAL:
            yield result.said_by, "outs_exact", 1
    for one in result.written:
        if one.reason is Reason.ALL_TRICKS:
            yield one.seat, "all_tricks", 1
    if result.by is not None:
        yield from ((seat, "games", 1) for seat in SEATS)
        yield result.by, "games_won", 1
