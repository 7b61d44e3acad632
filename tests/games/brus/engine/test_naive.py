"""The engine compared with a naive referee, over random hands (``ORACLE_HANDS`` for more)."""

from __future__ import annotations

import json
import os
import random

from games.brus.engine.actions import Action, Answer, Dare, Deal, Play, Turn
from games.brus.engine.match import MatchState, RuleSet, apply, legal_actions
from games.brus.engine.record import FORMAT
from games.brus.engine.seats import SEATS
from tests.games.brus.engine.matches import random_action
from tests.games.brus.engine.naive import Event, judge

HANDS = int(os.environ.get("ORACLE_HANDS", "150"))


def event_of(action: Action) -> Event:
    match action:
        case Deal():
            return ("hand", action.dealer.value, tuple(card.text for card in action.pack))
        case Play():
            return ("card", action.seat.value, action.card.text, action.dared)
        case Turn():
            return ("turn", action.seat.value, action.card.text)
        case Answer():
            return ("answer", action.seat.value, action.takes)
        case Dare():
            return ("dare", action.seat.value)


def test_both_referees_agree_on_what_may_be_done_and_what_it_comes_to() -> None:
    rng, hands, seed = random.Random(7), 0, 0
    while hands < HANDS:
        rules = RuleSet(1 + seed % 3)
        state, journal, events = MatchState(rules), list[Action](), list[Event]()
        while state.winner is None:
            action = random_action(state, rng)
            state = apply(state, action)
            journal.append(action)
            events.append(event_of(action))
            if rng.random() < 0.02:
                agree(rules, journal, events, state)
        agree(rules, journal, events, state)
        hands += len(state.results)
        seed += 1


def agree(rules: RuleSet, journal: list[Action], events: list[Event], state: MatchState) -> None:
    facts, moves = judge(events, rules.games)
    assert json.loads(FORMAT.json(FORMAT.adjudicate(FORMAT.record_of(rules, journal)))) == facts
    legal = {event_of(action) for seat in SEATS for action in legal_actions(state, seat)}
    assert legal == moves
