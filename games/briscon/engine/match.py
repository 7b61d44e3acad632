"""The match: actions in, states out. Start reading here.

A state is the fold of its journal, ``replay(rules, actions)``.
:mod:`games.briscon.engine.legality` judges
actions, :mod:`games.briscon.engine.outcome` ends deals; both are exported here.

>>> from games.briscon.engine.actions import Deal, Play, Rob
>>> from games.briscon.engine.ruleset import RuleSet
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

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from games.briscon.engine.actions import Action, Book, Deal, Meld, Out, Play, Rob
from games.briscon.engine.deal import meld, play, rob, start_deal
from games.briscon.engine.legality import legal_actions, violation
from games.briscon.engine.melds import meld_of
from games.briscon.engine.outcome import after_count, after_out
from games.briscon.engine.ruleset import RuleSet
from games.briscon.engine.state import MatchState
from games.briscon.engine.violations import IllegalActionError

__all__ = ["MatchState", "accept", "apply", "legal_actions", "replay", "violation"]


def apply(state: MatchState, action: Action) -> MatchState:
    """State after an action; raise :class:`IllegalActionError` if it is illegal."""
    refused = violation(state, action)
    if refused is not None:
        raise IllegalActionError(refused)
    return accept(state, action)


def replay(rules: RuleSet, actions: Iterable[Action]) -> MatchState:
    """State of a journal; raise :class:`IllegalActionError` at an illegal action."""
    state = MatchState(rules)
    for action in actions:
        state = apply(state, action)
    return state


def accept(state: MatchState, action: Action) -> MatchState:
    """State after an action judged before, without judging it again.

    Folds journals whose actions later rules might refuse.
    """
    deal = state.deal
    if isinstance(action, Deal):
        number = len(state.results) + 1
        return replace(state, deal=start_deal(number, action.dealer, action.pack, state.score))
    assert deal is not None, "legality was checked"
    match action:
        case Play():
            return replace(state, deal=play(deal, action.card))
        case Rob():
            return replace(state, deal=rob(deal, action.seat))
        case Meld():
            melded = meld_of(action.cards)
            assert melded is not None, "legality was checked"
            return replace(state, deal=meld(deal, action.seat, melded))
        case Out():
            return after_out(state, deal, action.seat)
        case Book():
            return after_count(state, deal)
        case _:
            assert_never(action)
