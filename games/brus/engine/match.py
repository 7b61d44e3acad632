"""The match: actions in, states out. Start reading here.

A state is the fold of its journal by :func:`apply`.

>>> from games.brus.engine.actions import Deal, Play
>>> from games.brus.engine.seats import Seat
>>> from gamekit.cards.cards import PACK, Card
>>> state = apply(MatchState(RuleSet()), Deal(Seat.SOUTH, PACK))
>>> state.deal.turn, state.deal.hands[Seat.WEST]
(<Seat.WEST: 'W'>, (Card(Ah), Card(Jh), Card(Ad)))
>>> refused = violation(state, Play(Seat.NORTH, Card.parse("Th")))
>>> refused.code, refused.rule
('not-your-turn', '10.2')
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from gamekit.cards.cards import Card
from gamekit.cards.engine import Engine, Phase, WonByGames
from gamekit.cards.options import Options
from gamekit.cards.seats import Each
from games.brus.engine.actions import Action, Answer, Dare, Deal, Play, Turn, Violation
from games.brus.engine.cards import DARING, higher_than
from games.brus.engine.hand import (
    PACKETS,
    STROKES,
    HandResult,
    HandState,
    Kehren,
    Settled,
    act,
    start_hand,
)
from games.brus.engine.seats import SEATS, TEAMS, PerTeam, Seat, Team


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Rules of a match."""

    games: int = 1
    """Games that win it (rules 10.10)."""


OPTIONS: Final = Options({"brus": RuleSet()}, {"games": "10.10"}, {"games": (1, 2, 3)})
"""Options of a table.

>>> OPTIONS.ruleset("brus", {"games": "2"})
RuleSet(games=2)
"""


