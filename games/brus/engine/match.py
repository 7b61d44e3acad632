"""The match: actions in, states out. Start reading here.

A state is the fold of its journal, ``replay(rules, actions)``. :mod:`games.brus.engine.legality`
judges actions,
:mod:`games.brus.engine.outcome` ends hands; both are exported here.

>>> from games.brus.engine.actions import Deal, Play
>>> from games.brus.engine.ruleset import RuleSet
>>> from games.brus.engine.seats import Seat
>>> from gamekit.cards.cards import PACK, Card
>>> state = apply(MatchState(RuleSet()), Deal(Seat.SOUTH, PACK))
>>> state.hand.turn, state.hand.hands[Seat.WEST]
(<Seat.WEST: 'W'>, (Card(Ah), Card(Jh), Card(Ad)))
>>> refused = violation(state, Play(Seat.NORTH, Card.parse("Th")))
>>> refused.code, refused.rule
('not-your-turn', '10.2')
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from gamekit.cards.each import Each
from games.brus.engine.actions import Action, Answer, Dare, Deal, Play, Turn
from games.brus.engine.hand import HandState, Kehren, Laid, draw, lay, start_hand, take_trick
from games.brus.engine.legality import legal_actions, violation
from games.brus.engine.outcome import STROKES, after_run, after_trick
from games.brus.engine.ruleset import RuleSet
from games.brus.engine.seats import TEAMS
from games.brus.engine.state import MatchState
from games.brus.engine.violations import IllegalActionError

__all__ = ["MatchState", "accept", "apply", "legal_actions", "replay", "violation"]


def apply(state: MatchState, action: Action) -> MatchState:
    """State after an action; raise :class:`IllegalActionError` if it is illegal."""
    refused = violation(state, action)
    if refused is not None:
        raise IllegalActionError(refused)
    return accept(state, action)


def accept(state: MatchState, action: Action) -> MatchState:
    """State after an action judged before, without judging it again."""
    if isinstance(action, Deal):
        number = len(state.results) + 1
        hand = start_hand(number, action.dealer, action.pack, state.strokes, state.stanti)
        return replace(state, hand=hand)
    assert state.hand is not None, "legality was checked"
    return _with_hand(state, _after(state.hand, action))


def replay(rules: RuleSet, actions: Iterable[Action]) -> MatchState:
    """State of a journal; raise :class:`IllegalActionError` at an illegal action."""
    state = MatchState(rules)
    for action in actions:
        state = apply(state, action)
    return state


def _after(hand: HandState, action: Play | Turn | Answer | Dare) -> HandState:
    match action:
        case Play():
            hand = lay(hand, Laid(action.seat, action.card, action.dared))
            if not hand.trick.complete:
                return hand
            hand = after_trick(take_trick(hand))
            return draw(hand) if hand.result is None else hand
        case Turn():
            hand = lay(hand, Laid(action.seat, action.card))
            turned = Kehren(action.seat, hand.trick.number)
            return replace(hand, kehren=(*hand.kehren, turned))
        case Answer():
            *before, asked = hand.kehren
            answered = replace(asked, answered_by=action.seat, takes=action.takes)
            hand = replace(hand, kehren=(*before, answered))
            return hand if action.takes else after_run(hand, action.seat.team)
        case Dare():
            (turned_card,) = hand.trick.laid
            dared = replace(turned_card, dared=True)
            return replace(hand, trick=replace(hand.trick, laid=(dared,)))
        case _:
            assert_never(action)


def _with_hand(state: MatchState, hand: HandState) -> MatchState:
    state = replace(state, hand=hand, strokes=hand.strokes)
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
