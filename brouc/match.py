"""The match: actions in, states out. Start reading here.

A state is the fold of its journal, ``replay(rules, actions)``. :mod:`brouc.legality` judges
actions, :mod:`brouc.outcome` ends deals; both are exported here.

>>> from brouc.actions import Deal, Dehors, Play
>>> from brouc.cards import PACK, Card
>>> from brouc.seats import Seat
>>> state = apply(MatchState(RuleSet()), Deal(Seat.SOUTH, PACK))
>>> refused = violation(state, Play(Seat.NORTH, Card.parse("Th")))
>>> refused.code, refused.rule
('not-your-turn', '2.1')
>>> [str(card) for card in playable(state.deal, Seat.EAST)][:3]
['Ah', 'Jh', '9h']
>>> apply(state, Dehors(Seat.WEST)).results[-1].ending
<Ending.WRONG_DEHORS: 'wrong-dehors'>
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import Final, assert_never

from brouc.actions import Action, Announce, Book, Deal, Declare, Dehors, Mark, Play
from brouc.deal import PACKETS, play, say, start_deal
from brouc.legality import legal_actions, playable, refuses
from brouc.outcome import after_call, after_count, after_trick, with_deal
from brouc.result import MatchState
from brouc.ruleset import OPTIONS, RuleSet
from brouc.seats import SEATS, Team
from brouc.violations import Violation
from gamekit.cards.engine import Engine

__all__ = [
    "ENGINE",
    "MatchState",
    "accept",
    "apply",
    "legal_actions",
    "playable",
    "replay",
    "violation",
]


def accept(state: MatchState, action: Action) -> MatchState:
    """State after an action judged before, without judging it again.

    Later corrections of rules must not change a played match.
    """
    deal = state.deal
    if isinstance(action, Deal):
        number = len(state.results) + 1
        deal = start_deal(
            state.rules, number, action.dealer, action.pack, state.slate, state.carried
        )
        return with_deal(state, deal)
    assert deal is not None, "legality was checked"
    match action:
        case Play():
            deal = play(deal, action.seat, action.card)
            if deal.trick.cards:
                return with_deal(state, deal)
            return after_trick(state, deal)
        case Declare() | Mark() | Announce():
            return with_deal(state, say(deal, action))
        case Dehors():
            return after_call(state, say(deal, action), action.seat)
        case Book():
            return after_count(state, deal)
        case _:
            assert_never(action)


ENGINE: Final = Engine[RuleSet, MatchState, Action](
    "brouc",
    SEATS,
    tuple(Team),
    OPTIONS,
    MatchState,
    Deal,
    PACKETS,
    Violation,
    refuses,
    accept,
    legal_actions,
    score="coches",
    book=Book,
)
"""The game's functions."""
apply: Final = ENGINE.apply
violation: Final = ENGINE.violation


def replay(rules: RuleSet, actions: Iterable[Action]) -> MatchState:
    """State of a journal; raise :class:`IllegalActionError` at an illegal action."""
    return reduce(apply, actions, MatchState(rules))