@dataclass(frozen=True, slots=True)
class OpenMatch(WonByGames[Team]):
    """Public part of a match."""

    rules: RuleSet
    games: PerTeam[int] = field(default_factory=lambda: Each.of(TEAMS, lambda _: 0))
    """Games won."""
    strokes: PerTeam[int] = field(default_factory=lambda: Each.of(TEAMS, lambda _: STROKES))
    """Current tableau: six strokes each at the start of a game (rules 10.4)."""
    stanti: int = 0
    """Stanti for the current or next hand (rules 10.9)."""
    results: tuple[HandResult, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchState(OpenMatch):
    """Match between two actions."""

    deal: HandState | None = None
    """Hand in progress or the last one; ``None`` before the first."""


# -- applied actions -------------------------------------------------------------------------------


def accept(state: MatchState, action: Action) -> MatchState:
    """State after an action judged before, without judging it again."""
    if isinstance(action, Deal):
        number = len(state.results) + 1
        hand = start_hand(number, action.dealer, action.pack, state.strokes, state.stanti)
        return replace(state, deal=hand)
    assert state.deal is not None, "legality was checked"
    return _with_hand(state, act(state.deal, action))


def _with_hand(state: MatchState, hand: HandState) -> MatchState:
    state = replace(state, deal=hand, strokes=hand.strokes)
    result = hand.result
    if result is None:
        return state
    state = replace(state, results=(*state.results, result), stanti=result.stanti)
    if not result.game_over or result.by is None:
        return state
    games = state.games.put(result.by, state.games[result.by] + 1)
    if games[result.by] == state.rules.games:
        return replace(state, games=games)
    return replace(state, games=games, strokes=Each.of(TEAMS, lambda _: STROKES), stanti=0)


# -- legality --------------------------------------------------------------------------------------


def refuses(state: MatchState, action: Action) -> Violation | None:
    """Reason against an action of a seat; ``None`` if it is legal."""
    hand = state.deal
    if hand is None or not state.running:
        return Violation.NO_HAND
    match action:
        case Play():
            return _play(hand, action)
        case Turn():
            return _turn(hand, action)
        case Answer():
            return _answer(hand, action)
        case Dare():
            return _dare(hand, action)
        case Deal():
            raise AssertionError("deals are judged before")


def legal_actions(state: MatchState, seat: Seat) -> tuple[Action, ...]:
    """Legal actions of a seat, out of turn included; deals belong to the table."""
    if state.deal is None or not state.running:
        return ()
    actions = _thinkable(state.deal.hands[seat], seat)
    return tuple(action for action in actions if refuses(state, action) is None)


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


def _due(asked: Kehren, seat: Seat) -> Violation:
    """Reason against a card while a turned one waits for an answer."""
    own = asked.seat.team is seat.team
    return Violation.ANSWER_DUE if own else Violation.ANSWER_FIRST


def _play(hand: HandState, action: Play) -> Violation | None:
    if hand.asked is not None:
        return _due(hand.asked, action.seat)
    if hand.turn is not action.seat:
        return Violation.NOT_YOUR_TURN
    if action.card not in hand.hands[action.seat]:
        return Violation.CARD_NOT_HELD
    return _dare_with(hand, action.seat, action.card) if action.dared else None


def _turn(hand: HandState, action: Turn) -> Violation | None:
    if hand.asked is not None:
        return _due(hand.asked, action.seat)
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
    led = hand.taken_up
    if led is None or led.seat is not action.seat:
        return Violation.DARE_NO_TURNED_CARD
    return Violation.DARE_TWICE if led.dared else _dare_with(hand, led.seat, led.card)


def _dare_with(hand: HandState, seat: Seat, card: Card) -> Violation | None:
    """Reason against daring a card about to be played or just turned (rules 10.5)."""
    if card not in DARING:
        return Violation.DARE_OTHER_CARD
    laid = hand.trick.laid
    if len(laid) == 3:
        return Violation.DARE_LAST
    if hand.trick.seven_counts:
        return Violation.DARE_SEVEN_LED
    known = {*hand.played, *hand.hands[seat]}
    if all(higher in known for higher in higher_than(card)):
        return Violation.DARE_NOTHING_HIGHER
    return None


ENGINE: Final = Engine[RuleSet, MatchState, Action](
    "brus",
    SEATS,
    TEAMS,
    OPTIONS,
    MatchState,
    Deal,
    PACKETS,
    Violation,
    refuses,
    accept,
    legal_actions,
    unit="hand",
    pause=Phase.ANSWERING,
)
"""The game's functions."""
apply: Final = ENGINE.apply
violation: Final = ENGINE.violation


# -- statistics ------------------------------------------------------------------------------------

Count = tuple[Seat, str, int]
"""Seat, name, amount."""


def tally(before: MatchState, action: Action, after: MatchState) -> Iterator[Count]:
    """Counts of one applied action."""
    hand, was = after.deal, before.deal
    assert hand is not None, "every applied action leaves a hand"
    if isinstance(action, Turn):
        yield action.seat, "kehren", 1
    if was is not None and was.number == hand.number:
        for trick in hand.tricks[len(was.tricks) :]:
            yield trick.winner, "tricks", 1
        for settled in hand.settled[len(was.settled) :]:
            yield from _settled(settled)
    if len(after.results) > len(before.results):
        yield from _ended(after.results[-1])


def _settled(settled: Settled) -> Iterator[Count]:
    yield settled.seat, "dares", 1
    if settled.team is not None:
        yield settled.seat, "dares_won" if settled.won else "dares_beaten", 1
    for seat in SEATS:
        if settled.team is not None and settled.wiped:
            yield seat, _wiped(seat.team is settled.team), settled.wiped


def _ended(result: HandResult) -> Iterator[Count]:
    for seat in SEATS:
        yield seat, "hands", 1
        if result.by is None:
            continue
        won = seat.team is result.by
        yield seat, _wiped(won), result.wiped
        if won:
            yield seat, "hands_won", 1
            if result.jannen:
                yield seat, "jannen", 1
        if result.game_over:
            yield seat, "games", 1
            if won:
                yield seat, "games_won", 1
            drawn = "keulen" if result.keule else "brillen"
            yield seat, f"{drawn}_given" if won else f"{drawn}_taken", 1


def _wiped(own: bool) -> str:
    return "strokes_wiped" if own else "strokes_lost"
